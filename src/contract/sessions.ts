import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { ownerProof } from './owner-proof.ts'

/** A browser that is signed in. */
export const openSession = z.object({
  id: z.uuid(),
  /** What the browser called itself at sign-in, coarsely, such as 'Firefox on Linux'. */
  label: z.string(),
  /** Where it was used last: an IPv4 address, or the /64 of an IPv6 address. */
  address: z.string().nullable(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isCurrent: z.boolean(),
  /** The device slot that this session wrote; null when it left no key of its own. */
  deviceSlotId: z.uuid().nullable(),
})
export type OpenSession = z.infer<typeof openSession>

/** 403 proof_needed without it. */
const proven = z.object({ proof: ownerProof.optional() }).nullish()

const sessionList = z.object({ sessions: z.array(openSession) })

export const readSessions = endpoint({
  method: 'GET',
  path: '/api/sessions',
  access: 'user',
  summary: 'Browsers that are signed in, this one first, then the latest used',
  answer: sessionList,
})

/** Ends a session within a second, and removes the device slots that it wrote. The own one ends without `proof`: that is signing out. */
export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/sessions/:sessionId',
  access: 'user',
  summary: 'Sign a browser out and take its key',
  params: z.object({ sessionId: z.uuid() }),
  body: proven,
  answer: sessionList,
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/sessions',
  access: 'user',
  summary: 'Sign every other browser out and take its key',
  body: proven,
  answer: sessionList,
})
