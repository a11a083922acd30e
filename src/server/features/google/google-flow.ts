import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sealText, unsealText } from '#server/core/data/sealed-text.ts'
import { giveCookie, readCookie, removeCookie } from '#server/core/http/cookies.ts'
import type { AppDeps } from '../../core/app-deps.ts'

export const flowCookie = 'inkwell_google'
export const flowMs = 10 * 60 * 1000

/** One way to Google and back. Only the browser that began it has it, and it cannot read it. */
const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** Ms since 1970. */
  expiresAt: z.number(),
  /** The setup link's token, for who makes the first account. */
  setup: z.string().optional(),
  /** Whose account Google is to be linked to, and in which session; absent: somebody signs in. */
  link: z.object({ userId: z.number(), sessionId: z.string() }).optional(),
})
export type GoogleFlow = z.infer<typeof flow>

/** Gives the browser a way to take along. It comes back with the navigation from Google. */
export function handFlow(
  { config, keys }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: GoogleFlow,
): void {
  giveCookie(config, request, reply, {
    name: flowCookie,
    value: sealText(keys.googleFlow, flowCookie, JSON.stringify(begun)),
    sameSite: 'lax',
    maxAge: flowMs / 1000,
  })
}

/** Takes the way back from the browser. Null: there is none, it is too old, or this server did not make it. */
export function takeFlow(
  { config, keys, now }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): GoogleFlow | null {
  const sealed = readCookie(config, request, flowCookie)
  if (!sealed) return null
  removeCookie(config, request, reply, flowCookie)
  const plain = unsealText(keys.googleFlow, flowCookie, sealed)
  if (plain === null) return null
  const begun = flow.parse(JSON.parse(plain))
  return begun.expiresAt > now() ? begun : null
}
