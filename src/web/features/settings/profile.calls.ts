import type { SignInField } from '#domain/account/profile-forms.ts'
import type { User } from '#domain/account/user.ts'
import { command } from '#web/lib/worker-calls.ts'
import type { Outcome } from './profile-save.ts'

/** Another username or e-mail address; the password, which stays in the worker, is the proof. */
export const changeSignIn = command<{ field: SignInField; value: string; password: string }, Outcome<User>>(
  'settings.change-sign-in',
)
