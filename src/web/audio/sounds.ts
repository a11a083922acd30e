import type { Cue } from '#domain/mindfulness/breathing/breathing-cues.ts'
import { gainOf, textureFadeInMs } from '#domain/mindfulness/player/sound-player.ts'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import { onResumed, openPage, readClocks } from './audio-output.ts'
import { type CueRun, LaidCues } from './cue-run.ts'
import { renderedLap, renderedTone } from './rendering/rendered.ts'
import { LapVoice, type TextureVoice } from './rendering/texture-voice.ts'

export type { CueRun } from './cue-run.ts'
export type { TextureVoice } from './rendering/texture-voice.ts'

/** All volumes 0 to 100, intensities and levels 0 to 1. Everything rejects where the browser has no sound, or does not let it sound. */
export interface Sounds {
  /**
   * Opens the context; call it in the handler of a person's touch. Rejects where the browser has no sound or refuses; `onFault` is told
   * the reason.
   */
  unlock(onFault?: (error: unknown) => void): Promise<void>
  /**
   * Tones at ms since `startedAtMs` (`performance.now()` of elapsed 0), on the audio clock; those already over are left out. Rendered
   * beforehand by the worker.
   */
  cues(cues: readonly Cue[], startedAtMs: number, volume: number): Promise<CueRun>
  /** One tone now. */
  tone(tone: Tone, volume: number): Promise<void>
  /** A texture that goes round with the 1.5 s fade-in. A session that keeps it says so by `sessionBegins`. */
  texture(
    sound: Texture,
    options: {
      readonly volume: number
      readonly intensity?: number
    },
  ): Promise<TextureVoice>
}

/** The tones of sessions, rendered as soon as sound is allowed, so that the first one is not late. */
const sessionTones: readonly Tone[] = ['bell', 'bowl', 'chime']
/** So often the clocks are compared, and cues laid. */
const everyMs = 2_000
const usualIntensity = 0.5

const runs = new Set<LaidCues>()
let ticking: ReturnType<typeof setInterval> | undefined

function layAll(): void {
  readClocks()
  for (const run of runs) run.lay()
}
onResumed(layAll)

function keep(run: LaidCues): CueRun {
  runs.add(run)
  ticking ??= setInterval(layAll, everyMs)
  return {
    setVolume: (volume) => run.setVolume(volume),
    cancel: () => {
      run.cancel()
      runs.delete(run)
      if (runs.size > 0) return
      clearInterval(ticking)
      ticking = undefined
    },
  }
}

async function unlock(onFault?: (error: unknown) => void): Promise<void> {
  const { context } = await openPage(onFault)
  for (const tone of sessionTones) renderedTone(context, tone).catch((error: unknown) => console.error(error))
}

async function cues(all: readonly Cue[], startedAtMs: number, volume: number): Promise<CueRun> {
  const { context, input, contextSeconds } = await openPage()
  const names = [...new Set(all.map((cue) => cue.tone))]
  const buffers = await Promise.all(names.map((name) => renderedTone(context, name)))
  const tones = new Map(names.flatMap((name, at) => (buffers[at] ? [[name, buffers[at]] as const] : [])))
  readClocks()
  return keep(new LaidCues({ context, into: input, tones, cues: all, startedAtMs, volume, contextSeconds }))
}

async function tone(which: Tone, volume: number): Promise<void> {
  const { context, input } = await openPage()
  const source = context.createBufferSource()
  source.buffer = await renderedTone(context, which)
  const loud = context.createGain()
  loud.gain.value = gainOf(volume)
  source.connect(loud).connect(input)
  source.onended = () => loud.disconnect()
  source.start()
}

const texture: Sounds['texture'] = async (sound, { volume, intensity = usualIntensity }) => {
  const { context, input } = await openPage()
  const lap = await renderedLap(context, sound, intensity)
  return new LapVoice({ context, into: input, lap, volume, fadeInMs: textureFadeInMs })
}

/** What sessions sound with: one context for the tab, everything rendered in a thread of its own. */
export const sounds: Sounds = { unlock, cues, tone, texture }
