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
    .max(20)
    .default([]),
  /** The day and the hour, what the person said about themselves, who is who, and what was counted: each a text as it was shown. */
  now: z.string().max(100).nullable().optional(),
  about: z.array(z.string().max(8_000)).max(4).optional(),
  people: z.array(z.string().max(200)).max(40).optional(),
  /** What memory takes to hold of the person, and what it finds unsettled. */
  self: z.array(z.string().max(200)).max(40).optional(),
  open: z.array(z.string().max(200)).max(40).optional(),
  counts: z.array(z.string().max(400)).max(12).optional(),
  turns: z
    .array(z.object({ role: z.enum(['user', 'assistant']), content: z.string().max(8000) }))
    .max(20)
    .default([]),
  style: z.string().max(60).optional(),
  mode: z.string().max(60).optional(),
  interests: z.array(z.enum(aiInterests)).max(aiInterests.length).optional(),
  /** The id of the provider that the person allowed to read this: no other gets it. */
  provider: z.string().max(40).optional(),
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

const provider = z.object({ id: z.string(), name: z.string(), model: z.string(), host: z.string() })
export type CloudProvider = z.infer<typeof provider>

const status = z.object({
  /** The one that answers this person; null: none is configured. */
  provider: provider.nullable(),
  /** All that are configured. */
  providers: z.array(provider),
})

export const companionStatus = endpoint({
  method: 'GET',
  path: '/api/companion',
  access: 'user',
  summary: 'Which cloud models this server can relay to, and which of them answers this person',
  answer: status,
})

/** Keeps the id as the person's aiModelPreference. 400: no provider with this id is configured. */
export const preferProvider = endpoint({
  method: 'PUT',
  path: '/api/companion',
  access: 'user',
  summary: 'Choose the cloud model that answers',
  body: z.object({ provider: z.string().min(1).max(40) }),
  answer: status,
})

/** Lets this browser fetch, or no more, the one script that may speak with models on the person's own machine. */
export const allowLoopback = endpoint({
  method: 'PUT',
  path: '/api/companion/loopback',
  access: 'user',
  summary: 'Say whether this browser may connect to models on its own machine',
  body: z.object({ isAllowed: z.boolean() }),
  answer: z.object({}),
})

/** Sent with requests for scripts only; all it says is that its browser may have the one that connects to loopback. */
export const loopbackCookie = 'inkwell_loopback'
/** How the file of that script begins, among the built ones. */
export const loopbackScript = 'local-model-thread'
