import { Link } from '@tanstack/react-router'
import { ChevronLeft } from 'lucide-react'
import { answerInWords, titleOf } from '#domain/guided/answered.ts'
import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import type { GuidedMethod, GuidedStep } from '#domain/guided/guided-method.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop } from '#web/ui/drop-mark.tsx'

interface StepsRailProps {
  method: GuidedMethod
  talk: GuidedConversation
  /** Null: it has ended. */
  current: string | null
  onChoose: (step: string) => void
}

/** All steps with what was answered; any of them can be gone to. On a phone one line of drops. */
export function StepsRail({ method, talk, current, onChoose }: StepsRailProps) {
  const title = titleOf(method, talk)
  return (
    <div className="flex shrink-0 flex-col border-line max-lg:border-b lg:w-85 lg:overflow-y-auto lg:border-r">
      <div className="px-5.5 pt-4 max-lg:flex max-lg:items-center max-lg:gap-4 lg:px-10 lg:pt-11">
        <Link
          to="/guided"
          className="hit-44 inline-flex items-center gap-2 rounded-inner text-small text-text-2 hover:text-text"
        >
          <ChevronLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          Leave, it is kept
        </Link>
        <p className="type-label text-muted max-lg:ml-auto lg:mt-8">{method.title}</p>
        {title !== method.title && (
          <p className="font-serif text-title-s leading-ui [overflow-wrap:anywhere] max-lg:hidden">{title}</p>
        )}
        {talk.begunFrom && (
          <p className="type-label mt-1.5 text-muted max-lg:hidden">
            begun from {longDate(talk.begunFrom.day)}
          </p>
        )}
      </div>
      <ol className="flex px-5.5 py-3 max-lg:gap-1 lg:mt-7 lg:flex-col lg:px-10">
        {method.steps.map((step) => (
          <Step
            key={step.id}
            step={step}
            answer={answerInWords(step, talk)}
            isCurrent={step.id === current}
            onChoose={() => onChoose(step.id)}
          />
        ))}
      </ol>
      <p className="type-label mt-auto px-10 pt-8 pb-8 text-pretty text-muted max-lg:hidden">
        Not treatment, a way of writing it down. {method.source}
      </p>
    </div>
  )
}

interface StepProps {
  step: GuidedStep
  answer: string
  isCurrent: boolean
  onChoose: () => void
}

function Step({ step, answer, isCurrent, onChoose }: StepProps) {
  const level = isCurrent ? 0.5 : answer === '' ? 0 : 1
  return (
    <li className="group relative max-lg:flex-1">
      <span
        aria-hidden="true"
        className="absolute top-7 bottom-0 left-2 w-px bg-line-strong group-last:hidden max-lg:hidden"
      />
      <button
        type="button"
        aria-current={isCurrent ? 'step' : undefined}
        onClick={onChoose}
        className="flex w-full items-start gap-4 rounded-inner text-left max-lg:min-h-11 max-lg:items-center max-lg:justify-center lg:pb-5"
      >
        <Drop
          size={17}
          level={level}
          className={classNames('shrink-0 lg:mt-1', level > 0 ? 'text-ink' : 'text-muted')}
        />
        <span className="min-w-0 max-lg:sr-only">
          <span
            className={classNames(
              'block text-ui leading-ui',
              isCurrent ? 'font-medium text-text' : answer === '' ? 'text-muted' : 'text-text-2',
            )}
          >
            {step.name}
          </span>
          {answer !== '' && (
            <span className="mt-0.5 line-clamp-2 font-serif text-item leading-ui text-text-2 [overflow-wrap:anywhere]">
              {step.kind === 'rating' ? answer : <q className="italic">{answer}</q>}
            </span>
          )}
        </span>
      </button>
    </li>
  )
}
