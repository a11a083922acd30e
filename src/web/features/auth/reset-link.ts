import { send } from '#browser/request.ts'

/** What a reset link is good for. over: used up, too old, or not complete; unknown: the server could not say. */
export type ResetLink =
  | { readonly is: 'good'; readonly username: string }
  | { readonly is: 'over' }
  | { readonly is: 'unknown'; readonly why: string }

const noConnection = 'There is no connection to the server. The link stays good meanwhile.'
const noSense = 'The server could not look the link up just now. Please try again in a moment.'

/** Asks whose password a link sets. A link that the server does not take is no error but an answer. */
export async function readResetLink(token: string, path = '/api/auth/reset/check'): Promise<ResetLink> {
  const response = await send('POST', path, { body: { token } }).catch(() => null)
  if (!response) return { is: 'unknown', why: noConnection }
  if (response.status === 404 || response.status === 400) return { is: 'over' }
  if (!response.ok) return { is: 'unknown', why: noSense }
  const { username } = (await response.json()) as { username: string }
  return { is: 'good', username }
}

/** The token of a link: behind #, where no server sees it; in links made by an earlier Inkwell it is part of the search. */
export const tokenOfLink = (hash: string, search: string | undefined): string | null =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? search ?? null
