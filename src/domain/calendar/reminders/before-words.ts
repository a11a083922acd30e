/** So long before an event it can be said at most, in minutes: four weeks. */
export const longestBefore = 40_320

export const beforeUnits = ['minutes', 'hours', 'days', 'weeks'] as const
export type BeforeUnit = (typeof beforeUnits)[number]
const minutesIn: Readonly<Record<BeforeUnit, number>> = { minutes: 1, hours: 60, days: 1_440, weeks: 10_080 }

/** A length in the largest unit in which it is whole. */
export function beforeParts(minutes: number): { count: number; unit: BeforeUnit } {
  const unit = beforeUnits.findLast((one) => minutes >= minutesIn[one] && minutes % minutesIn[one] === 0)
  return unit ? { count: minutes / minutesIn[unit], unit } : { count: minutes, unit: 'minutes' }
}

/** What was typed, in minutes as a form keeps it; what is no whole number stays as it was typed, so that it is said at its field. */
export const beforeTyped = (count: string, unit: BeforeUnit): string =>
  /^\d{1,6}$/.test(count.trim()) ? String(Number(count) * minutesIn[unit]) : count.trim() || '?'

const names: Readonly<Record<number, string>> = {
  0: 'When it begins',
  30: 'Half an hour before',
  60: 'An hour before',
}

/** 'When it begins', '10 minutes before', '2 days before' */
export function beforeWords(minutes: number): string {
  const { count, unit } = beforeParts(minutes)
  return names[minutes] ?? `${count === 1 ? `1 ${unit.slice(0, -1)}` : `${count} ${unit}`} before`
}
