import type { Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { gainOf } from '#domain/mindfulness/player/sound-player.ts'
import type { Tone } from '#domain/sound/sound-names.ts'
import { LevelCourse } from './rendering/level-course.ts'

/** Cues of so much time lie ready on the audio clock: a tab in the background may be asked only once a minute. */
export const lookAheadSeconds = 90
/** A cue whose moment passed by less than this while sounds were rendered is still worth hearing, at once. */
export const latestMs = 300
/** A cue that lies ready is laid anew when the clocks say that it would be off by more than this. */
export const tolerance = 0.002
const volumeRampSeconds = 0.06
const cancelSeconds = 0.08

export interface CueRun {
  /** 0 to 100. */
  setVolume(volume: number): void
  cancel(): void
}

export interface CuePlan {
  readonly context: BaseAudioContext
  readonly into: AudioNode
  readonly tones: ReadonlyMap<Tone, AudioBuffer>
  readonly cues: readonly Cue[]
  /** The page's ms at which the session had run for nothing. */
  readonly startedAtMs: number
  /** 0 to 100. */
  readonly volume: number
  readonly contextSeconds: (pageMs: number) => number
}

interface Laid {
  readonly cue: Cue
  readonly source: AudioBufferSourceNode
  readonly at: number
}

/** Cues on the audio clock. `lay` is called now and then; between the calls nothing depends on timers. */
export class LaidCues implements CueRun {
  readonly #plan: CuePlan
  readonly #loud: GainNode
  readonly #volumes: LevelCourse
  #waiting: readonly Cue[]
  #laid: readonly Laid[] = []

  constructor(plan: CuePlan) {
    this.#plan = plan
    this.#loud = plan.context.createGain()
    this.#volumes = new LevelCourse(this.#loud.gain, gainOf(plan.volume))
    this.#loud.connect(plan.into)
    this.#waiting = plan.cues.toSorted((a, b) => a.atMs - b.atMs)
    this.lay()
  }

  /** Lays what comes within the look-ahead, and lays anew what the clocks have moved. */
  lay(): void {
    const { context, contextSeconds, startedAtMs } = this.#plan
    const now = context.currentTime
    const momentOf = ({ atMs }: Cue) => contextSeconds(startedAtMs + atMs)
    const moved = this.#laid.filter(({ cue, at }) => at > now && Math.abs(momentOf(cue) - at) > tolerance)
    for (const { source } of moved) take(source)
    const inTime = this.#waiting.filter((cue) => momentOf(cue) <= now + lookAheadSeconds)
    this.#waiting = this.#waiting.slice(inTime.length)
    this.#laid = this.#laid.filter((laid) => !moved.includes(laid))
    for (const cue of [...moved.map((laid) => laid.cue), ...inTime]) this.#put(cue, momentOf(cue), now)
  }

  setVolume(volume: number): void {
    this.#volumes.move(gainOf(volume), this.#plan.context.currentTime, volumeRampSeconds)
  }

  cancel(): void {
    const now = this.#plan.context.currentTime
    this.#waiting = []
    this.#volumes.move(0, now, cancelSeconds)
    for (const { source, at } of this.#laid) {
      if (at > now) take(source)
      else source.stop(now + cancelSeconds)
    }
    this.#laid = []
  }

  #put(cue: Cue, moment: number, now: number): void {
    const buffer = this.#plan.tones.get(cue.tone)
    if (!buffer || moment < now - latestMs / 1_000) return
    const source = this.#plan.context.createBufferSource()
    source.buffer = buffer
    source.connect(this.#loud)
    const at = Math.max(moment, now)
    source.onended = () => {
      this.#laid = this.#laid.filter((laid) => laid.source !== source)
      source.disconnect()
    }
    source.start(at)
    this.#laid = [...this.#laid, { cue, source, at }]
  }
}

/** Takes away what has not begun to sound. */
function take(source: AudioBufferSourceNode): void {
  source.onended = null
  source.stop()
  source.disconnect()
}
