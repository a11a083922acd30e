import { memo } from 'react'
import { useReducedMotion } from '#web/lib/device/reduced-motion.ts'
import { classNames } from '#web/ui/class-names.ts'
import { minutesOf } from './breath-words.ts'
import type { BreathingView } from './breathing-view.ts'
import { RingDrawing } from './ring-drawing.tsx'
import { breathRings } from './rings.ts'
import { useBreathMotion } from './use-breath-motion.ts'
import { useFade } from './use-fade.ts'

/** Drawn once: forty lines that only ever move as one. */
const Rings = memo(() => <RingDrawing lines={breathRings} radius={300} className="size-full" />)

/** Rings that breathe, the arc of the phase around them, and in the middle what to do and for how long. */
export function BreathCircle({ view }: { view: BreathingView }) {
  const isReduced = useReducedMotion()
  const { rings, firstHalf, secondHalf, bead } = useBreathMotion(view, isReduced)
  const isHeld = view.status !== 'running'
  return (
    <div className="breath-stage pointer-events-none relative shrink-0">
      <div aria-hidden="true" className="absolute inset-0 rounded-full border-[1.5px] border-line" />
      <div className={classNames('absolute inset-0 transition-opacity duration-500', isHeld && 'opacity-40')}>
        <div aria-hidden="true" className="half-arc half-arc-first">
          <div ref={firstHalf} />
        </div>
        <div aria-hidden="true" className="half-arc half-arc-second">
          <div ref={secondHalf} />
        </div>
        <div ref={bead} aria-hidden="true" className="absolute inset-0 will-change-transform">
          <span className="absolute left-1/2 top-[1.25px] size-2.5 -translate-1/2 rounded-full bg-text" />
        </div>
        <div ref={rings} className="absolute inset-[3.5%] text-ink will-change-[transform,opacity]">
          <Rings />
        </div>
      </div>
      <Words view={view} />
    </div>
  )
}

/** The label stands below the circle where the circle is small. */
function Words({ view }: { view: BreathingView }) {
  const { status, label, count, phasePercent, elapsedSeconds, totalSeconds } = view
  const word = { 'checking-in': '', idle: 'Ready', running: label, paused: 'Paused', complete: 'Complete' }[
    status
  ]
  const fading = useFade<HTMLParagraphElement>(word)
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center text-center">
      <p
        ref={fading}
        className="font-serif text-[max(16px,3.5cqw)] leading-title max-lg:absolute max-lg:inset-x-0 max-lg:-bottom-11 max-lg:text-title-s"
      >
        {word}
      </p>
      {status === 'running' ? (
        <p
          role="progressbar"
          aria-label="Phase"
          aria-valuenow={phasePercent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${count} seconds left`}
          className="figures font-serif text-[max(34px,10.5cqw)] leading-display font-light"
        >
          {count}
        </p>
      ) : (
        <p className="type-secondary figures mt-1 text-text-2">
          {minutesOf(elapsedSeconds * 1_000)} of {minutesOf(totalSeconds * 1_000)}
        </p>
      )}
    </div>
  )
}
