import { useEffect, useRef, useState } from 'react'
import { sounds } from '#web/audio/sounds.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched } from '#web/lib/watched.ts'
import type { AmbientPanelProps } from '../panel-props.ts'
import { isTried } from '../settings/use-preview.ts'
import { AmbientDesk } from './ambient-desk.ts'

/** Often enough that the fade begins on time. */
const tickMs = 100

/** The ambient session of a panel, and what it looks like now. */
export function useAmbient({ settings, onSession, onComplete }: AmbientPanelProps) {
  const complete = useRef(onComplete)
  useEffect(() => {
    complete.current = onComplete
  })
  const [desk] = useState(
    () =>
      new AmbientDesk(settings, {
        ...{ sounds, toast },
        now: () => performance.now(),
        instant: () => new Date().toISOString(),
        onOver: () => complete.current(),
      }),
  )
  const isDucked = useWatched(isTried)
  useEffect(() => desk.duck(isDucked), [desk, isDucked])
  useEffect(() => desk.change(settings), [desk, settings])
  useEffect(() => {
    onSession({ spentMs: (now) => desk.spentMs(now), record: (now) => desk.record(now) })
  }, [desk, onSession])
  useEffect(() => {
    const timer = setInterval(() => desk.tick(), tickMs)
    return () => {
      clearInterval(timer)
      desk.leave()
    }
  }, [desk])
  return { desk, view: useWatched(desk.view) }
}
