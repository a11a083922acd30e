import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sealText, unsealText } from '#server/core/data/sealed-text.ts'
import { giveCookie, readCookie, removeCookie } from '#server/core/http/cookies.ts'
import type { AppDeps } from '../../../core/app-deps.ts'

export const calendarFlowCookie = 'inkwell_google_calendar'
export const calendarFlowMs = 10 * 60 * 1000

/** One way to Google and back. Only the browser that began it has it, and it cannot read it. */
const calendarFlow = z.object({
  state: z.string(),
  verifier: z.string(),
  /** Ms since 1970. */
  expiresAt: z.number(),
  canWrite: z.boolean(),
  userId: z.number(),
  sessionId: z.string(),
})
export type CalendarFlow = z.infer<typeof calendarFlow>

export function handCalendarFlow(
  { config, keys }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: CalendarFlow,
): void {
  giveCookie(config, request, reply, {
    name: calendarFlowCookie,
    value: sealText(keys.googleFlow, calendarFlowCookie, JSON.stringify(begun)),
    sameSite: 'lax',
    maxAge: calendarFlowMs / 1000,
  })
}

/** Takes the way back from the browser. Null: there is none, it is too old, or this server did not make it. */
export function takeCalendarFlow(
  { config, keys, now }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): CalendarFlow | null {
  const sealed = readCookie(config, request, calendarFlowCookie)
  if (!sealed) return null
  removeCookie(config, request, reply, calendarFlowCookie)
  const plain = unsealText(keys.googleFlow, calendarFlowCookie, sealed)
  if (plain === null) return null
  const begun = calendarFlow.parse(JSON.parse(plain))
  return begun.expiresAt > now() ? begun : null
}
