import { GitFork } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { ConflictRow } from '#domain/views/versions.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { type ConflictLines, readConflict, settleConflict } from '#worker/journal/versions/versions.calls.ts'
import { conflictWhy, pageName } from './conflict-words.ts'

/** Where two versions of a page differ, and which one is to stay. */
export function OneConflict({ row, onOpen }: { row: ConflictRow; onOpen: (uid: string) => void }) {
  const vault = useVaultCalls()
  const lines = useConflictLines(row)
  const [isPending, setIsPending] = useState(false)
  const isVersion = row.side === 'version'
  const settle = (keep: 'original' | 'version' | 'both') => {
    setIsPending(true)
    keepAllWriting()
      .then(() => vault.run(settleConflict, { versionUid: row.id, keep }))
      .then(() => keep !== 'both' && isVersion && onOpen(row.originUid))
      .catch(sayFailed)
      .finally(() => setIsPending(false))
  }
  const choices = isVersion
    ? ([
        ['original', 'Keep the original’s'],
        ['version', 'Keep this one'],
        ['both', 'Keep both'],
      ] as const)
    : ([
        ['version', 'Keep the other one'],
        ['original', 'Keep this one'],
        ['both', 'Keep both'],
      ] as const)
  const [name, other] = isVersion
    ? [`Another version of ${pageName(row.originTitle)},`, 'Open the original']
    : ['This page has another version,', 'Open the other version']
  return (
    <section aria-label="Two versions" className="mb-6 flex items-start gap-3.5 border-y border-line py-3.5">
      <GitFork size={18} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-ink" />
      <div className="type-secondary min-w-0 text-text-2">
        <p>
          <span className="font-strong text-text">{name}</span> {conflictWhy}.
        </p>
        {!row.isThere && isVersion && <p className="mt-1 text-muted">The original was deleted.</p>}
        {lines && <DifferingLines lines={lines} isVersion={isVersion} />}
        <div className="-ml-2 mt-1 flex flex-wrap gap-x-3">
          {choices
            .filter(([keep]) => row.isThere || keep === 'both')
            .map(([keep, words]) => (
              <button
                key={keep}
                type="button"
                disabled={isPending}
                onClick={() => settle(keep)}
                className="inline-flex min-h-11 items-center rounded-inner px-2 font-strong text-text-2 hover:text-text disabled:text-muted"
              >
                {words}
              </button>
            ))}
          {(row.isThere || !isVersion) && (
            <button
              type="button"
              onClick={() => onOpen(isVersion ? row.originUid : row.id)}
              className="inline-flex min-h-11 items-center rounded-inner px-2 font-strong text-ink hover:underline hover:underline-offset-4"
            >
              {other}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}

function DifferingLines({ lines, isVersion }: { lines: ConflictLines; isVersion: boolean }) {
  const [own, others] = isVersion ? (['version', 'original'] as const) : (['original', 'version'] as const)
  return (
    <>
      {lines.pairs.map((pair) => (
        <dl
          key={`${pair.original}\n${pair.version}`}
          className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2.5 font-serif text-item italic leading-ui"
        >
          <dt className="text-muted">the other</dt>
          <dd className="line-clamp-3 text-text [overflow-wrap:anywhere]">{quoted(pair[others])}</dd>
          <dt className="text-muted">this one</dt>
          <dd className="line-clamp-3 text-text [overflow-wrap:anywhere]">{quoted(pair[own])}</dd>
        </dl>
      ))}
      {lines.more > 0 && (
        <p className="mt-1.5 text-muted">
          And {lines.more} more {lines.more === 1 ? 'place' : 'places'} like this.
        </p>
      )}
    </>
  )
}

const quoted = (line: string): string => (/\S/.test(line) ? `“${line.trim()}”` : 'nothing')

function useConflictLines({ id, isThere, stamp }: ConflictRow): ConflictLines | null {
  const vault = useVaultCalls()
  const [lines, setLines] = useState<ConflictLines | null>(null)
  const asked = `${id} ${isThere} ${stamp}`
  useEffect(() => {
    let isCurrent = true
    const [versionUid = ''] = asked.split(' ')
    vault
      .run(readConflict, { versionUid })
      .then((found) => isCurrent && setLines(found))
      .catch(sayFailed)
    return () => {
      isCurrent = false
    }
  }, [asked, vault.run])
  return lines
}
