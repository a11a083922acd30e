import { z } from 'zod'
import { passwordRule } from './user.ts'

/** What a person fills in behind a reset link. */
export const resetForm = z.object({ password: passwordRule })
export type ResetForm = z.infer<typeof resetForm>
