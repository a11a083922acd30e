import type { Page } from 'playwright-core'
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

/** What somebody can do who has nothing but the session's cookie: bytes that look sealed, as the next version of a record. */
export const writeOverAs = (page: Page, uid: string): Promise<void> =>
  page.evaluate(async (of) => {
    const { heads } = await (await fetch('/api/records/heads')).json()
    const { revision } = heads.find((head: { uid: string }) => head.uid === of)
    const sealed = crypto.getRandomValues(new Uint8Array(290))
    sealed.set([1, 1, 0, 0, 0, 1])
    const change = {
      changeId: crypto.randomUUID(),
      uid: of,
      baseRevision: revision,
      sealed: btoa(String.fromCharCode(...sealed)),
    }
    const headers = { 'content-type': 'application/json' }
    const { status } = await fetch('/api/records', {
      method: 'POST',
      headers,
      body: JSON.stringify({ changes: [change] }),
    })
    if (status !== 200) throw new Error(`The server answered ${status}`)
  }, uid)
