import { Slider } from '#web/ui/fields/slider.tsx'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useChoice } from '../use-choice.ts'
import type { CompanionSectionProps } from './companion-settings-data.ts'
import { comfortWords } from './companion-words.ts'

/** How much of earlier pages comes up in a talk. */
export function ComfortSection({ settings, change }: CompanionSectionProps) {
  const {
    value: level,
    choose,
    error,
  } = useChoice(settings.comfortLevel, (comfortLevel) => change.manner({ comfortLevel }))
  const isOff = !settings.readsEarlier
  return (
    <Part title="How much may it bring up?">
      <Note>
        {isOff
          ? 'It may not read earlier pages, so there is nothing to bring up.'
          : comfortWords[level - 1]?.note}
      </Note>
      <Slider
        label="Comfort level"
        className="mt-4"
        ground="var(--surface-0)"
        value={level}
        min={1}
        max={5}
        disabled={isOff}
        wordFor={(value) => comfortWords[value - 1]?.word ?? ''}
        onChange={choose}
      />
      <Trouble error={error} />
    </Part>
  )
}
