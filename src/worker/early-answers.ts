import type { Moment } from '#domain/entity/moment.ts'
import { addDays, type Day, dateOnWall } from '#domain/time/day.ts'
import type { Entity } from '#vault/store/store.ts'
import type { Reads, Tracked } from '#vault/store/tracked-store.ts'
import type { QueryImpl, Row } from '#worker/core/worker-calls.ts'

export interface Question {
  readonly impl: QueryImpl
  readonly args: unknown
}

/** The answer to a question, named by its query and its args, as it was when the store was last open. */
export interface SnapshotAnswer {
  readonly name: string
  readonly args: unknown
  readonly rows: readonly Row[]
}

interface Early extends Question {
  /** As it was answered last; null: it has to be asked again. */
  rows: readonly Row[] | null
  reads: Reads | null
}

/** So many questions are answered early: those of a full screen and of the lists beside it, today's and tomorrow's. */
const mostEarly = 96

/** The moment at which something is asked makes no other question of it. */
const moments = new Set(['nowMs', 'hour'])

/** Names a question. */
export const questionKey = (name: string, args: unknown): string =>
  JSON.stringify([name, args ?? null], (key, value) => (moments.has(key) ? undefined : value))

const todayOf = (args: unknown): Day | null => {
  const today = args && typeof args === 'object' && 'today' in args ? args.today : null
  return typeof today === 'string' ? today : null
}

/** The same question as it is asked on the next day; null: it does not ask of a day. */
function onNextDay({ impl, args }: Question): Question | null {
  const today = todayOf(args)
  return today === null ? null : { impl, args: { ...(args as object), today: addDays(today, 1) } }
}

/** The questions that are worth an answer before the store is open, with the answers of last time and those for the next one. */
export class EarlyAnswers {
  /** The latest last. */
  readonly #questions = new Map<string, Early>()
  #ofLastTime: ReadonlyMap<string, readonly Row[]> = new Map()

  /** Keeps a question, and what it will be on the next day, when this device is likely to start next. */
  remember(question: Question): void {
    const tomorrow = onNextDay(question)
    if (tomorrow) this.#put(tomorrow)
    this.#put(question)
  }

  #put({ impl, args }: Question): void {
    const key = questionKey(impl.name, args)
    const known = this.#questions.get(key) ?? { rows: null, reads: null }
    this.#questions.delete(key)
    this.#questions.set(key, { ...known, impl, args })
    const [oldest] = this.#questions.keys()
    if (this.#questions.size > mostEarly && oldest !== undefined) this.#questions.delete(oldest)
  }

  /** What was answered at the end of last time; undefined: nothing. */
  ofLastTime(key: string): readonly Row[] | undefined {
    return this.#ofLastTime.get(key)
  }

  showLastTime(answers: readonly SnapshotAnswer[], implOf: (name: string) => QueryImpl | undefined): void {
    this.#ofLastTime = new Map(answers.map(({ name, args, rows }) => [questionKey(name, args), rows]))
    for (const { name, args } of answers) {
      const impl = implOf(name)
      if (impl) this.#put({ impl, args })
    }
  }

  /** Another store: no answer holds any more. */
  forgetAnswers(): void {
    this.#ofLastTime = new Map()
    for (const early of this.#questions.values()) early.rows = null
  }

  /** A question was answered just now. */
  answered(key: string, rows: readonly Row[], reads: Reads): void {
    const early = this.#questions.get(key)
    if (early) Object.assign(early, { rows, reads })
  }

  changed(changes: ReadonlyMap<string, Entity | undefined>): void {
    for (const early of this.#questions.values())
      if (early.reads?.isTouchedBy(changes) !== false) early.rows = null
  }

  /**
   * What to show at the next start: what was answered already, and the rest asked one after the other; nothing once `isOpen` says that the store was left.
   * `pause`: lets other work in before each.
   */
  async forNextTime(
    tracked: Tracked,
    moment: () => Moment,
    isOpen: () => boolean,
    pause: () => Promise<void>,
  ): Promise<SnapshotAnswer[]> {
    this.#dropPast(moment())
    for (const early of [...this.#questions.values()]) {
      // What rests on nothing in the store changes by itself.
      if (early.rows && !early.reads?.isNothing) continue
      await pause()
      if (!isOpen()) return []
      const { impl, args } = early
      // An answer left out would leave the next start without it: what may still be on its way is waited for.
      const hasCode = await Promise.resolve(impl.arrive?.()).then(
        () => true,
        () => false,
      )
      if (!isOpen()) return []
      if (!hasCode) continue
      const { result, reads } = tracked.tracking((store) => impl.rows(store, args, moment()))
      Object.assign(early, { rows: result, reads })
    }
    return [...this.#questions.values()].flatMap(({ impl, args, rows }) =>
      rows ? [{ name: impl.name, args, rows }] : [],
    )
  }

  /** A day may begin hours after midnight: the one before today on the wall may still last. */
  #dropPast({ nowMs, zone }: Moment): void {
    const oldest = addDays(dateOnWall(nowMs, zone), -1)
    for (const [key, { args }] of this.#questions)
      if ((todayOf(args) ?? oldest) < oldest) this.#questions.delete(key)
  }
}
