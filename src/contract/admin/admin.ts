import { z } from 'zod'
import { announcement } from '#domain/operating/announcement.ts'
import { type FeatureFlag, featureFlagNames } from '#domain/operating/feature-flags.ts'
import { mostClockShiftMs, providerTroubles } from '#domain/operating/trials.ts'
import { endpoint } from '../endpoint.ts'
import { ownerProof } from '../owner-proof.ts'

const instant = z.iso.datetime()
const count = z.number().int().min(0)

/** not_configured is no error: the rest works without it. */
export const healthStates = ['well', 'warning', 'failing', 'not_configured'] as const

const healthLine = z.object({
  part: z.string(),
  state: z.enum(healthStates),
  says: z.string(),
  /** How long it took to answer. */
  ms: z.number().nullable(),
  /** When it last happened. */
  at: instant.nullable(),
})
export type HealthLine = z.infer<typeof healthLine>

/** Counts, and nothing that anybody wrote. */
export const readOverview = endpoint({
  method: 'GET',
  path: '/api/admin/overview',
  access: 'admin',
  summary: 'How many people, records and files there are, who came, and whether everything is up',
  answer: z.object({
    people: count,
    newIn7Days: count,
    /** In the 7 days before those. */
    newIn7DaysBefore: count,
    activeIn7Days: count,
    activeIn30Days: count,
    sessions: count,
    records: count,
    recordBytes: count,
    files: count,
    fileBytes: count,
    /** The last 30 days (UTC), the earliest first. */
    signUps: z.array(z.object({ day: z.iso.date(), count })),
    /** Of the requests of the last hour that this server answered. */
    answers: z.object({ count, medianMs: z.number().nullable(), p95Ms: z.number().nullable() }),
    health: z.array(healthLine),
  }),
})
export type Overview = z.infer<typeof readOverview.answer>

export const listedPerson = z.object({
  id: z.int(),
  username: z.string(),
  tier: z.string(),
  /** A subscription at Stripe decides the tier. */
  pays: z.boolean(),
  isAdmin: z.boolean(),
  /** The first account is always an admin. */
  isFirst: z.boolean(),
  isDisabled: z.boolean(),
  createdAt: instant,
  /** The day (UTC) of the last use of a session, open or ended; null: there was none. */
  lastSeenDay: z.iso.date().nullable(),
  /** How many are open. */
  sessions: count,
  hasSecondFactor: z.boolean(),
  records: count,
  recordBytes: count,
})
export type ListedPerson = z.infer<typeof listedPerson>

export const listPeople = endpoint({
  method: 'GET',
  path: '/api/admin/people',
  access: 'admin',
  summary: 'Accounts by username, 50 at a time',
  query: z.object({
    /** In the username. */
    search: z.string().max(100).optional(),
    skip: z.coerce.number().int().min(0).max(1_000_000).optional(),
  }),
  answer: z.object({ people: z.array(listedPerson), total: count }),
})

export const personActions = [
  'promote',
  'demote',
  'disable',
  'enable',
  'sign-out',
  'second-factor-off',
  'reset-link',
  'delete',
] as const
export type PersonAction = (typeof personActions)[number]

/** Asks for the admin's own password each time. 409 for the first account and for oneself, where it would lock somebody out or let somebody in. */
export const changePerson = endpoint({
  method: 'POST',
  path: '/api/admin/people/:userId',
  access: 'admin',
  summary:
    'Make somebody an admin, disable, sign out or delete an account, take its second factor off, or make a link that sets a new password',
  params: z.object({ userId: z.coerce.number().int().min(1) }),
  body: z.object({
    action: z.enum(personActions),
    proof: ownerProof.optional(),
    /** To delete: the username, typed once more. */
    username: z.string().max(200).optional(),
  }),
  answer: z.object({
    /** Null: deleted. */
    person: listedPerson.nullable(),
    /** Works once, for a day, and is shown once. */
    resetLink: z.string().nullable(),
  }),
})

/** As a code gives it. Asks for the admin's own password. 409 where a subscription at Stripe decides, 501 where nothing is sold. */
export const changePlan = endpoint({
  method: 'PUT',
  path: '/api/admin/people/:userId/plan',
  access: 'admin',
  summary: 'Give somebody a plan, or end one that was given',
  params: z.object({ userId: z.coerce.number().int().min(1) }),
  body: z.object({
    /** `free` ends what was given. */
    tier: z.string().min(1).max(40),
    /** How long it lasts; null: for good. */
    days: z.int().min(1).max(3_660).nullable(),
    proof: ownerProof.optional(),
  }),
  answer: z.object({ person: listedPerson }),
})

export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  /** 0: whoever runs the server, by `npm run admin`. */
  adminId: z.int(),
  /** What they are called; null: the account is gone, or never was one. */
  admin: z.string().nullable(),
  action: z.string(),
  subject: z.string().nullable(),
  detail: z.string().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

export const readAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'What admins did, the latest first, 50 at a time unless more are asked for',
  query: z.object({
    beforeAt: instant.optional(),
    beforeId: z.string().max(40).optional(),
    action: z.string().max(60).optional(),
    /** A username, or the number of an account: what they did, and what was done to them. */
    person: z.string().trim().max(200).optional(),
    most: z.coerce.number().int().min(1).max(500).optional(),
  }),
  answer: z.object({
    entries: z.array(auditEntry),
    /** Every action that the log has a line of. */
    actions: z.array(z.string()),
  }),
})

const flagName = z.enum(featureFlagNames as [FeatureFlag, ...FeatureFlag[]])

export const readSwitches = endpoint({
  method: 'GET',
  path: '/api/admin/switches',
  access: 'admin',
  summary: 'What is switched on, and what is announced',
  answer: z.object({
    flags: z.array(z.object({ name: flagName, isOn: z.boolean() })),
    announcement: announcement.nullable(),
  }),
})
export type Switches = z.infer<typeof readSwitches.answer>

/** 403 proof_needed without `proof`. */
export const setFeatureFlag = endpoint({
  method: 'PUT',
  path: '/api/admin/flags/:name',
  access: 'admin',
  summary: 'Switch something on or off for everybody',
  params: z.object({ name: flagName }),
  body: z.object({ isOn: z.boolean(), proof: ownerProof.optional() }),
  answer: z.object({}),
})

/** Null takes it away; to put one up needs `proof`: 403 proof_needed without it. */
export const announce = endpoint({
  method: 'PUT',
  path: '/api/admin/announcement',
  access: 'admin',
  summary: 'Put a line above the pages of everybody',
  body: z.object({
    announcement: announcement.omit({ id: true }).nullable(),
    proof: ownerProof.optional(),
  }),
  answer: z.object({ announcement: announcement.nullable() }),
})

export const readAnnouncement = endpoint({
  method: 'GET',
  path: '/api/announcement',
  access: 'user',
  summary: 'What whoever runs the server announces now',
  answer: z.object({ announcement: announcement.nullable() }),
})

const testingState = z.object({
  isOn: z.boolean(),
  isMailSetUp: z.boolean(),
  /** Whether there is a model provider at all. */
  hasProvider: z.boolean(),
  /** How far the clock of this server is from the true one. */
  clockShiftMs: z.int(),
  providerTrouble: z.enum(providerTroubles),
})
export type TestingState = z.infer<typeof testingState>

export const readTesting = endpoint({
  method: 'GET',
  path: '/api/admin/testing',
  access: 'admin',
  summary: 'Whether things may be tried out on this server, and what can be',
  answer: testingState,
})

/** Asks for the admin's own password. Ends when the server does. 404 where testing is off. */
export const stageTrials = endpoint({
  method: 'PUT',
  path: '/api/admin/testing/trials',
  access: 'admin',
  summary: 'Move the clock of the server, or stage trouble in the place of model providers',
  body: z.object({
    clockShiftMs: z.int().min(-mostClockShiftMs).max(mostClockShiftMs).optional(),
    providerTrouble: z.enum(providerTroubles).optional(),
    proof: ownerProof.optional(),
  }),
  answer: testingState,
})

/** 404 where testing is off, 501 without a mail server. */
export const sendTestMail = endpoint({
  method: 'POST',
  path: '/api/admin/testing/mail',
  access: 'admin',
  summary: 'Send a mail to the own address',
  answer: z.object({}),
})

/**
 * Sample people, without keys: a device gives them theirs, and a life, each with their token, which ends by itself after a quarter of an hour. Asks for
 * the admin's own password. Their password and tokens are in the answer and nowhere else. 404 where testing is off.
 */
export const makeSamplePeople = endpoint({
  method: 'POST',
  path: '/api/admin/testing/people',
  access: 'admin',
  summary: 'Make sample people, for a device to give them a life',
  body: z.object({ count: z.int().min(1).max(20), proof: ownerProof.optional() }),
  answer: z.object({
    people: z.array(z.object({ id: z.int(), username: z.string(), token: z.string(), tokenId: z.uuid() })),
    password: z.string(),
  }),
})
