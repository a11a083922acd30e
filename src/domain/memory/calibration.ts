import type { RelationshipCalibration } from '../insights/records.ts'

/** How the strength of what is remembered grows and fades: relationship_calibration's part in memory. */
export interface MemoryCalibration {
  readonly recencySensitivity: number
  readonly emotionalSalience: number
  readonly frequencyImpact: number
  readonly thresholds: {
    readonly minimum: number
    readonly weak: number
    readonly moderate: number
    readonly strong: number
  }
  /** Added for each sentence that holds both. */
  readonly reinforcement: number
  /** Added for each page that holds both in different sentences. */
  readonly secondary: number
  /** The share that fades each day. */
  readonly decay: number
  /** The mean of the distribution of strengths: how sure a fact is when it is first learnt. */
  readonly mean: number
}

/** The specification's defaults. */
export const memoryCalibration: MemoryCalibration = {
  recencySensitivity: 1,
  emotionalSalience: 1,
  frequencyImpact: 1,
  thresholds: { minimum: 0.1, weak: 0.3, moderate: 0.6, strong: 0.8 },
  reinforcement: 0.05,
  secondary: 0.025,
  decay: 0.01,
  mean: 0.5,
}

/** What the person's record of it means to memory. */
export const calibrationFrom = (record: RelationshipCalibration): MemoryCalibration => ({
  ...{ recencySensitivity: record.recencySensitivity, emotionalSalience: record.emotionalSalience },
  ...{ frequencyImpact: record.frequencyImpact, thresholds: record.thresholds, decay: record.decayRate },
  ...{ reinforcement: record.defaultReinforcement, secondary: record.secondaryReinforcement },
  mean: record.strengthDistribution.mean,
})

/** Something that strengthens: the number of its day (days since 1970), in one sentence or only on one page, how strongly the page feels (0..1). */
export interface Reinforcement {
  readonly dayNumber: number
  readonly isDirect: boolean
  readonly feeling: number
}

/** The share of a strength that is left after so many days. */
export const fadedOver = (days: number, { decay, recencySensitivity }: MemoryCalibration): number =>
  (1 - decay) ** (Math.max(0, days) * recencySensitivity)

/** The strength (0..1) right after a reinforcement that comes `days` after `strength` held. */
export function reinforced(
  strength: number,
  days: number,
  { isDirect, feeling }: Reinforcement,
  calibration: MemoryCalibration,
): number {
  const { reinforcement, secondary, frequencyImpact, emotionalSalience } = calibration
  const gain = (isDirect ? reinforcement : secondary) * frequencyImpact
  return Math.min(1, strength * fadedOver(days, calibration) + gain * (1 + feeling * emotionalSalience))
}

/**
 * 0..1: what begins at the minimum is raised by each reinforcement and fades by `decay` a day in between, up to `today` (days since 1970).
 * `steps` in order of their days.
 */
export function strengthOf(
  steps: readonly Reinforcement[],
  today: number,
  calibration: MemoryCalibration = memoryCalibration,
): number {
  const [first] = steps
  if (!first) return 0
  let strength = calibration.thresholds.minimum
  let last = first.dayNumber
  for (const step of steps) {
    strength = reinforced(strength, step.dayNumber - last, step, calibration)
    last = step.dayNumber
  }
  return strength * fadedOver(today - last, calibration)
}

/** What a strength is called. */
export function strengthWord(
  strength: number,
  { thresholds }: MemoryCalibration = memoryCalibration,
): 'quiet' | 'faint' | 'weak' | 'moderate' | 'strong' {
  if (strength < thresholds.minimum) return 'quiet'
  if (strength < thresholds.weak) return 'faint'
  if (strength < thresholds.moderate) return 'weak'
  return strength < thresholds.strong ? 'moderate' : 'strong'
}
