import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '../days/day-segments.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps } from './companion-settings-data.ts'

/** By weekday number; 0 is Sunday. */
const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const fromMonday = [...dayNames.slice(1), dayNames[0]]

/** Whether a letter of the week is wanted, and on which evening. */
export function LetterSection({ settings, change }: CompanionSectionProps) {
  const { value, choose, error } = useChoice(settings.letterDay, (letterDay) => change.manner({ letterDay }))
  const chosen = value === null ? null : dayNames[value]
  return (
    <Part title="A letter about your week?">
      <Note>
        Up to five lines of your own week, one thing that changed or does not agree, and one question. It is
        made on this device, without a model, and becomes a page when you open it.
      </Note>
      <div className="mt-2 grid gap-3">
        <Toggle
          label={chosen ? `A letter on ${chosen}s, at 18:00` : 'Write me a letter'}
          isOn={chosen != null}
          onChange={(isOn) => choose(isOn ? dayNames.indexOf('Sunday') : null)}
        />
        {chosen && (
          <div className="flex">
            <Segments
              name="Day of the letter"
              values={fromMonday}
              chosen={chosen}
              wordsOf={(day) => day.slice(0, 3)}
              onChange={(day) => choose(dayNames.indexOf(day))}
            />
          </div>
        )}
      </div>
      <Trouble error={error} />
    </Part>
  )
}
