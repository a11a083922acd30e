import type { FastifyInstance } from 'fastify'
import {
  blobChunkParams,
  blobChunkPath,
  blobChunkQuery,
  blobSpace,
  deleteBlob,
  largestSealedChunk,
  readBlobs,
  readReplacedChunks,
  replacedChunkParams,
  replacedChunkPath,
} from '#contract/blobs.ts'
import { sealedFault, sealedFaultMessages } from '#contract/sealed-record.ts'
import { quotaOf } from '#server/core/billing/standing.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { requireAccess, sessionOf, userRoute } from '#server/core/http/route.ts'
import { acceptOctetsOnly } from '#server/core/http/security.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { blobsOf, chunkOf, putChunk, removeBlob } from './blobs.store.ts'
import { replacedChunkOf, replacedChunksOf } from './replaced-chunks.store.ts'

export function blobsFeature(app: FastifyInstance, deps: AppDeps): void {
  userRoute(app, deps, readBlobs, async ({ owner }) => blobsOf(deps.db, owner, await quotaOf(deps, owner)))
  userRoute(app, deps, deleteBlob, async ({ owner, session, params }) =>
    removeBlob(deps.db, owner, session.id, {
      blobId: params.blobId,
      at: deps.now(),
      quotaBytes: await quotaOf(deps, owner),
    }),
  )
  userRoute(app, deps, readReplacedChunks, ({ owner }) => replacedChunksOf(deps.db, owner))
  // An app of its own: nowhere else are octets a body.
  app.register(async (octets) => {
    acceptOctetsOnly(octets, largestSealedChunk)
    chunkRoutes(octets, deps)
  })
}

function chunkRoutes(app: FastifyInstance, deps: AppDeps): void {
  const { db, now } = deps
  const forOwner = {
    url: blobChunkPath,
    config: { access: 'user' },
  } as const
  app.route({
    ...forOwner,
    method: 'PUT',
    onRequest: requireAccess(deps, 'user', 'records:write'),
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
      return putChunk(
        db,
        userId,
        id,
        { blobId, index, total, sealed, at: now() },
        await quotaOf(deps, userId),
      )
    },
  })
  app.route({
    ...forOwner,
    method: 'GET',
    onRequest: requireAccess(deps, 'user', 'records:read'),
    schema: { summary: 'One sealed chunk of a blob, as octets', params: blobChunkParams },
    handler: async (request, reply) => {
      const { blobId, index } = blobChunkParams.parse(request.params)
      const sealed = await chunkOf(db, sessionOf(request).userId, blobId, index)
      if (!sealed) throw new AppError('not_found')
      return reply.type('application/octet-stream').send(sealed)
    },
  })
  app.route({
    method: 'GET',
    url: replacedChunkPath,
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
    schema: {
      summary: 'A sealed chunk that was written over or deleted in the last 30 days, as octets',
      params: replacedChunkParams,
    },
    handler: async (request, reply) => {
      const which = replacedChunkParams.parse(request.params)
      const sealed = await replacedChunkOf(db, sessionOf(request).userId, which)
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
