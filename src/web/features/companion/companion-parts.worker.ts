import { allowLoopback, companionStatus, preferProvider } from '#contract/companion.ts'
import { ChatSocket } from '#web/lib/chat-socket.ts'
import { send } from '#web/lib/request.ts'
import { allowOwnScripts } from '#web/lib/trusted-types.ts'
import type { CompanionParts } from './answerer.worker.ts'
import { BrowserModelAsks } from './browser-model-asks.worker.ts'
import type { Providers } from './companion.calls.ts'
import { EntryIndex } from './entry-index.worker.ts'
import { localModelDoor } from './local-model-door.worker.ts'

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

const localModel = localModelDoor({
  start() {
    allowOwnScripts()
    return new Worker(new URL('./local-model-thread.worker.ts', import.meta.url), {
      type: 'module',
      name: 'local model',
    })
  },
  async allow() {
    const answer = await send(allowLoopback.method, allowLoopback.path, { body: { isAllowed: true } })
    if (!answer.ok) throw new Error(`The local model was refused with ${answer.status}`)
  },
})

/** What the companion uses in a browser's worker. */
export function browserCompanionParts(): CompanionParts {
  return {
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
    browserModel: new BrowserModelAsks(after),
    after,
    origin: location.origin,
  }
}
