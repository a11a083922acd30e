import type { FastifyInstance, FastifyRequest } from 'fastify'
import {
  avatarAnswer,
  avatarParams,
  avatarPath,
  largestAvatarUpload,
  ownAvatarPath,
  removeAvatar,
} from '#contract/avatars.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { requireAccess, sessionOf, userRoute } from '#server/core/http/route.ts'
import { acceptOctetsOnly } from '#server/core/http/security.ts'
import { countInHour } from '#server/core/http/throttle.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { serialQueue } from '../../core/serial-queue.ts'
import { avatarOfPicture } from './avatar-image.ts'
import { avatarOf, dropAvatar, keepAvatar } from './avatars.store.ts'

const mostWaiting = 8
const busyRetryMs = 3_000
const busy = 'The server is busy with other pictures. Please try again in a few seconds.'
const tooLarge = 'This picture is larger than 2 MiB. Please choose a smaller one.'
const nothing = 'No picture came. Please choose one.'

export function avatarsFeature(app: FastifyInstance, deps: AppDeps): void {
  readRoute(app, deps)
  userRoute(app, deps, removeAvatar, async ({ owner, session }) => {
    await dropAvatar(deps.db, owner, session.id)
    return { hasAvatar: false }
  })
  // An app of its own: nowhere else is a picture a body.
  app.register(async (octets) => {
    acceptOctetsOnly(octets, largestAvatarUpload, 'a picture')
    uploadRoute(octets, deps)
  })
}

function readRoute(app: FastifyInstance, deps: AppDeps): void {
  app.route({
    method: 'GET',
    url: avatarPath,
    schema: { summary: 'The own picture, as WebP', params: avatarParams },
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
    handler: async (request, reply) => {
      const { userId } = sessionOf(request)
      const isOwn = avatarParams.parse(request.params).userId === userId
      const image = isOwn ? await avatarOf(deps.db, userId) : null
      if (!image) throw new AppError('not_found')
      // `no-store`, as every call: a browser has it in memory while a page shows it, and nowhere else.
      return reply.type('image/webp').send(image)
    },
  })
}

function uploadRoute(app: FastifyInstance, deps: AppDeps): void {
  // A picture takes many times its bytes while it is read, so they are read one by one.
  const inTurn = serialQueue(
    mostWaiting,
    () => new AppError('busy', { message: busy, retryAfterMs: busyRetryMs }),
  )
  const requireUser = requireAccess(deps, 'user')
  app.route({
    method: 'PUT',
    url: ownAvatarPath,
    schema: { summary: 'Keep a picture as the own one', response: { 200: avatarAnswer } },
    config: { access: 'user' },
    onRequest: async (request) => {
      await requireUser(request)
      refuseTooLarge(request)
    },
    handler: async (request) => {
      const { id, userId } = sessionOf(request)
      const picture = request.body instanceof Uint8Array ? request.body : new Uint8Array()
      if (picture.length === 0) throw fieldError('picture', nothing)
      await countInHour(deps, 'avatar', String(userId), deps.config.limits.avatarsPerHour)
      const image = await inTurn(() => avatarOfPicture(picture))
      await keepAvatar(deps.db, userId, id, image, deps.now())
      return { hasAvatar: true }
    },
  })
}

/** Says so before the bytes are read, in a sentence about pictures. */
function refuseTooLarge({ headers }: FastifyRequest): void {
  if (Number(headers['content-length'] ?? 0) > largestAvatarUpload)
    throw new AppError('too_large', { message: tooLarge, fields: { picture: tooLarge } })
}
