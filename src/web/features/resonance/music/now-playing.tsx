import { Pause, Play, SkipBack, SkipForward } from 'lucide-react'
import { volumeRange } from '#domain/mindfulness/mindfulness-settings.ts'
import { isTexture, layersOn, type SoundMix } from '#domain/mindfulness/player/sound-mix.ts'
import { type PlayerView, playerMoves } from '#web/audio/player/player.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { SleepControl } from '../sleep-control.tsx'
import { SoundPicture } from '../sound-picture.tsx'
import { mixTitle, soundName } from '../sound-words.ts'
import { SeekBar } from './seek-bar.tsx'
import { useMusicPosition } from './use-music-position.ts'

/** What plays: its picture, its name, and what moves it. */
export function NowPlaying({ view, mix }: { view: PlayerView; mix: SoundMix }) {
  const { currentTrack: track, isPlaying, isLoading, composing } = view
  return (
    <section
      aria-label="Now playing"
      className="grid items-center gap-x-13 gap-y-8 md:grid-cols-[minmax(220px,340px)_minmax(0,1fr)]"
    >
      <SoundPicture {...{ track, mix }} isSounding={isPlaying && !isLoading && composing === null} />
      <div className="min-w-0">
        <p className="type-interface text-text-2">{kindOf(view)}</p>
        <h2 className="mt-1.5 font-serif text-title-xl leading-display tracking-display font-light text-balance md:text-[54px]">
          {titleOf(view, mix)}
        </h2>
        {track ? <MusicCourse view={view} /> : <Endless view={view} />}
        <p role="status" className="type-secondary mt-1 text-text-2 empty:hidden">
          {stateOf(view)}
        </p>
        <Controls view={view} />
      </div>
    </section>
  )
}

function kindOf({ currentTrack, soundType }: PlayerView): string {
  if (!currentTrack) return isTexture(soundType) ? 'Ambient, made on this device' : 'Tone'
  const { category, artist } = currentTrack
  return `${category.charAt(0).toUpperCase()}${category.slice(1)}, by ${artist}`
}

function titleOf({ currentTrack, soundType }: PlayerView, mix: SoundMix): string {
  if (currentTrack) return currentTrack.title
  if (soundType === 'music') return 'Music'
  return isTexture(soundType) ? mixTitle(layersOn(mix)) || 'Quiet' : soundName(soundType)
}

/** Why nothing is heard yet, or any more. */
function stateOf({ composing, trouble, waitsForTouch }: PlayerView): string | null {
  if (composing !== null)
    return `Being composed, ${Math.round(composing * 100)} %. It begins when it is ready.`
  return trouble ?? (waitsForTouch ? 'Plays on at the next touch or key.' : null)
}

function Endless({ view: { soundType } }: { view: PlayerView }) {
  return (
    <p className="type-interface mt-4 text-muted">
      {isTexture(soundType) ? 'Goes on until you stop it.' : 'Heard once.'}
    </p>
  )
}

function MusicCourse({ view: { currentTrack, isPlaying } }: { view: PlayerView }) {
  const { position, seek } = useMusicPosition(isPlaying)
  return (
    <div className="mt-5">
      <SeekBar position={position} duration={currentTrack?.duration ?? 1} onSeek={seek} />
    </div>
  )
}

function Controls({ view }: { view: PlayerView }) {
  const isMusic = view.soundType === 'music'
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <IconButton
          label={isMusic ? 'Previous piece' : 'Previous sound'}
          icon={<SkipBack size={22} strokeWidth={1.5} />}
          onClick={playerMoves.previous}
          className="-ml-2.5"
        />
        <PlayButton view={view} />
        <IconButton
          label={isMusic ? 'Next piece' : 'Next sound'}
          icon={<SkipForward size={22} strokeWidth={1.5} />}
          onClick={playerMoves.next}
        />
        <span className="ml-auto">
          <SleepControl />
        </span>
      </div>
      {isMusic && (
        <Slider
          label="Volume"
          value={view.volume}
          min={volumeRange.least}
          max={volumeRange.most}
          step={volumeRange.step}
          ground="var(--surface-0)"
          onChange={playerMoves.setVolume}
          className="mt-4"
        />
      )}
    </>
  )
}

function PlayButton({ view: { isPlaying, isLoading, composing } }: { view: PlayerView }) {
  const isWaiting = isPlaying && (isLoading || composing !== null)
  const Sign = isPlaying ? Pause : Play
  return (
    <button
      type="button"
      aria-label={isPlaying ? 'Pause' : 'Play'}
      aria-busy={isWaiting || undefined}
      onClick={playerMoves.toggle}
      className="flex size-16 shrink-0 items-center justify-center rounded-full bg-text text-surface-0 transition-transform duration-(--quick) ease-ui hover:scale-[1.04] active:scale-100"
    >
      {isWaiting ? (
        <Spinner />
      ) : (
        <Sign
          size={24}
          strokeWidth={1.4}
          fill="currentColor"
          aria-hidden="true"
          className={isPlaying ? '' : 'translate-x-0.5'}
        />
      )}
    </button>
  )
}
