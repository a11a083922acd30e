import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'

const outer = 281
const inner = 124
const rippleCount = 23
const around = 2 * Math.PI * outer

/** Circles in still water: close together around the middle, wider and fainter outwards. */
const ripples = Array.from({ length: rippleCount }, (_, at) => {
  const way = at / (rippleCount - 1)
  return {
    radius: inner + (outer - 26 - inner) * (0.55 * way + 0.45 * way ** 2),
    width: 1.5 - 0.8 * way,
    opacity: Math.max(0.08, 0.9 * (1 - way) ** 1.1),
  }
})

const placeAt = (share: number, radius = outer) => ({
  x: radius * Math.sin(2 * Math.PI * share),
  y: -radius * Math.cos(2 * Math.PI * share),
})

/** The time that has run as a way around a circle, with a mark at each bell; what stands in its middle are `children`. */
export function MeditationRing({
  minutes,
  seconds,
  hasBells,
  isFaint,
  className,
  children,
}: {
  minutes: number
  seconds: number
  hasBells: boolean
  isFaint: boolean
  className: string
  children: ReactNode
}) {
  const share = Math.min(1, seconds / (minutes * 60))
  const head = placeAt(share)
  const marks = hasBells ? Array.from({ length: minutes }, (_, at) => at) : [0]
  return (
    <div
      data-keep-clear
      className={classNames(
        'meditation-stage @container relative aspect-square w-[min(78vw,42dvh)] lg:w-[min(46vw,66dvh,600px)]',
        className,
      )}
    >
      <svg
        viewBox="-292 -292 584 584"
        fill="none"
        aria-hidden="true"
        className={classNames('size-full text-ink', isFaint && 'opacity-25')}
      >
        {ripples.map(({ radius, width, opacity }) => (
          <circle key={radius} r={radius} stroke="currentColor" strokeWidth={width} opacity={opacity} />
        ))}
        <circle r={outer} className="stroke-line" strokeWidth="2" />
        <circle
          r={outer}
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeDasharray={`${around * share} ${around}`}
          transform="rotate(-90)"
          opacity={share > 0 ? 1 : 0}
        />
        {marks.map((minute) => (
          <Mark key={minute} {...placeAt(minute / minutes)} isOver={minute > 0 && minute * 60 <= seconds} />
        ))}
        {share > 0 && <circle cx={head.x} cy={head.y} r="6.5" fill="currentColor" />}
      </svg>
      <div className="absolute inset-0 grid place-content-center justify-items-center text-center">
        {children}
      </div>
    </div>
  )
}

function Mark({ x, y, isOver }: { x: number; y: number; isOver: boolean }) {
  return isOver ? (
    <circle cx={x} cy={y} r="4.6" fill="currentColor" />
  ) : (
    <circle cx={x} cy={y} r="3.2" strokeWidth="1.5" className="fill-surface-0 stroke-line-strong" />
  )
}
