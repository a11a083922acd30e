import { isIPv6 } from 'node:net'
import type { Db } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { hmac } from '../data/secret-keys.ts'
import { AppError } from './app-error.ts'
import {
  forgetThrottle,
  forgetThrottlesUntil,
  holdThrottle,
  saveThrottle,
  type ThrottleRow,
  throttleOf,
} from './throttle.store.ts'

const hourMs = 60 * 60 * 1000
const forgetAfterMs = 24 * hourMs

type Parts = Pick<AppDeps, 'db' | 'now' | 'keys' | 'config'>

/** One try at a password, counted before the password is looked at. */
export interface Attempt {
  /** The password was right: whoever tried it starts anew. */
  succeeded(): Promise<void>
  /** The password was wrong. */
  failed(): Promise<void>
  /** It was never looked at: nothing is counted. */
  undone(): Promise<void>
}

const keyOf = (deps: Parts, kind: string, what: string): string =>
  hmac(deps.keys.throttle, `${kind}/${what}`).toString('base64url')

/** An address as the throttle counts it: whoever has one IPv6 address has all of its /64. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:([\d.]+)$/i.exec(address)?.[1]
  if (mapped || !isIPv6(address)) return mapped ?? address
  const [head = '', tail] = address.toLowerCase().split('%', 1)[0]?.split('::') ?? []
  const groups = head.split(':').filter(Boolean)
  const after = tail?.split(':').filter(Boolean) ?? []
  const all = [...groups, ...Array<string>(Math.max(0, 8 - groups.length - after.length)).fill('0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** 0 until `free` failures, then 1, 2, 4 ... times the first wait, at most `most`. Never for ever. */
export function waitAfter(failures: number, free: number, firstMs: number, mostMs: number): number {
  if (failures < free) return 0
  return Math.min(mostMs, firstMs * 2 ** Math.min(failures - free, 30))
}

/** Who tries to sign in. */
export interface Trier {
  /** What makes the username unique. */
  readonly nameKey: string
  readonly address: string
  /** Names the browser where this person has signed in with it before; null: a stranger's. */
  readonly browser: string | null
}

/** Counts an attempt to sign in, or refuses it with the time to wait. Account names that do not exist count alike. */
export async function beginAttempt(deps: Parts, trier: Trier): Promise<Attempt> {
  const { browser, nameKey } = trier
  const known = browser && (await beginOwn(deps, `browser/${nameKey}/${browser}`).catch(nullWhenTooMany))
  return known || beginAsStranger(deps, trier)
}

/** The same for somebody who is signed in and shows that it is them: only their own session's failures count. */
export const beginProof = (deps: Parts, sessionId: string): Promise<Attempt> =>
  beginOwn(deps, `session/${sessionId}`)

/** The same for a second factor, counted under `who` alone: only somebody who has the password gets here. */
export const beginFactor = (deps: Parts, who: string): Promise<Attempt> => beginOwn(deps, `factor/${who}`)

async function beginOwn(deps: Parts, who: string): Promise<Attempt> {
  const own = keyOf(deps, 'own', who)
  await countTry(deps, own, deps.config.limits.mostAccountWaitMs)
  return { succeeded: () => forget(deps, own), failed: async () => {}, undone: () => takeBack(deps, own) }
}

/**
 * Counted for the account at this address, for the address, and against what all unknown browsers together may try at the account: so guesses from
 * many addresses are slow as well, and nobody's guesses reach a browser that is known.
 */
async function beginAsStranger(deps: Parts, { nameKey, address }: Trier): Promise<Attempt> {
  const { mostAccountWaitMs, mostAddressWaitMs } = deps.config.limits
  const place = keyOf(deps, 'address', placeOf(address))
  const pair = pairKey(deps, nameKey, address)
  const budget = keyOf(deps, 'budget', nameKey)
  await refuseBlockedPlace(deps, place)
  await countTry(deps, pair, mostAccountWaitMs)
  await spend(deps, budget).catch(async (error: unknown) => {
    await takeBack(deps, pair)
    throw error
  })
  return {
    async succeeded() {
      await forget(deps, pair)
      await giveBack(deps, budget)
    },
    failed: () => withRow(deps, place, countFailure(deps, place, mostAddressWaitMs)),
    async undone() {
      await takeBack(deps, pair)
      await giveBack(deps, budget)
    },
  }
}

const pairKey = (deps: Parts, nameKey: string, address: string): string =>
  keyOf(deps, 'account', `${nameKey}/${placeOf(address)}`)

function nullWhenTooMany(error: unknown): null {
  if (error instanceof AppError && error.code === 'too_many_attempts') return null
  throw error
}

/** Counts a guess at the token of a link before it is looked at, or refuses it: too many from one address. */
export async function beginGuess(deps: Parts, address: string): Promise<Pick<Attempt, 'undone'>> {
  const key = keyOf(deps, 'guess', placeOf(address))
  await countTry(deps, key, deps.config.limits.mostAddressWaitMs)
  return { undone: () => takeBack(deps, key) }
}

/** The account has a new password, set from this address: what was tried at the old one counts no more. */
export async function forgetAttempts(deps: Parts, nameKey: string, address: string): Promise<void> {
  await forget(deps, pairKey(deps, nameKey, address))
  await forget(deps, keyOf(deps, 'budget', nameKey))
}

/** Counts a new account from an address, or refuses it until the hour is over. */
export const countRegistration = (deps: Parts, address: string): Promise<void> =>
  countInHour(deps, 'registration', placeOf(address), deps.config.limits.registrationsPerHour)

/** Counts something that may happen `most` times in an hour to each `what`, or refuses it until the hour is over. */
export async function countInHour(deps: Parts, kind: string, what: string, most: number): Promise<void> {
  const key = keyOf(deps, kind, what)
  await withRow(deps, key, async (found, at, db) => {
    const row = at - found.first_at >= hourMs ? { ...found, count: 0, first_at: at } : found
    if (row.count >= most) throw tooMany(row.first_at + hourMs - at)
    await saveThrottle(db, key, { ...row, count: row.count + 1, last_at: at })
  })
}

/** The same where nobody is refused: answers whether it may happen. */
export const mayCountInHour = (...asked: Parameters<typeof countInHour>): Promise<boolean> =>
  countInHour(...asked).then(
    () => true,
    (error: unknown) => nullWhenTooMany(error) ?? false,
  )

export const pruneThrottle = ({ db, now }: Pick<AppDeps, 'db' | 'now'>): Promise<void> =>
  forgetThrottlesUntil(db, now() - forgetAfterMs)

const countFailure =
  ({ config }: Parts, key: string, mostMs: number) =>
  async (row: ThrottleRow, at: number, db: Db): Promise<void> => {
    const failures = row.count + 1
    const blocked = at + waitAfter(failures, config.limits.freeFailures, config.limits.firstWaitMs, mostMs)
    await saveThrottle(db, key, { ...row, count: failures, last_at: at, blocked_until: blocked })
  }

/** Counts it as a failure that it is not yet, so that of tries at the same moment each sees those before. */
const countTry = (deps: Parts, key: string, mostMs: number): Promise<void> =>
  withRow(deps, key, async (row, at, db) => {
    refuseWhileBlocked(row, at)
    await countFailure(deps, key, mostMs)(row, at, db)
  })

const takeBack = (deps: Parts, key: string): Promise<void> =>
  withRow(deps, key, (row, _at, db) =>
    saveThrottle(db, key, { ...row, count: Math.max(0, row.count - 1), blocked_until: 0 }),
  )

/** Takes one try out of a budget that fills up again by one every `strangerTryMs`, or refuses it while the budget is empty. */
const spend = (deps: Parts, key: string): Promise<void> =>
  withRow(deps, key, async (row, at, db) => {
    const { strangerTries, strangerTryMs } = deps.config.limits
    // When the budget would be full again; each try moves that on.
    const fullAt = Math.max(row.blocked_until, at) + strangerTryMs
    const waitMs = fullAt - at - strangerTries * strangerTryMs
    if (waitMs > 0) throw tooMany(waitMs)
    await saveThrottle(db, key, { ...row, count: row.count + 1, last_at: at, blocked_until: fullAt })
  })

const giveBack = (deps: Parts, key: string): Promise<void> =>
  withRow(deps, key, (row, _at, db) =>
    saveThrottle(db, key, { ...row, blocked_until: row.blocked_until - deps.config.limits.strangerTryMs }),
  )

const forget = ({ db }: Parts, key: string): Promise<void> => forgetThrottle(db, key)

/** Looks only: most sign-ins need nothing written about their address. */
async function refuseBlockedPlace({ db, now }: Parts, key: string): Promise<void> {
  const row = await throttleOf(db, key)
  if (row) refuseWhileBlocked(row, now())
}

function refuseWhileBlocked(row: ThrottleRow, at: number): void {
  if (row.blocked_until > at) throw tooMany(row.blocked_until - at)
}

/** Runs with the row of `key` held; what is old counts no more. */
function withRow(
  { db, now }: Parts,
  key: string,
  work: (row: ThrottleRow, at: number, db: Db) => Promise<void> | void,
): Promise<void> {
  const at = now()
  const fresh: ThrottleRow = { count: 0, first_at: at, last_at: at, blocked_until: 0 }
  return holdThrottle(db, key, fresh, (row, held) =>
    work(at - row.last_at >= forgetAfterMs ? fresh : row, at, held),
  )
}

function tooMany(waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  const minutes = Math.ceil(seconds / 60)
  const wait = seconds === 1 ? '1 second' : seconds < 120 ? `${seconds} seconds` : `${minutes} minutes`
  return new AppError('too_many_attempts', {
    message: `Too many attempts. Please try again in ${wait}.`,
    retryAfterMs: waitMs,
  })
}
