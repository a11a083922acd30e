import { bendPeaks } from '#domain/sound/signal/level.ts'
import { ClockMatch } from './clock-match.ts'

/** The tab's one audio context: everything that sounds goes into `input`. */
export interface AudioOutput {
  readonly context: AudioContext
  readonly input: AudioNode
  /** Seconds on the context's clock for ms on the page's, as they reach the ear. */
  readonly contextSeconds: (pageMs: number) => number
}

/** There is no sound here: the browser has none, or does not let this page sound. */
export class NoSoundError extends Error {}

/** A browser that does not let a context run leaves the promise open: so long is waited. */
const patienceMs = 3_000
/** Several sounds at once may come to twice full scale; what is louder still is cut. */
const headroom = 2
const curvePoints = 8_193

const clock = new ClockMatch()
const resumed = new Set<() => void>()
let opened: AudioOutput | null = null

/** Called whenever the context runs again after it was held (another app, a call, a tab that slept). */
export function onResumed(listener: () => void): () => void {
  resumed.add(listener)
  return () => void resumed.delete(listener)
}

/** Reads both clocks once more; whoever schedules does it now and then. */
export function readClocks(): void {
  if (opened?.context.state === 'running') clock.read(readingOf(opened.context))
}

/** The tab's one context, also before it runs. Throws a `NoSoundError`. */
export function tabContext(): AudioContext {
  try {
    opened ??= makeController()
    return opened.context
  } catch (error) {
    throw new NoSoundError('There is no sound here.', { cause: error })
  }
}

/**
 * Opens the tab's context, or gives the one that is open. The first call has to come from the handler of a touch, a click or a key.
 * Rejects with a `NoSoundError`, of which `onFault` is told first.
 */
export async function openPage(onFault?: (error: unknown) => void): Promise<AudioOutput> {
  try {
    opened ??= makeController()
    const { context } = opened
    if (context.state !== 'running') {
      await Promise.race([context.resume(), refusalAfter(patienceMs)])
      clock.forget()
    }
    readClocks()
    return opened
  } catch (error) {
    onFault?.(error)
    throw new NoSoundError('There is no sound here.', { cause: error })
  }
}

function makeController(): AudioOutput {
  sayThatThisIsPlayback()
  const context = new AudioContext({ latencyHint: 'playback' })
  const input = context.createGain()
  input.gain.value = 1 / headroom
  const bend = context.createWaveShaper()
  bend.curve = bendingCurve()
  input.connect(bend).connect(context.destination)
  keepRunning(context)
  return { context, input, contextSeconds: (pageMs) => clock.contextSeconds(pageMs) }
}

/** From -2 to 2: straight up to -5 dBFS, then bent, so that several sounds together do not crackle. */
function bendingCurve(): Float32Array<ArrayBuffer> {
  const curve = Float32Array.from(
    { length: curvePoints },
    (_, at) => headroom * ((2 * at) / (curvePoints - 1) - 1),
  )
  bendPeaks(curve)
  return curve
}

/** On a phone with its ringer off, sounds that somebody asked for are heard all the same, where the browser lets a page say so. */
function sayThatThisIsPlayback(): void {
  const session: unknown = Reflect.get(navigator, 'audioSession')
  if (typeof session === 'object' && session !== null) Reflect.set(session, 'type', 'playback')
}

/** A context that was held by the system is brought back when the page is seen, or touched, again. */
function keepRunning(context: AudioContext): void {
  const bringBack = (): void => {
    const isHeld = context.state !== 'running' && context.state !== 'closed'
    if (isHeld && document.visibilityState === 'visible') context.resume().catch(() => undefined)
  }
  let wasHeld = false
  context.addEventListener('statechange', () => {
    if (context.state !== 'running') {
      wasHeld = true
      bringBack()
      return
    }
    if (!wasHeld) return
    wasHeld = false
    clock.forget()
    readClocks()
    for (const tell of resumed) tell()
  })
  document.addEventListener('visibilitychange', bringBack)
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, bringBack, { passive: true })
}

/** When what the context computes for `contextSeconds` is heard. Some browsers do not say: then what is computed now counts as heard now. */
function readingOf(context: AudioContext): { contextSeconds: number; pageMs: number } {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp()
  return contextTime > 0 && performanceTime > 0
    ? { contextSeconds: contextTime, pageMs: performanceTime }
    : { contextSeconds: context.currentTime, pageMs: performance.now() }
}

function refusalAfter(ms: number): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The browser does not let this page sound.')), ms)
  })
}
