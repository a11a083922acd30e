import { companionStatus } from '#contract/companion.ts'
import { ChatSocket } from '#web/lib/chat-socket.ts'
import { send } from '#web/lib/request.ts'
import type { Provider } from './companion.calls.ts'
import type { ConversationParts } from './conversation.worker.ts'
import { EntryIndex } from './entry-index.worker.ts'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** Asked each time: whoever runs the server may have changed it. Without an answer there is no cloud model. */
async function findProvider(): Promise<Provider | null> {
  try {
    const answer = await send(companionStatus.method, companionStatus.path)
    return answer.ok ? companionStatus.answer.parse(await answer.json()).provider : null
  } catch {
    return null
  }
}

/** What the companion uses in a browser's worker. */
export function browserCompanionParts(): ConversationParts {
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
    findProvider,
    after,
  }
}
