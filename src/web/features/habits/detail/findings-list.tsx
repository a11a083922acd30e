import { useId, useRef } from 'react'
import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import { answerTo, putAway, shownFindings } from '#domain/insights/habits/answered.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { IntervalLine } from '#web/ui/charts/interval-line.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import type { FindingAnswers } from './use-finding-answers.ts'
import type { FindingsView } from './use-findings.ts'

const names = {
  pattern: 'Pattern',
  improvement: 'Change',
  obstacle: 'Obstacles',
  correlation: 'Connection',
} as const

/** What the days show, in four kinds; "no clear link" is as large as a finding. */
export function FindingsList({ view, said }: { view: FindingsView; said: FindingAnswers }) {
  const title = useRef<HTMLHeadingElement>(null)
  const id = useId()
  const isReady = view.findings !== null && said.isReady
  // What was pressed goes with what it put away: the focus stays near it.
  const stay = () => title.current?.focus()
  return (
    <section aria-labelledby={id} aria-busy={!isReady && !view.hasFailed}>
      <h3 ref={title} tabIndex={-1} id={id} className="font-serif text-title-xs leading-item tracking-title">
        What do the days show?
      </h3>
      <p className="type-secondary mt-1 text-text-2">
        These are comparisons. They do not say what causes what.
      </p>
      {view.hasFailed && (
        <p className="type-secondary mt-4 text-text-2">
          The days could not be compared. Open this page again.
        </p>
      )}
      {!isReady && !view.hasFailed && <Skeleton className="mt-4 h-64 w-full" />}
      {isReady && (
        <ul className="mt-2">
          {shownFindings(view.findings, said.answers).map((finding) => (
            <Finding key={finding.id} finding={finding} said={said} onGone={stay} />
          ))}
        </ul>
      )}
      {isReady && <PutAway said={said} onGone={stay} />}
    </section>
  )
}

interface FindingProps {
  finding: HabitFinding
  said: FindingAnswers
  onGone: () => void
}

function Finding({ finding, said, onGone }: FindingProps) {
  return (
    <li className="border-line border-b py-4 last:border-0">
      <p className="type-label text-muted">{names[finding.type]}</p>
      <p
        className={`mt-0.5 font-serif text-read leading-list ${finding.isClear ? 'text-text' : 'text-text-2 italic'}`}
      >
        {finding.sentence}
      </p>
      {finding.interval && (
        <div className="mt-1">
          <IntervalLine
            found={{ ...finding.interval, point: finding.interval.value }}
            ends={[-finding.interval.scale, finding.interval.scale]}
            isClear={finding.isClear}
            zero={0}
            hasGround
          />
        </div>
      )}
      <p className="type-label figures mt-1 text-muted">{finding.missing ?? finding.basis}</p>
      {finding.quotes.map(({ day, text }) => (
        <p key={day + text} className="mt-1.5">
          <span className="type-quote text-item">“{text}”</span>{' '}
          <span className="type-label text-muted">{shortDate(day, '')}</span>
        </p>
      ))}
      {finding.isClear && <Answers {...{ finding, said, onGone }} />}
    </li>
  )
}

function Answers({ finding, said, onGone }: FindingProps) {
  const before = answerTo(finding, said.answers)
  const isHelpful = before?.answer === 'helpful'
  const away = (answer: 'not_true' | 'hidden') => {
    void said.put(finding, answer, before)
    onGone()
  }
  return (
    <div className="-ml-3 flex flex-wrap">
      <Button
        variant="quiet"
        size="small"
        aria-pressed={isHelpful}
        onClick={() => (isHelpful ? said.takeBack(before.id) : void said.put(finding, 'helpful'))}
      >
        {isHelpful ? 'Helpful ✓' : 'Helpful'}
      </Button>
      <Button variant="quiet" size="small" onClick={() => away('not_true')}>
        Not true
      </Button>
      <Button variant="quiet" size="small" onClick={() => away('hidden')}>
        Hide
      </Button>
    </div>
  )
}

/** What was put away, so that it can be brought back. */
function PutAway({ said, onGone }: { said: FindingAnswers; onGone: () => void }) {
  const away = putAway(said.answers)
  if (away.length === 0) return null
  return (
    <details className="border-line border-t pt-3">
      <summary className="type-secondary cursor-pointer py-2 text-text-2">
        Put away by you, {away.length}
      </summary>
      <ul>
        {away.map(({ id, type, sentence, answer }) => {
          const words = sentence || names[type]
          return (
            <li
              key={id}
              className="flex items-center justify-between gap-4 border-line border-b py-2 last:border-0"
            >
              <span className={answer === 'not_true' ? 'text-muted line-through' : 'text-muted'}>
                {words}
              </span>
              <Button
                variant="quiet"
                size="small"
                aria-label={`Bring back: ${words}`}
                onClick={() => {
                  said.takeBack(id)
                  onGone()
                }}
              >
                Bring back
              </Button>
            </li>
          )
        })}
      </ul>
    </details>
  )
}
