import { useEffect, useState } from 'react'
import { otherFields } from '#domain/journal/versions/history-of.ts'
import { dateAndTime } from '#domain/time/entry-date.ts'
import type { VersionRow } from '#domain/views/versions.ts'
import { keepAllWriting } from '#web/lib/device/unsaved.ts'
import { toast } from '#web/lib/toasts.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { TabPanel, Tabs } from '#web/ui/tabs.tsx'
import { putBack, type ReadVersion, readVersion } from '#worker/journal/versions/versions.calls.ts'
import { type DiffFace, VersionDiff } from './version-diff.tsx'
import { changeWords, valueName, valueWords } from './version-words.ts'

interface VersionPageProps {
  uid: string
  row: VersionRow
  /** When the page itself was changed last: what is compared with it is old then. */
  editedAt: string
  onClose: () => void
}

const faces = [
  { value: 'changes', label: 'What changed since' },
  { value: 'then', label: 'As it stood' },
] as const

/** One version: what changed since, what stood there, and the way back to it. */
export function VersionPage({ uid, row, editedAt, onClose }: VersionPageProps) {
  const vault = useVaultCalls()
  const version = useVersion(uid, row.id, editedAt)
  const [face, setFace] = useState<DiffFace>('changes')
  const [isPending, setIsPending] = useState(false)
  const rule = useMyDay()
  const bringBack = async () => {
    setIsPending(true)
    try {
      await keepAllWriting()
      await vault.run(putBack, { uid, id: row.id })
      onClose()
      toast({
        variant: 'success',
        title: 'Put back',
        description: 'What stood there until now is among the versions.',
      })
    } catch (error) {
      setIsPending(false)
      sayFailed(error)
    }
  }
  return (
    <section
      aria-label="The version"
      className="min-w-0 flex-1 overflow-y-auto bg-surface-1 [scrollbar-width:thin]"
    >
      <div className="mx-auto max-w-169 px-6 pb-24 pt-6 md:px-12 md:pt-9">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <p className="type-secondary figures pt-2.5 text-muted">{dateAndTime(row.atMs, rule)}</p>
          <Button
            variant="outline"
            isPending={isPending}
            disabled={!version}
            onClick={() => void bringBack()}
          >
            Put back
          </Button>
        </div>
        <div className="mt-3">
          <Tabs label="How to read it" value={face} onChange={setFace} choices={faces}>
            {faces.map(({ value }) => (
              <TabPanel key={value} value={value}>
                {version ? <Read version={version} face={face} /> : <Waiting />}
              </TabPanel>
            ))}
          </Tabs>
        </div>
      </div>
    </section>
  )
}

function Read({ version, face }: { version: ReadVersion; face: DiffFace }) {
  const { title, text, was, now } = version
  return (
    <>
      {text && face === 'changes' && <p className="type-secondary mt-5 text-text-2">{changeWords(text)}</p>}
      {title && (
        <div className="type-entry-title mt-6 *:text-[inherit] *:leading-[inherit]">
          <VersionDiff diff={title} face={face} />
        </div>
      )}
      {text && (
        <div className="mt-5">
          <VersionDiff diff={text} face={face} />
        </div>
      )}
      <dl className="type-secondary mt-6 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-1.5 border-t border-line pt-4 empty:hidden">
        {otherFields
          .filter((field) => was[field] !== undefined)
          .map((field) => (
            <div key={field} className="contents">
              <dt className="text-muted">{valueName(field)}</dt>
              <dd className="[overflow-wrap:anywhere]">
                {valueWords(field, was)}
                {face === 'changes' && <span className="text-muted">, now {valueWords(field, now)}</span>}
              </dd>
            </div>
          ))}
      </dl>
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true" className="mt-7 grid gap-3.5">
      <span className="sr-only">The two are being compared</span>
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-11/12" />
      <Skeleton className="h-5 w-2/3" />
    </div>
  )
}

function useVersion(uid: string, id: string, editedAt: string): ReadVersion | null {
  const vault = useVaultCalls()
  const [version, setVersion] = useState<ReadVersion | null>(null)
  useEffect(() => {
    let isCurrent = editedAt !== ''
    vault
      .run(readVersion, { uid, id })
      .then((found) => isCurrent && setVersion(found))
      .catch(sayFailed)
    return () => {
      isCurrent = false
    }
  }, [uid, id, editedAt, vault.run])
  return version
}
