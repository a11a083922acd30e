import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instantsPath, pushPath } from './push-paths.ts'

/** So many of its next reminders a device names to the server. */
export const mostInstants = 60

/** 16 random bytes in base64url: names one time that something rings, and says nothing about it. */
export const ringId = z.string().regex(/^[A-Za-z0-9_-]{22}$/)

/** When something is to ring: ms since 1970. */
export const ringInstant = z.object({ id: ringId, at: z.int().min(0).max(8_640_000_000_000_000) })
export type RingInstant = z.infer<typeof ringInstant>

/** What a browser was given by its push service, base64url as browsers write it. */
export const pushSubscription = z.object({
  endpoint: z.url().max(2_000),
  keys: z.object({
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}=?$/),
    auth: z.string().regex(/^[A-Za-z0-9_-]{22}(==)?$/),
  }),
})
export type PushSubscriptionKeys = z.infer<typeof pushSubscription>

/** What a push carries, encrypted for the browser that it goes to: which time rings. `isTest`: somebody pressed a button to try it. */
export const pushMessage = ringInstant.extend({ isTest: z.literal(true).optional() })
export type PushMessage = z.infer<typeof pushMessage>

export const readPush = endpoint({
  method: 'GET',
  path: pushPath,
  access: 'user',
  summary: 'Whether this browser is sent reminders, and the key that it subscribes with',
  answer: z.object({ publicKey: z.string(), isOn: z.boolean() }),
})

export const keepPush = endpoint({
  method: 'PUT',
  path: pushPath,
  access: 'user',
  summary: 'Send reminders to this browser, until its session ends',
  body: pushSubscription,
  answer: z.object({}),
})

export const endPush = endpoint({
  method: 'DELETE',
  path: pushPath,
  access: 'user',
  summary: 'Send no more reminders to this browser',
  answer: z.object({}),
})

/** 404 where this browser is sent none. What passed more than a day ago is left out. */
export const planPush = endpoint({
  method: 'PUT',
  path: instantsPath,
  access: 'user',
  summary: 'The next instants at which this browser is to be called, in place of those before',
  body: z.object({ instants: z.array(ringInstant).max(mostInstants) }),
  answer: z.object({}),
})

/** 404 where this browser is sent none, 400 where the instant passed more than a day ago. */
export const addInstant = endpoint({
  method: 'POST',
  path: instantsPath,
  access: 'user',
  summary: 'One more instant at which this browser is to be called: something was put off',
  body: ringInstant,
  answer: z.object({}),
})

/** sent: the push service took it; gone: it knows this browser no more, and neither does this server now; later: it asks for patience, or does not answer. */
export const pushOutcomes = ['sent', 'gone', 'later'] as const
export type PushOutcome = (typeof pushOutcomes)[number]

/** 404 where this browser is sent none. */
export const tryPush = endpoint({
  method: 'POST',
  path: `${pushPath}/test`,
  access: 'user',
  summary: 'Send this browser a reminder that is only a test',
  answer: z.object({ outcome: z.enum(pushOutcomes) }),
})
