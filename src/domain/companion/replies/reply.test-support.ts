import { composeReply } from './compose-reply.ts'
import type { RecalledPassage } from './recalled-passage.ts'
import type { ReplyRequest } from './reply.ts'

export const anna: RecalledPassage = {
  entryUid: '00000000-0000-7000-8000-000000000004',
  title: '',
  text: 'Anna kept the blue cups. We drank from them without saying whose they were.',
  quote: 'We drank from them without saying whose they were.',
  shared: ['cups'],
  createdAt: '2026-03-14T20:00:00.000Z',
  day: '2026-03-14',
}

export function request(message: string, more: Partial<ReplyRequest> = {}): ReplyRequest {
  return {
    message,
    mode: 'listen',
    style: 'warm_supportive',
    turns: [],
    page: null,
    recalled: [],
    entriesSearched: 12,
    today: '2026-11-19',
    ...more,
  }
}

export const textOf = (asked: ReplyRequest): string =>
  composeReply(asked, 'on-device')
    .map(({ text }) => text)
    .join('\n\n')
