import { Minus, Plus } from 'lucide-react'
import { latestStartHour, type MyDayRule } from '#domain/time/my-day.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useDayChoice } from './day-choice.ts'
import { NightLine } from './day-night-line.tsx'
import { hourWords, nightOf } from './day-words.ts'

/** An hour in the night by which the line shows what it means. */
const example = { hour: 2.5, words: '02:30' }

/** The hour at which a day begins, on a line from noon to noon. */
export function DayStartSection({ now, rule }: { now: number; rule: MyDayRule }) {
  const { value: startHour, choose: keep, error } = useDayChoice('startHour', rule.startHour)
  const night = nightOf(now, rule)

  function choose(next: number) {
    if (next >= 0 && next <= latestStartHour && next !== startHour) keep(next)
  }
  return (
    <Part
      title="Your day begins at"
      aside={
        <div className="-my-2 -mr-3 flex items-center self-center">
          <IconButton
            label="An hour earlier"
            icon={<Minus size={18} strokeWidth={1.6} />}
            disabled={startHour === 0}
            onClick={() => choose(startHour - 1)}
          />
          <span aria-hidden="true" className="figures w-[3.2em] text-center text-quote font-semibold">
            {hourWords(startHour)}
          </span>
          <IconButton
            label="An hour later"
            icon={<Plus size={18} strokeWidth={1.6} />}
            disabled={startHour === latestStartHour}
            onClick={() => choose(startHour + 1)}
          />
        </div>
      }
    >
      <Note>If you write late, let the night belong to the evening before it.</Note>
      <NightLine {...{ night, startHour, example }} onChoose={choose} />
      <p className="mt-5 font-serif text-lead leading-ui">
        What you write at {example.words} belongs to{' '}
        <span className="text-ink">{startHour > example.hour ? night.before : night.after}</span>.
      </p>
      <Trouble error={error} />
    </Part>
  )
}
