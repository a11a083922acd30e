import { AudioLines, CloudRain, Coffee, Flame, type LucideIcon, Trees, Waves } from 'lucide-react'
import { miniPlayerSounds, miniPlayerTones } from '#domain/mindfulness/player/mini-player.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import { type PlayerView, playerMoves } from '#web/audio/player/player.ts'

const icons: Readonly<Record<Texture, LucideIcon>> = {
  wave: Waves,
  forest: Trees,
  rain: CloudRain,
  cafe: Coffee,
  fire: Flame,
  whitenoise: AudioLines,
}

/** Six textures that go round, and five tones that sound once. */
export function AmbientTab({ view }: { view: PlayerView }) {
  return (
    <>
      <fieldset className="mp-sounds">
        <legend className="mp-unseen">Ambient sounds</legend>
        {miniPlayerSounds.map(({ id, name }) => {
          const Icon = icons[id]
          return (
            <button
              key={id}
              type="button"
              aria-pressed={view.soundType === id}
              onClick={() => playerMoves.chooseSound(id)}
            >
              <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
              {name}
            </button>
          )
        })}
      </fieldset>
      <fieldset className="mp-tones">
        <legend>Tones, once each</legend>
        {miniPlayerTones.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-pressed={view.soundType === id}
            onClick={() => playerMoves.chooseSound(id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </>
  )
}
