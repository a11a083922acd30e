import { useId } from 'react'
import { endTones, intervalBellsWords } from '#domain/mindfulness/meditation/meditation-session.ts'
import { meditationTypes } from '#domain/mindfulness/meditation/meditation-types.ts'
import {
  endSounds,
  meditationMinutes,
  overlaySounds,
  type SliderRange,
  volumeRange,
} from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import type { MeditationSettingsProps } from '../panel-props.ts'
import { endSoundNames } from './meditation-words.ts'
import { SoundChoices } from './sound-choices.tsx'

const ambientChoices = [
  { value: 'none', name: 'None', sound: null } as const,
  ...overlaySounds.map(({ id, name }) => ({ value: id, name, sound: id })),
]
const endChoices = endSounds.map((value) => ({ value, name: endSoundNames[value], sound: endTones[value] }))

/** What can be chosen for meditations. */
export function MeditationSettingsSection({ draft, onChange, preview }: MeditationSettingsProps) {
  return (
    <div className="grid gap-7">
      <Types {...{ draft, onChange }} />
      <div>
        <Slider
          label="Duration in minutes"
          value={draft.duration}
          {...endsOf(meditationMinutes)}
          onChange={(duration) => onChange({ duration })}
        />
        <p aria-hidden="true" className="type-label figures -mt-2 flex justify-between text-muted">
          <span>{meditationMinutes.least}</span>
          <span>{meditationMinutes.most}</span>
        </p>
      </div>
      <div className="border-y border-line py-1">
        <Toggle
          label="Guided"
          note="A voice of this device reads the words"
          isOn={draft.guided}
          onChange={(guided) => onChange({ guided })}
        />
      </div>
      <SoundChoices
        legend="Ambient sound, at half the volume"
        choices={ambientChoices}
        chosen={draft.ambientSound}
        onChoose={(ambientSound) => onChange({ ambientSound })}
        preview={preview}
      />
      <Slider
        label="Volume"
        value={draft.soundVolume}
        {...endsOf(volumeRange)}
        onChange={(soundVolume) => onChange({ soundVolume })}
      />
      <div className="border-y border-line py-1">
        <Toggle
          label="Interval bells"
          note={intervalBellsWords}
          isOn={draft.intervalBells}
          onChange={(intervalBells) => onChange({ intervalBells })}
        />
      </div>
      <SoundChoices
        legend="End sound"
        choices={endChoices}
        chosen={draft.endSound}
        onChoose={(endSound) => onChange({ endSound })}
        preview={preview}
      />
      <Toggle
        label="Offer to journal afterwards"
        isOn={draft.journalIntegration}
        onChange={(journalIntegration) => onChange({ journalIntegration })}
      />
    </div>
  )
}

/** The kinds of meditation, and what somebody does in each. */
function Types({ draft, onChange }: Pick<MeditationSettingsProps, 'draft' | 'onChange'>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="type-label mb-1 text-muted">Type</legend>
      {meditationTypes.map(({ id, name, description }) => (
        <label
          key={id}
          className="group grid min-h-16 grid-cols-[auto_1fr] items-center gap-x-3.5 border-b border-line py-2.5"
        >
          <input
            autoComplete="off"
            type="radio"
            name={group}
            checked={id === draft.meditationType}
            onChange={() => onChange({ meditationType: id })}
            className="size-4.5 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
          />
          <span className="font-serif text-lead leading-item text-text-2 group-has-checked:text-text group-hover:text-text">
            {name}
          </span>
          <span className="type-secondary col-start-2 mt-0.5 text-pretty text-muted group-has-checked:text-text-2">
            {description}
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const endsOf = ({ least, most, step }: SliderRange) => ({ min: least, max: most, step })
