import { ambientDurations, overlaySounds, volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { DurationPills } from '../duration-pills.tsx'
import { SoundChoices } from '../meditation/sound-choices.tsx'
import type { AmbientSettingsProps } from '../panel-props.ts'

const choices = overlaySounds.map(({ id, name }) => ({ value: id, name, sound: id }))

/** What can be chosen for ambient sounds. */
export function AmbientSettingsSection({ draft, onChange, preview }: AmbientSettingsProps) {
  const { least, most, step } = volumeRange
  return (
    <div className="grid gap-7">
      <SoundChoices
        legend="Sound"
        choices={choices}
        chosen={draft.soundType}
        onChoose={(soundType) => onChange({ soundType })}
        preview={preview}
      />
      <Slider
        label="Volume"
        value={draft.volume}
        min={least}
        max={most}
        step={step}
        onChange={(volume) => onChange({ volume })}
      />
      <DurationPills
        legend="For how long"
        value={draft.duration}
        choices={ambientDurations}
        onChange={(duration) => onChange({ duration })}
      />
      <div className="border-y border-line">
        <Toggle
          label="Mix with other sounds"
          note="what plays already goes on"
          isOn={draft.mixWithOthers}
          onChange={(mixWithOthers) => onChange({ mixWithOthers })}
          className="min-h-13"
        />
      </div>
    </div>
  )
}
