import { patternOf } from '#domain/mindfulness/breathing-patterns.ts'
import type { BreathingPanelProps } from '../panel-props.ts'

/** The breathing exercise. */
export function BreathingPanel({ settings }: BreathingPanelProps) {
  const { name, description } = patternOf(settings.pattern)
  return (
    <div className="m-auto max-w-md text-center">
      <h3 className="type-screen-title">{name}</h3>
      <p className="type-writing mt-4 text-text-2">{description}</p>
    </div>
  )
}
