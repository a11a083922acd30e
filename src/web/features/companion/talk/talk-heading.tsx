import { ChevronLeft, Pencil, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { TalksRow } from '#domain/views/companion.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { binTalk, renameTalk } from '#worker/companion/companion.calls.ts'
import { endPermitFor } from '../lasting-permit.ts'

interface TalkHeadingProps {
  /** Null: nothing was said in it yet. */
  row: TalksRow | null
  onBack: () => void
  onSelect: (id: string | null) => void
}

/** What a talk is called, and the ways to call it otherwise, to delete it and back to the list. */
export function TalkHeading({ row, onBack, onSelect }: TalkHeadingProps) {
  const vault = useVaultCalls()
  const [isNaming, setIsNaming] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasNaming = useRef(false)
  useEffect(() => {
    if (wasNaming.current && !isNaming) pencil.current?.focus()
    wasNaming.current = isNaming
  }, [isNaming])
  const name = row ? row.title || row.firstWords : 'New talk'
  const keep = (title: string | null): void => {
    setIsNaming(false)
    if (row && title !== null && title.trim() !== row.title)
      vault.run(renameTalk, { talkUid: row.talkUid ?? null, title }).then(onSelect, sayFailed)
  }
  return (
    <div className="mr-auto flex min-w-0 items-center gap-1">
      <IconButton
        label="Back to the talks"
        icon={<ChevronLeft size={22} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onBack}
        className="-ml-3 md:hidden"
      />
      {isNaming && row ? (
        <NameField name={row.title || row.firstWords} onEnd={keep} />
      ) : (
        <h2 dir="auto" className="weight-row min-w-0 truncate font-serif text-read">
          {name}
        </h2>
      )}
      {row && !isNaming && (
        <>
          <IconButton
            ref={pencil}
            label="Rename this talk"
            icon={<Pencil size={16} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => setIsNaming(true)}
          />
          <IconButton
            label="Delete this talk"
            icon={<Trash2 size={17} strokeWidth={1.6} aria-hidden="true" />}
            onClick={() => void remove(vault, row, onSelect)}
          />
        </>
      )}
    </div>
  )
}

async function remove(
  vault: VaultCalls,
  row: TalksRow,
  onSelect: (id: string | null) => void,
): Promise<void> {
  try {
    const talkUid = await vault.run(binTalk, { talkUid: row.talkUid ?? null, isBinned: true })
    endPermitFor({ entryUid: null, talkUid: row.talkUid })
    onSelect(null)
    const undo = async () => onSelect(await vault.run(binTalk, { talkUid, isBinned: false }))
    offerUndo('Talk deleted', undo, {
      description: 'It is no longer remembered, and goes for good in 30 days.',
    })
  } catch (error) {
    sayFailed(error)
  }
}

/** `onEnd` gets the new name; null: it stays. */
function NameField({ name, onEnd }: { name: string; onEnd: (name: string | null) => void }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    onEnd(event.key === 'Enter' ? event.currentTarget.value : null)
  }
  return (
    <input
      autoComplete="off"
      ref={field}
      aria-label="Name of this talk"
      defaultValue={name}
      maxLength={200}
      onKeyDown={onKeyDown}
      onBlur={(event) => onEnd(event.currentTarget.value)}
      className="quiet-field min-h-10 w-[min(420px,50vw)] px-3 font-serif text-quote"
    />
  )
}
