import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { wholeNumber } from './whole-number.ts'

/** GET gives a person's own image (WebP, 256 x 256); somebody else's is answered like one that is not there. */
export const avatarPath = '/api/avatars/:userId'
export const avatarParams = z.object({ userId: wholeNumber.pipe(z.int().positive()) })

/**
 * PUT takes a picture (`application/octet-stream`: PNG, JPEG or WebP, told by its content) and answers `avatarAnswer`; what is kept is made
 * anew from it.
 */
export const ownAvatarPath = '/api/user/avatar'
export const largestAvatarUpload = 2 * 1024 * 1024
export const avatarAnswer = z.object({ hasAvatar: z.boolean() })

/** Removing what is not there is fine. */
export const removeAvatar = endpoint({
  method: 'DELETE',
  path: ownAvatarPath,
  access: 'user',
  summary: 'Remove the own picture',
  answer: avatarAnswer,
})
