import { useState } from 'react'
import type { DiffParagraph, DiffPiece, TextDiff } from '#domain/journal/versions/word-diff.ts'

export type DiffFace = 'changes' | 'then'

interface VersionDiffProps {
  diff: TextDiff
  /** What changed since, or only what stood there then. */
  face: DiffFace
}

/** So many paragraphs are drawn at first, and again each time more are asked for. */
const stretch = 400
/** Longer runs of paragraphs that stayed are folded, but for the ones beside a change. */
const longestRun = 4

type Shown =
  | { readonly key: number; readonly paragraph: DiffParagraph }
  | { readonly key: number; readonly folded: number }

/** Folds long runs that stayed the same; those that were opened stay open. */
function folded(paragraphs: readonly DiffParagraph[], open: ReadonlySet<number>): Shown[] {
  const shown: Shown[] = []
  for (let at = 0; at < paragraphs.length; ) {
    let end = at
    while (end < paragraphs.length && paragraphs[end]?.kind === 'same') end += 1
    const isLong = end - at > longestRun && !open.has(at)
    const [head, tail] = isLong
      ? [at === 0 ? at : at + 1, end === paragraphs.length ? end : end - 1]
      : [end, end]
    for (let i = at; i < end; i += 1) {
      const paragraph = paragraphs[i]
      if (i === head && tail > head) shown.push({ key: at, folded: tail - head })
      if (paragraph && (i < head || i >= tail)) shown.push({ key: i, paragraph })
    }
    const changed = paragraphs[end]
    if (changed) shown.push({ key: end, paragraph: changed })
    at = end + 1
  }
  return shown
}

/** Pieces with their places, which name them. */
function placed(pieces: readonly DiffPiece[]): { at: number; piece: DiffPiece }[] {
  let end = 0
  return pieces.map((piece) => {
    const at = end
    end += piece.text.length
    return { at, piece }
  })
}

/** A text and what became of it, to be read: words that came are underlined, words that went are struck through. */
export function VersionDiff({ diff, face }: VersionDiffProps) {
  const [most, setMost] = useState(stretch)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const all: Shown[] =
    face === 'changes'
      ? folded(diff.paragraphs, open)
      : diff.paragraphs.flatMap((paragraph, key) => (paragraph.kind === 'in' ? [] : [{ key, paragraph }]))
  return (
    <div className="font-serif text-read leading-loose [overflow-wrap:anywhere]">
      {all.slice(0, most).map((one) =>
        'folded' in one ? (
          <button
            key={`fold${one.key}`}
            type="button"
            onClick={() => setOpen(new Set([...open, one.key]))}
            className="type-label my-2 block min-h-11 w-full border-y border-dashed border-line text-muted hover:text-text"
          >
            {one.folded} {one.folded === 1 ? 'line' : 'lines'} that stayed the same
          </button>
        ) : (
          <p key={one.key} dir="auto" className="min-h-[0.9em] whitespace-pre-wrap">
            {placed(one.paragraph.pieces).map(
              ({ at, piece }) =>
                (face === 'changes' || piece.kind !== 'in') && (
                  <Piece key={`${at}${piece.kind}`} piece={piece} isPlain={face === 'then'} />
                ),
            )}
          </p>
        ),
      )}
      {all.length > most && (
        <button
          type="button"
          onClick={() => setMost(most + stretch)}
          className="type-secondary mt-3 min-h-11 font-strong text-ink hover:underline hover:underline-offset-4"
        >
          Show more, {all.length - most} lines are left
        </button>
      )}
    </div>
  )
}

/** The marks are said as well as drawn. */
function Piece({ piece: { kind, text }, isPlain }: { piece: DiffPiece; isPlain: boolean }) {
  if (kind === 'same' || isPlain) return text
  if (kind === 'in') {
    return (
      <ins className="rounded-hair [del+&]:ml-[0.2em] bg-[color-mix(in_oklab,var(--success)_15%,transparent)] decoration-success decoration-[1.5px] underline-offset-4">
        <span className="sr-only">[came in: </span>
        {text}
        <span className="sr-only">]</span>
      </ins>
    )
  }
  return (
    <del className="rounded-hair bg-[color-mix(in_oklab,var(--danger)_13%,transparent)] text-text-2 decoration-danger decoration-[1.5px]">
      <span className="sr-only">[went out: </span>
      {text}
      <span className="sr-only">]</span>
    </del>
  )
}
