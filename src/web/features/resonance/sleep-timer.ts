import { type SleepMoment, type SleepTimer, sleepTimerAt } from '#domain/mindfulness/player/sleep-timer.ts'
import { type Watched, watchedValue } from '#web/lib/vault/observable.ts'

/** So often the clock is read while a timer runs. */
const everyMs = 500
/** Music needs a second to go, layers one and a half: until then nothing is given back, or it would come back for that long. */
export const goneAfterMs = 2_000

export interface SleepParts {
  /** Ms since 1970: a device that slept has slept all the while. */
  readonly now: () => number
  /** Factor for everything that sounds, 0 to 1. */
  readonly fade: (level: number) => void
  /** Nothing plays any more. */
  readonly rest: () => void
}

export interface Sleep {
  /** Where the timer is; null while none runs. */
  readonly moment: Pick<Watched<SleepMoment | null>, 'read' | 'subscribe'>
  /** Begins anew with so many minutes. */
  readonly begin: (minutes: number) => void
  readonly cancel: () => void
  /** Everything rests now, as at the end of the timer. */
  readonly rest: () => void
  /** Something begins to sound: it has its whole volume at once. */
  readonly wake: () => void
}

/** A timer that fades what sounds and lets it rest. It goes on while other pages of the app are open. */
export function makeSleep({ now, fade, rest }: SleepParts): Sleep {
  const moment = watchedValue<SleepMoment | null>(null)
  let timer: SleepTimer | null = null
  let ticking: ReturnType<typeof setInterval> | undefined
  let givingBack: ReturnType<typeof setTimeout> | undefined

  function stop(): void {
    clearInterval(ticking)
    timer = null
    moment.write(null)
  }

  function giveBack(): void {
    clearTimeout(givingBack)
    givingBack = undefined
    fade(1)
  }

  function restNow(): void {
    const isFaded = (moment.read()?.fade ?? 1) < 1
    stop()
    rest()
    if (isFaded) givingBack = setTimeout(giveBack, goneAfterMs)
  }

  function look(): void {
    if (!timer) return
    const next = sleepTimerAt(timer, now())
    if (next.fade !== (moment.read()?.fade ?? 1)) fade(next.fade)
    moment.write(next)
    if (!next.isOver) return
    restNow()
  }

  return {
    moment,
    begin(minutes) {
      clearInterval(ticking)
      if (givingBack !== undefined) giveBack()
      timer = { startedAt: now(), minutes }
      ticking = setInterval(look, everyMs)
      look()
    },
    cancel() {
      if (!timer) return
      const isFaded = moment.read()?.fade !== 1
      stop()
      if (isFaded) giveBack()
    },
    rest: restNow,
    wake: () => givingBack !== undefined && giveBack(),
  }
}
