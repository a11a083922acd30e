import type { ReactNode, RefObject } from 'react'
import { answerInWords } from '#domain/guided/answered.ts'
import type { StepProps } from './step-props.ts'
import { StepRatings } from './step-ratings.tsx'
import { StepWords } from './step-words.tsx'

interface StepPaneProps extends StepProps {
  at: number
  /** The card beside grave words. */
  care: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}

/** The open step: its question, what it is held against, and where it is answered. */
export function StepPane({ heading, at, care, ...props }: StepPaneProps) {
  const { method, talk, step } = props
  const recalled = method.steps.find(({ id }) => id === step.recalls)
  const held = recalled ? answerInWords(recalled, talk) : ''
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-5.5 pt-7 pb-10 lg:px-12 lg:pt-21">
      <div className="mx-auto max-w-155 lg:mx-0 lg:ml-[max(0px,calc((100%-780px)/2))]">
        <p className="flex items-baseline justify-between gap-4 text-small text-text-2">
          <span>
            Step {at + 1} of {method.steps.length}
          </span>
          <span className="text-muted">about {method.minutes} minutes in all</span>
        </p>
        <h1 ref={heading} tabIndex={-1} className="type-screen-title mt-2 outline-none">
          {step.question}
        </h1>
        <p className="mt-3.5 text-pretty text-text-2">{step.hint}</p>
        {held !== '' && (
          <p className="mt-1.5 line-clamp-4 whitespace-pre-line font-serif text-quote leading-body italic [overflow-wrap:anywhere]">
            “{held}”
          </p>
        )}
        <div className="mt-7">
          {step.kind === 'rating' ? <StepRatings {...props} /> : <StepWords {...props} />}
        </div>
        {care}
      </div>
    </div>
  )
}
