import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import path from 'node:path'
import { kdfDefaults } from '#contract/account.ts'
import type { PushService } from './push-service.ts'

export interface PushServer {
  readonly child: ChildProcess
  readonly url: string
}

/** A server in a process of its own, with these settings. */
export async function startPushServer(settings: Record<string, string>): Promise<PushServer> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, INKWELL_MUSIC: 'off', ...settings }
  const script = path.resolve(import.meta.dirname, 'push-server.ts')
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  return { child, url: printed.toString().trim() }
}

/** Sends JSON as a browser with this cookie does, and answers the cookies that it is given. Throws what is refused. */
export async function askServer(url: string, method: string, body: object, cookie = ''): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie, origin: new URL(url).origin }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/** The cookie of somebody new whose browser a server sends reminders to. */
export async function subscribedAt(url: string, service: PushService): Promise<string> {
  const credentials = { username: `person-${randomUUID()}`, password: randomBytes(32).toString('base64') }
  const derived = { ...kdfDefaults, salt: randomBytes(16).toString('base64') }
  const account = { ...credentials, email: 'person@example.org', derived }
  const cookie = await askServer(`${url}/api/register`, 'POST', account)
  await askServer(`${url}/api/push`, 'PUT', service.subscribe(), cookie)
  return cookie
}
