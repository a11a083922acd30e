import { type AudioStep, gainOf, isTone } from '#domain/mindfulness/player/sound-player.ts'
import type { Texture } from '#domain/sound/sound-names.ts'
import type { AudioOutput } from '../audio-output.ts'
import { LevelCourse } from '../rendering/level-course.ts'
import { renderedLap, renderedTone } from '../rendering/rendered.ts'
import { LapVoice } from '../rendering/texture-voice.ts'

export type StartStep = Extract<AudioStep, { does: 'start-sound' }>

/** Another intensity of what sounds already: the same lap at the same place, so that only its character moves. */
const sameSoundMs = 180
const stopMs = 120
const volumeRampSeconds = 0.06

/** The player's one ambient sound or tone. What sounds plays on until the next is ready; then one gives way to the other without a hole. */
export class AmbientPlayer {
  readonly #open: () => Promise<AudioOutput>
  readonly #onEnd: () => void
  #controller: AudioOutput | null = null
  #bus: GainNode | null = null
  #levels: LevelCourse | null = null
  #volume = 0
  #extra = 1
  #voice: { readonly voice: LapVoice; readonly texture: Texture } | null = null
  #tone: { readonly source: AudioBufferSourceNode; readonly fade: LevelCourse } | null = null

  /** `onEnd` is told when a tone has come to its end. */
  constructor(open: () => Promise<AudioOutput>, onEnd: () => void) {
    this.#open = open
    this.#onEnd = onEnd
  }

  /** Rejects when there is no sound, or when it could not be rendered. When the signal comes first nothing changes. */
  async start({ sound, intensity, fadeInMs }: StartStep, signal: AbortSignal): Promise<void> {
    const controller = await this.#open()
    const into = this.#busOf(controller)
    if (isTone(sound)) {
      const buffer = await renderedTone(controller.context, sound)
      if (!signal.aborted) this.#strike(controller, into, buffer)
      return
    }
    const lap = await renderedLap(controller.context, sound, intensity)
    if (!signal.aborted) this.#goRound(controller, into, sound, lap, fadeInMs)
  }

  stop(): void {
    this.#voice?.voice.stop(stopMs)
    this.#voice = null
    this.#silenceTone()
  }

  /** 0 to 100. */
  setVolume(volume: number): void {
    this.#volume = volume
    this.#sound()
  }

  /** A factor beside the volume, 0 to 1: the sleep timer's. */
  setExtra(level: number): void {
    this.#extra = level
    this.#sound()
  }

  #goRound(
    { context }: AudioOutput,
    into: AudioNode,
    texture: Texture,
    lap: AudioBuffer,
    fadeInMs: number,
  ): void {
    const before = this.#voice
    this.#silenceTone()
    const isSame = before?.texture === texture
    const fadeMs = isSame ? sameSoundMs : fadeInMs
    const voice = new LapVoice({
      ...{ context, into, lap, volume: 100, fadeInMs: fadeMs },
      ...(before && !isSame ? { shape: 'rise' as const } : {}),
      ...(isSame ? { lapAt: before.voice.lapAt } : {}),
    })
    before?.voice.stop(fadeMs, isSame ? 'linear' : 'fall')
    this.#voice = { voice, texture }
  }

  #strike({ context }: AudioOutput, into: AudioNode, buffer: AudioBuffer): void {
    this.stop()
    const source = context.createBufferSource()
    source.buffer = buffer
    const gain = context.createGain()
    source.connect(gain).connect(into)
    source.onended = () => {
      gain.disconnect()
      if (this.#tone?.source !== source) return
      this.#tone = null
      this.#onEnd()
    }
    source.start()
    this.#tone = { source, fade: new LevelCourse(gain.gain, 1) }
  }

  #silenceTone(): void {
    const now = this.#controller?.context.currentTime ?? 0
    const struck = this.#tone
    this.#tone = null
    struck?.fade.move(0, now, stopMs / 1_000)
    struck?.source.stop(now + stopMs / 1_000)
  }

  #busOf(controller: AudioOutput): AudioNode {
    if (this.#bus) return this.#bus
    const bus = controller.context.createGain()
    this.#controller = controller
    this.#bus = bus
    this.#levels = new LevelCourse(bus.gain, gainOf(this.#volume) * this.#extra)
    bus.connect(controller.input)
    return bus
  }

  #sound(): void {
    if (this.#controller)
      this.#levels?.move(
        gainOf(this.#volume) * this.#extra,
        this.#controller.context.currentTime,
        volumeRampSeconds,
      )
  }
}
