import { type RefObject, useEffect, useLayoutEffect, useState } from 'react'
import { acceptDraft, type DraftBlock, draftsIn, removeDraft } from '#domain/journal/drafted.ts'
import { changeFromOutside } from '#web/lib/fields/text-change.ts'
import { Button } from '#web/ui/button.tsx'
import { sameLines } from '../editor/textarea-positions.ts'

type FieldRef = RefObject<HTMLTextAreaElement | null>

/** What stands in a field, as long as drafts stand in it that nobody has accepted; else null. `kept`: what is known to stand there. */
function useOpenDrafts(
  field: FieldRef,
  kept: string,
): { text: string; drafts: readonly DraftBlock[] } | null {
  const [text, setText] = useState(kept)
  useLayoutEffect(() => setText(field.current?.value ?? kept), [field, kept])
  useEffect(() => {
    const area = field.current
    if (!area) return
    const read = (): void => {
      const { value } = area
      setText((before) => (before.includes('[!') || value.includes('[!') ? value : before))
    }
    area.addEventListener('input', read)
    return () => area.removeEventListener('input', read)
  }, [field])
  const drafts = draftsIn(text).filter(({ isAccepted }) => !isAccepted)
  return drafts.length > 0 ? { text, drafts } : null
}

interface DraftProps {
  field: FieldRef
  kept: string
}

/** Above a page: what the companion drafted on it, and the two ways to go on. */
export function DraftNote({ field, kept }: DraftProps) {
  const open = useOpenDrafts(field, kept)
  const first = open?.drafts[0]
  if (!open || !first) return null
  const decide = (change: typeof acceptDraft): void => {
    const area = field.current
    const draft = area && draftsIn(area.value).find(({ isAccepted }) => !isAccepted)
    if (!draft) return
    const { from, to, insert } = change(area.value, draft)
    changeFromOutside(area, from, to, insert)
  }
  return (
    <section
      aria-label="Draft by the companion"
      className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-card bg-wash px-4 py-3"
    >
      <p className="type-secondary min-w-55 flex-1 text-text-2">
        {first.by === null
          ? 'The companion put your sentences in order below. Until you keep it, the draft is not read as yours.'
          : `${first.by} drafted the block below. Its words stay marked, and are never read as yours.`}
      </p>
      <Button variant="quiet" size="small" onClick={() => decide(removeDraft)}>
        Take it out
      </Button>
      <Button size="small" onClick={() => decide(acceptDraft)}>
        Keep it
      </Button>
    </section>
  )
}

/** Tints what is not accepted yet, behind the text and in its exact place. */
export function DraftTint({ field, kept }: DraftProps) {
  const open = useOpenDrafts(field, kept)
  if (!open) return null
  return (
    <div
      aria-hidden="true"
      dir="auto"
      className={`${sameLines} pointer-events-none absolute inset-0 select-none text-transparent`}
    >
      {open.drafts.map(({ from, to }, nth) => (
        <span key={from}>
          {/* A block ends its own line: the line's end behind it would be one too many. */}
          {open.text.slice(nth === 0 ? 0 : (open.drafts[nth - 1]?.to ?? 0) + 1, from)}
          <mark className="-mx-4 block rounded-inner [unicode-bidi:plaintext] bg-[color-mix(in_oklab,transparent,var(--ink)_11%)] px-4 text-transparent">
            {open.text.slice(from, to)}
          </mark>
        </span>
      ))}
    </div>
  )
}
