import { z } from 'zod'

const missing = 'Type your username or your email address'

/** What a person fills in who forgot their password. */
export const forgotForm = z.object({ who: z.string(missing).trim().min(1, missing).max(254, missing) })
export type ForgotForm = z.infer<typeof forgotForm>
