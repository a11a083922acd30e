import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { textures, tones } from '../sound/sound-names.ts'
import { longestPatternName, ownPhase } from './breathing/breathing-patterns.ts'
import { checkInFeelings } from './breathing/breathing-run.ts'
import { meditationTypes } from './meditation/meditation-types.ts'
import { longestPresetName } from './player/preset-link.ts'

const rating = z.int().min(1).max(10).nullable()
const common = {
  startedAt: z.iso.datetime(),
  /** IANA zone that it was held in: it decides its day for good. Absent in sessions of earlier versions. */
  zone: z.string().optional(),
  /** What was planned; null for an ambient session without an end. */
  plannedMs: z.int().positive().nullable(),
  spentMs: z.int().min(0),
  /** It came to its end by itself. */
  isComplete: z.boolean(),
  /** 1 to 10, as in the journal; null when it was not said. */
  moodBefore: rating,
  moodAfter: rating,
}

/** A session that was held. Sealed as kind 'mindfulness_session'. */
export const mindfulnessSession = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('breathing'),
    ...common,
    /** The pattern's name as it was then: own patterns can go. */
    pattern: z.string().min(1).max(longestPatternName),
    completedCycles: z.int().min(0),
    /** The names of all patterns that were breathed, in order, where there were several. */
    patterns: z.array(z.string().min(1).max(longestPatternName)).min(2).optional(),
    /** Whether one of them had a hold; absent in sessions of earlier versions. */
    hasHold: z.boolean().optional(),
    feeling: z.enum(checkInFeelings).nullable(),
  }),
  z.object({
    type: z.literal('meditation'),
    ...common,
    meditationType: z.enum(meditationTypes.map(({ id }) => id)),
    isGuided: z.boolean(),
  }),
  z.object({ type: z.literal('ambient'), ...common, soundType: z.enum(textures.map(({ id }) => id)) }),
])
export type MindfulnessSession = z.infer<typeof mindfulnessSession>
export const mindfulnessSessions = entity('mindfulness_session', {
  schema: mindfulnessSession,
  version: 1,
  upgrades: {},
  label: 'Mindfulness sessions',
})

const phase = z.number().min(ownPhase.least).max(ownPhase.most).multipleOf(ownPhase.step)
const holdSeconds = z.union([z.literal(0), phase])

/** A rhythm that a person made. Sealed as kind 'breathing_pattern'; its id is the record's uid. */
export const ownBreathingPattern = z.object({
  name: z.string().trim().min(1).max(longestPatternName),
  inhale: phase,
  hold1: holdSeconds,
  exhale: phase,
  hold2: holdSeconds,
})
export type OwnBreathingPattern = z.infer<typeof ownBreathingPattern>
export const ownBreathingPatterns = entity('breathing_pattern', {
  schema: ownBreathingPattern,
  version: 1,
  upgrades: {},
  label: 'Breathing patterns',
})

const volume = z.number().min(0).max(100)

/** A sound that a person kept. Sealed as kind 'sound_preset'; its id is the record's uid. */
export const soundPreset = z.object({
  name: z.string().trim().min(1).max(longestPresetName),
  type: z.enum([...textures.map(({ id }) => id), ...tones.map(({ id }) => id)]),
  /** 0 to 100. */
  volume,
  intensity: z.number().min(0).max(1),
  dateCreated: z.iso.datetime(),
  /** Ambient layers that are heard beside it, with their volumes. */
  layers: z.partialRecord(z.enum(textures.map(({ id }) => id)), volume).optional(),
})
export type KeptSound = z.infer<typeof soundPreset>
export const soundPresets = entity('sound_preset', {
  schema: soundPreset,
  version: 1,
  upgrades: {},
  label: 'Kept sounds',
})
