import { allowOwnScripts } from '#browser/trusted-types.ts'
import { meaningFile, meaningPathOf } from '#domain/meaning/built-file.ts'
import type { Store } from '#vault/store/store.ts'
import { rest } from '#worker/core/pause.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { MeaningParts } from '../meaning-model.ts'
import { KeptMeaningFile } from './kept-meaning-file.ts'
import { MeaningConnection } from './meaning-connection.ts'
import { MeaningRoom } from './meaning-room.ts'

export { meaningCommandsOver, meaningStreamsOver } from './meaning-answers.ts'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

async function sumOf(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

const file = new KeptMeaningFile({
  wanted: { ...meaningFile, path: meaningPathOf(meaningFile.sha256) },
  open: () => caches.open('inkwell-meaning'),
  // It is kept once, and not by the browser's own cache besides.
  ask: async (path, signal) => {
    if (!navigator.onLine) throw new TypeError('There is no network')
    return fetch(path, { signal, cache: 'no-store' })
  },
  sumOf,
  alone: (signal, work) => navigator.locks.request('inkwell-meaning-file', { signal }, work),
})

const connect = (): MeaningConnection =>
  new MeaningConnection({
    start() {
      allowOwnScripts()
      return new Worker(new URL('./meaning-thread.ts', import.meta.url), { type: 'module', name: 'meaning' })
    },
    file: () => file.read(),
    after,
  })

const tabs = new Map<number, BroadcastChannel>()
function tabsOf(userId: number): BroadcastChannel {
  const open = tabs.get(userId) ?? new BroadcastChannel(`inkwell-meaning-${userId}`)
  tabs.set(userId, open)
  return open
}

/** Other work comes first, and so long nothing must have changed. */
const firstMs = 20_000
const quietMs = 5_000

async function quiet(
  othersRead: MeaningParts['othersRead'],
  tools: WorkerTools,
  signal: AbortSignal,
): Promise<void> {
  await rest(firstMs, signal)
  if (signal.aborted) return
  await othersRead(tools, signal)
  let heard: AbortController
  do {
    heard = new AbortController()
    const stop = tools.session.store.onChange(() => heard.abort())
    await rest(quietMs, AbortSignal.any([signal, heard.signal]))
    stop()
  } while (heard.signal.aborted && !signal.aborted)
}

const rooms = new WeakMap<Store, MeaningRoom>()

/** What happens with the model in this tab while a vault is open, until `life` ends. */
export function roomOf(
  tools: WorkerTools,
  { keeper, othersRead, mayFetchUnasked }: MeaningParts & { readonly mayFetchUnasked: boolean },
  life: AbortSignal,
): MeaningRoom {
  const { store } = tools.session
  const open =
    rooms.get(store) ??
    new MeaningRoom(
      {
        ...{ file, size: meaningFile, connect, rest, mayFetchUnasked },
        keeper: async () => (await keeper?.()) ?? null,
        quiet: (its, signal) => quiet(othersRead, its, signal),
        tellTabs: (userId) => tabsOf(userId).postMessage('chosen'),
        hearTabs(userId, hear, signal) {
          tabsOf(userId).addEventListener('message', hear, { signal })
        },
      },
      tools,
      life,
    )
  rooms.set(store, open)
  return open
}
