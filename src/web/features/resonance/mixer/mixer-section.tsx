import type { ReactNode } from 'react'
import { intensityRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { miniPlayerSounds } from '#domain/mindfulness/player/mini-player.ts'
import { isTexture } from '#domain/mindfulness/player/sound-mix.ts'
import type { SoundType } from '#domain/mindfulness/player/sound-player.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { PriceMark } from '../music/price-mark.tsx'
import { mixer, setIntensity } from '../resonance-sound.ts'
import { Well } from './well.tsx'

/** Six wells and the character of what is in them. `actions`: what can be done with the mix. */
export function MixerSection({
  soundType,
  intensity,
  actions,
  children,
}: {
  soundType: SoundType
  /** 0 to 1. */
  intensity: number
  actions: ReactNode
  /** Stands between the title and the wells. */
  children: ReactNode
}) {
  const mix = useWatched(mixer.mix)
  const isResting = !isTexture(soundType)
  return (
    <section aria-labelledby="mixer-title">
      <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id="mixer-title" className="font-serif weight-title text-title-s leading-tight tracking-title">
          Ambient layers
        </h2>
        <PriceMark>Free</PriceMark>
        <div className="ml-auto flex min-w-0 items-center gap-2">{actions}</div>
      </div>
      {children && <div className="mt-4">{children}</div>}
      <div className="mt-5 grid grid-cols-6 gap-1.5 md:gap-3.5">
        {miniPlayerSounds.map(({ id }) => (
          <Well
            key={id}
            layer={id}
            level={mix[id]}
            isResting={isResting}
            onChange={(level) => mixer.setLevel(id, level)}
          />
        ))}
      </div>
      <div className="mt-6 grid items-end gap-x-10 gap-y-3 md:grid-cols-2">
        <Slider
          label="Intensity"
          value={Math.round(intensity * 100)}
          min={intensityRange.least}
          max={intensityRange.most}
          step={intensityRange.step}
          ground="var(--surface-0)"
          wordFor={intensityWord}
          onChange={setIntensity}
        />
        <p className="type-secondary text-muted md:pb-3">
          {isResting
            ? 'At rest. Touch a well, and the layers take the place of what plays.'
            : 'Fill as many wells as you like; they sound together.'}
        </p>
      </div>
    </section>
  )
}

function intensityWord(percent: number): string {
  if (percent <= 30) return 'far away'
  if (percent <= 60) return 'around you'
  return percent <= 80 ? 'close' : 'in the middle of it'
}
