import type { BrowserContext, Page } from 'playwright-core'

/** One look at what sounds: ms of the page's clock, and the level over the last 43 ms in dBFS (-120 for silence). */
export interface HeardLevel {
  readonly ms: number
  readonly dB: number
}

/** What the page's init script keeps for journeys. */
interface Heard {
  /** Of what audio graphs send to their destination. */
  level(): number
  /** Of what the media element plays, times its volume. */
  musicLevel(): number
  /** The middle of gravity of the power spectrum, Hz. */
  centroid(): number
  start(): void
  levels(): HeardLevel[]
  contexts(): readonly AudioContext[]
  elements(): readonly HTMLMediaElement[]
}

declare global {
  interface Window {
    heard: Heard
  }
}

/**
 * Listens at the destination of every audio context and to every media element: what is measured is the graph's own output, whatever the page
 * believes of it. Call it before the page is opened.
 */
export async function listenTo(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const silence = -120
    const fftSize = 2_048
    const ears = new Map<BaseAudioContext, AnalyserNode>()
    const elements = new Map<HTMLMediaElement, AnalyserNode | null>()
    let kept: { ms: number; dB: number }[] = []
    let timer: ReturnType<typeof setInterval> | undefined

    const connect = AudioNode.prototype.connect as (...to: unknown[]) => unknown
    const earOf = (context: BaseAudioContext): AnalyserNode => {
      const ear = ears.get(context) ?? new AnalyserNode(context, { fftSize, smoothingTimeConstant: 0 })
      ears.set(context, ear)
      return ear
    }
    AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
      if (to[0] === this.context.destination && this.context instanceof AudioContext)
        connect.call(this, earOf(this.context))
      return connect.apply(this, to)
    } as typeof AudioNode.prototype.connect

    /** What each element played when its stream was taken: another source is another stream. */
    const listening = new Map<HTMLMediaElement, string>()
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function () {
      if (!elements.has(this)) elements.set(this, null)
      this.addEventListener('playing', () => {
        if (listening.get(this) === this.currentSrc) return
        listening.set(this, this.currentSrc)
        const stream = (this as HTMLMediaElement & { captureStream(): MediaStream }).captureStream()
        const context = new AudioContext()
        const ear = new AnalyserNode(context, { fftSize, smoothingTimeConstant: 0 })
        connect.call(context.createMediaStreamSource(stream), ear)
        elements.set(this, ear)
      })
      return play.call(this)
    }

    const powerOf = (ear: AnalyserNode): number => {
      const samples = new Float32Array(ear.fftSize)
      ear.getFloatTimeDomainData(samples)
      return samples.reduce((sum, value) => sum + value * value, 0) / samples.length
    }
    const decibels = (power: number): number =>
      power > 0 ? Math.max(silence, 10 * Math.log10(power)) : silence
    const level = (): number => {
      const running = [...ears].filter(([context]) => context.state === 'running')
      return decibels(running.reduce((sum, [, ear]) => sum + powerOf(ear), 0))
    }
    const musicLevel = (): number => {
      let power = 0
      for (const [element, ear] of elements)
        if (ear && !element.paused) power += powerOf(ear) * element.volume ** 2
      return decibels(power)
    }
    const centroid = (): number => {
      let [weighted, whole] = [0, 0]
      for (const [context, ear] of ears) {
        const bins = new Float32Array(ear.frequencyBinCount)
        ear.getFloatFrequencyData(bins)
        for (const [at, dB] of bins.entries()) {
          const power = 10 ** (dB / 10)
          weighted += power * ((at * context.sampleRate) / fftSize)
          whole += power
        }
      }
      return whole === 0 ? 0 : weighted / whole
    }
    window.heard = {
      ...{ level, musicLevel, centroid },
      start() {
        kept = []
        clearInterval(timer)
        timer = setInterval(() => kept.push({ ms: performance.now(), dB: level() }), 15)
      },
      levels() {
        clearInterval(timer)
        return kept
      },
      contexts: () => [...ears.keys()].filter((context) => context instanceof AudioContext),
      elements: () => [...elements.keys()],
    }
  })
}

/** RMS of what audio graphs send to the ear now, dBFS. */
export const levelOf = (page: Page): Promise<number> => page.evaluate(() => window.heard.level())
/** RMS of the music element now, its volume counted in, dBFS. */
export const musicLevelOf = (page: Page): Promise<number> => page.evaluate(() => window.heard.musicLevel())

/** The middle of gravity of the spectrum over so many looks, Hz. */
export const centroidOf = (page: Page, looks = 40): Promise<number> =>
  page.evaluate(async (count) => {
    let sum = 0
    for (let nth = 0; nth < count; nth++) {
      sum += window.heard.centroid()
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    return sum / count
  }, looks)

/** True where nothing at all sounds. */
export const silent = async (page: Page): Promise<boolean> =>
  (await levelOf(page)) < -90 && (await musicLevelOf(page)) < -90

/** The levels while something is done, and for `afterMs` behind it. */
export async function levelsDuring(
  page: Page,
  afterMs: number,
  act: () => Promise<unknown>,
): Promise<HeardLevel[]> {
  await page.evaluate(() => window.heard.start())
  await act()
  await page.waitForTimeout(afterMs)
  return page.evaluate(() => window.heard.levels())
}
