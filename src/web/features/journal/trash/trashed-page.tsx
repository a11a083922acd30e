import { useEffect, useId, useState } from 'react'
import { untitled } from '#domain/journal/entry-summary.ts'
import { longDate } from '#domain/time/entry-date.ts'
import type { TrashRow } from '#domain/views/trash.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { readTrashed } from '#worker/journal/entries/trash.calls.ts'
import { TrashQuestion } from './trash-question.tsx'

interface TrashedPageProps {
  row: TrashRow
  /** How long it stays, in words. */
  left: string
  onRestore: () => void
  onRemove: () => Promise<unknown>
}

/** A page in the trash: pressed, it shows its words and what can be done with it. */
export function TrashedPage({ row, left, onRestore, onRemove }: TrashedPageProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  return (
    <li className="border-t border-line">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
        className="group block min-h-17 w-full rounded-inner py-3 text-left"
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className="type-list-title truncate group-hover:text-ink">{row.title || untitled(row)}</span>
          <span className="type-label figures shrink-0 text-muted">{left}</span>
        </span>
        <span className="type-label figures mt-0.5 block text-muted">{longDate(row.day)}</span>
        {!isOpen && <span className="type-secondary mt-0.5 block truncate text-text-2">{row.excerpt}</span>}
      </button>
      <div id={id} hidden={!isOpen} className="pb-5">
        {isOpen && <TrashedWords uid={row.id} excerpt={row.excerpt} />}
        {isAsking ? (
          <TrashQuestion
            question="Delete this page for good? Nobody can bring it back, and we cannot either."
            yes="Delete for good"
            onYes={onRemove}
            onNo={() => setIsAsking(false)}
          />
        ) : (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={onRestore}>
              Bring it back
            </Button>
            <Button
              variant="quiet"
              className="text-danger hover:text-danger"
              onClick={() => setIsAsking(true)}
            >
              Delete for good
            </Button>
          </div>
        )}
      </div>
    </li>
  )
}

function TrashedWords({ uid, excerpt }: { uid: string; excerpt: string }) {
  const vault = useVaultCalls()
  const [words, setWords] = useState<string | null>(null)
  useEffect(() => {
    let isCurrent = true
    vault
      .run(readTrashed, { uid })
      .then((found) => isCurrent && setWords(found))
      .catch(sayFailed)
    return () => {
      isCurrent = false
    }
  }, [uid, vault.run])
  return (
    <div className="mb-4 max-h-[44dvh] overflow-y-auto whitespace-pre-line font-serif text-quote leading-body [overflow-wrap:anywhere]">
      {words || excerpt}
    </div>
  )
}
