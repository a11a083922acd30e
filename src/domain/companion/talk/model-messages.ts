import type { ReplyRequest } from '../replies/reply.ts'
import { relayInstructions, relayMessage } from './relay-prompt.ts'

/** A message as models take it. */
export interface ModelMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

/** A request as a model on the person's own machine is given it: the same words that a cloud model would get. */
export function modelMessages(request: ReplyRequest): ModelMessage[] {
  return [
    { role: 'system', content: relayInstructions(request) },
    ...request.turns,
    { role: 'user', content: relayMessage(request) },
  ]
}
