import type { Moment } from '#domain/entity/moment.ts'
import type { Row } from '#domain/entity/view.ts'
import type { Store, VaultSession } from '#vault/store/store.ts'

export type { Row } from '#domain/entity/view.ts'

/** The name of a query that the worker answers; the types are for the compiler only. */
export interface Query<Args, R extends Row> {
  readonly name: string
  readonly _args?: Args
  readonly _row?: R
}

/** The name of something the worker does on request. */
export interface Command<Args, Result> {
  readonly name: string
  readonly _args?: Args
  readonly _result?: Result
}

/** The name of something the worker does while telling how it goes. */
export interface Stream<Args, Event> {
  readonly name: string
  readonly _args?: Args
  readonly _event?: Event
}

export const query = <Args, R extends Row>(name: string): Query<Args, R> => ({ name })
export const command = <Args, Result>(name: string): Command<Args, Result> => ({ name })
export const stream = <Args, Event>(name: string): Stream<Args, Event> => ({ name })

/** A query's answer: pure over the store and the moment. Called again whenever what it read there changed; cheap when memoised per entity. */
export interface QueryImpl {
  readonly name: string
  readonly rows: (store: Store, args: unknown, at: Moment) => readonly Row[]
  /** True for a question whose answer is kept, sealed, and shown at the next start until the vault is open. */
  readonly isShownEarly: (args: unknown) => boolean
  /** It is never answered early, whoever asks. */
  readonly isSureOnly?: true
  /** Fetches what answers, where that comes late; undefined once it is there. Until then `rows` is not asked. */
  readonly arrive?: () => Promise<void> | undefined
}

/** What commands and streams get to work with in the worker. */
export interface WorkerTools {
  readonly session: VaultSession
  /** Ms since 1970. */
  readonly now: () => number
  readonly newUid: () => string
  /** The zone that this device is in; days are counted by `ruleOf`. */
  readonly zone: string
}

export interface CommandImpl {
  readonly name: string
  readonly run: (tools: WorkerTools, args: unknown) => Promise<unknown>
}

export interface StreamImpl {
  readonly name: string
  readonly run: (
    tools: WorkerTools,
    args: unknown,
    emit: (event: unknown) => void,
    signal: AbortSignal,
  ) => Promise<void>
}

export function answer<Args, R extends Row>(
  to: Query<Args, R>,
  rows: (store: Store, args: Args, at: Moment) => readonly R[],
  isShownEarly: (args: Args) => boolean = () => false,
): QueryImpl {
  return {
    name: to.name,
    rows: (store, args, at) => rows(store, args as Args, at),
    isShownEarly: (args) => isShownEarly(args as Args),
  }
}

/** Queries whose code is fetched when one of them is asked for. */
export function lazyAnswers(
  queries: readonly { readonly name: string }[],
  load: () => Promise<readonly QueryImpl[]>,
): readonly QueryImpl[] {
  let impls: ReadonlyMap<string, QueryImpl> | undefined
  let arriving: Promise<void> | undefined
  const arrive = (): Promise<void> | undefined => {
    if (impls) return undefined
    arriving ??= load()
      .then((loaded) => {
        impls = new Map(loaded.map((impl) => [impl.name, impl]))
      })
      .finally(() => {
        arriving = undefined
      })
    return arriving
  }
  return queries.map(({ name }) => ({
    name,
    arrive,
    isShownEarly: () => false,
    rows: (store, args, at) => impls?.get(name)?.rows(store, args, at) ?? [],
  }))
}

export function perform<Args, Result>(
  what: Command<Args, Result>,
  run: (tools: WorkerTools, args: Args) => Promise<Result>,
): CommandImpl {
  return { name: what.name, run: (tools, args) => run(tools, args as Args) }
}

export function emitting<Args, Event>(
  what: Stream<Args, Event>,
  run: (tools: WorkerTools, args: Args, emit: (event: Event) => void, signal: AbortSignal) => Promise<void>,
): StreamImpl {
  return { name: what.name, run: (tools, args, emit, signal) => run(tools, args as Args, emit, signal) }
}

const fetchedOnce = <
  Impl extends { readonly name: string; readonly run: (...given: never[]) => Promise<unknown> },
>(
  calls: readonly { readonly name: string }[],
  load: () => Promise<readonly Impl[]>,
): readonly Impl[] =>
  calls.map(({ name }) => ({
    name,
    run: async (...given: Parameters<Impl['run']>) => {
      const impl = (await load()).find((one) => one.name === name)
      if (!impl) throw new Error(`Nothing performs ${name}`)
      return impl.run(...given)
    },
  })) as unknown as readonly Impl[]

/** Streams whose code is fetched when one of them is asked for. */
export const late: (
  streams: readonly { readonly name: string }[],
  load: () => Promise<readonly StreamImpl[]>,
) => readonly StreamImpl[] = fetchedOnce

/** Commands whose code is fetched when one of them is given. */
export const lazyCommands: (
  commands: readonly { readonly name: string }[],
  load: () => Promise<readonly CommandImpl[]>,
) => readonly CommandImpl[] = fetchedOnce
