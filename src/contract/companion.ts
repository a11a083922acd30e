import { z } from 'zod'
import { aiInterests } from '#domain/account/onboarding-choices.ts'
import { endpoint } from './endpoint.ts'

export const chatSocketPath = '/ws/chat'
export const largestFrame = 64 * 1024
export const messagesPerMinute = 20
export const pingEveryMs = 30_000
export const reconnectAttempts = 5
export const reconnectFirstMs = 1_000
export const reconnectMostMs = 10_000
export const reconnectAfterAuthChangeMs = 100

/** Earlier words that the person allowed to go along. They are data, never instructions. */
export const relayContext = z.object({
  excerpts: z
    .array(z.object({ day: z.iso.date(), quote: z.string().max(4000) }))
    .max(12)
    .default([]),
  turns: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000) }))
    .max(20)
    .default([]),
  style: z.string().max(60).optional(),
  mode: z.string().max(60).optional(),
  interests: z.array(z.enum(aiInterests)).max(aiInterests.length).optional(),
})
export type RelayContext = z.infer<typeof relayContext>

export const clientFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ping') }),
  z.object({
    type: z.literal('message'),
    content: z.string().trim().min(1, 'Write something first.').max(32_000),
    context: relayContext.optional(),
  }),
])
export type ClientFrame = z.infer<typeof clientFrame>

/** A chat message as it travels: `content` is always the full text so far, `token` the newest piece of it. */
export const chatMessage = z.object({
  content: z.string(),
  role: z.enum(['user', 'assistant', 'system']),
  messageId: z.string().min(1).max(50),
  timestamp: z.iso.datetime(),
  userId: z.int().min(0),
  isStreaming: z.boolean(),
  isComplete: z.boolean(),
  token: z.string().optional(),
  /** Which model speaks: 'on-device', 'this-server', or a provider's name. */
  source: z.string().optional(),
})
export type ChatMessage = z.infer<typeof chatMessage>

export const serverFrame = z.discriminatedUnion('type', [
  z.object({ type: z.literal('connected'), userId: z.int().min(0) }),
  z.object({ type: z.literal('pong') }),
  chatMessage.extend({ type: z.literal('stream') }),
  chatMessage.extend({ type: z.literal('message') }),
  z.object({ type: z.literal('error'), error: z.string() }),
])
export type ServerFrame = z.infer<typeof serverFrame>

export const companionStatus = endpoint({
  method: 'GET',
  path: '/api/companion',
  access: 'user',
  summary: 'Which cloud model this server can relay to, if any',
  answer: z.object({
    /** Null: no provider is configured. */
    provider: z.object({ name: z.string(), model: z.string(), host: z.string() }).nullable(),
  }),
})
