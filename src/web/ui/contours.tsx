import type { CSSProperties } from 'react'
import { dropPath } from './drop-mark.tsx'

/** Where the drops' common middle lies in their own 24 x 24 field. */
const middle = { x: 12, y: 13.76 }
const numbers = /-?\d+(\.\d+)?/g

/** The drop's outline, `scale` times as large, around (0, 0). */
export function dropAround(scale: number): string {
  const [head, tail] = dropPath.split('A7.6 7.6 0 0 0 ') as [string, string]
  let isX = false
  const place = (value: string) => {
    isX = !isX
    return (((Number(value) - (isX ? middle.x : middle.y)) * scale) as number).toFixed(2)
  }
  const radius = (7.6 * scale).toFixed(2)
  return `${head.replace(numbers, place)}A${radius} ${radius} 0 0 0 ${tail.replace(numbers, place)}`
}

interface Rider {
  readonly ring: number
  readonly radius: number
  readonly startPercent: number
  readonly seconds: number
}

/** `count` particles spread over the rings but the first: always the same ones, so that the drawing is always the same. */
export function ridersOn(rings: number, count: number): readonly Rider[] {
  const golden = 0.618_034
  return Array.from({ length: count }, (_, index) => {
    const chance = (index * golden) % 1
    const ring = 1 + Math.floor(((index * 0.414_214 + 0.13) % 1) * (rings - 1))
    return {
      ring,
      radius: index % 9 === 0 ? 4.4 : index % 4 === 0 ? 2.8 : 1.4,
      startPercent: chance * 100,
      seconds: 70 + ((index * 37) % 80),
    }
  })
}

/** Drops around a drop, like heights on a map, with particles riding on them; those want a positioned parent of the same size. */
export function Contours({
  rings = 14,
  first = 3.6,
  step = 1.6,
  riders = 0,
  isStill = false,
  isDotted = false,
  className,
}: {
  rings?: number
  first?: number
  step?: number
  riders?: number
  isStill?: boolean
  isDotted?: boolean
  className?: string
}) {
  const paths = Array.from({ length: rings }, (_, index) => dropAround(first + index * step))
  const size = (first + rings * step) * 24
  const field = {
    viewBox: `${-size * 0.36} ${-size * 0.52} ${size * 0.72} ${size * 0.92}`,
    fill: 'none',
  }
  const fade = (ring: number) => Math.max(0.09, (1 - ring / rings) ** 1.25)
  return (
    <>
      <svg {...field} aria-hidden="true" className={className}>
        {paths.map((path, ring) => (
          <path
            key={path}
            d={path}
            stroke="currentColor"
            strokeWidth={isDotted ? 1.6 : 1.5 - (0.7 * ring) / rings}
            strokeLinecap="round"
            strokeDasharray={isDotted ? `1.4 ${4.5 + ring * 0.7}` : undefined}
            opacity={fade(ring)}
          />
        ))}
      </svg>
      {riders > 0 && (
        // A layer of their own: what moves does not have the map drawn anew.
        <svg {...field} aria-hidden="true" className="absolute inset-0 size-full will-change-transform">
          {ridersOn(rings, riders).map((rider) => (
            <circle
              key={rider.startPercent}
              r={rider.radius}
              fill="currentColor"
              opacity={0.3 + 0.7 * fade(rider.ring)}
              className={isStill ? undefined : 'animate-ride'}
              style={
                {
                  '--start': `${rider.startPercent}%`,
                  offsetPath: `path("${paths[rider.ring]}")`,
                  offsetDistance: 'var(--start)',
                  offsetRotate: '0deg',
                  ...(isStill ? {} : rideOf(rider)),
                } as CSSProperties
              }
            />
          ))}
        </svg>
      )}
    </>
  )
}

/** They drift by a pixel or two at a time: fifteen small steps a second look like one movement and cost a quarter of it. */
const rideOf = ({ seconds }: Rider): CSSProperties => ({
  animationDuration: `${seconds}s`,
  animationTimingFunction: `steps(${seconds * 15})`,
})
