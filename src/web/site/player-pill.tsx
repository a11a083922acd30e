import { hasMiniPlayer } from '#domain/mindfulness/player/mini-player.ts'
import { PillFace, RoundFace } from '../features/mini-player/pill-face.tsx'
import { SoundArt } from '../features/mini-player/sound-art.tsx'

/**
 * The floating player as a drawing, on the public pages that have one. Its script shows it; the player itself is fetched when somebody
 * reaches for it (`script/player.ts`).
 */
export function PlayerPill({ path, isKnown }: { path: string; isKnown: boolean }) {
  if (!hasMiniPlayer(path)) return null
  const picture = (
    <span className="mp-picture">
      <SoundArt of="wave" />
    </span>
  )
  return (
    <section
      id="player"
      className="mini-player"
      aria-label="Sound player"
      data-form="hidden"
      data-known={isKnown}
      hidden
    >
      <PillFace name="Ocean Waves" detail="Ambient, paused" isPlaying={false} picture={picture} />
      <RoundFace isPlaying={false} />
      <p role="status" className="mp-unseen" />
    </section>
  )
}
