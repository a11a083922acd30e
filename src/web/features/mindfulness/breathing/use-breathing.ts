import { useEffect, useState } from 'react'
import type { BreathingPattern } from '#domain/mindfulness/breathing-patterns.ts'
import { breathingTickMs } from '#domain/mindfulness/breathing-session.ts'
import { sounds } from '#web/audio/sounds.ts'
import { stopVibrating, vibrate } from '#web/audio/vibrate.ts'
import { keepAwake } from '#web/audio/wake-lock.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched } from '#web/lib/watched.ts'
import type { BreathingPanelProps } from '../panel-props.ts'
import { BreathingDesk } from './breathing-desk.ts'
import { BreathingSounds } from './breathing-sounds.ts'
import { eyesClosed } from './eyes-closed.ts'
import { hush, speakPhase } from './phase-voice.ts'

/** The exercise of a panel, and what it looks like now. */
export function useBreathing(
  { settings, isCovered, onSession }: BreathingPanelProps,
  pattern: BreathingPattern,
) {
  const [desk] = useState(
    () =>
      new BreathingDesk(settings, pattern, {
        sounds: new BreathingSounds(sounds, toast),
        ...{ vibrate, stopVibrating, speak: speakPhase, hush, keepAwake, toast },
        now: () => performance.now(),
        instant: () => new Date().toISOString(),
      }),
  )
  const eyes = useWatched(eyesClosed)
  useEffect(() => desk.help(eyes), [desk, eyes])
  useEffect(() => {
    if (isCovered) desk.hold()
  }, [desk, isCovered])
  useEffect(() => desk.change(settings, pattern), [desk, settings, pattern])
  useEffect(() => {
    onSession({ spentMs: (now) => desk.spentMs(now), record: (now) => desk.record(now) })
  }, [desk, onSession])
  useEffect(() => {
    const look = () => desk.tick()
    const timer = setInterval(look, breathingTickMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      desk.leave()
    }
  }, [desk])
  return { desk, view: useWatched(desk.view) }
}
