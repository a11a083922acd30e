import { useQueryClient } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import type { SyncStatus } from '#vault/store/store.ts'
import { agoWords, type Moment } from '#web/lib/time-words.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { Drop, Mark } from '#web/ui/drop-mark.tsx'
import { compareNow, dismissNotices, readNotices } from '#worker/settings/settings.calls.ts'
import { Done, ListSkeleton, Trouble } from './settings-block.tsx'
import { askedKey, useAsk, useDo } from './use-worker.ts'
import { noticeWords, resealWords } from './vault/health-words.ts'

function Callout({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="callout mt-6 grid grid-cols-[auto_1fr] gap-x-4 card card-px-5 card-py-5 md:card-px-7"
    >
      <span className="pt-1">{sign}</span>
      <div className="min-w-0">
        <h2 className="font-serif weight-title text-title-xs leading-item tracking-title">{title}</h2>
        {children}
      </div>
    </section>
  )
}

const said = 'type-interface mt-1.5 max-w-[62ch] text-pretty text-text-2'
const shownAtFirst = 5

/** The server showed something older, other or nothing where this device has seen more. Loud, and there until it was read. */
export function NoticesCallout({ count, moment }: { count: number; moment: Moment }) {
  const vault = useVaultCalls()
  const client = useQueryClient()
  const [isLong, setLong] = useState(false)
  const notices = useAsk(readNotices, count)
  const key = askedKey(readNotices, count)
  const compare = useDo(
    (_: null) => vault.run(compareNow, null),
    (found) => client.setQueryData(key, found),
  )
  const dismiss = useDo(
    (_: null) => vault.run(dismissNotices, null),
    () => {
      client.setQueryData(key, [])
      // The button goes with what it was about.
      document.getElementById('content')?.focus({ preventScroll: true })
    },
  )
  const rows = notices.data
  if (rows?.length === 0) return null
  return (
    <Callout
      sign={<TriangleAlert size={22} strokeWidth={1.6} aria-hidden="true" className="text-warning" />}
      title="The server does not show what it showed before"
    >
      <p className={said}>
        It may have been set back to an old backup, or somebody is holding pages back. Nothing that this
        device has was changed or deleted. If you did not expect this, export your journal now and ask whoever
        runs the server.
      </p>
      {!rows && <ListSkeleton rows={1} />}
      <ul className="mt-3">
        {rows?.slice(0, isLong ? rows.length : shownAtFirst).map((notice) => (
          <li key={notice.uid} className="type-secondary flex gap-4 border-t border-line py-2.5">
            <span className="w-23 shrink-0 text-muted">{agoWords(notice.at, moment)}</span>
            <span className="min-w-0">{noticeWords(notice)}</span>
          </li>
        ))}
      </ul>
      {rows && !isLong && rows.length > shownAtFirst && (
        <Button variant="quiet" size="small" className="-ml-3" onClick={() => setLong(true)}>
          Show all {rows.length}
        </Button>
      )}
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button variant="outline" isPending={compare.isPending} onClick={() => compare.mutate(null)}>
          Compare now
        </Button>
        <Button variant="quiet" isPending={dismiss.isPending} onClick={() => dismiss.mutate(null)}>
          I have read this
        </Button>
      </div>
      <Done>{compare.isSuccess && 'Compared just now. This is what still differs.'}</Done>
      <Trouble error={compare.error ?? dismiss.error ?? notices.error} />
    </Callout>
  )
}

/** For accounts whose password the server once saw. */
export function SealProperlyCallout({ onSeal }: { onSeal: (opener: RefObject<HTMLElement | null>) => void }) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Callout sign={<Drop size={24} level={0.5} className="text-warning" />} title="Seal it properly">
      <p className={said}>
        Your password once reached the server in plain text, because this account was used without our app. In
        that moment the server could have read everything; a new password and new keys close that door.
      </p>
      <Button ref={opener} variant="outline" className="mt-4" onClick={() => onSeal(opener)}>
        Seal it properly
      </Button>
    </Callout>
  )
}

/** How far sealing with new keys has come. It goes on whether anybody looks or not. */
export function ResealCallout({ resealing }: { resealing: NonNullable<SyncStatus['resealing']> }) {
  const { left, of } = resealing
  const share = of === 0 ? 1 : (of - left) / of
  return (
    <Callout sign={<Mark size={24} className="text-ink" />} title="Sealing with the new keys">
      <p className={said}>You can leave this page or close the browser; it goes on where it was.</p>
      <div
        role="progressbar"
        aria-label="Sealing with the new keys"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={of - left}
        aria-valuetext={resealWords(resealing)}
        className="mt-4 h-1 overflow-hidden rounded-pill bg-surface-3"
      >
        <span
          className="block h-full w-full origin-left rounded-pill bg-primary transition-transform duration-(--quick) ease-ui"
          style={{ transform: `scaleX(${share})` }}
        />
      </div>
      <p className="type-label figures mt-2 text-muted">{resealWords(resealing)}</p>
    </Callout>
  )
}
