import type { TransferSource } from '#domain/privacy/data-flows.ts'

/** One piece of what would leave the device: shown word for word before it does. */
export interface TransferPiece {
  readonly id: string
  /** 'said': in an earlier talk. */
  readonly from: TransferSource
  /** The day of the page or entry it comes from. */
  readonly day: string | null
  readonly text: string
  readonly words: number
  /** The message itself cannot be left out: without it there is nothing to ask. */
  readonly isNeeded: boolean
}

/** Everything that would leave the device for one reply. */
export interface TransferProposal {
  readonly pieces: readonly TransferPiece[]
  /** What we add, the same for everybody. */
  readonly added: { readonly text: string; readonly words: number }
}

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/

/** What is left out of a later message where a permit holds for the talk: the same pieces, and all that is of a page of which an excerpt was left out. */
export function leftOutLater({ pieces }: TransferProposal, leftOut: readonly string[]): string[] {
  const pages = new Set(leftOut.flatMap((id) => uuid.exec(id) ?? []))
  return pieces.flatMap(({ id }) => {
    const [page] = uuid.exec(id) ?? []
    return leftOut.includes(id) || (page !== undefined && pages.has(page)) ? [id] : []
  })
}

/** How many words leave the device: the pieces that were not left out, and what we add. */
export function wordsSent({ pieces, added }: TransferProposal, leftOut: ReadonlySet<string>): number {
  return pieces.reduce((sum, piece) => sum + (leftOut.has(piece.id) ? 0 : piece.words), added.words)
}
