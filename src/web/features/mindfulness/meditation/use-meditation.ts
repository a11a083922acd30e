import { useEffect, useState } from 'react'
import { deviceAddressOf } from '#domain/voice/voice-choices.ts'
import { sounds } from '#web/audio/sounds.ts'
import { keepAwake } from '#web/audio/wake-lock.ts'
import { toast } from '#web/lib/toasts.ts'
import { useKeptRef } from '#web/lib/use-kept-ref.ts'
import { useTts } from '#web/lib/use-tts.ts'
import { useWatched, watchedValue } from '#web/lib/watched.ts'
import type { MeditationPanelProps } from '../panel-props.ts'
import { deviceGuide } from './guide-voice.ts'
import { MeditationDesk } from './meditation-desk.ts'
import { SessionSounds } from './meditation-sounds.ts'

/** Often enough for a clock of seconds, and for words that are said on time. */
const tickMs = 200

/** The meditation of a panel, and what it looks like now. */
export function useMeditation(props: MeditationPanelProps) {
  const { settings, isCovered, onSession } = props
  const voiceAddress = useKeptRef(deviceAddressOf(useTts().preferredVoiceId))
  const latest = useKeptRef(props)
  const [{ desk, hasVoice }] = useState(() => {
    const hasVoice = watchedValue(true)
    const guide = deviceGuide(() => voiceAddress.current)
    const onNoVoice = () => hasVoice.write(false)
    const desk = new MeditationDesk(settings, {
      sounds: new SessionSounds({ sounds, guide, toast, onNoVoice }),
      keepAwake,
      now: () => performance.now(),
      instant: () => new Date().toISOString(),
      toast,
      onEnd: (does) => does === 'close-overlay' && latest.current.onComplete(),
    })
    return { desk, hasVoice }
  })
  useEffect(() => desk.change(settings), [desk, settings])
  useEffect(() => {
    if (isCovered) desk.pause()
  }, [desk, isCovered])
  useEffect(() => {
    onSession({ spentMs: (now) => desk.spentMs(now), record: (now) => desk.record(now) })
    // Only the desk's own session is told, once: the overlay asks it whenever it has to.
  }, [desk, onSession])
  useEffect(() => {
    const timer = setInterval(() => desk.tick(), tickMs)
    const look = () => desk.tick()
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
      desk.leave()
    }
  }, [desk])
  return { desk, view: useWatched(desk.view), hasVoice: useWatched(hasVoice) }
}
