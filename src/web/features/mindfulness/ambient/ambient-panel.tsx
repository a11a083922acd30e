import { durationWords, overlaySounds } from '#domain/mindfulness/mindfulness-settings.ts'
import type { AmbientPanelProps } from '../panel-props.ts'

/** Ambient sounds. */
export function AmbientPanel({ settings }: AmbientPanelProps) {
  const sound = overlaySounds.find(({ id }) => id === settings.soundType)
  return (
    <div className="m-auto max-w-md text-center">
      <h3 className="type-screen-title">{sound?.name}</h3>
      <p className="type-writing mt-4 text-text-2">{durationWords(settings.duration)}</p>
    </div>
  )
}
