import { useEffect, useState } from 'react'
import { trackStyle } from '#web/ui/fields/slider.tsx'
import { lengthWords, spokenLength } from '../sound-words.ts'

/** The slider rests so long before the piece goes there. */
const restMs = 150

/** Where a piece is, and a way to another place in it. */
export function SeekBar({
  position,
  duration,
  onSeek,
}: {
  /** Seconds. */
  position: number
  duration: number
  onSeek: (seconds: number) => void
}) {
  const [wanted, setWanted] = useState<number | null>(null)
  useEffect(() => {
    if (wanted === null) return
    const timer = setTimeout(() => {
      onSeek(wanted)
      setWanted(null)
    }, restMs)
    return () => clearTimeout(timer)
  }, [wanted, onSeek])
  const at = Math.min(duration, wanted ?? position)
  return (
    <div>
      <input
        autoComplete="off"
        type="range"
        className="slider block [--track:3px]"
        aria-label="Place in the piece"
        style={trackStyle(at / duration, undefined, 'var(--surface-0)')}
        min={0}
        max={Math.floor(duration)}
        step={1}
        value={Math.floor(at)}
        aria-valuetext={`${spokenLength(at)} of ${spokenLength(duration)}`}
        onChange={(event) => setWanted(event.target.valueAsNumber)}
      />
      <p aria-hidden="true" className="type-secondary figures -mt-1 flex justify-between text-text-2">
        <span>{lengthWords(at)}</span>
        <span>{lengthWords(duration)}</span>
      </p>
    </div>
  )
}
