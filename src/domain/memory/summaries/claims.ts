import { z } from 'zod'
import type { Receipt, RememberedPage } from '../memory-graph.ts'
import { memoryEngine } from '../reading/page-memory.ts'

/** Who made what is derived here. */
export const modelUsed = `on this device, engine ${memoryEngine}`

/** A sentence of a page that shows a claim, by its place there. */
const shown = z.object({ uid: z.string(), day: z.iso.date(), sentence: z.tuple([z.number(), z.number()]) })

/** One thing that a summary says, on how many pages it rests, and the sentences that show it. */
export const claim = z.object({
  words: z.string().min(1),
  pages: z.number().int().min(1),
  receipts: z.array(shown).min(1),
})
export type Claim = z.infer<typeof claim>

const mostReceipts = 5

/** A claim that sentences show: the newest of them; null where none does. */
export function claimOf(words: string, receipts: readonly Omit<Receipt, 'words'>[]): Claim | null {
  if (receipts.length === 0) return null
  return {
    words,
    pages: new Set(receipts.map(({ uid }) => uid)).size,
    receipts: receipts
      .slice(-mostReceipts)
      .map(({ uid, day, sentence: [from, to] }) => ({ uid, day, sentence: [from, to] })),
  }
}

export const claims = (all: readonly (Claim | null)[]): Claim[] => all.filter((one) => one !== null)

/** The first sentence of each page that something may be made of. */
export const firstSentences = (pages: readonly RememberedPage[]): Omit<Receipt, 'words'>[] =>
  pages.flatMap(({ uid, day, atMs, read }) => {
    const [sentence] = read.sentences
    return sentence ? [{ uid, day, atMs, sentence }] : []
  })
