import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { NearRow } from '#worker/journal/search/near-pages.calls.ts'
import type { MeaningSeen } from '#worker/meaning/meaning.calls.ts'
import { ShowAllPages } from '../list/entries-empty.tsx'
import { EntryRow } from '../list/entry-row.tsx'

export interface NearListProps {
  /** As `useNearPages` and `useMeaning` tell them. */
  readonly rows: readonly NearRow[] | null | undefined
  readonly meaning: Pick<MeaningSeen, 'state' | 'progress' | 'isPutAway'> | null
  /** On how many pages the words stand. */
  readonly found: number
  /** A condition keeps away pages that have the words. */
  readonly isHidden: boolean
  readonly chosen: string | null
  /** Stands here as long as nothing was found and nothing is near. */
  readonly instead: ReactNode
  readonly onOpen: (uid: string, quote: string) => void
  readonly onClear: () => void
  readonly onPutAway: () => void
}

/** Where words found more than this, there is no need to say that there is another way. */
const few = 2
const heading = 'Near in meaning'
const counted = (count: number): string => count.toLocaleString('en-GB')

/** The pages near a search in meaning, or how it stands with that. Most of the time, where words found something, nothing. */
export function NearList(props: NearListProps) {
  const { rows, meaning, found, isHidden, chosen, instead, onOpen, onClear, onPutAway } = props
  const near = rows ?? []
  const isAsked = rows !== null
  const progress = isAsked && meaning?.state === 'working' ? meaning.progress : null
  const isOff = meaning?.state === 'off' || meaning?.state === 'unasked'
  const tabStop = Math.max(
    0,
    near.findIndex(({ id }) => id === chosen),
  )
  return (
    <>
      {found === 0 && near.length === 0 && instead}
      {found === 0 && near.length > 0 && (
        <p className="px-6 pb-2 pt-8 font-serif text-lead leading-list">
          {isHidden ? 'No page has all of this.' : 'No page has these words.'}{' '}
          {near.length === 1 ? 'This comes' : 'These come'} nearest in meaning.
        </p>
      )}
      {(near.length > 0 || progress) && (
        <section aria-label={heading} className="pb-2 pt-4">
          <h2 className="type-label px-6 pb-2 font-medium text-muted">{heading}</h2>
          {progress && (
            <p className="type-label figures px-6 pb-2 text-muted">
              {counted(progress.done)} of {counted(progress.of)} pages read so far
            </p>
          )}
          <ol aria-label={`${heading}, nearest first`} className="px-3">
            {near.map((entry, index) => (
              <li key={entry.id}>
                <EntryRow
                  isChosen={entry.id === chosen}
                  isSameDay={false}
                  isTabStop={index === tabStop}
                  onSelect={(uid) => onOpen(uid, entry.quote)}
                  {...{ entry, index }}
                  isSearch
                  isNear
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      <p role="status" className="sr-only">
        {near.length > 0 && `${near.length} ${near.length === 1 ? 'page' : 'pages'} near in meaning`}
      </p>
      {found === 0 && near.length > 0 && (
        <div className="px-6">
          <ShowAllPages onClear={onClear} />
        </div>
      )}
      {isAsked && isOff && !meaning.isPutAway && found <= few && (
        <div className="flex items-start gap-1 pb-2 pl-6 pr-3 pt-3">
          <p className="type-label min-w-0 flex-1 pt-3 text-muted">
            Pages can also be found by what they mean.{' '}
            <Link to="/settings" search={{ section: 'companion' }} className="text-link hit-44 text-text-2">
              Turn it on
            </Link>
          </p>
          <IconButton
            label="Do not say this again"
            icon={<X size={15} strokeWidth={1.8} aria-hidden="true" />}
            onClick={onPutAway}
          />
        </div>
      )}
    </>
  )
}
