import { diffArrays } from 'diff'

/** A run of words: in both texts, only in the later one, or only in the earlier one. */
export interface DiffPiece {
  readonly kind: 'same' | 'in' | 'out'
  readonly text: string
}

/** A paragraph (a line of the text). 'same', 'in' and 'out' as a whole, or 'mixed' where some of its words changed. */
export interface DiffParagraph {
  readonly kind: DiffPiece['kind'] | 'mixed'
  readonly pieces: readonly DiffPiece[]
}

/** What differs between two texts, in the order of reading. */
export interface TextDiff {
  readonly paragraphs: readonly DiffParagraph[]
  readonly wordsIn: number
  readonly wordsOut: number
}

/** Changes that a comparison may find before it gives up and calls the whole stretch new: they bound time and memory. */
const mostLineEdits = 1_500
const mostWordEdits = 600
/** Edits times words: long paragraphs get fewer edits. */
const mostWordSteps = 12_000_000
/** Paragraphs are paired when they share at least this much of their words, and lie no further apart than this. */
const leastShared = 0.35
const furthest = 12

/** What became of `before` in `after`: paragraph by paragraph, and by words within those that live on. Line by line, as texts are kept. */
export function wordDiff(before: string, after: string): TextDiff {
  const [old, now] = [before.split('\n'), after.split('\n')]
  const changes = diffArrays(old, now, { maxEditLength: mostLineEdits }) ?? [
    { value: old, removed: true, added: false },
    { value: now, removed: false, added: true },
  ]
  const paragraphs: DiffParagraph[] = []
  let gone: readonly string[] = []
  let come: readonly string[] = []
  const settle = () => {
    for (const paragraph of pairUp(gone, come)) paragraphs.push(paragraph)
    gone = []
    come = []
  }
  for (const { value, added, removed } of changes) {
    if (removed) gone = [...gone, ...value]
    else if (added) come = [...come, ...value]
    else {
      settle()
      for (const line of value) paragraphs.push(whole('same', line))
    }
  }
  settle()
  return { paragraphs, ...countChanged(paragraphs) }
}

const whole = (kind: DiffPiece['kind'], text: string): DiffParagraph => ({
  kind,
  pieces: text === '' ? [] : [{ kind, text }],
})

/** Lines that gave way beside the lines that came for them: those that are alike are one paragraph that changed. */
function pairUp(gone: readonly string[], come: readonly string[]): DiffParagraph[] {
  const found: DiffParagraph[] = []
  let from = 0
  const bags = come.map(bagOf)
  for (const line of gone) {
    const bag = bagOf(line)
    const near = bags.slice(from, from + furthest)
    const at = from + near.findIndex((other) => shared(bag, other) >= leastShared)
    const mate = at < from ? undefined : come[at]
    if (mate === undefined) {
      found.push(whole('out', line))
      continue
    }
    for (const added of come.slice(from, at)) found.push(whole('in', added))
    found.push(withinParagraph(line, mate))
    from = at + 1
  }
  for (const line of come.slice(from)) found.push(whole('in', line))
  return found
}

const tokens = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}'’]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu) ?? []
const isWord = (token: string): boolean => /[\p{L}\p{N}]/u.test(token)

interface Bag {
  readonly counts: ReadonlyMap<string, number>
  readonly size: number
}

function bagOf(line: string): Bag {
  const counts = new Map<string, number>()
  const words = tokens(line).filter(isWord)
  for (const word of words) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1)
  return { counts, size: words.length }
}

/** The share of words that two lines have in common, 0 to 1 (Dice's coefficient over bags of words). */
function shared(a: Bag, b: Bag): number {
  let common = 0
  for (const [word, count] of a.counts) common += Math.min(count, b.counts.get(word) ?? 0)
  return a.size + b.size === 0 ? 0 : (2 * common) / (a.size + b.size)
}

function withinParagraph(before: string, after: string): DiffParagraph {
  const [old, now] = [tokens(before), tokens(after)]
  const most = Math.min(mostWordEdits, Math.ceil(mostWordSteps / (old.length + now.length)))
  const changes = diffArrays(old, now, { maxEditLength: most })
  if (!changes) {
    const pieces: DiffPiece[] = [
      { kind: 'out', text: before },
      { kind: 'in', text: after },
    ]
    return { kind: 'mixed', pieces }
  }
  const pieces = changes.map(
    ({ value, added, removed }): DiffPiece => ({
      kind: added ? 'in' : removed ? 'out' : 'same',
      text: value.join(''),
    }),
  )
  return { kind: 'mixed', pieces: readable(pieces) }
}

/** Spaces between two changes belong to them, spaces after both to neither: three words out, three words in, instead of six crumbs. */
function readable(pieces: readonly DiffPiece[]): DiffPiece[] {
  const found: DiffPiece[] = []
  let [out, come] = ['', '']
  /** Ends the change; answers the space that both its sides end with. */
  const settle = (): string => {
    const space = /(?<!\s)\s*$/.exec(out)?.[0] ?? ''
    const both = space !== '' && come.endsWith(space) ? space : ''
    const cut = (text: string) => text.slice(0, text.length - both.length)
    if (cut(out)) found.push({ kind: 'out', text: cut(out) })
    if (cut(come)) found.push({ kind: 'in', text: cut(come) })
    out = ''
    come = ''
    return both
  }
  for (const { kind, text } of pieces) {
    const isInChange = out + come !== ''
    if (kind === 'out') out += text
    else if (kind === 'in') come += text
    else if (isInChange && /^\s+$/.test(text)) {
      out += text
      come += text
    } else found.push({ kind, text: settle() + text })
  }
  const rest = settle()
  if (rest) found.push({ kind: 'same', text: rest })
  return found
}

function countChanged(paragraphs: readonly DiffParagraph[]): Pick<TextDiff, 'wordsIn' | 'wordsOut'> {
  const count = (kind: DiffPiece['kind']) => {
    let sum = 0
    for (const { pieces } of paragraphs)
      for (const piece of pieces) if (piece.kind === kind) sum += tokens(piece.text).filter(isWord).length
    return sum
  }
  return { wordsIn: count('in'), wordsOut: count('out') }
}
