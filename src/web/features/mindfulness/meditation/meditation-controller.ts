import {
  type GuidanceLine,
  guidanceAt,
  guidanceOf,
} from '#domain/mindfulness/meditation/meditation-guidance.ts'
import {
  type MeditationEnd,
  type MeditationMoment,
  type MeditationRun,
  meditationAt,
  meditationEnd,
  openMeditation,
  pauseMeditation,
  resetMeditation,
  startMeditation,
} from '#domain/mindfulness/meditation/meditation-session.ts'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { MeditationSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  meditationCompleteToast,
  meditationStartedToast,
  mindfulnessFaults,
  type ToastWords,
} from '#domain/mindfulness/mindfulness-toasts.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { MeditationSounds } from './meditation-sounds.ts'

/** What the screen shows. It changes once a second at most, and when somebody presses something. */
export interface MeditationView extends Pick<MeditationMoment, 'status' | 'label' | 'clock' | 'percent'> {
  /** Whole seconds that have run. */
  readonly seconds: number
  /** What stands to be read now. */
  readonly words: string
  /** The offer to write about it stands there. */
  readonly isOffering: boolean
  readonly moodBefore: number | null
  readonly moodAfter: number | null
}

export interface ControllerParts {
  readonly sounds: MeditationSounds
  /** Keeps the screen on until what it answers is called. */
  readonly keepAwake: () => () => void
  /** Ms of a clock that does not jump. */
  readonly now: () => number
  /** ISO instant. */
  readonly instant: () => string
  readonly toast: (words: ToastWords) => void
  /** A moment after the end has come. */
  readonly onEnd: (does: MeditationEnd['does']) => void
}

/** A line of guidance that is later than this is not said any more: the tab was asleep. */
const stillSaidMs = 8_000

/** One meditation: what its buttons do, what sounds when, and what comes after its end. Whoever has one calls `tick` several times a second. */
export class MeditationController {
  readonly view: Watched<MeditationView>
  readonly #parts: ControllerParts
  #settings: MeditationSettings
  #run: MeditationRun
  #guidance: readonly GuidanceLine[]
  /** Null before the first start. */
  #startedAt: string | null = null
  /** What was meditated before the full time was restored. */
  #beforeMs = 0
  #isCovered = false
  #saidMs = -1
  #moods: { before: number | null; after: number | null } = { before: null, after: null }
  #overSince: number | null = null
  #endsLeft: readonly MeditationEnd[] = []
  #isOffering = false
  #letSleep: (() => void) | null = null

  constructor(settings: MeditationSettings, parts: ControllerParts) {
    this.#parts = parts
    this.#settings = settings
    this.#run = openMeditation(settings.duration)
    this.#guidance = guidanceOf(settings.meditationType, this.#run.durationMs)
    this.view = watchedValue(this.#seen(parts.now()))
  }

  /** Begins, or goes on after a pause. */
  start(): void {
    try {
      const { now, instant, toast } = this.#parts
      const { status } = this.#momentAt(now())
      if (status !== 'ready' && status !== 'paused') return
      this.#run = startMeditation(this.#run, now())
      if (status === 'ready') {
        this.#startedAt ??= instant()
        this.#saidMs = -1
        toast(meditationStartedToast(this.#settings.duration))
      }
      this.#sound()
      this.#letSleep ??= this.#parts.keepAwake()
      this.tick()
    } catch (error) {
      this.#fail(error, mindfulnessFaults.meditationStart)
    }
  }

  pause(): void {
    this.#run = pauseMeditation(this.#run, this.#parts.now())
    if (this.#momentAt(this.#parts.now()).status === 'complete') return
    this.#rest()
    this.#show()
  }

  /** While something lies over it, it is held; and where it is over, it stays. */
  cover(isCovered: boolean): void {
    this.#isCovered = isCovered
    if (isCovered) this.pause()
  }

  /** The full time again. What was meditated until now still counts. */
  reset(): void {
    this.#beforeMs = this.spentMs(this.#parts.now())
    this.#run = resetMeditation(this.#run)
    this.#rest()
    this.#show()
  }

  /** Other settings. Another length begins anew; everything else holds from now on. */
  change(settings: MeditationSettings): void {
    const before = this.#settings
    if (before === settings) return
    this.#settings = settings
    if (before.duration !== settings.duration && this.#overSince === null) {
      this.reset()
      this.#run = openMeditation(settings.duration)
    }
    this.#guidance = guidanceOf(settings.meditationType, this.#run.durationMs)
    if (this.#momentAt(this.#parts.now()).status === 'running') this.#sound()
    if (!settings.guided) this.#parts.sounds.hush()
    this.#show()
  }

  /** How it is before, or after it. */
  rate(when: 'before' | 'after', mood: number | null): void {
    this.#moods = { ...this.#moods, [when]: mood }
    this.#show()
  }

  /** Looks at the clock: says what there is to say, and ends what is over. */
  tick(): void {
    try {
      const now = this.#parts.now()
      const { status, elapsedMs } = this.#momentAt(now)
      if (status === 'running') this.#guide(elapsedMs)
      if (status === 'complete') this.#complete(now)
      this.#show()
    } catch (error) {
      this.#fail(error, mindfulnessFaults.meditationTimer)
    }
  }

  spentMs(now: number): number {
    return this.#beforeMs + this.#momentAt(now).elapsedMs
  }

  /** What of it goes into the history; null where nothing has begun. */
  record(now: number): MindfulnessSession | null {
    const { status } = this.#momentAt(now)
    if (this.#startedAt === null) return null
    return {
      type: 'meditation',
      startedAt: this.#startedAt,
      plannedMs: this.#run.durationMs,
      spentMs: Math.round(this.spentMs(now)),
      isComplete: status === 'complete',
      moodBefore: this.#moods.before,
      moodAfter: this.#moods.after,
      meditationType: this.#settings.meditationType,
      isGuided: this.#settings.guided,
    }
  }

  /** Its panel goes. An end sound that has begun rings out. */
  leave(): void {
    if (this.#overSince === null) this.pause()
    else this.#rest()
  }

  #momentAt(now: number): MeditationMoment {
    return meditationAt(this.#run, now)
  }

  #seen(now: number): MeditationView {
    const { status, label, clock, percent, elapsedMs } = this.#momentAt(now)
    const words = guidanceAt(this.#guidance, elapsedMs)
    const { before: moodBefore, after: moodAfter } = this.#moods
    const seconds = Math.floor(elapsedMs / 1_000)
    return {
      status,
      label,
      clock,
      percent,
      seconds,
      words,
      isOffering: this.#isOffering,
      moodBefore,
      moodAfter,
    }
  }

  #show(): void {
    const next = this.#seen(this.#parts.now())
    const before = this.view.read()
    const names = Object.keys(next) as (keyof MeditationView)[]
    if (names.some((name) => next[name] !== before[name])) this.view.write(next)
  }

  #sound(): void {
    const { watch, durationMs } = this.#run
    if (watch.runningSince === null) return
    this.#parts.sounds.begin(this.#settings, durationMs, watch.runningSince - watch.keptMs)
  }

  /** Says the line whose time has come, once. */
  #guide(elapsedMs: number): void {
    const line = this.#guidance.findLast(({ atMs }) => atMs <= elapsedMs)
    if (!line || line.atMs <= this.#saidMs) return
    this.#saidMs = line.atMs
    if (this.#settings.guided && elapsedMs - line.atMs < stillSaidMs)
      this.#parts.sounds.say(line.text, this.#settings.soundVolume)
  }

  #complete(now: number): void {
    const { watch, durationMs } = this.#run
    if (this.#overSince === null) {
      this.#overSince = (watch.runningSince ?? now) + durationMs - watch.keptMs
      this.#endsLeft = meditationEnd(this.#settings)
      this.#parts.sounds.end()
      if (this.#settings.journalIntegration) this.#parts.toast(meditationCompleteToast)
    }
    const overMs = now - this.#overSince
    // Whoever is among the settings when it would close has them first.
    const isDue = ({ afterMs, does }: MeditationEnd) =>
      afterMs <= overMs && !(this.#isCovered && does === 'close-overlay')
    const due = this.#endsLeft.filter(isDue)
    this.#endsLeft = this.#endsLeft.filter((end) => !isDue(end))
    for (const { does } of due) {
      if (does === 'call-back') this.#rest()
      if (does === 'offer-journal') this.#isOffering = true
      this.#parts.onEnd(does)
    }
  }

  /** Nothing sounds, and the screen may go dark. */
  #rest(): void {
    this.#parts.sounds.rest()
    this.#letSleep?.()
    this.#letSleep = null
  }

  #fail(error: unknown, words: ToastWords): void {
    console.error(error)
    // The clock itself may be what fails: what was shown last is known.
    this.#beforeMs += this.view.read().seconds * 1_000
    this.#run = resetMeditation(this.#run)
    this.#rest()
    this.#parts.toast(words)
  }
}
