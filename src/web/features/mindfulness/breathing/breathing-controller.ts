import { breathingCues, phaseVibrations } from '#domain/mindfulness/breathing/breathing-cues.ts'
import type { BreathingPattern } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import {
  type BreathingRun,
  type BreathingStatus,
  breathingMoment,
  breathingStatus,
  type CheckInFeeling,
  changePattern,
  checkIn,
  openBreathing,
  pauseBreathing,
  resetBreathing,
  startBreathing,
} from '#domain/mindfulness/breathing/breathing-run.ts'
import type { BreathingPhase } from '#domain/mindfulness/breathing/breathing-session.ts'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import type { BreathingSettings } from '#domain/mindfulness/mindfulness-settings.ts'
import {
  breathingCompleteToast,
  breathingStartedToast,
  mindfulnessFaults,
  type ToastWords,
} from '#domain/mindfulness/mindfulness-toasts.ts'
import { stoppedAtZero } from '#domain/mindfulness/sessions/stopwatch.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'
import type { BreathingSounds } from './breathing-sounds.ts'
import { type BreathingView, isSameView, viewOf } from './breathing-view.ts'

/** What helps whoever has closed their eyes, beside the tones. */
export interface EyesClosed {
  readonly vibrates: boolean
  readonly speaks: boolean
}

export interface BreathingParts {
  readonly sounds: Pick<BreathingSounds, 'prepare' | 'play' | 'setVolume' | 'stop'>
  readonly vibrate: (pattern: readonly number[]) => void
  readonly stopVibrating: () => void
  readonly speak: (phase: BreathingPhase, volume: number) => void
  readonly hush: () => void
  /** Keeps the screen on until what it answers is called. */
  readonly keepAwake: () => () => void
  /** Ms of a clock that does not jump. */
  readonly now: () => number
  /** ISO instant. */
  readonly instant: () => string
  readonly toast: (words: ToastWords) => void
}

/** One breathing exercise: what its buttons do and what sounds and vibrates when. Whoever has one calls `tick` every 100 ms. */
export class BreathingController {
  readonly view: Watched<BreathingView>
  readonly #parts: BreathingParts
  #settings: BreathingSettings
  #eyes: EyesClosed = { vibrates: true, speaks: false }
  #run: BreathingRun
  #status: BreathingStatus
  /** The phase that was felt and said last. */
  #felt = ''
  /** Null before the first breath. */
  #begunAt: string | null = null
  #isAnnounced = false
  #isCovered = false
  /** What was breathed before the exercise was begun anew. */
  #before = { ms: 0, cycles: 0 }
  /** The patterns of which a breath was begun, in order, by name. */
  readonly #breathed = new Map<string, BreathingPattern>()
  #moods: { readonly before: number | null; readonly after: number | null } = { before: null, after: null }
  #letSleep: (() => void) | null = null

  constructor(settings: BreathingSettings, pattern: BreathingPattern, parts: BreathingParts) {
    this.#parts = parts
    this.#settings = settings
    this.#run = openBreathing(settings, pattern, parts.now())
    this.#status = breathingStatus(this.#run, parts.now())
    this.view = watchedValue(this.#seen())
    if (settings.soundEnabled && !settings.emotionalCheckin) this.#lay()
  }

  /** Makes the tones ready while somebody still chooses; from the handler of a touch. */
  prepare(): void {
    if (this.#settings.soundEnabled) void this.#parts.sounds.prepare()
  }

  /** After the check-in: the exercise begins. */
  begin(feeling: CheckInFeeling): void {
    this.#run = checkIn(this.#run, feeling)
    this.start()
  }

  /** Begins or goes on; after the end it begins another round. */
  start(): void {
    if (this.#status === 'complete') this.reset()
    else this.#try(mindfulnessFaults.breathingStart, (now) => startBreathing(this.#run, now))
  }

  pause(): void {
    this.#try(mindfulnessFaults.breathingStart, (now) => pauseBreathing(this.#run, now))
  }

  /** While something lies over the exercise it is held, also where it was just about to begin. */
  cover(isCovered: boolean): void {
    this.#isCovered = isCovered
    if (isCovered) this.#hold()
  }

  #hold(): void {
    this.#try(mindfulnessFaults.breathingStart, (now) =>
      this.#status === 'idle' ? { ...this.#run, watch: stoppedAtZero } : pauseBreathing(this.#run, now),
    )
  }

  reset(): void {
    this.#try(mindfulnessFaults.breathingReset, (now) => {
      this.#keepBreathed(now)
      return resetBreathing(this.#run, now)
    })
  }

  /**
   * Other settings. Another rhythm or length begins anew; everything else holds from now on. A rhythm that is not found (null), because
   * it was removed or the vault is locked, goes on as it is.
   */
  change(settings: BreathingSettings, found: BreathingPattern | null): void {
    const was = this.#settings
    this.#settings = settings
    const pattern = found ?? this.#run.pattern
    const isOther = JSON.stringify(pattern) !== JSON.stringify(this.#run.pattern)
    if (settings.emotionalCheckin !== was.emotionalCheckin && this.#begunAt === null)
      this.#try(mindfulnessFaults.breathingStart, (now) => openBreathing(settings, pattern, now))
    else if (isOther || settings.duration !== was.duration) this.#beginAnew(settings, pattern)
    if (this.#isCovered) this.#hold()
    if (settings.soundEnabled !== was.soundEnabled) this.#lay()
    else if (settings.soundVolume !== was.soundVolume) this.#parts.sounds.setVolume(settings.soundVolume)
    this.#show()
  }

  help(eyes: EyesClosed): void {
    this.#eyes = eyes
    if (!eyes.vibrates) this.#parts.stopVibrating()
    if (!eyes.speaks) this.#parts.hush()
  }

  /** How it is before, or after it. */
  rate(when: 'before' | 'after', mood: number | null): void {
    this.#moods = { ...this.#moods, [when]: mood }
    this.#show()
  }

  /** Looks at the clock: feels and says what begins, and ends what is over. */
  tick(): void {
    const { now } = this.#parts
    const status = breathingStatus(this.#run, now())
    if (status !== this.#status) this.#become(status)
    if (status === 'running') this.#feel()
    this.#show()
  }

  spentMs(now: number): number {
    return this.#before.ms + breathingMoment(this.#run, now).elapsedMs
  }

  /** What of it goes into the history; null where nothing was breathed. */
  record(now: number): MindfulnessSession | null {
    if (this.#begunAt === null) return null
    const { completedCycles, isOver } = breathingMoment(this.#run, now)
    const patterns = [...this.#breathed.keys()]
    return {
      type: 'breathing',
      startedAt: this.#begunAt,
      plannedMs: this.#run.session.durationMs,
      spentMs: Math.round(this.spentMs(now)),
      isComplete: isOver,
      moodBefore: this.#moods.before,
      moodAfter: this.#moods.after,
      pattern: this.#run.pattern.name,
      completedCycles: this.#before.cycles + completedCycles,
      ...(patterns.length > 1 && { patterns }),
      hasHold: [...this.#breathed.values()].some(({ hold1, hold2 }) => hold1 + hold2 > 0),
      feeling: this.#run.feeling,
    }
  }

  /** Its panel goes. */
  leave(): void {
    this.#parts.sounds.stop()
    this.#rest()
  }

  #beginAnew(settings: BreathingSettings, pattern: BreathingPattern): void {
    const durationMs = settings.duration * 60_000
    this.#try(mindfulnessFaults.breathingReset, (now) => {
      const isUnderWay = this.#begunAt !== null
      if (isUnderWay) this.#keepBreathed(now)
      this.#isAnnounced = false
      const changed = changePattern(this.#run, pattern, now)
      return { ...changed, session: { pattern, durationMs } }
    })
  }

  /** Keeps what was breathed until now, before the clock goes back to zero. */
  #keepBreathed(now: number): void {
    const { elapsedMs, completedCycles } = breathingMoment(this.#run, now)
    this.#before = {
      ms: this.#before.ms + elapsedMs,
      cycles: this.#before.cycles + completedCycles,
    }
  }

  #try(words: ToastWords, move: (now: number) => BreathingRun): void {
    const before = this.#run
    try {
      this.#run = move(this.#parts.now())
      if (this.#run.watch !== before.watch || this.#run.session !== before.session) this.#lay()
      this.tick()
    } catch (error) {
      console.error(error)
      this.#run = before
      this.#parts.toast(words)
    }
  }

  /** The tones from here on, where it runs and somebody wants them; silence otherwise. */
  #lay(): void {
    const { watch, session } = this.#run
    const { soundEnabled, soundVolume } = this.#settings
    const { sounds } = this.#parts
    if (watch.runningSince === null || !soundEnabled) sounds.stop()
    else
      void sounds.play(breathingCues(session, watch.keptMs), watch.runningSince - watch.keptMs, soundVolume)
  }

  #become(status: BreathingStatus): void {
    const { toast, keepAwake, instant, now } = this.#parts
    this.#status = status
    if (status === 'running') {
      this.#begunAt ??= instant()
      this.#breathed.set(this.#run.pattern.name, this.#run.pattern)
      this.#letSleep ??= keepAwake()
      if (!this.#isAnnounced) toast(breathingStartedToast(this.#run.pattern))
      this.#isAnnounced = true
      return
    }
    this.#rest()
    if (status === 'complete')
      toast(breathingCompleteToast(breathingMoment(this.#run, now()).completedCycles))
  }

  #feel(): void {
    const { phase, cycle } = breathingMoment(this.#run, this.#parts.now())
    const key = `${cycle} ${phase}`
    if (key === this.#felt) return
    this.#felt = key
    if (this.#eyes.vibrates) this.#parts.vibrate(phaseVibrations[phase])
    if (this.#eyes.speaks) this.#parts.speak(phase, this.#settings.soundVolume)
  }

  #rest(): void {
    this.#felt = ''
    this.#parts.stopVibrating()
    this.#parts.hush()
    this.#letSleep?.()
    this.#letSleep = null
  }

  #seen(): BreathingView {
    return viewOf(this.#run, this.#moods, this.#parts.now())
  }

  #show(): void {
    const next = this.#seen()
    if (!isSameView(next, this.view.read())) this.view.write(next)
  }
}
