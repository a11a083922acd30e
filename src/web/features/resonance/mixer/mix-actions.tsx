import { Share2 } from 'lucide-react'
import { layersOn, type SoundMix } from '#domain/mindfulness/player/sound-mix.ts'
import type { PlayerView } from '#web/audio/player/player.ts'
import { Button } from '#web/ui/button.tsx'
import { share, useKeptSounds } from '../presets/kept-sounds.ts'
import { mixer } from '../resonance-sound.ts'
import { mixTitle, soundName } from '../sound-words.ts'
import { isSameSound } from './same-sound.ts'

/** Saves or shares what is in the wells. Music is neither: it belongs to the server that composed it. */
export function MixActions({
  view,
  mix,
  onSave,
  onUncopied,
}: {
  view: PlayerView
  mix: SoundMix
  onSave: () => void
  onUncopied: (link: string) => void
}) {
  const { sounds } = useKeptSounds()
  const { soundType: type, volume, intensity } = view
  if (type === 'music') return null
  const sound = { type, volume, intensity, layers: mixer.layers() }
  const kept = sounds.find((one) => isSameSound(one, sound))
  const name = kept?.name ?? (mixTitle(layersOn(mix)) || soundName(type))
  return (
    <>
      {kept && <span className="type-secondary min-w-0 truncate text-muted">Saved as “{kept.name}”</span>}
      <Button variant="quiet" size="small" onClick={() => void share({ ...sound, name }, onUncopied)}>
        <Share2 size={16} strokeWidth={1.6} aria-hidden="true" />
        Share by link
      </Button>
      {!kept && (
        <Button variant="outline" size="small" onClick={onSave}>
          Save
        </Button>
      )}
    </>
  )
}
