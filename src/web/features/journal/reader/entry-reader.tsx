import type { Root } from 'mdast'
import {
  type CSSProperties,
  memo,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { countWords } from '#domain/journal/entry-text.ts'
import { promptsWith, withoutUnanswered } from '#domain/journal/templates/unanswered.ts'
import { Blocks } from '#web/lib/reading/read-blocks.tsx'
import type { ReadContext } from '#web/lib/reading/read-inline.tsx'
import type { Mark } from '#web/lib/reading/read-marks.ts'
import { partsOf, type ReadPart, treeOf } from '#web/lib/reading/read-text.ts'
import { useView } from '#web/lib/vault/use-view.ts'

export interface EntryReaderProps {
  title: string
  text: string
  marks: readonly Mark[]
  /** In which hue a note in the margin lights its words; null: the ink's. */
  hue: EmotionCategory | null
  /** Drawn once this place of the text is there. */
  needed: number
  onShown: (article: HTMLElement) => void
  onTick: (at: number) => void
  photo: ReadContext['photo']
}

/** So long (ms) is read at once; the rest of a long page comes between frames. */
const sliceMs = 8
const noMarks: readonly Mark[] = []

/** The page as it reads: rendered Markdown without the questions that nobody answered, nothing fetched, nothing run. */
export function EntryReader({
  title,
  text: written,
  marks,
  hue,
  needed,
  onShown,
  onTick,
  photo,
}: EntryReaderProps) {
  const article = useRef<HTMLElement>(null)
  const own = useView('templates.own').rows
  const knows = useMemo(() => promptsWith(own.map(({ body }) => body)), [own])
  const text = useMemo(() => withoutUnanswered(written, knows), [written, knows])
  const parts = useMemo(() => partsOf(text), [text])
  const { trees, isThere } = useTrees(parts, needed)
  const words = useMemo(() => countWords(text), [text])
  const wasShown = useRef(false)

  useLayoutEffect(() => {
    if (!isThere || wasShown.current || !article.current) return
    wasShown.current = true
    onShown(article.current)
  }, [isThere, onShown])

  return (
    <article
      ref={article}
      aria-label={title || 'This page'}
      className="read-face flex-1"
      data-long={parts.length > 60}
      style={hue ? ({ '--lit': `var(--emotion-${hue})` } as CSSProperties) : undefined}
    >
      {title && (
        <h2 dir="auto" className="type-entry-title wrap-anywhere">
          {title}
        </h2>
      )}
      <div className="read-words type-writing mt-5 md:mt-6">
        {parts.slice(0, trees.length).map((part, nth) => (
          <Part
            key={part.from}
            part={part}
            tree={trees[nth]}
            marks={marksIn(marks, part)}
            onTick={onTick}
            photo={photo}
          />
        ))}
      </div>
      <p className="type-label figures mt-10 text-muted">{readingWords(words)}</p>
    </article>
  )
}

const inside = ({ from, text }: ReadPart, mark: Mark): boolean =>
  mark.to > from && mark.from < from + text.length

const marksIn = (marks: readonly Mark[], part: ReadPart): readonly Mark[] =>
  marks.some((mark) => inside(part, mark)) ? marks.filter((mark) => inside(part, mark)) : noMarks

interface PartProps extends Omit<ReadContext, 'text' | 'from'> {
  part: ReadPart
  tree: Root | undefined
}

const Part = memo(function Part({ part, tree, marks, onTick, photo }: PartProps): ReactNode {
  const context = { text: part.text, from: part.from, marks, onTick, photo }
  return tree && <div className="part">{<Blocks nodes={tree.children} context={context} />}</div>
})

/** The parts' trees: read once each, as many at a time as a frame allows, those that are needed now at once. */
function useTrees(parts: readonly ReadPart[], needed: number): { trees: readonly Root[]; isThere: boolean } {
  const [known] = useState(() => new Map<string, Root>())
  const [, setRound] = useState(0)
  const trees: Root[] = []
  const end = performance.now() + sliceMs
  for (const { text, from } of parts) {
    const tree = known.get(text) ?? (from <= needed || performance.now() < end ? treeOf(text) : undefined)
    if (!tree) break
    known.set(text, tree)
    trees.push(tree)
  }
  const isWhole = trees.length === parts.length
  useEffect(() => {
    if (isWhole) return
    const soon = setTimeout(() => setRound((round) => round + 1), 4)
    return () => clearTimeout(soon)
  })
  return { trees, isThere: isWhole || (parts[trees.length]?.from ?? 0) > needed }
}

/** Words a minute that people read at, silently (Brysbaert 2019: 238 for English prose). */
const wordsPerMinute = 238

function readingWords(words: number): string {
  const minutes = Math.max(1, Math.round(words / wordsPerMinute))
  const count = words === 1 ? '1 word' : `${words.toLocaleString('en-US')} words`
  return words === 0
    ? 'Nothing is written here yet'
    : `${count}, ${minutes === 1 ? 'a minute' : `${minutes} minutes`} to read`
}
