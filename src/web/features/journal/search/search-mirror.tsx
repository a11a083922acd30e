import { queryTokens } from '#domain/journal/search/query-tokens.ts'
import type { SearchRow } from '#worker/journal/search/search.calls.ts'

const chip =
  'rounded-mark bg-wash text-ink shadow-[0_0_0_1.5px_var(--wash),0_2px_0_1.5px_var(--wash),0_-2px_0_1.5px_var(--wash)] [box-decoration-break:clone]'
const fault = 'underline decoration-warning decoration-wavy decoration-1 underline-offset-[5px]'

/** What was typed, drawn behind the field's own unseen letters, sign for sign: operators as chips, what cannot be used underlined. */
export function SearchMirror({ typed, problems }: { typed: string; problems: SearchRow['problems'] }) {
  const pieces = []
  let at = 0
  for (const { kind, from, to, isNot } of queryTokens(typed)) {
    pieces.push(typed.slice(at, from))
    const words = typed.slice(from, to)
    const isFault = problems.some((one) => one.from === from && one.to === to)
    const isChip = isNot || kind === 'operator' || kind === 'topic' || kind === 'quote'
    const look = isFault ? fault : isChip ? chip : kind === 'or' ? 'text-muted' : ''
    pieces.push(
      <span key={from} className={look}>
        {words}
      </span>,
    )
    at = to
  }
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none min-h-7 whitespace-pre-wrap text-text [overflow-wrap:break-word] forced-colors:invisible"
    >
      {pieces}
      {typed.slice(at)}
      {'\u200b'}
    </div>
  )
}
