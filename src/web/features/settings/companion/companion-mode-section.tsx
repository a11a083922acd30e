import { companionModes } from '#domain/companion/replies/reply.ts'
import { Segments } from '../days/day-segments.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps } from './companion-settings-data.ts'
import { modeNames, modeNotes } from './companion-words.ts'

/** How it answers in a talk that has just begun. */
export function ModeSection({ settings, change }: CompanionSectionProps) {
  const { value, choose, error } = useChoice(settings.mode, (mode) => change.manner({ mode }))
  return (
    <Part title="How does it begin?">
      <Note>{modeNotes[value]} Beside a page you can choose another way at any time.</Note>
      <div className="mt-4 flex">
        <Segments
          name="How it begins"
          values={companionModes}
          chosen={value}
          wordsOf={(mode) => modeNames[mode]}
          onChange={choose}
        />
      </div>
      <Trouble error={error} />
    </Part>
  )
}
