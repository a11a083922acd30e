import { useEffect, useState } from 'react'
import { pressPreview, previewShownMs, type SoundPreview } from '#domain/mindfulness/sound-preview.ts'
import type { PreviewProps } from '../panel-props.ts'

/** The one sound that is tried in the settings. */
export function usePreview(volume: number): PreviewProps {
  const [current, setCurrent] = useState<SoundPreview | null>(null)
  useEffect(() => {
    if (!current) return
    const timer = setTimeout(() => setCurrent(null), previewShownMs - (performance.now() - current.startedAt))
    return () => clearTimeout(timer)
  }, [current])
  return {
    shown: current?.sound ?? null,
    press: (sound) => setCurrent(pressPreview(current, sound, volume, performance.now())),
  }
}
