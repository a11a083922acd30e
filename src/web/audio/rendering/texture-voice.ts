import { gainOf } from '#domain/mindfulness/player/sound-player.ts'
import { type CourseShape, LevelCourse } from './level-course.ts'

/** Volumes move within this, so that nothing clicks. */
const volumeRampSeconds = 0.06
/** A sound that stops goes within this, unless somebody says otherwise. */
const usualStopMs = 120

export interface TextureVoice {
  /** 0 to 100. */
  setVolume(volume: number): void
  /** A factor of 0 to 1 beside the volume. */
  fadeTo(level: number, ms: number): void
  stop(fadeMs?: number): void
}

export interface VoicePlan {
  readonly context: BaseAudioContext
  readonly into: AudioNode
  readonly lap: AudioBuffer
  /** 0 to 100. */
  readonly volume: number
  readonly fadeInMs: number
  readonly shape?: CourseShape
  /** Seconds of the lap that it begins with. */
  readonly lapAt?: number
}

/** One lap that goes round. Volume and fades are levels of their own, one behind the other. */
export class LapVoice implements TextureVoice {
  readonly #context: BaseAudioContext
  readonly #source: AudioBufferSourceNode
  readonly #fade: GainNode
  readonly #fades: LevelCourse
  readonly #volumes: LevelCourse
  readonly #begunAt: number
  #isStopped = false

  constructor({ context, into, lap, volume, fadeInMs, shape = 'linear', lapAt = 0 }: VoicePlan) {
    this.#context = context
    this.#source = context.createBufferSource()
    this.#source.buffer = lap
    this.#source.loop = true
    this.#fade = context.createGain()
    const loud = context.createGain()
    this.#fades = new LevelCourse(this.#fade.gain, 0)
    this.#volumes = new LevelCourse(loud.gain, gainOf(volume))
    this.#source.connect(this.#fade).connect(loud).connect(into)
    this.#source.onended = () => loud.disconnect()
    const now = context.currentTime
    this.#begunAt = now - lapAt
    this.#fades.move(1, now, fadeInMs / 1_000, shape)
    this.#source.start(now, lapAt)
  }

  /** Seconds of the lap that are heard now. */
  get lapAt(): number {
    return (this.#context.currentTime - this.#begunAt) % (this.#source.buffer?.duration ?? 1)
  }

  setVolume(volume: number): void {
    this.#volumes.move(gainOf(volume), this.#context.currentTime, volumeRampSeconds)
  }

  fadeTo(level: number, ms: number): void {
    if (!this.#isStopped) this.#fades.move(level, this.#context.currentTime, ms / 1_000)
  }

  stop(fadeMs = usualStopMs, shape: CourseShape = 'linear'): void {
    if (this.#isStopped) return
    this.#isStopped = true
    const now = this.#context.currentTime
    this.#fades.move(0, now, fadeMs / 1_000, shape)
    this.#source.stop(now + fadeMs / 1_000)
  }
}
