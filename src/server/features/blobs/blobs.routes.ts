import type { FastifyInstance } from 'fastify'
import {
  blobChunkParams,
  blobChunkPath,
  blobChunkQuery,
  blobSpace,
  deleteBlob,
  largestSealedChunk,
  readBlobs,
} from '#contract/blobs.ts'
import { sealedFault, sealedFaultMessages } from '#contract/sealed-record.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { requireAccess, sessionOf, userRoute } from '../../core/route.ts'
import { acceptOctetsOnly } from '../../core/security.ts'
import { blobsOf, chunkOf, putChunk, removeBlob } from './blobs.store.ts'

export function blobsFeature(app: FastifyInstance, deps: AppDeps): void {
  const quotaBytes = deps.config.limits.blobQuotaBytes
  userRoute(app, deps, readBlobs, ({ owner }) => blobsOf(deps.db, owner, quotaBytes))
  userRoute(app, deps, deleteBlob, ({ owner, session, params }) =>
    removeBlob(deps.db, owner, session.id, params.blobId, quotaBytes),
  )
  // An app of its own: nowhere else are octets a body.
  app.register(async (octets) => {
    acceptOctetsOnly(octets, largestSealedChunk)
    chunkRoutes(octets, deps, quotaBytes)
  })
}

function chunkRoutes(app: FastifyInstance, deps: AppDeps, quotaBytes: number): void {
  const { db, now } = deps
  const forOwner = {
    url: blobChunkPath,
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
  } as const
  app.route({
    ...forOwner,
    method: 'PUT',
    schema: {
      summary: 'Keep one sealed chunk of a blob, in place of one that was there',
      params: blobChunkParams,
      querystring: blobChunkQuery,
      response: { 200: blobSpace },
    },
    handler: async (request) => {
      const { blobId, index } = blobChunkParams.parse(request.params)
      const { total } = blobChunkQuery.parse(request.query)
      if (index >= total)
        throw new AppError('invalid_input', { message: `A file of ${total} pieces has no piece ${index}.` })
      const { id, userId } = sessionOf(request)
      const sealed = sealedOf(request.body)
      return putChunk(db, userId, id, { blobId, index, total, sealed, at: now() }, quotaBytes)
    },
  })
  app.route({
    ...forOwner,
    method: 'GET',
    schema: { summary: 'One sealed chunk of a blob, as octets', params: blobChunkParams },
    handler: async (request, reply) => {
      const { blobId, index } = blobChunkParams.parse(request.params)
      const sealed = await chunkOf(db, sessionOf(request).userId, blobId, index)
      if (!sealed) throw new AppError('not_found')
      return reply.type('application/octet-stream').send(sealed)
    },
  })
}

function sealedOf(body: unknown): Uint8Array {
  const bytes = body instanceof Uint8Array ? body : new Uint8Array()
  const fault = sealedFault(bytes)
  if (fault) throw new AppError('invalid_input', { message: sealedFaultMessages[fault] })
  return bytes
}
