import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { googlePath } from '#contract/google-paths.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { isHttps } from '../../core/origin.ts'

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

const ivLength = 12
const tagLength = 16
const purpose = Buffer.from(flowCookie)

function seal(key: Uint8Array, plain: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength }).setAAD(purpose)
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Null for what this server has not sealed. */
function unseal(key: Uint8Array, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAAD(purpose).setAuthTag(bytes.subarray(-tagLength))
  try {
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}

/** Gives the browser a way to take along. It comes back with the navigation from Google, and to no other part of this site. */
export function handFlow(
  { config, keys }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  begun: GoogleFlow,
): void {
  reply.setCookie(flowCookie, seal(keys.googleFlow, JSON.stringify(begun)), {
    httpOnly: true,
    sameSite: 'lax',
    path: googlePath,
    secure: isHttps(config, request),
    maxAge: flowMs / 1000,
  })
}

/** Takes the way back from the browser. Null: there is none, it is too old, or this server did not make it. */
export function takeFlow(
  { keys, now }: AppDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): GoogleFlow | null {
  const sealed = request.cookies[flowCookie]
  if (!sealed) return null
  reply.clearCookie(flowCookie, { path: googlePath })
  const plain = unseal(keys.googleFlow, sealed)
  if (plain === null) return null
  const begun = flow.parse(JSON.parse(plain))
  return begun.expiresAt > now() ? begun : null
}
