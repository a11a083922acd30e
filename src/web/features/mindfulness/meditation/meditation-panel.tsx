import { meditationPrompt } from '#domain/mindfulness/meditation-guidance.ts'
import { meditationTypes } from '#domain/mindfulness/meditation-types.ts'
import type { MeditationPanelProps } from '../panel-props.ts'

/** The meditation timer. */
export function MeditationPanel({ settings }: MeditationPanelProps) {
  const type = meditationTypes.find(({ id }) => id === settings.meditationType)
  return (
    <div className="m-auto max-w-md text-center">
      <h3 className="type-screen-title">{type?.name}</h3>
      <p className="type-writing mt-4 text-text-2">{meditationPrompt}</p>
    </div>
  )
}
