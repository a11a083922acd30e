import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { careReplies, careShowings, contactRoles, planParts } from './plan-parts.ts'

/**
 * One part of a safety plan. Sealed as kind 'safety_plan', a record a part, so that two devices that begin a plan at the same time lose
 * nothing; where a part has several, all their words are shown.
 */
export const safetyPlan = z.object({
  part: z.enum(planParts),
  text: z.string().max(10_000),
  /** Instant of the last change, ISO. */
  updatedAt: z.iso.datetime(),
})
export type SafetyPlan = z.infer<typeof safetyPlan>
export const safetyPlanRecords = entity('safety_plan', {
  schema: safetyPlan,
  version: 1,
  upgrades: {},
  label: 'Safety plan',
})

/** Somebody whom the person can turn to. Sealed as kind 'own_contact'. */
export const ownContact = z.object({
  role: z.enum(contactRoles),
  name: z.string().trim().min(1).max(200),
  /** As the person wrote it; empty where they know the number by heart. */
  phone: z.string().trim().max(60).default(''),
  /** What to know before calling, in the person's words. */
  how: z.string().trim().max(500).default(''),
  createdAt: z.iso.datetime(),
})
export type OwnContact = z.infer<typeof ownContact>
export const ownContacts = entity('own_contact', {
  schema: ownContact,
  version: 1,
  upgrades: {},
  label: 'People you can turn to',
})

/** How the card is to be. Sealed as kind 'care_choices', one in a vault; of several the latest holds. */
export const careChoices = z.object({
  /** ISO 3166-1 alpha-2, or '001' for the whole world; null: guessed from the device. */
  country: z
    .string()
    .regex(/^(?:[A-Z]{2}|001)$/)
    .nullable()
    .default(null),
  showing: z.enum(careShowings).default('usual'),
  /** Instant of the last choice, ISO. */
  updatedAt: z.iso.datetime(),
})
export type CareChoices = z.infer<typeof careChoices>
export const carePreferences = entity('care_choices', {
  schema: careChoices,
  version: 1,
  upgrades: {},
  label: 'How the card that helps is shown',
  single: true,
})

/** What the person said to the card of a message or an entry. Sealed as kind 'care_answer'. */
export const careAnswer = z.object({
  /** Uid of the message or entry. */
  about: z.uuid(),
  says: z.enum(careReplies),
  /** Digests of the words that the card rested on, never the words: other words of the same entry bring it back. */
  keys: z.array(z.string()),
  at: z.iso.datetime(),
})
export type CareAnswer = z.infer<typeof careAnswer>
export const careAnswers = entity('care_answer', {
  schema: careAnswer,
  version: 1,
  upgrades: {},
  label: 'Answers to the card that helps',
})
