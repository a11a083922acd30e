import { Link } from '@tanstack/react-router'
import { AudioLines } from 'lucide-react'
import { useState } from 'react'
import { musicFilters } from '#domain/mindfulness/player/mini-player.ts'
import type { MusicAccess } from '#domain/mindfulness/player/music-access.ts'
import { type MusicTrack, musicCategories, musicQueue } from '#domain/sound/music/tracks.ts'
import { classNames } from '#web/ui/class-names.ts'
import { lengthWords } from '../sound-words.ts'
import { PriceMark } from './price-mark.tsx'

type Filter = (typeof musicFilters)[number]

/** How a piece stands, in words; null: it can be played. */
export type StateWords = (track: MusicTrack) => string | null

interface QueueProps {
  current: MusicTrack | null
  isPlaying: boolean
  access: MusicAccess
  state: StateWords
  /** One sentence on what the music costs here, or why it cannot be heard now. */
  note: string
  onChoose: (track: MusicTrack) => void
}

const title = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** The six pieces, by what they are for. */
export function Queue({ note, ...rest }: QueueProps) {
  const [filter, setFilter] = useState<Filter>('All')
  const shown = musicCategories.filter((category) => filter === 'All' || title(category) === filter)
  return (
    <section aria-labelledby="queue-title">
      <div className="flex items-center gap-3">
        <h2 id="queue-title" className="font-serif weight-title text-title-s leading-tight tracking-title">
          Music
        </h2>
        <PriceMark>Premium</PriceMark>
      </div>
      <p className="type-secondary mt-2 text-text-2">
        {note}{' '}
        {rest.access === 'preview' && (
          <Link to="/pricing" className="text-link hit-44 text-text">
            See the plans
          </Link>
        )}
      </p>
      <fieldset className="mt-2.5 min-w-0">
        <legend className="sr-only">Show</legend>
        <div className="-ml-3 flex gap-0.5">
          {musicFilters.map((one) => (
            <FilterChoice key={one} filter={one} isChosen={one === filter} onChoose={() => setFilter(one)} />
          ))}
        </div>
      </fieldset>
      {shown.map((category) => (
        <TrackList key={category} name={title(category)} {...rest} pieces={piecesOf(category)} />
      ))}
    </section>
  )
}

const piecesOf = (category: MusicTrack['category']): MusicTrack[] =>
  musicQueue.filter((track) => track.category === category)

function FilterChoice({
  filter,
  isChosen,
  onChoose,
}: {
  filter: Filter
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label
      className={classNames(
        'relative flex min-h-11 items-center rounded-pill px-3.5 text-ui has-focus-visible:outline-2 has-focus-visible:outline-ring',
        isChosen ? 'bg-surface-3 font-semibold text-text' : 'text-text-2 hover:text-text',
      )}
    >
      <input
        autoComplete="off"
        type="radio"
        name="queue-filter"
        className="sr-only"
        checked={isChosen}
        onChange={onChoose}
      />
      {filter}
    </label>
  )
}

interface TrackListProps extends Omit<QueueProps, 'note'> {
  name: string
  pieces: readonly MusicTrack[]
}

function TrackList({ name, pieces, ...rest }: TrackListProps) {
  return (
    <>
      <h3 className="type-label mt-4 mb-0.5 text-muted">{name}</h3>
      <ul>
        {pieces.map((piece) => (
          <li key={piece.id}>
            <Piece piece={piece} {...rest} />
          </li>
        ))}
      </ul>
    </>
  )
}

type PieceProps = Omit<TrackListProps, 'name' | 'pieces'> & { piece: MusicTrack }

function Piece({ piece, current, isPlaying, access, state, onChoose }: PieceProps) {
  const isCurrent = current?.id === piece.id
  const words = state(piece)
  return (
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onChoose(piece)}
      className={classNames(
        '-mx-3 flex w-[calc(100%+24px)] items-center gap-4 rounded-control px-3 py-2 text-left',
        isCurrent ? 'chosen' : 'hover:bg-surface-2',
      )}
    >
      <CoverThumb track={piece} isWaiting={words !== null} />
      <span className="min-w-0 flex-1">
        <span className="block font-serif text-read leading-item weight-row">{piece.title}</span>
        <span className="type-secondary figures mt-0.5 block text-text-2">
          {lengthWords(piece.duration)}
          {access === 'preview' && <span className="ml-2 text-ink">30 s preview</span>}
          {words !== null && <span className="ml-2">{words}</span>}
        </span>
      </span>
      {isCurrent && isPlaying && words === null && (
        <AudioLines size={19} strokeWidth={1.6} aria-label="playing" className="shrink-0 text-ink" />
      )}
    </button>
  )
}

function CoverThumb({ track, isWaiting }: { track: MusicTrack; isWaiting: boolean }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <span className="size-14 shrink-0 overflow-hidden rounded-inner bg-surface-2">
      {!isMissing && (
        <img
          src={track.coverArt}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className={classNames('size-full', isWaiting && 'opacity-45')}
          onError={() => setMissing(true)}
        />
      )}
    </span>
  )
}
