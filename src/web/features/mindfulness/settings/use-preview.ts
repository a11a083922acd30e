import { useEffect, useRef, useState } from 'react'
import { mindfulnessFaults } from '#domain/mindfulness/mindfulness-toasts.ts'
import { isTone } from '#domain/mindfulness/sound-player.ts'
import {
  pressPreview,
  previewPlaysMs,
  previewShownMs,
  type SoundPreview,
} from '#domain/mindfulness/sound-preview.ts'
import { sounds } from '#web/audio/sounds.ts'
import { toast } from '#web/lib/toasts.ts'
import { type Watched, watchedValue } from '#web/lib/watched.ts'
import type { PreviewProps } from '../panel-props.ts'

/** Whether a sound is tried now; what plays makes room for it. */
export const isTried: Watched<boolean> = watchedValue(false)

const fadeMs = 150

/** Begins a sound and gives back how it stops. */
async function begin({ sound, volume }: SoundPreview): Promise<() => void> {
  await sounds.unlock()
  if (isTone(sound)) {
    const run = await sounds.cues([{ tone: sound, atMs: 0 }], performance.now(), volume)
    return () => run.cancel()
  }
  const voice = await sounds.texture(sound, { volume })
  return () => voice.stop(fadeMs)
}

/** Lets a preview be heard for 3 s from its first moment on, and no longer than its button shows it. */
function hear(preview: SoundPreview): () => void {
  let isOver = false
  let quiet: (() => void) | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    if (isOver) return
    isOver = true
    clearTimeout(timer)
    quiet?.()
    isTried.write(false)
  }
  isTried.write(true)
  begin(preview).then(
    (how) => {
      if (isOver) return how()
      quiet = how
      const shownFor = preview.startedAt + previewShownMs - performance.now()
      timer = setTimeout(stop, Math.min(previewPlaysMs, shownFor))
    },
    (error: unknown) => {
      console.error(error)
      stop()
      toast(mindfulnessFaults.sound)
    },
  )
  return stop
}

/** The one sound that is tried in the settings. */
export function usePreview(volume: number): PreviewProps {
  const [current, setCurrent] = useState<SoundPreview | null>(null)
  const stop = useRef<(() => void) | undefined>(undefined)
  useEffect(() => {
    if (!current) return
    const left = current.startedAt + previewShownMs - performance.now()
    const timer = setTimeout(() => setCurrent(null), left)
    return () => {
      clearTimeout(timer)
      stop.current?.()
    }
  }, [current])
  return {
    shown: current?.sound ?? null,
    press: (sound) => {
      const next = pressPreview(current, sound, volume, performance.now())
      stop.current?.()
      stop.current = next ? hear(next) : undefined
      setCurrent(next)
    },
  }
}
