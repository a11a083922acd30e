import { RefusedError, type send } from '#browser/request.ts'
import { readSecurityEvents } from '#contract/security-events.ts'
import { ImplausibleAnswerError, OfflineError } from '#vault/ports/server-faults.ts'
import { readSecurityNews, type SecurityNews } from './security-events.calls.ts'
import { type CommandImpl, perform, type WorkerTools } from './worker-calls.ts'

const keptName = 'security-events'
/** Nobody is there behind the proxy. */
const unreachable = new Set([502, 503, 504])

interface Kept extends Pick<SecurityNews, 'events'> {
  readonly at: number
}

/** As this device heard it last. */
async function asKept({ session }: WorkerTools): Promise<SecurityNews> {
  const kept = await session.readLocal<Kept>(keptName)
  if (!kept) throw new OfflineError('The server cannot be reached.')
  return { events: kept.events, keptSince: kept.at }
}

export function securityEventCommands(ask: typeof send): readonly CommandImpl[] {
  return [
    perform(readSecurityNews, async (tools) => {
      const { method, path, answer } = readSecurityEvents
      const response = await ask(method, path).catch(() => null)
      // Who is signed out hears of it elsewhere.
      if (!response || response.status === 401 || unreachable.has(response.status)) return asKept(tools)
      if (!response.ok) throw new RefusedError(response.status, await response.text(), response.statusText)
      const said = answer.safeParse(await response.json().catch(() => null))
      if (!said.success) throw new ImplausibleAnswerError({ cause: said.error })
      const { events } = said.data
      await tools.session.writeLocal<Kept>(keptName, { events, at: tools.now() })
      return { events, keptSince: null }
    }),
  ]
}
