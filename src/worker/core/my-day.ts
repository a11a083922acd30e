import { type Day, dayOf } from '#domain/time/day.ts'
import { dayRuleOf, defaultMyDay, type MyDay, type MyDayRule } from '#domain/time/my-day.ts'
import { myDayChoice, myDayRecords } from '#domain/time/my-day-record.ts'
import type { Store } from '#vault/store/store.ts'
import { changeSingle, singleOf } from './entity.ts'
import { chooseMyDay, myDayRow } from './my-day.calls.ts'
import {
  answer,
  type CommandImpl,
  type Moment,
  perform,
  type QueryImpl,
  type WorkerTools,
} from './worker-calls.ts'

/** What the person chose about their days; the defaults until they did. */
export function myDayIn(store: Store): MyDay {
  const kept = singleOf(store, myDayRecords)
  const { startHour, zone, weekStart, showsStreak } = { ...defaultMyDay, ...kept }
  return { startHour, zone, weekStart, showsStreak }
}

/** How the person counts days on this device. */
export const ruleOf = ({ session, zone }: Pick<WorkerTools, 'session' | 'zone'>): MyDayRule =>
  dayRuleOf(myDayIn(session.store), zone)

/** The same for queries. */
export const ruleIn = (store: Store, { zone }: Moment): MyDayRule => dayRuleOf(myDayIn(store), zone)

/** The person's day at a moment, for queries. */
export const todayIn = (store: Store, at: Moment): Day => dayOf(at.nowMs, ruleIn(store, at))

/** Something made for the hour at which the person's days begin, made again only when that hour changes. */
export function perStartHour<T>(make: (startHour: number) => T): (store: Store) => T {
  let kept: { readonly startHour: number; readonly made: T } | undefined
  return (store) => {
    const { startHour } = myDayIn(store)
    if (kept?.startHour !== startHour) kept = { startHour, made: make(startHour) }
    return kept.made
  }
}

export const myDayQueries: readonly QueryImpl[] = [
  answer(
    myDayRow,
    (store) => [{ id: 'my-day', ...myDayIn(store) }],
    () => true,
  ),
]

export const myDayCommands: readonly CommandImpl[] = [
  perform(chooseMyDay, (tools, choice) =>
    changeSingle(tools, myDayRecords, () => ({
      ...myDayIn(tools.session.store),
      ...myDayChoice.parse(choice),
    })),
  ),
]
