import { useEffect, useState } from 'react'
import { sounds } from '#web/audio/sounds.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched, type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { PreviewProps } from '../panel-props.ts'
import { Previews } from './previews.ts'

/** Whether a sound is tried now; what plays makes room for it. */
export const isTried: Watched<boolean> = watchedValue(false)

/** The one sound that is tried in the settings. */
export function usePreview(volume: number): PreviewProps {
  const [previews] = useState(
    () => new Previews({ sounds, now: () => performance.now(), toast, onTried: isTried.write }),
  )
  useEffect(() => () => previews.leave(), [previews])
  return {
    shown: useWatched(previews.current)?.sound ?? null,
    press: (sound) => previews.press(sound, volume),
  }
}
