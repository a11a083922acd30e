import { useEffect, useRef } from 'react'
import { useReducedMotion } from '#web/lib/device/reduced-motion.ts'
import { RingDrawing } from '../breathing/ring-drawing.tsx'
import { breathRings } from '../breathing/rings.ts'

/** One pulse, in and out. */
const pulseMs = 6_000

/** A circle to breathe with: it grows for three seconds and goes back in three; with less motion it grows clearer and paler. */
export function BreatheWithMe() {
  const isReduced = useReducedMotion()
  const rings = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const frames = isReduced
      ? { opacity: [0.35, 1, 0.35] }
      : { transform: ['scale(0.66)', 'scale(1)', 'scale(0.66)'] }
    const pulse = rings.current?.animate(
      { ...frames, easing: 'ease-in-out' },
      { duration: pulseMs, iterations: Number.POSITIVE_INFINITY },
    )
    return () => pulse?.cancel()
  }, [isReduced])
  return (
    <div className="ambient-stage pointer-events-none relative m-auto">
      <div ref={rings} className="absolute inset-0 text-ink will-change-[transform,opacity]">
        <RingDrawing lines={breathRings} radius={300} className="size-full" />
      </div>
      <p className="absolute inset-0 grid place-content-center font-serif text-[max(15px,4cqw)]">
        Breathe with me
      </p>
    </div>
  )
}
