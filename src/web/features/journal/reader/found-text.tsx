import type { Piece } from '#domain/text/find-words.ts'

/** Words with what a search found in them: in ink on wash, underlined where the ground is wash already. */
export function FoundText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) =>
    piece.isFound ? (
      <mark
        key={piece.at}
        className="rounded-mark -mx-0.5 bg-wash px-0.5 text-ink [box-decoration-break:clone] group-aria-[current]:underline group-aria-[current]:underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  )
}
