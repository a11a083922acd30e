import type { Outcome } from '#browser/profile-save.ts'
import type { SignInField } from '#domain/account/profile-forms.ts'
import type { User } from '#domain/account/user.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Another username or email address; the password, which stays in the worker, is the proof. */
export const changeSignIn = command<{ field: SignInField; value: string; password: string }, Outcome<User>>(
  'settings.change-sign-in',
)

/** Begins to link Google; answers where the browser goes. Rejects with WrongKeyError for a wrong password. */
export const linkGoogle = command<{ password: string }, string>('settings.link-google')
export const unlinkGoogle = command<{ password: string }, void>('settings.unlink-google')
