import { type RefObject, useEffect, useRef } from 'react'
import { breathingMoment } from '#domain/mindfulness/breathing/breathing-run.ts'
import { breathMotion } from './breath-motion.ts'
import type { BreathingView } from './breathing-view.ts'

type Moving = RefObject<HTMLDivElement | null>

/** What moves: `rings` breathes, the halves and the bead are the arc of the phase. */
export interface MovingParts {
  readonly rings: Moving
  readonly firstHalf: Moving
  readonly secondHalf: Moving
  readonly bead: Moving
}

/** What the browser plays may be so far, in ms, from where the exercise is. */
const toleranceMs = 30

/**
 * Lets the browser play a rhythm off the main thread. It is held where the exercise is held, and looked at whenever a phase begins. With
 * less motion the rings keep their size and grow clearer and paler.
 */
export function useBreathMotion(
  { run, status, phase, cycle }: BreathingView,
  isReduced: boolean,
): MovingParts {
  const rings = useRef<HTMLDivElement>(null)
  const firstHalf = useRef<HTMLDivElement>(null)
  const secondHalf = useRef<HTMLDivElement>(null)
  const bead = useRef<HTMLDivElement>(null)
  const playing = useRef<readonly Animation[]>([])
  const { inhale, hold1, exhale, hold2 } = run.session.pattern

  useEffect(() => {
    const motion = breathMotion({ inhale, hold1, exhale, hold2 })
    const timing = { duration: motion.durationMs, iterations: Number.POSITIVE_INFINITY }
    const frames = [
      [rings, isReduced ? motion.strength : motion.size],
      [firstHalf, motion.firstHalf],
      [secondHalf, motion.secondHalf],
      [bead, motion.bead],
    ] as const
    playing.current = frames.flatMap(([part, keyframes]) => {
      const animation = part.current?.animate(keyframes, timing)
      animation?.pause()
      return animation ?? []
    })
    return () => {
      for (const animation of playing.current) animation.cancel()
      playing.current = []
    }
  }, [inhale, hold1, exhale, hold2, isReduced])

  const key = `${status} ${cycle} ${phase} ${isReduced}`
  useEffect(() => {
    const isMoving = key.startsWith('running')
    const { elapsedMs } = breathingMoment(run, performance.now())
    for (const animation of playing.current) {
      const at = Number(animation.currentTime ?? 0)
      if (!isMoving || Math.abs(at - elapsedMs) > toleranceMs) animation.currentTime = elapsedMs
      if (isMoving) animation.play()
      else animation.pause()
    }
  }, [run, key])

  return { rings, firstHalf, secondHalf, bead }
}
