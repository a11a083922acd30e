import type { Receipt } from '#domain/journal/journal-entry.ts'
import { namesTableReady } from '#names-table'
import { composeReply, type Part } from './compose-reply.ts'
import type { ReplyChunk, ReplySource } from './reply.ts'

/** The companion that needs no model: it finds, notices and asks by rules, and often says nothing. `name` says where it runs. */
export function ruleCompanion(name: 'on-device' | 'this-server'): ReplySource {
  return {
    name,
    async *reply(request, signal) {
      await namesTableReady()
      yield* spoken(composeReply(request, name), signal)
    },
  }
}

function* spoken(parts: readonly Part[], signal: AbortSignal): Generator<ReplyChunk> {
  const receipts: Receipt[] = []
  let content = ''
  const pieces = parts.flatMap((part, at) => piecesOf(part, at > 0))
  for (const [at, piece] of pieces.entries()) {
    if (signal.aborted) return
    content += piece.text
    if (piece.receipt) receipts.push(piece.receipt)
    yield { content, token: piece.text, isComplete: at === pieces.length - 1, receipts: [...receipts] }
  }
}

function piecesOf(part: Part, isLater: boolean): Part[] {
  const gap = isLater ? '\n\n' : ''
  if (part.receipt) return [{ text: gap + part.text, receipt: part.receipt }]
  const spokenWords = part.text.match(/(?<!\s)\s*\S+/g) ?? []
  return spokenWords.map((text, at) => ({ text: at === 0 ? gap + text : text }))
}
