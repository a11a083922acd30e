import { breathingMinutes, volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/slider.tsx'
import { Toggle } from '#web/ui/toggle.tsx'
import type { BreathingSettingsProps } from '../panel-props.ts'

/** What can be chosen for breathing exercises. */
export function BreathingSettingsPart({ draft, onChange }: BreathingSettingsProps) {
  return (
    <div className="grid gap-5">
      <Slider
        label="Duration"
        value={draft.duration}
        {...endsOf(breathingMinutes)}
        onChange={(duration) => onChange({ duration })}
      />
      <Toggle
        label="Sound"
        note="bell, bowl and chime"
        isOn={draft.soundEnabled}
        onChange={(soundEnabled) => onChange({ soundEnabled })}
      />
      <Slider
        label="Volume"
        value={draft.soundVolume}
        {...endsOf(volumeRange)}
        onChange={(soundVolume) => onChange({ soundVolume })}
      />
      <Toggle
        label="Ask how I arrive"
        isOn={draft.emotionalCheckin}
        onChange={(emotionalCheckin) => onChange({ emotionalCheckin })}
      />
      <Toggle
        label="Offer to journal afterwards"
        isOn={draft.journalIntegration}
        onChange={(journalIntegration) => onChange({ journalIntegration })}
      />
    </div>
  )
}

const endsOf = ({ least, most, step }: typeof volumeRange) => ({ min: least, max: most, step })
