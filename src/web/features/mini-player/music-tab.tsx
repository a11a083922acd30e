import { useEffect, useState } from 'react'
import { musicFilters } from '#domain/mindfulness/player/mini-player.ts'
import { type MusicTrack, musicQueue } from '#domain/sound/music/tracks.ts'
import { type PlayerView, playerMoves } from '#web/audio/player/player.ts'
import { lengthOf } from './player-words.ts'

type Filter = (typeof musicFilters)[number]

/** While pieces are being composed, it is asked so often how far they are. */
const askEveryMs = 4_000

const fits = (filter: Filter) => (track: MusicTrack) =>
  filter === 'All' || track.category === filter.toLowerCase()

/** What is said of a piece beside its length: that it is not there yet. */
function stateWords({ id }: MusicTrack, { pieces }: PlayerView): string | null {
  const state = pieces.get(id)
  if (!state || state.state === 'ready') return null
  if (state.state === 'composing') return `being composed, ${Math.round(state.share * 100)} %`
  if (state.state === 'waiting') return 'will be composed soon'
  return state.state === 'off' ? 'not on this server' : 'not composed yet'
}

/** Six pieces, by what they are for. */
export function MusicTab({ view }: { view: PlayerView }) {
  const [filter, setFilter] = useState<Filter>('All')
  const isUnfinished = [...view.pieces.values()].some(
    ({ state }) => state === 'waiting' || state === 'composing',
  )
  useEffect(() => {
    playerMoves.askForPieces()
    if (!isUnfinished) return
    const timer = setInterval(playerMoves.askForPieces, askEveryMs)
    return () => clearInterval(timer)
  }, [isUnfinished])
  return (
    <>
      <p className="mp-detail">Music is a premium part of Resonance.</p>
      <fieldset className="mp-tones">
        <legend className="mp-unseen">Kind of music</legend>
        {musicFilters.map((name) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => setFilter(name)}>
            {name}
          </button>
        ))}
      </fieldset>
      <ul className="mp-tracks">
        {musicQueue.filter(fits(filter)).map((track) => (
          <li key={track.id}>
            <button
              type="button"
              aria-pressed={view.currentTrack?.id === track.id}
              onClick={() => playerMoves.chooseTrack(track)}
            >
              <img src={track.coverArt} alt="" width={40} height={40} loading="lazy" />
              <span className="mp-words">
                <span className="mp-name">{track.title}</span>
                <span className="mp-detail">
                  {stateWords(track, view) ?? `${track.category}, ${lengthOf(track.duration)}`}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
