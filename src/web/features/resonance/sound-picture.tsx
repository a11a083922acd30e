import { useEffect, useMemo, useState } from 'react'
import type { SoundMix } from '#domain/mindfulness/player/sound-mix.ts'
import type { MusicTrack } from '#domain/sound/music/tracks.ts'
import { useReducedMotion } from '#web/lib/device/reduced-motion.ts'
import { mixRings, ringStyles } from './mixer/mix-rings.ts'
import './resonance.css'

/** Seconds of a breath of the picture, in and out. */
const [inSeconds, outSeconds] = [4, 6]

interface SoundPictureProps {
  /** Null: ambient layers play, or would. */
  track: MusicTrack | null
  mix: SoundMix
  isSounding: boolean
}

/** The cover of a piece, or the mix as lines in water. While it sounds, it moves at six breaths a minute. */
export function SoundPicture({ track, mix, isSounding }: SoundPictureProps) {
  return (
    <div data-sounding={isSounding} className="mx-auto w-full max-w-85">
      <div className="relative">
        <Halo />
        <div className="relative aspect-square overflow-hidden rounded-[min(var(--radius)*1.6,20px)] bg-wash shadow-float">
          {track ? <Cover key={track.id} track={track} mix={mix} /> : <MixLines mix={mix} />}
        </div>
      </div>
      <BreathWord isShown={isSounding} />
    </div>
  )
}

/** Two outlines that leave the cover with the breath and come back. */
function Halo() {
  return (
    <span aria-hidden="true" className="pointer-events-none">
      {[1.045, 1.085].map((reach, nth) => (
        <span
          key={reach}
          style={{ '--halo-reach': reach, '--halo-light': nth === 0 ? 0.55 : 0.25 } as Record<string, number>}
          className="breath-halo absolute inset-0 rounded-[min(var(--radius)*1.6,20px)] border border-ink opacity-0 will-change-transform"
        />
      ))}
    </span>
  )
}

/** Without the server there is no cover: the lines stand in its place. */
function Cover({ track, mix }: { track: MusicTrack; mix: SoundMix }) {
  const [isMissing, setMissing] = useState(false)
  if (isMissing) return <MixLines mix={mix} />
  return (
    <img
      src={track.coverArt}
      alt=""
      width={340}
      height={340}
      className="size-full object-cover"
      onError={() => setMissing(true)}
    />
  )
}

function MixLines({ mix }: { mix: SoundMix }) {
  const rings = useMemo(() => mixRings(mix), [mix])
  if (rings.size === 0) return <StillWater />
  return (
    <>
      {[...rings].map(([layer, lines], nth) => (
        <svg
          key={layer}
          viewBox="-104 -104 208 208"
          aria-hidden="true"
          style={{ animationDelay: `${nth * 0.45}s` }}
          className="breath-pace absolute inset-0 size-full text-ink will-change-transform"
          fill="none"
          stroke="currentColor"
          strokeLinecap="round"
          strokeLinejoin="round"
          strokeDasharray={ringStyles[layer].dash}
        >
          {lines.map(({ path, reach }) => (
            <path key={reach} d={path} strokeWidth={1.7 - reach * 0.9} opacity={1 - reach * 0.78} />
          ))}
        </svg>
      ))}
    </>
  )
}

/** Nothing is on: one drop has not fallen yet. */
function StillWater() {
  return (
    <svg
      viewBox="-104 -104 208 208"
      aria-hidden="true"
      className="absolute inset-0 size-full text-ink"
      fill="none"
    >
      {[30, 56, 82].map((radius) => (
        <circle
          key={radius}
          r={radius}
          stroke="currentColor"
          strokeWidth="1"
          strokeDasharray="2 6"
          opacity={0.6 - radius / 180}
        />
      ))}
    </svg>
  )
}

/** Who wants little motion sees the pace as a word. */
function BreathWord({ isShown }: { isShown: boolean }) {
  const isReduced = useReducedMotion()
  const [isIn, setIn] = useState(true)
  const isRunning = isShown && isReduced
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => setIn(!isIn), (isIn ? inSeconds : outSeconds) * 1_000)
    return () => clearTimeout(timer)
  }, [isRunning, isIn])
  if (!isReduced) return null
  return (
    <p aria-hidden="true" className="type-label mt-2.5 min-h-4.5 text-center text-muted">
      {isRunning && (isIn ? 'in' : 'out')}
    </p>
  )
}
