import { send } from '#browser/request.ts'
import { allowOwnScripts } from '#browser/trusted-types.ts'
import { allowLoopback } from '#contract/companion.ts'
import { localModelConnection } from './local-model-connection.ts'

/** Models on this machine, as a browser's worker reaches them. */
export const browserLocalModel = localModelConnection({
  start() {
    allowOwnScripts()
    return new Worker(new URL('./local-model-thread.ts', import.meta.url), {
      type: 'module',
      name: 'local model',
    })
  },
  async allow() {
    const answer = await send(allowLoopback.method, allowLoopback.path, { body: { isAllowed: true } })
    if (!answer.ok) throw new Error(`The local model was refused with ${answer.status}`)
  },
})
