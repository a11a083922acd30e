import { useMyDay, useMyDayChoices } from '#web/lib/use-my-day.ts'
import { useNow } from '#web/lib/use-now.ts'
import { DayStartPart } from './day-start-part.tsx'
import { DayStreakPart } from './day-streak-part.tsx'
import { DayWeekPart } from './day-week-part.tsx'
import { todayWords } from './day-words.ts'
import { DayZonePart } from './day-zone-part.tsx'
import { SettingsFrame } from './settings-frame.tsx'

/** When a day begins, where it is counted, and when a week begins; everything that tells a day asks this rule. */
export function DaySection() {
  const now = useNow()
  const rule = useMyDay()
  const chosen = useMyDayChoices()
  const said = todayWords(now, rule)
  return (
    <SettingsFrame current="day">
      <p className="mt-7">
        <span className="type-sentence block max-w-[30em] text-pretty">{said.now}</span>{' '}
        <span className="type-secondary mt-2 block text-pretty text-muted">{said.bounds}</span>
      </p>
      <div className="mt-7 border-t border-line xl:grid xl:grid-cols-[minmax(0,1fr)_352px]">
        <div className="min-w-0 xl:pr-9">
          <DayStartPart {...{ now, rule }} />
          <DayWeekPart {...{ now, rule }} />
          <DayStreakPart isShown={chosen.showsStreak} />
        </div>
        <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
          <DayZonePart now={now} kept={chosen} />
        </div>
      </div>
    </SettingsFrame>
  )
}
