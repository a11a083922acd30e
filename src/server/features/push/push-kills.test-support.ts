import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { kdfDefaults } from '#contract/account.ts'
import { startPushService } from '../../testing/push/push-service.ts'

export interface KillsSeen {
  readonly planned: readonly string[]
  /** What the browser showed, which shows nothing twice. */
  readonly shown: readonly string[]
  /** How often something came to the browser that it had shown. */
  readonly repeats: number
  readonly kills: number
  readonly faults: readonly string[]
}

const script = path.resolve(import.meta.dirname, '..', '..', 'testing', 'push', 'push-server.ts')

async function startServer(
  dataFolder: string,
  pushOrigin: string,
): Promise<{ child: ChildProcess; url: string }> {
  const { PATH = '', HOME = '' } = process.env
  const env = {
    PATH,
    HOME,
    INKWELL_DATA: dataFolder,
    INKWELL_PUSH_SERVICES: pushOrigin,
    INKWELL_MUSIC: 'off',
  }
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const [printed] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer]
  return { child, url: printed.toString().trim() }
}

/** Sends JSON as a browser with this cookie does. */
async function ask(url: string, method: string, body: object, cookie = ''): Promise<string> {
  const headers = { 'content-type': 'application/json', cookie, origin: new URL(url).origin }
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
}

/**
 * Plans as many rings as there are kills, and kills the server at each ring's first arrival: in turn before the push service answers, right with its
 * answer, and a few ms after it. Every time a server starts again on the same database.
 */
export async function sendThroughKills(kills: number): Promise<KillsSeen> {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-push-'))
  const service = await startPushService()
  const planned = Array.from({ length: kills }, () => randomBytes(16).toString('base64url'))
  const shown = new Set<string>()
  const state = { repeats: 0, kills: 0 }
  let server = await startServer(dataFolder, service.origin)
  service.onTaken = async ({ message: { id } }) => {
    if (shown.has(id)) {
      state.repeats += 1
      return
    }
    shown.add(id)
    const way = state.kills % 3
    state.kills += 1
    const { child } = server
    if (way === 0) child.kill('SIGKILL')
    else setTimeout(() => child.kill('SIGKILL'), way === 1 ? 0 : 4)
    if (way === 0) await after(1)
  }
  try {
    const credentials = { username: `person-${randomUUID()}`, password: randomBytes(32).toString('base64') }
    const derived = { ...kdfDefaults, salt: randomBytes(16).toString('base64') }
    const account = { ...credentials, email: 'person@example.org', derived }
    const cookie = await ask(`${server.url}/api/register`, 'POST', account)
    await ask(`${server.url}/api/push`, 'PUT', service.subscribe(), cookie)
    const at = Date.now()
    const instants = planned.map((id) => ({ id, at }))
    const putting = ask(`${server.url}/api/push/instants`, 'PUT', { instants }, cookie).catch(() => '')
    await putting
    const giveUpAt = Date.now() + 20_000 + kills * 20_000
    while (shown.size < planned.length && Date.now() < giveUpAt) {
      if (server.child.exitCode === null && server.child.signalCode === null) await after(5)
      else server = await startServer(dataFolder, service.origin)
    }
    // What was begun and not noted down comes once more: the browser is to be quiet about it.
    if (server.child.signalCode !== null || server.child.killed) {
      if (server.child.signalCode === null) await once(server.child, 'exit')
      server = await startServer(dataFolder, service.origin)
      await after(1_500)
    }
    return { planned, shown: [...shown], ...state, faults: service.faults }
  } finally {
    server.child.kill('SIGKILL')
    await service.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
