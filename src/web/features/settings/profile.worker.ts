import { type CommandImpl, perform } from '#web/lib/worker-calls.ts'
import { changeSignIn } from './profile.calls.ts'
import { putProfile, refusal } from './profile-save.ts'
import { expectedTrouble, wrongPassword } from './trouble-words.ts'

export const profileCommands: readonly CommandImpl[] = [
  perform(changeSignIn, async ({ session }, { field, value, password }) => {
    try {
      const proof = await session.keys.proofOf(password)
      return await putProfile({ [field]: value, password: proof, derived: true })
    } catch (error) {
      const message = expectedTrouble(error)
      if (message === null) throw error
      return refusal(message, message === wrongPassword ? { password: message } : {})
    }
  }),
]
