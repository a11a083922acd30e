import { useEffect, useRef, useState } from 'react'
import { sessionBegins } from '#web/audio/session-sounds.ts'
import { sounds } from '#web/audio/sounds.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import type { AmbientPanelProps } from '../panel-props.ts'
import { isTried } from '../settings/use-preview.ts'
import { AmbientController } from './ambient-controller.ts'

/** Often enough that the fade begins on time. */
const tickMs = 100

/** The ambient session of a panel, and what it looks like now. */
export function useAmbient({ settings, onSession, onComplete }: AmbientPanelProps) {
  const complete = useRef(onComplete)
  useEffect(() => {
    complete.current = onComplete
  })
  const [controller] = useState(
    () =>
      new AmbientController(settings, {
        ...{ sounds, sessionBegins, toast },
        now: () => performance.now(),
        instant: () => new Date().toISOString(),
        onOver: () => complete.current(),
      }),
  )
  const isDucked = useWatched(isTried)
  useEffect(() => controller.duck(isDucked), [controller, isDucked])
  useEffect(() => controller.change(settings), [controller, settings])
  useEffect(() => {
    onSession({ spentMs: (now) => controller.spentMs(now), record: (now) => controller.record(now) })
  }, [controller, onSession])
  useEffect(() => {
    const timer = setInterval(() => controller.tick(), tickMs)
    return () => {
      clearInterval(timer)
      controller.leave()
    }
  }, [controller])
  return { controller, view: useWatched(controller.view) }
}
