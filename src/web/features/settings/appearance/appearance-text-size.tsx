import { useId } from 'react'
import { chooseTextSize, textSizes, useTextSize } from '#web/lib/appearance/text-size.ts'
import { useMedia } from '#web/lib/device/use-media.ts'
import { trackStyle } from '#web/ui/fields/slider.tsx'
import { writingSizeWords } from './appearance-words.ts'

const most = textSizes.length - 1

/** How large words are on this device. */
export function TextSizeChoice() {
  const id = useId()
  const size = useTextSize()
  const isWide = useMedia('(min-width: 768px)')
  const at = textSizes.indexOf(size)
  const words = writingSizeWords(size, isWide)

  function choose(place: number) {
    const next = textSizes[place]
    if (next) chooseTextSize(next)
  }

  return (
    <div>
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-ui font-strong">
          Text size
        </label>
        <span aria-hidden="true" className="figures type-secondary text-muted">
          writing at {words}
        </span>
      </div>
      <div className="mt-1 flex items-center gap-4 font-serif">
        <span aria-hidden="true" className="text-ui">
          a
        </span>
        <input
          autoComplete="off"
          id={id}
          type="range"
          aria-valuetext={`Writing at ${words}`}
          className="slider"
          style={trackStyle(at / most, 'var(--ink)', 'var(--surface-0)')}
          min={0}
          max={most}
          step={1}
          value={at}
          onChange={(event) => choose(event.target.valueAsNumber)}
        />
        <span aria-hidden="true" className="text-title-s">
          a
        </span>
      </div>
    </div>
  )
}
