import { send } from '#browser/request.ts'
import type { saveProfile } from '#contract/account.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import type { User } from '#domain/account/user.ts'
import { expectedTrouble, signedOut } from './failure-sentences.ts'

export const profilePath = '/api/user/profile'
export type ProfileChange = BodyOf<typeof saveProfile>

/** `fields` has the sentence for each field that it is about; `message` is for the form as a whole. */
export interface Refusal {
  readonly ok: false
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}
export type Outcome<Answer> = { readonly ok: true; readonly answer: Answer } | Refusal

const failed = 'This could not be saved. Nothing was changed; please try again.'
export const refusal = (message: string, fields: Refusal['fields'] = {}): Refusal => ({
  ok: false,
  message,
  fields,
})

async function refusalOf(response: Response): Promise<Refusal> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}))
  return body.code === 'unauthorized' ? refusal(signedOut) : refusal(body.message ?? failed, body.fields)
}

/** Sees whether the server kept something of the account. What it refuses, or that it was not reached, is an answer too. */
export async function keep<Answer>(sending: Promise<Response>): Promise<Outcome<Answer>> {
  try {
    const response = await sending
    return response.ok ? { ok: true, answer: (await response.json()) as Answer } : refusalOf(response)
  } catch (error) {
    return refusal(expectedTrouble(error) ?? failed)
  }
}

/** What of the profile needs no proof. */
export const putProfile = (body: ProfileChange) => keep<User>(send('PUT', profilePath, { body }))
export const putAvatar = (body: Blob) =>
  keep<Pick<User, 'hasAvatar'>>(send('PUT', '/api/user/avatar', { body }))
export const deleteAvatar = () => keep<Pick<User, 'hasAvatar'>>(send('DELETE', '/api/user/avatar'))
