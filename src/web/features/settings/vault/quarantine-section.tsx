import { useRef, useState } from 'react'
import type { PutBackCount, QuarantinedItem } from '#vault/store/store.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { saveFile } from '#web/ui/save-file.ts'
import {
  putBackForged,
  quarantinedBytes,
  readQuarantine,
  retryQuarantine,
} from '#worker/settings/settings.calls.ts'
import { ConfirmModal } from '../confirm-modal.tsx'
import { Done, ListSkeleton, Note, Part, Trouble, wordButton } from '../settings-block.tsx'
import { useAsk, useDo } from '../use-worker.ts'
import { bytesWords, putBackWords, reasonWords, retryWords, shortId } from './health-words.ts'

const shownAtFirst = 3
/** What somebody with a session and no key can make. */
const forgeable = new Set(['not_authentic', 'unknown_generation'])

/** Records that did not open, kept as they came. */
export function QuarantineSection() {
  const vault = useVaultCalls()
  const { setAside } = useSyncStatus()
  const [isLong, setLong] = useState(false)
  const [said, setSaid] = useState('')
  const kept = useAsk(readQuarantine, setAside)
  const rows = kept.data ?? []
  const retry = useDo(async (_: null) => {
    const opened = await vault.run(retryQuarantine, null)
    const left = await kept.refetch()
    setSaid(retryWords(opened, left.data?.length ?? 0))
  })
  return (
    <Part
      title="Quarantine"
      aside={
        rows.length > 0 && (
          <span className="text-small text-warning">
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
            {rows.some(({ reason }) => forgeable.has(reason)) && (
              <PutBack
                onDone={(back) => {
                  setSaid(putBackWords(back))
                  void kept.refetch()
                }}
              />
            )}
            {!isLong && rows.length > shownAtFirst && (
              <button type="button" className={wordButton} onClick={() => setLong(true)}>
                Show all {rows.length}
              </button>
            )}
          </div>
        </>
      )}
      <Done>{said}</Done>
      <Trouble error={retry.error ?? kept.error} />
    </Part>
  )
}

/** For records that somebody else, or the server, wrote over with what no key of this person sealed. */
function PutBack({ onDone }: { onDone: (back: PutBackCount) => void }) {
  const vault = useVaultCalls()
  const opener = useRef<HTMLButtonElement>(null)
  const [isAsking, setAsking] = useState(false)
  const put = useDo(
    (_: null) => vault.run(putBackForged, null),
    (back) => {
      setAsking(false)
      onDone(back)
    },
  )
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={wordButton}
        onClick={() => {
          put.reset()
          setAsking(true)
        }}
      >
        Bring back the earlier versions
      </button>
      {isAsking && (
        <ConfirmModal
          title="Bring back the earlier versions?"
          consequence="The server has versions of these records that none of your keys sealed. Somebody who was signed in as you may have written over them. The last versions that your keys did seal take their place, on the server and on your other devices. Photos and files that were deleted come back too."
          action="Bring them back"
          isPending={put.isPending}
          error={put.error}
          onConfirm={() => put.mutate(null)}
          onClose={() => setAsking(false)}
          returnFocus={opener}
        />
      )}
    </>
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
        <span className="type-mono text-label" title={uid}>
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
