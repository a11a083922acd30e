import { createReadStream } from 'node:fs'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { byteRange } from './byte-range.ts'

export interface SentFile {
  readonly file: string
  readonly type: string
  /** So many from the beginning are sent. */
  readonly bytes: number
  readonly etag: string
  readonly caching: string
}

/** Sends a file, or the range of it that was asked for; nothing of it where the asker has it already. */
export function sendRange(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  { file, type, bytes, etag, caching }: SentFile,
): FastifyReply {
  reply.header('etag', etag).header('accept-ranges', 'bytes').header('cache-control', caching)
  if (headers['if-none-match'] === etag) return reply.status(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = byteRange(isSame ? headers.range : undefined, bytes)
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  const { from, to } = range === 'whole' ? { from: 0, to: bytes - 1 } : range
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
  reply.type(type).header('content-length', to - from + 1)
  return reply.send(createReadStream(file, { start: from, end: to }))
}
