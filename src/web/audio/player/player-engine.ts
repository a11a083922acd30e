import { mindfulnessFaults, type ToastWords } from '#domain/mindfulness/mindfulness-toasts.ts'
import { resumeEvents } from '#domain/mindfulness/player/music-playback.ts'
import {
  type AudioStep,
  type PlayerMove,
  type PlayerState,
  soundEnded,
} from '#domain/mindfulness/player/sound-player.ts'
import { type MusicTrack, musicPath } from '#domain/sound/music/tracks.ts'
import type { Watched } from '#web/lib/vault/observable.ts'
import { faultWords } from '../fault-words.ts'
import { waitFor } from '../waiting.ts'
import type { AmbientPlayer } from './ambient-player.ts'
import type { MusicVoice, PlayWay } from './music-voice.ts'
import type { PieceStates } from './piece-states.ts'
import { type PlayerView, troubleWords } from './player-view.ts'

export interface PlayerParts {
  readonly view: Watched<PlayerView>
  readonly ambient: (onEnd: () => void) => AmbientPlayer
  readonly music: (onBroken: () => void, onMoved: (plays: boolean) => void) => MusicVoice
  readonly askForPieces: () => Promise<PieceStates | null>
  readonly onFault: (words: ToastWords) => void
  /** Calls once at the next of these events anywhere on the page; gives back how to stop waiting. */
  readonly atNextTouch: (events: readonly string[], then: () => void) => () => void
}

/** While the server composes, it is asked so often how far it is. */
const askEveryMs = 2_000

/** Does what moves say, one after the other: a later move takes the place of what an earlier one has not done yet. */
export class PlayerEngine {
  readonly #parts: PlayerParts
  readonly #ambient: AmbientPlayer
  #voice: MusicVoice | null = null
  #extra = 1
  #turn = new AbortController()
  #fadingOut = new AbortController()
  #work: Promise<void> | null = null
  #stopWaiting: (() => void) | null = null

  constructor(parts: PlayerParts) {
    this.#parts = parts
    this.#ambient = parts.ambient(() => this.#show(soundEnded(this.#view)))
    this.#ambient.setVolume(this.#view.volume)
  }

  get #view(): PlayerView {
    return this.#parts.view.read()
  }

  get #music(): MusicVoice {
    if (!this.#voice) {
      this.#voice = this.#parts.music(
        () => void this.#broke(),
        (plays) => this.#moved(plays),
      )
      this.#voice.setVolume(this.#view.volume)
      this.#voice.setExtra(this.#extra)
    }
    return this.#voice
  }

  /** Has to be called in the handler of a touch: some browsers let sound begin nowhere else. */
  make({ state, steps }: PlayerMove, way: PlayWay = 'track'): void {
    if (state.volume !== this.#view.volume) this.setVolume(state.volume)
    this.#show(state)
    if (steps.length === 0) return
    this.#stopWaiting?.()
    this.#stopWaiting = null
    this.#show({ waitsForTouch: false, trouble: null, composing: null, isLoading: false })
    if (steps[0]?.does === 'fade-in-music') this.#fadingOut.abort()
    this.#begin((signal) => this.#do(steps, signal, way))
  }

  setVolume(volume: number): void {
    this.#ambient.setVolume(volume)
    this.#voice?.setVolume(volume)
    this.#show({ volume })
  }

  /** A factor beside the volume, 0 to 1. */
  setFade(level: number): void {
    this.#extra = level
    this.#ambient.setExtra(level)
    this.#voice?.setExtra(level)
  }

  /** Seconds into the piece; 0 before one was heard. */
  get position(): number {
    return this.#voice?.position ?? 0
  }

  /** Goes to another place in the piece, in seconds; a piece that nobody has heard yet has none. */
  seek(seconds: number): void {
    this.#voice?.seek(seconds)
  }

  /** Lets the chosen piece play on at the next of these events. */
  playAtNextTouch(events: readonly string[] = resumeEvents): void {
    this.#stopWaiting?.()
    this.#show({ waitsForTouch: true })
    this.#stopWaiting = this.#parts.atNextTouch(events, () => {
      const { currentTrack } = this.#view
      if (!currentTrack) return
      this.make({ state: { ...this.#view, isPlaying: true }, steps: [{ does: 'fade-in-music' }] })
    })
  }

  async askForPieces(): Promise<PieceStates | null> {
    const pieces = await this.#parts.askForPieces()
    if (pieces) this.#show({ pieces })
    return pieces
  }

  #show(change: Partial<PlayerView> | PlayerState): void {
    this.#parts.view.write({ ...this.#view, ...change })
  }

  /** With nothing before it, work begins at once, still within the touch that asked for it. */
  #begin(work: (signal: AbortSignal) => Promise<void>): void {
    this.#turn.abort()
    const turn = new AbortController()
    this.#turn = turn
    const run = () => work(turn.signal).catch((error: unknown) => this.#failed(error, turn.signal))
    const done = (this.#work ? this.#work.then(run) : run()).then(() => {
      if (this.#work === done) this.#work = null
    })
    this.#work = done
  }

  async #do(steps: readonly AudioStep[], signal: AbortSignal, way: PlayWay): Promise<void> {
    for (const step of steps) {
      if (step.does === 'stop-sound') this.#ambient.stop()
      else if (step.does === 'fade-out-music') {
        this.#fadingOut = new AbortController()
        // Music that nobody has heard yet has nothing to fade, and is no reason to wait.
        if (this.#voice) await this.#voice.fadeOut(this.#fadingOut.signal)
      } else if (signal.aborted) return
      else if (step.does === 'load-track') this.#load(step.path)
      else if (step.does === 'fade-in-music') await this.#play(signal, way)
      else {
        if (step.afterMs > 0) await waitFor(step.afterMs, signal)
        if (signal.aborted) return
        this.#show({ isLoading: true })
        await this.#ambient.start(step, signal)
        if (!signal.aborted) this.#show({ isLoading: false })
      }
    }
  }

  /** Nothing is asked for that the server is known not to have yet. */
  get #isToCome(): boolean {
    const { currentTrack, pieces } = this.#view
    const state = currentTrack && pieces.get(currentTrack.id)
    return state !== null && state !== undefined && state.state !== 'ready'
  }

  #load(path: string): void {
    if (!this.#isToCome) this.#music.load(path)
  }

  async #play(signal: AbortSignal, way: PlayWay): Promise<void> {
    const { currentTrack } = this.#view
    if (!currentTrack || (this.#isToCome && !(await this.#untilComposed(currentTrack, signal)))) return
    this.#show({ isLoading: true })
    this.#music.load(musicPath(currentTrack))
    const outcome = await this.#music.fadeIn(way, signal)
    if (outcome === 'over' || signal.aborted) return
    this.#show({ isLoading: false, isPlaying: outcome === 'plays' })
    if (outcome === 'plays') return this.#show({ trouble: null })
    this.#parts.onFault(mindfulnessFaults.sound)
    if (way === 'track') this.playAtNextTouch(['click'])
  }

  /** True when the piece is there; else it is said why it will not be. */
  async #untilComposed({ id }: MusicTrack, signal: AbortSignal): Promise<boolean> {
    this.#voice?.forget()
    while (!signal.aborted) {
      const pieces = await this.askForPieces()
      if (signal.aborted) return false
      const state = pieces?.get(id)
      const words =
        state?.state === 'off' ? troubleWords.off : state?.state === 'failed' ? troubleWords.failed : null
      if (!state || words) {
        this.#show({
          composing: null,
          isPlaying: false,
          isLoading: false,
          trouble: words ?? troubleWords.away,
        })
        return false
      }
      this.#show({ composing: state.state === 'ready' ? null : state.share })
      if (state.state === 'ready') return true
      await waitFor(askEveryMs, signal)
    }
    return false
  }

  /** The element reported an error: it is stopped, and it is asked why. */
  async #broke(): Promise<void> {
    const { soundType, currentTrack, isPlaying, isLoading } = this.#view
    if (soundType !== 'music' || !currentTrack) return
    const turn = this.#turn
    this.#show({ isPlaying: false, ...(isPlaying && !isLoading ? { trouble: troubleWords.broken } : {}) })
    const pieces = await this.askForPieces()
    if (this.#turn !== turn) return
    const state = pieces?.get(currentTrack.id)?.state
    if (pieces && state === 'ready') {
      if (isPlaying && !isLoading) this.#parts.onFault(mindfulnessFaults.sound)
      return
    }
    // Trying again is of no use: the piece is not there, or the server is not.
    if (!isPlaying) return
    this.#show({ isPlaying: pieces !== null, isLoading: false, trouble: pieces ? null : troubleWords.away })
    if (!pieces) this.#parts.onFault(mindfulnessFaults.sound)
    this.#begin((signal) => (pieces ? this.#play(signal, 'track') : Promise.resolve()))
  }

  /** The browser itself held the music, or let it play on. */
  #moved(isPlaying: boolean): void {
    if (this.#view.soundType === 'music') this.#show({ isPlaying })
  }

  #failed(error: unknown, signal: AbortSignal): void {
    console.error(error)
    if (signal.aborted) return
    // What sounded before plays on until the next is ready, which now never comes.
    this.#ambient.stop()
    const words = faultWords(error)
    this.#show({ isPlaying: false, isLoading: false, trouble: words.description ?? null })
    this.#parts.onFault(words)
  }
}
