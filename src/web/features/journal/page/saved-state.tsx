import { useState } from 'react'
import { editBetween, type PageText, pageText } from '#domain/journal/new-entry.ts'
import type { PageRow } from '#domain/views/page.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop, Mark } from '#web/ui/drop-mark.tsx'

import type { AutosaveState } from './page-autosave.ts'
import { type SavedWords, savedWords } from './saved-words.ts'

interface SavedStateProps {
  autosave: AutosaveState
  /** What the last save sealed. */
  kept: PageText
  row: PageRow | null
  /** The entry was deleted on another device while this page was open. */
  isGone: boolean
}

/** How far the page is on its way: a drop that fills and closes, and the same in words. */
export function SavedState({ autosave, kept, row, isGone }: SavedStateProps) {
  const sync = useSyncStatus()
  const [wasOnline, setWasOnline] = useState(true)
  const [offlineSince, setOfflineSince] = useState<number | null>(null)
  if (sync.isOnline !== wasOnline) {
    setWasOnline(sync.isOnline)
    setOfflineSince(sync.isOnline ? null : Date.now())
  }
  const rule = useMyDay()
  /** A row from before the last save must not speak for it; a draft speaks for itself. */
  const isBehind =
    row !== null && row.kept !== 'draft' && !isGone && editBetween(pageText(row), kept) !== null
  const entry = row && isBehind ? { ...row, kept: 'here' as const } : row
  const said = savedWords({ autosave, entry, isGone, sync, offlineSince, nowMs: Date.now(), rule })

  return (
    <div
      className="flex min-w-0 items-center gap-2.5 pr-2 max-md:gap-2"
      aria-live={said.isTrouble ? 'assertive' : 'off'}
    >
      <SealingDrop drop={said.drop} />
      {/* Where there is no room for a note, it is left out as a whole, on the smallest phones the words too; what went wrong is said as far as there is room. */}
      <p
        className={classNames(
          'type-secondary',
          said.isTrouble ? 'truncate' : 'flex h-[1lh] min-w-0 flex-wrap overflow-hidden max-[359px]:sr-only',
        )}
      >
        <span
          className={classNames(
            'max-w-full truncate font-strong max-md:font-normal',
            said.isTrouble ? 'text-warning' : 'text-text max-md:text-text-2',
          )}
        >
          {said.words}
        </span>
        {said.note && ' '}
        {said.note && (
          <span
            className={classNames(
              'figures ml-1.5 text-text-2',
              !said.isTrouble && 'whitespace-nowrap',
              said.drop === 'sealed' && 'max-md:hidden',
            )}
          >
            {said.note}
          </span>
        )}
      </p>
    </div>
  )
}

/** Open while writing, filled once it is kept here, closed with its keyhole once it is sealed and synced. */
function SealingDrop({ drop }: { drop: SavedWords['drop'] }) {
  const [before, setBefore] = useState(drop)
  const [isSealing, setIsSealing] = useState(false)
  if (drop !== before) {
    setBefore(drop)
    setIsSealing(drop === 'sealed')
  }
  if (drop === 'sealed' && !isSealing) return <Mark size={18} className="shrink-0 text-ink" />
  return (
    <span
      className="shrink-0 text-ink"
      onAnimationEnd={(event) => event.animationName === 'appear' && setIsSealing(false)}
    >
      <Drop size={18} level={dropLevels[drop]} isSealing={isSealing} />
    </span>
  )
}

const dropLevels = { open: 0, kept: 0.5, sealed: 1 }
