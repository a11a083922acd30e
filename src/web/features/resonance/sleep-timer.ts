import { type SleepMoment, type SleepTimer, sleepTimerAt } from '#domain/mindfulness/sleep-timer.ts'
import { type Watched, watchedValue } from '#web/lib/watched.ts'

/** So often the clock is read while a timer runs. */
const everyMs = 500

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
}

/** A timer that fades what sounds and lets it rest. It goes on while other pages of the app are open. */
export function makeSleep({ now, fade, rest }: SleepParts): Sleep {
  const moment = watchedValue<SleepMoment | null>(null)
  let timer: SleepTimer | null = null
  let ticking: ReturnType<typeof setInterval> | undefined

  function end(): void {
    clearInterval(ticking)
    timer = null
    if (moment.read()?.fade !== 1) fade(1)
    moment.write(null)
  }

  function look(): void {
    if (!timer) return
    const next = sleepTimerAt(timer, now())
    if (next.fade !== (moment.read()?.fade ?? 1)) fade(next.fade)
    moment.write(next)
    if (!next.isOver) return
    rest()
    end()
  }

  return {
    moment,
    begin(minutes) {
      clearInterval(ticking)
      timer = { startedAt: now(), minutes }
      ticking = setInterval(look, everyMs)
      look()
    },
    cancel: () => timer && end(),
  }
}
