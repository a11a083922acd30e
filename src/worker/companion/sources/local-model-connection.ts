import { ThreadConnection } from '#worker/core/threads/thread-connection.ts'
import { type LocalModel, LocalModelFault } from './local-model.ts'
import type { FromThread, ToThread } from './local-model-thread.ts'

type Heard = Exclude<FromThread, { is: 'ready' }>

export interface LocalModelConnectionParts {
  readonly start: () => Worker
  /** Asks the server to let this browser have the thread's script. */
  readonly allow: () => Promise<void>
}

/** Models on this machine, spoken to by a thread that is started when somebody first asks for one. */
export function localModelConnection({ start, allow }: LocalModelConnectionParts): LocalModel {
  const thread = new ThreadConnection<ToThread, Heard>({
    start,
    help: allow,
    stop: (id) => ({ id, to: 'stop' }),
    fault: () => new LocalModelFault('not-allowed'),
  })
  return {
    async models(address) {
      for await (const heard of thread.told((id) => ({ id, to: 'list', address }))) {
        if (heard.is === 'fault') throw new LocalModelFault(heard.fault)
        if (heard.is === 'models') return [...heard.models]
      }
      return []
    },
    async *chat(ask, signal) {
      for await (const heard of thread.told((id) => ({ id, to: 'chat', ask }), signal)) {
        if (heard.is === 'fault') throw new LocalModelFault(heard.fault)
        if (heard.is === 'done') return
        if (heard.is === 'text') yield heard.text
      }
    },
  }
}
