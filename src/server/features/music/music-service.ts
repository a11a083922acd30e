import { Worker } from 'node:worker_threads'
import { type TrackId, tracks } from '#domain/sound/music/tracks.ts'
import type { KeptPiece } from './music-cache.ts'

/** What the composing thread says of a piece: that it lies there, or how much of it is done (null: its turn comes). */
export type ComposerMessage =
  | { readonly id: TrackId; readonly piece: KeptPiece }
  | { readonly id: TrackId; readonly share: number | null }

export type PieceState =
  | { readonly state: 'ready'; readonly piece: KeptPiece }
  | { readonly state: 'composing'; readonly share: number }
  | { readonly state: 'waiting' | 'failed' | 'off' }

export interface MusicService {
  state(id: TrackId): PieceState
  /** Looks through the cache and composes what is missing, in a thread of its own. */
  start(): void
  /** Says that a file is not what it was: it is made anew. */
  lost(id: TrackId): void
  stop(): Promise<void>
}

interface MusicServiceParts {
  readonly folder: string
  /** False: nothing is ever composed here. */
  readonly composes: boolean
  readonly onFault: (error: unknown) => void
}

/** After a fault the next start comes no sooner than this. */
const mendAfterMs = 10 * 60_000

/** Which pieces can be played, and the thread that makes those that cannot. */
export function musicService({ folder, composes, onFault }: MusicServiceParts): MusicService {
  const states = new Map<TrackId, PieceState>(
    tracks.map(({ id }) => [id, { state: composes ? 'waiting' : 'off' }]),
  )
  let worker: Worker | null = null
  let isStopped = false
  let mend: NodeJS.Timeout | undefined

  const fail = (error: unknown): void => {
    onFault(error)
    for (const [id, { state }] of states) if (state !== 'ready') states.set(id, { state: 'failed' })
    mend = setTimeout(start, mendAfterMs)
    mend.unref()
  }

  function start(): void {
    if (!composes || worker || isStopped) return
    const composer = new Worker(new URL('./compose-music.worker.ts', import.meta.url), {
      workerData: { folder },
    })
    worker = composer
    composer.unref()
    composer.on('message', (news: ComposerMessage) => states.set(news.id, stateAfter(news)))
    composer.once('error', fail)
    composer.once('exit', () => {
      worker = null
      // What was lost while others were composed has to be made as well.
      if ([...states.values()].some(({ state }) => state === 'waiting')) start()
    })
  }

  return {
    state: (id) => states.get(id) ?? { state: 'failed' },
    start,
    lost: (id) => {
      states.set(id, { state: 'waiting' })
      start()
    },
    stop: async () => {
      isStopped = true
      clearTimeout(mend)
      await worker?.terminate()
    },
  }
}

function stateAfter(news: ComposerMessage): PieceState {
  if ('piece' in news) return { state: 'ready', piece: news.piece }
  return news.share === null ? { state: 'waiting' } : { state: 'composing', share: news.share }
}
