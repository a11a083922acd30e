import type { HabitFinding } from '#domain/habits/insights/finding.ts'
import { shortDate } from '#domain/time/entry-date.ts'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { IntervalLine } from '#web/ui/charts/interval-line.tsx'

const names = {
  pattern: 'Pattern',
  improvement: 'Change',
  obstacle: 'Obstacles',
  correlation: 'Connection',
} as const

/** What the days show, in four kinds; "no clear link" is as large as a finding. */
export function FindingsList({ habit, findings }: { habit: HabitRow; findings: readonly HabitFinding[] }) {
  return (
    <section aria-labelledby="findings-title">
      <h3 id="findings-title" className="font-serif text-title-xs leading-item tracking-title">
        What do the days show?
      </h3>
      <p className="type-secondary mt-1 text-text-2">
        These are comparisons. They do not say what causes what.
      </p>
      <ul className="mt-2">
        {findings.map((finding) => (
          <li key={finding.id} className="border-line border-b py-4 last:border-0">
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
            {finding.missing === null && <Answers habit={habit} finding={finding} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

const answers = [
  ['helpful', 'Helpful'],
  ['not_true', 'Not true'],
  ['hidden', 'Hide'],
] as const

function Answers({ habit, finding: { type, about } }: { habit: HabitRow; finding: HabitFinding }) {
  const insights = useEntityActions('habit_insight')
  return (
    <div className="-ml-3 flex flex-wrap">
      {answers.map(([answer, words]) => (
        <Button
          key={answer}
          variant="quiet"
          size="small"
          onClick={() => void insights.create({ habitId: habit.id, type, content: { about }, answer })}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}
