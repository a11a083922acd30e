import { volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import type { AmbientSettingsProps } from '../panel-props.ts'

/** What can be chosen for ambient sounds. */
export function AmbientSettingsPart({ draft, onChange }: AmbientSettingsProps) {
  const { least, most, step } = volumeRange
  return (
    <div className="grid gap-5">
      <Slider
        label="Volume"
        value={draft.volume}
        min={least}
        max={most}
        step={step}
        onChange={(volume) => onChange({ volume })}
      />
      <Toggle
        label="Mix with other sounds"
        isOn={draft.mixWithOthers}
        onChange={(mixWithOthers) => onChange({ mixWithOthers })}
      />
    </div>
  )
}
