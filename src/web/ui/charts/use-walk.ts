import { type KeyboardEvent, type PointerEvent, useState } from 'react'

export interface Walk {
  /** Index of the place that is looked at; null: none. */
  readonly at: number | null
  /** For the element that is walked over. */
  readonly parts: {
    readonly 'aria-valuemin': number
    readonly 'aria-valuemax': number
    readonly 'aria-valuetext': string
    readonly onKeyDown: (pressed: KeyboardEvent<HTMLElement>) => void
    readonly onFocus: () => void
    readonly onBlur: () => void
    readonly onPointerMove: (moved: PointerEvent<HTMLElement>) => void
    readonly onPointerLeave: () => void
  }
}

/**
 * Lets a drawing of `length` places side by side be walked through by pointer and by keys: left, right, Home and End; Escape looks at none.
 * `placeAt` says which place lies at a distance (px) from the drawing's left edge, `words` what stands there.
 */
export function useWalk(length: number, placeAt: (x: number) => number, words: (at: number) => string): Walk {
  const [at, setAt] = useState<number | null>(null)
  const last = Math.max(0, length - 1)
  const held = at === null ? null : Math.min(at, last)
  const within = (place: number) => Math.max(0, Math.min(last, place))
  return {
    at: held,
    parts: {
      'aria-valuemin': 0,
      'aria-valuemax': last,
      'aria-valuetext': length === 0 ? 'nothing yet' : words(held ?? last),
      onKeyDown: (pressed) => {
        const next = placeByKey(pressed.key, held, last)
        if (next === undefined) return
        pressed.preventDefault()
        pressed.stopPropagation()
        setAt(next)
      },
      onFocus: () => setAt((now) => now ?? last),
      onBlur: () => setAt(null),
      onPointerMove: ({ clientX, currentTarget }) => {
        if (length > 0) setAt(within(placeAt(clientX - currentTarget.getBoundingClientRect().left)))
      },
      onPointerLeave: () => setAt(null),
    },
  }
}

/** Where a key leads from `held`; null: to no place; undefined: it is none of these keys. */
export function placeByKey(key: string, held: number | null, last: number): number | null | undefined {
  if (key === 'ArrowLeft') return Math.max(0, (held ?? last + 1) - 1)
  if (key === 'ArrowRight') return Math.min(last, (held ?? -1) + 1)
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key === 'Escape' && held !== null) return null
  return undefined
}
