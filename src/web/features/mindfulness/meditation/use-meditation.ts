import { useEffect, useState } from 'react'
import { deviceAddressOf } from '#domain/voice/voice-choices.ts'
import { sessionBegins } from '#web/audio/session-sounds.ts'
import { sounds } from '#web/audio/sounds.ts'
import { keepAwake } from '#web/audio/wake-lock.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { useTts } from '#web/lib/vault/use-tts.ts'
import type { MeditationPanelProps } from '../panel-props.ts'
import { deviceGuide } from './guide-voice.ts'
import { MeditationController } from './meditation-controller.ts'
import { SessionSounds } from './meditation-sounds.ts'

/** Often enough for a clock of seconds, and for words that are said on time. */
const tickMs = 200

/** The meditation of a panel, and what it looks like now. */
export function useMeditation(props: MeditationPanelProps) {
  const { settings, isCovered, onSession } = props
  const voiceAddress = useKeptRef(deviceAddressOf(useTts().preferredVoiceId))
  const latest = useKeptRef(props)
  const [{ controller, hasVoice }] = useState(() => {
    const hasVoice = watchedValue(true)
    const guide = deviceGuide(() => voiceAddress.current)
    const onNoVoice = () => hasVoice.write(false)
    const controller = new MeditationController(settings, {
      sounds: new SessionSounds({ sounds, sessionBegins, guide, toast, onNoVoice }),
      keepAwake,
      now: () => performance.now(),
      instant: () => new Date().toISOString(),
      toast,
      onEnd: (does) => does === 'close-overlay' && latest.current.onComplete(),
    })
    return { controller, hasVoice }
  })
  useEffect(() => controller.change(settings), [controller, settings])
  useEffect(() => controller.cover(isCovered), [controller, isCovered])
  useEffect(() => {
    onSession({ spentMs: (now) => controller.spentMs(now), record: (now) => controller.record(now) })
    // Only the controller's own session is told, once: the overlay asks it whenever it has to.
  }, [controller, onSession])
  useEffect(() => {
    const timer = setInterval(() => controller.tick(), tickMs)
    const look = () => controller.tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      controller.leave()
    }
  }, [controller])
  return { controller, view: useWatched(controller.view), hasVoice: useWatched(hasVoice) }
}
