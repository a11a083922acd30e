import { expectedTrouble, wrongPassword } from '#browser/failure-sentences.ts'
import { keep, type ProfileChange, profilePath, refusal } from '#browser/profile-save.ts'
import type { Factor } from '#contract/factor.ts'
import type { User } from '#domain/account/user.ts'
import { sendProven } from '#worker/core/send-proven.ts'
import { type CommandImpl, perform } from '#worker/core/worker-calls.ts'
import { beginLink, unlink } from '#worker/settings/google-link.ts'
import { changeSignIn, linkGoogle, unlinkGoogle } from './profile.calls.ts'

export const profileCommands: readonly CommandImpl[] = [
  perform(changeSignIn, async ({ session }, { field, value, password }) => {
    try {
      const proof = { password: await session.keys.proofOf(password), derived: true }
      const change = (factor?: Factor): ProfileChange => ({ [field]: value, ...proof, factor })
      return await keep<User>(
        sendProven(session.keys, (factor) => ['PUT', profilePath, { body: change(factor) }]),
      )
    } catch (error) {
      const message = expectedTrouble(error)
      if (message === null) throw error
      return refusal(message, message === wrongPassword ? { password: message } : {})
    }
  }),
  perform(linkGoogle, ({ session }, { password }) => beginLink(session.keys, password)),
  perform(unlinkGoogle, ({ session }, { password }) => unlink(session.keys, password)),
]
