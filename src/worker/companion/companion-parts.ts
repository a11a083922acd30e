import { ChatSocket } from '#browser/chat-socket.ts'
import { send } from '#browser/request.ts'
import { companionStatus, preferProvider } from '#contract/companion.ts'
import type { Providers } from './companion.calls.ts'
import { lateDeviceModel } from './device-model/device-models.ts'
import { EntryIndex } from './replies/entry-index.ts'
import { BrowserModelRequests } from './sources/browser-model-requests.ts'
import type { CompanionParts } from './sources/companion-needs.ts'
import type { LocalModel } from './sources/local-model.ts'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

const none: Providers = { provider: null, providers: [] }

/** Asked each time: whoever runs the server may have changed it. Without an answer there is no cloud model. */
async function findProviders(): Promise<Providers> {
  try {
    const answer = await send(companionStatus.method, companionStatus.path)
    return answer.ok ? companionStatus.answer.parse(await answer.json()) : none
  } catch {
    return none
  }
}

/** Throws when the server cannot be reached or has no such provider. */
async function prefer(provider: string): Promise<void> {
  const answer = await send(preferProvider.method, preferProvider.path, { body: { provider } })
  if (!answer.ok) throw new Error(`The choice of a model was refused with ${answer.status}`)
}

const localRoom = async (): Promise<LocalModel> =>
  (await import('./sources/browser-local-model.ts')).browserLocalModel

/** What speaks with models on this machine is fetched when one is first asked. */
const localModel: LocalModel = {
  models: async (address) => (await localRoom()).models(address),
  async *chat(ask, signal) {
    yield* (await localRoom()).chat(ask, signal)
  },
}

/** What the companion uses in a browser's worker. */
export function browserCompanionParts(memory: CompanionParts['memory']): CompanionParts {
  return {
    memory,
    index: new EntryIndex({
      elapsed: () => performance.now(),
      breathe: () => new Promise((resolve) => after(0, resolve)),
    }),
    socket: new ChatSocket({
      origin: location.origin.replace(/^http/, 'ws'),
      open: (address) => new WebSocket(address),
      after,
    }),
    findProviders,
    prefer,
    localModel,
    deviceModel: lateDeviceModel,
    browserModel: new BrowserModelRequests(after),
    after,
    origin: location.origin,
  }
}
