import { useEffect, useState } from 'react'
import { type BreathingPattern, patternOf } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { breathingTickMs } from '#domain/mindfulness/breathing/breathing-session.ts'
import { sounds } from '#web/audio/sounds.ts'
import { stopVibrating, vibrate } from '#web/audio/vibrate.ts'
import { keepAwake } from '#web/audio/wake-lock.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import type { BreathingPanelProps } from '../panel-props.ts'
import { BreathingController } from './breathing-controller.ts'
import { BreathingSounds } from './breathing-sounds.ts'
import { eyesClosed } from './eyes-closed.ts'
import { hush, speakPhase } from './phase-voice.ts'

/** The exercise of a panel, and what it looks like now. Null: its rhythm is not found. */
export function useBreathing(
  { settings, isCovered, onSession }: BreathingPanelProps,
  pattern: BreathingPattern | null,
) {
  const [controller] = useState(
    () =>
      new BreathingController(settings, pattern ?? patternOf(settings.pattern), {
        sounds: new BreathingSounds(sounds, toast),
        ...{ vibrate, stopVibrating, speak: speakPhase, hush, keepAwake, toast },
        now: () => performance.now(),
        instant: () => new Date().toISOString(),
      }),
  )
  const eyes = useWatched(eyesClosed)
  useEffect(() => controller.help(eyes), [controller, eyes])
  useEffect(() => controller.cover(isCovered), [controller, isCovered])
  useEffect(() => controller.change(settings, pattern), [controller, settings, pattern])
  useEffect(() => {
    onSession({ spentMs: (now) => controller.spentMs(now), record: (now) => controller.record(now) })
  }, [controller, onSession])
  useEffect(() => {
    const look = () => controller.tick()
    const timer = setInterval(look, breathingTickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      controller.leave()
    }
  }, [controller])
  return { controller, view: useWatched(controller.view) }
}
