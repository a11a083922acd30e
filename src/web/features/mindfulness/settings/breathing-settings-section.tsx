import { Square, Volume2 } from 'lucide-react'
import { breathingMinutes, type SliderRange, volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import type { BreathingSettingsProps, PreviewProps } from '../panel-props.ts'
import { PatternChoices } from './pattern-choices.tsx'

const endsOf = ({ least, most, step }: SliderRange) => ({ min: least, max: most, step })

/** What so many minutes are like. */
function lengthWord(minutes: number): string {
  if (minutes < 3) return 'a pause'
  if (minutes < 5) return 'a kettle’s time'
  if (minutes < 9) return 'a song or two'
  return minutes < 15 ? 'a cup of tea' : 'a slow walk'
}

/** What can be chosen for breathing exercises. */
export function BreathingSettingsSection({ draft, onChange, preview }: BreathingSettingsProps) {
  return (
    <div className="grid gap-5">
      <PatternChoices
        chosen={draft.pattern}
        minutes={draft.duration}
        onChoose={(pattern) => onChange({ pattern })}
      />
      <div>
        <Slider
          label="Duration in minutes"
          value={draft.duration}
          wordFor={lengthWord}
          {...endsOf(breathingMinutes)}
          onChange={(duration) => onChange({ duration })}
        />
        <p aria-hidden="true" className="type-label figures -mt-2 flex justify-between text-muted">
          <span>{breathingMinutes.least}</span>
          <span>{breathingMinutes.most}</span>
        </p>
      </div>
      <div className="border-t border-line pt-2.5">
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
          className="mt-2"
        />
        <Previews preview={preview} />
      </div>
      <div className="border-y border-line">
        <Toggle
          label="Ask how I arrive"
          isOn={draft.emotionalCheckin}
          onChange={(emotionalCheckin) => onChange({ emotionalCheckin })}
          className="min-h-13"
        />
        <Toggle
          label="Offer to journal afterwards"
          isOn={draft.journalIntegration}
          onChange={(journalIntegration) => onChange({ journalIntegration })}
          className="min-h-13 border-t border-line"
        />
      </div>
    </div>
  )
}

const tones = [
  { id: 'bowl', name: 'Bowl, in' },
  { id: 'chime', name: 'Chime, out' },
  { id: 'bell', name: 'Bell, at the ends' },
] as const

/** What will be heard, to hear it beforehand. */
function Previews({ preview }: { preview: PreviewProps }) {
  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {tones.map(({ id, name }) => {
        const isShown = preview.shown === id
        const Icon = isShown ? Square : Volume2
        return (
          <button
            key={id}
            type="button"
            aria-pressed={isShown}
            aria-label={isShown ? `Stop: ${name}` : `Hear: ${name}`}
            onClick={() => preview.press(id)}
            className="chip hit-44 min-h-9 gap-2 text-small text-text-2 hover:text-text aria-pressed:chip-chosen"
          >
            <Icon size={15} strokeWidth={1.7} aria-hidden="true" />
            {name}
          </button>
        )
      })}
    </div>
  )
}
