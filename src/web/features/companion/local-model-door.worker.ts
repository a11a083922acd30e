import { type LocalModel, LocalModelFault } from './local-model.worker.ts'
import type { FromThread, ToThread } from './local-model-thread.worker.ts'

type Heard = Exclude<FromThread, { is: 'ready' }>

export interface LocalModelDoorParts {
  readonly start: () => Worker
  /** Asks the server to let this browser have the thread's script. */
  readonly allow: () => Promise<void>
}

/** Models on this machine, spoken to by a thread that is started when somebody first asks for one. */
export function localModelDoor({ start, allow }: LocalModelDoorParts): LocalModel {
  let thread: Promise<Worker> | undefined
  let lastId = 0
  const listeners = new Map<number, (heard: Heard) => void>()

  const begin = (): Promise<Worker> =>
    new Promise((resolve, reject) => {
      const worker = start()
      worker.onmessage = ({ data }: MessageEvent<FromThread>) => {
        if (data.is === 'ready') resolve(worker)
        else listeners.get(data.id)?.(data)
      }
      worker.onerror = (event) => {
        event.preventDefault()
        worker.terminate()
        reject(new LocalModelFault('not-allowed'))
      }
    })
  const open = (): Promise<Worker> => {
    // What this browser has kept of the script is enough; else the server is asked for it.
    thread ??= begin().catch(() => allow().then(begin))
    thread.catch(() => {
      thread = undefined
    })
    return thread.catch(() => Promise.reject(new LocalModelFault('not-allowed')))
  }

  async function* told(
    message: (id: number) => ToThread,
    signal?: AbortSignal,
  ): AsyncGenerator<Exclude<Heard, { is: 'fault' }>> {
    const worker = await open()
    const id = ++lastId
    const news: Heard[] = []
    let wake = (): void => undefined
    listeners.set(id, (heard) => {
      news.push(heard)
      wake()
    })
    const stop = (): void => worker.postMessage({ id, to: 'stop' } satisfies ToThread)
    signal?.addEventListener('abort', stop, { once: true })
    worker.postMessage(message(id))
    try {
      for (;;) {
        const heard = news.shift()
        if (heard?.is === 'fault') throw new LocalModelFault(heard.fault)
        if (heard) yield heard
        else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    } finally {
      stop()
      signal?.removeEventListener('abort', stop)
      listeners.delete(id)
    }
  }

  return {
    async models(address) {
      for await (const heard of told((id) => ({ id, to: 'list', address })))
        if (heard.is === 'models') return [...heard.models]
      return []
    },
    async *chat(ask, signal) {
      for await (const heard of told((id) => ({ id, to: 'chat', ask }), signal)) {
        if (heard.is === 'done') return
        if (heard.is === 'text') yield heard.text
      }
    },
  }
}
