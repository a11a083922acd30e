import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { askServer, type PushServer, startPushServer, subscribedAt } from '../../testing/push/push-servers.ts'
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

/** To be killed: a server takes up again after moments what another one had begun to send. */
const limits = { pushLeaseMs: 300, pushAnswerMs: 250, pushWaitMs: 100, mostPushWaitMs: 200 }

const startHasty = (dataFolder: string, pushOrigin: string): Promise<PushServer> =>
  startPushServer({
    INKWELL_DATA: dataFolder,
    INKWELL_PUSH_SERVICES: pushOrigin,
    PUSH_LIMITS: JSON.stringify(limits),
  })

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
  let server = await startHasty(dataFolder, service.origin)
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
    const cookie = await subscribedAt(server.url, service)
    const at = Date.now()
    const instants = planned.map((id) => ({ id, at }))
    const putting = askServer(`${server.url}/api/push/instants`, 'PUT', { instants }, cookie).catch(() => '')
    await putting
    const giveUpAt = Date.now() + 20_000 + kills * 20_000
    while (shown.size < planned.length && Date.now() < giveUpAt) {
      if (server.child.exitCode === null && server.child.signalCode === null) await after(5)
      else server = await startHasty(dataFolder, service.origin)
    }
    // What was begun and not noted down comes once more: the browser is to be quiet about it.
    if (server.child.signalCode !== null || server.child.killed) {
      if (server.child.signalCode === null) await once(server.child, 'exit')
      server = await startHasty(dataFolder, service.origin)
      await after(1_500)
    }
    return { planned, shown: [...shown], ...state, faults: service.faults }
  } finally {
    server.child.kill('SIGKILL')
    await service.close()
    rmSync(dataFolder, { recursive: true, force: true })
  }
}
