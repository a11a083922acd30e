import { type LocalAsk, type LocalFault, LocalModelFault, localModelOver } from './local-model.ts'

/** What the thread is told. */
export type ToThread =
  | { readonly id: number; readonly to: 'list'; readonly address: string }
  | { readonly id: number; readonly to: 'chat'; readonly ask: LocalAsk }
  | { readonly id: number; readonly to: 'stop' }

/** What it says: first that it runs, then about each thing that it was told. */
export type FromThread =
  | { readonly is: 'ready' }
  | { readonly id: number; readonly is: 'models'; readonly models: readonly string[] }
  | { readonly id: number; readonly is: 'text'; readonly text: string }
  | { readonly id: number; readonly is: 'done' }
  | { readonly id: number; readonly is: 'fault'; readonly fault: LocalFault }

/**
 * A thread of its own, because a thread has the policy of its own file: this one may connect to this machine and to nothing else, and holds
 * nothing but the request that it is given. The threads that hold keys and pages may not connect there.
 */
const tell = (message: FromThread): void => postMessage(message)
const model = localModelOver((input, init) => fetch(input, init))
const stops = new Map<number, AbortController>()

async function run(told: Exclude<ToThread, { to: 'stop' }>): Promise<void> {
  const { id } = told
  const stop = new AbortController()
  stops.set(id, stop)
  try {
    if (told.to === 'list') tell({ id, is: 'models', models: await model.models(told.address) })
    else {
      for await (const text of model.chat(told.ask, stop.signal)) tell({ id, is: 'text', text })
      tell({ id, is: 'done' })
    }
  } catch (error) {
    tell({ id, is: 'fault', fault: error instanceof LocalModelFault ? error.fault : 'broke-off' })
  } finally {
    stops.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToThread>) => {
  if (data.to === 'stop') stops.get(data.id)?.abort()
  else void run(data)
})
tell({ is: 'ready' })
