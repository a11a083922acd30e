import { useState } from 'react'
import type { Analysis } from '#domain/insights/analysis.ts'
import { oneDecimal } from '#domain/insights/insight-words.ts'
import { inWords } from '#domain/text/number-words.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { Button } from '#web/ui/button.tsx'
import { Figure } from '#web/ui/charts/figure.tsx'
import { ClaimActions } from '../claim-actions.tsx'
import { Evidence } from '../evidence.tsx'
import type { InsightTabProps } from '../tab-props.ts'
import { neighboursNeeded, oddDaysMissing } from './odd-days-missing.ts'

/** So many days that stand out are shown at first. */
const oddAtFirst = 4

/** What is said of days that stand out; `odd` are those that were not put away. */
export function oddDaysAnswer({ days, odd: all }: Pick<Analysis, 'days' | 'odd'>, odd: number): string {
  const moods = days.map(({ mood }) => mood)
  if (odd > 0) return 'Days whose mood lies far from the two weeks around them.'
  if (all.length > 0) return 'None but those that you put away.'
  if (moods.every((mood) => mood === null)) return 'None yet: no mood has been rated.'
  const missing = oddDaysMissing(moods)
  if (missing > 0)
    return `Not to be told yet: a day is held against ${neighboursNeeded} rated days of the two weeks around it, and ${missing === 1 ? 'one is' : `${inWords(missing)} are`} still missing.`
  return 'None. No mood lies far from the two weeks around it.'
}

/** Days whose mood stands out, each with its pages. */
export function OddDays({ analysis, answers, onOpenEntry }: InsightTabProps) {
  const [isAll, setAll] = useState(false)
  const odd = analysis.odd.filter(({ claim }) => !answers.isGone(claim)).reverse()
  return (
    <Figure
      question="Which days stand out?"
      answer={oddDaysAnswer(analysis, odd.length)}
      fileName={`inkwell-odd-days-${analysis.to}`}
      level={2}
      table={{
        caption: 'Days that stand out, by mood',
        head: ['Day', 'Mood', 'Usual around it'],
        rows: odd.map(({ day, mood, around }) => [day, mood, around]),
      }}
      actions={
        odd.length > oddAtFirst && (
          <Button variant="quiet" size="small" className="-ml-3 text-ink" onClick={() => setAll(!isAll)}>
            {isAll ? `The latest ${oddAtFirst}` : `All ${odd.length} days`}
          </Button>
        )
      }
    >
      {odd.length > oddAtFirst && !isAll && (
        <p className="type-label figures text-muted">
          The latest {oddAtFirst} of {odd.length}
        </p>
      )}
      {odd.slice(0, isAll ? odd.length : oddAtFirst).map(({ claim, day, mood, around }) => {
        const pages = analysis.days.find((one) => one.day === day)?.pages ?? []
        return (
          <div key={claim} className="mt-5 border-line border-t pt-4 first:mt-0">
            <p className="font-strong">
              {longDate(day)}: {oneDecimal(mood)} where {oneDecimal(around)} was usual
            </p>
            <Evidence
              lines={pages.map(({ uid, line }) => ({ key: uid, entryUid: uid, day, quote: line }))}
              allWords={`All ${pages.length} pages`}
              onOpenEntry={onOpenEntry}
            />
            <ClaimActions
              {...{ claim, answers }}
              words={`${longDate(day)} stands out`}
              why="The mood of this day is more than three and a half times as far from the middle of the week before and after as days usually are (Hampel’s identifier)."
            />
          </div>
        )
      })}
    </Figure>
  )
}
