import { currentUser, login, register } from '#contract/account.ts'
import type { User } from '#domain/account/user.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** Registers as a caller without our browser client does, with the raw password. Returns the session's cookie. */
export async function registerByCall(url: string, { username, password }: Credentials): Promise<string> {
  const body = { username, email: `${username}@example.org`, password }
  return cookieOf(await postJson(`${url}${register.path}`, body))
}

/** Signs in with the raw password. Returns the session's cookie. */
export async function loginByCall(url: string, credentials: Credentials): Promise<string> {
  return cookieOf(await postJson(`${url}${login.path}`, credentials))
}

/** The user that a cookie belongs to. */
export async function userOf(url: string, cookie: string): Promise<User> {
  const answer = await fetch(`${url}${currentUser.path}`, { headers: { cookie } })
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  return currentUser.answer.parse(await answer.json())
}

function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function cookieOf(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`)
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')
  if (cookies.length === 0) throw new Error('The answer set no cookie.')
  return cookies.join('; ')
}
