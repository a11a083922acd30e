import { meditationMinutes } from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/slider.tsx'
import type { MeditationSettingsProps } from '../panel-props.ts'

/** What can be chosen for meditations. */
export function MeditationSettingsPart({ draft, onChange }: MeditationSettingsProps) {
  const { least, most, step } = meditationMinutes
  return (
    <Slider
      label="Duration"
      value={draft.duration}
      min={least}
      max={most}
      step={step}
      onChange={(duration) => onChange({ duration })}
    />
  )
}
