import type { Moment } from '../entity/moment.ts'
import { type Records, singleOf } from '../entity/records.ts'
import { type Day, dayOf } from './day.ts'
import { dayRuleOf, defaultMyDay, type MyDay, type MyDayRule } from './my-day.ts'
import { myDayRecords } from './my-day-record.ts'

/** What the person chose about their days; the defaults until they did. */
export function myDayIn(records: Records): MyDay {
  const kept = singleOf(records, myDayRecords)
  const { startHour, zone, weekStart, showsStreak } = { ...defaultMyDay, ...kept }
  return { startHour, zone, weekStart, showsStreak }
}

/** How the person counts days on this device. */
export const ruleIn = (records: Records, { zone }: Pick<Moment, 'zone'>): MyDayRule =>
  dayRuleOf(myDayIn(records), zone)

/** The person's day at a moment. */
export const todayIn = (records: Records, at: Moment): Day => dayOf(at.nowMs, ruleIn(records, at))

/** Something made for the hour at which the person's days begin, made again only when that hour changes. */
export function perStartHour<T>(make: (startHour: number) => T): (records: Records) => T {
  let kept: { readonly startHour: number; readonly made: T } | undefined
  return (records) => {
    const { startHour } = myDayIn(records)
    if (kept?.startHour !== startHour) kept = { startHour, made: make(startHour) }
    return kept.made
  }
}
