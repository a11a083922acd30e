import type { Stretch } from '../../text/find-words.ts'
import { draftSign, draftsIn } from '../drafted.ts'
import { type PhotoPlace, photoPlaces } from '../photo.ts'

/** Markdown of a page that is no use to a reader as letters: where it is written on, it is shown and passed as one piece. */
export type Chip = PhotoChip | DraftChip

/** The mark of one of the page's pictures. */
export interface PhotoChip extends PhotoPlace {
  readonly kind: 'photo'
}

/** The line that says that a block was drafted. */
export interface DraftChip extends Stretch {
  readonly kind: 'draft'
  readonly isAccepted: boolean
  /** The model that wrote the block; null: it is made of the person's own words. */
  readonly by: string | null
}

/** The chips of a page's text, in order, none over another. */
export function chipsIn(text: string): Chip[] {
  const drafts = draftsIn(text).map(
    (block): DraftChip => ({
      ...draftSign(text, block),
      ...{ kind: 'draft', isAccepted: block.isAccepted, by: block.by },
    }),
  )
  const photos = photoPlaces(text)
    .filter(({ from }) => !drafts.some((draft) => from >= draft.from && from < draft.to))
    .map((place): PhotoChip => ({ ...place, kind: 'photo' }))
  return [...drafts, ...photos].sort((a, b) => a.from - b.from)
}

/** A piece of a text by whole lines: letters alone, or lines with chips in them. `from` counts from the text's beginning. */
export interface ChipLines {
  /** The place among the pieces, from 0. */
  readonly nth: number
  readonly from: number
  readonly text: string
  readonly chips: readonly Chip[]
}

/** A text up to its last chip, cut at line ends into lines without chips and lines with them; the line ends between them belong to neither. */
export function chipLines(text: string, chips: readonly Chip[]): ChipLines[] {
  const pieces: { from: number; to: number; chips: Chip[] }[] = []
  let done = 0
  for (const chip of chips) {
    const last = pieces.at(-1)
    if (last && chip.from < last.to) {
      last.chips.push(chip)
      last.to = lineEnd(text, chip.to)
    } else {
      const from = text.lastIndexOf('\n', chip.from - 1) + 1
      if (from > done) pieces.push({ from: done, to: from - 1, chips: [] })
      pieces.push({ from, to: lineEnd(text, chip.to), chips: [chip] })
    }
    done = (pieces.at(-1)?.to ?? 0) + 1
  }
  return pieces.map(({ from, to, chips: within }, nth) => ({
    ...{ nth, from, text: text.slice(from, to) },
    chips: within,
  }))
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at)
  return end < 0 ? text.length : end
}
