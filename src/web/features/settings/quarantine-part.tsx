import { useState } from 'react'
import type { QuarantinedItem } from '#vault/store/store.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { useSyncStatus } from '#web/lib/use-vault.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { bytesWords, reasonWords, retryWords, shortId } from './health-words.ts'
import { Done, ListSkeleton, Note, Part, Trouble, wordButton } from './part.tsx'
import { quarantinedBytes, readQuarantine, retryQuarantine } from './settings.calls.ts'
import { useAsk, useDo } from './use-worker.ts'

const shownAtFirst = 3

/** Records that did not open, kept as they came. */
export function QuarantinePart() {
  const vault = useVaultCalls()
  const { setAside } = useSyncStatus()
  const [isLong, setLong] = useState(false)
  const kept = useAsk(readQuarantine, setAside)
  const rows = kept.data ?? []
  const retry = useDo(async (_: null) => {
    const opened = await vault.run(retryQuarantine, null)
    const left = await kept.refetch()
    return retryWords(opened, left.data?.length ?? 0)
  })
  return (
    <Part
      title="Quarantine"
      aside={
        rows.length > 0 && (
          <span className="text-[14px] text-warning">
            {rows.length === 1 ? '1 record' : `${rows.length.toLocaleString('en')} records`}
          </span>
        )
      }
    >
      {kept.isPending && <ListSkeleton rows={1} />}
      {kept.data && rows.length === 0 && <Note>Nothing is set aside: every record opens.</Note>}
      {rows.length > 0 && (
        <>
          <ul className="mt-1.5">
            {rows.slice(0, isLong ? rows.length : shownAtFirst).map((item) => (
              <Item key={item.uid} item={item} />
            ))}
          </ul>
          <Note>They are kept as they came, and everything else is as it was.</Note>
          <div className="mt-2.5 flex flex-wrap gap-x-7 gap-y-2">
            <button
              type="button"
              className={wordButton}
              disabled={retry.isPending}
              onClick={() => retry.mutate(null)}
            >
              {retry.isPending ? 'Trying' : 'Try again'}
            </button>
            {!isLong && rows.length > shownAtFirst && (
              <button type="button" className={wordButton} onClick={() => setLong(true)}>
                Show all {rows.length}
              </button>
            )}
          </div>
        </>
      )}
      <Done>{retry.data}</Done>
      <Trouble error={retry.error ?? kept.error} />
    </Part>
  )
}

function Item({ item }: { item: QuarantinedItem }) {
  const vault = useVaultCalls()
  const { uid, bytes, reason } = item
  const save = useDo(async (_: null) =>
    saveFile(`inkwell-${uid}.sealed`, new Blob([await vault.run(quarantinedBytes, { uid })])),
  )
  return (
    <li className="border-b border-line py-2.5">
      <p className="flex items-baseline justify-between gap-3">
        <span className="type-mono text-[13px]" title={uid}>
          {shortId(uid)}, {bytesWords(bytes)}
        </span>
        <button
          type="button"
          className={wordButton}
          aria-label={`Save a copy of ${shortId(uid)}`}
          onClick={() => save.mutate(null)}
        >
          Save a copy
        </button>
      </p>
      <p className="type-label text-pretty text-muted">{reasonWords(reason)}</p>
      <Trouble error={save.error} />
    </li>
  )
}
