export const frequencies = ['daily', 'weekly', 'monthly', 'yearly'] as const
export type Frequency = (typeof frequencies)[number]

/** A weekday (0 is Sunday); nth: the first (1), the last (-1) of its month or year, 0 for each. */
export interface RuleWeekday {
  readonly weekday: number
  readonly nth: number
}

/** A recurrence rule of RFC 5545, 3.3.10, as far as it counts in days. Empty lists say nothing. */
export interface RepeatRule {
  readonly frequency: Frequency
  readonly interval: number
  readonly months: readonly number[]
  readonly monthDays: readonly number[]
  readonly weekdays: readonly RuleWeekday[]
  readonly positions: readonly number[]
  /** How many there are in all; null: as many as come. */
  readonly count: number | null
  /** UNTIL as it was written: '20261231' or '20261231T225959Z'; null: none. */
  readonly until: string | null
  /** The weekday (0 is Sunday) with which weeks begin. */
  readonly weekStart: number
}

/** A rule that says no more than how often. */
export const plainRule = (frequency: Frequency): RepeatRule => ({
  frequency,
  interval: 1,
  months: [],
  monthDays: [],
  weekdays: [],
  positions: [],
  count: null,
  until: null,
  weekStart: 1,
})

const weekdayNames: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

function numbers(text: string, least: number, most: number): number[] | null {
  const all = text.split(',').map(Number)
  const fits = (one: number) => Number.isInteger(one) && one !== 0 && one >= least && one <= most
  return all.every(fits) ? all : null
}

function weekdaysOf(text: string): RuleWeekday[] | null {
  const found = text.split(',').map((part) => {
    const [, nth, name] = /^([+-]?\d{1,2})?(SU|MO|TU|WE|TH|FR|SA)$/.exec(part) ?? []
    const weekday = weekdayNames.indexOf(name ?? '')
    return weekday < 0 ? null : { weekday, nth: Number(nth ?? 0) }
  })
  return found.every((one) => one !== null) ? found : null
}

type Part = { [Name in keyof RepeatRule]?: RepeatRule[Name] } | null

const asPart = <T>(value: T | null, put: (value: T) => Part): Part => (value === null ? null : put(value))
const whole = (text: string): number | null => numbers(text, 1, 100_000)?.[0] ?? null

/** How each part is read; null: it is not understood. */
const readers: Readonly<Record<string, (text: string) => Part>> = {
  FREQ: (text) =>
    asPart(frequencies.find((one) => one.toUpperCase() === text) ?? null, (frequency) => ({ frequency })),
  INTERVAL: (text) => asPart(whole(text), (interval) => ({ interval })),
  COUNT: (text) => asPart(whole(text), (count) => ({ count })),
  UNTIL: (text) => (/^\d{8}(?:T\d{6}Z?)?$/.test(text) ? { until: text } : null),
  BYMONTH: (text) => asPart(numbers(text, 1, 12), (months) => ({ months })),
  BYMONTHDAY: (text) => asPart(numbers(text, -31, 31), (monthDays) => ({ monthDays })),
  BYSETPOS: (text) => asPart(numbers(text, -366, 366), (positions) => ({ positions })),
  BYDAY: (text) => asPart(weekdaysOf(text), (weekdays) => ({ weekdays })),
  WKST: (text) => asPart(weekdaysOf(text)?.[0] ?? null, ({ weekday }) => ({ weekStart: weekday })),
}

/** Reads a rule such as 'FREQ=MONTHLY;BYDAY=-1FR'. Null for one that is broken or counts in something else than days. */
export function readRule(text: string): RepeatRule | null {
  let rule = plainRule('daily')
  let hasFrequency = false
  for (const part of text.trim().toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=')
    const read = readers[name]?.(value) ?? null
    if (read === null) return null
    hasFrequency ||= name === 'FREQ'
    rule = { ...rule, ...read }
  }
  const hasNth = rule.weekdays.some(({ nth }) => nth !== 0)
  const canHaveNth = rule.frequency === 'monthly' || rule.frequency === 'yearly'
  return hasFrequency && (canHaveNth || !hasNth) ? rule : null
}

/** The rule as RFC 5545 writes it; what `readRule` reads again. */
export function ruleText(rule: RepeatRule): string {
  const day = ({ weekday, nth }: RuleWeekday) => `${nth || ''}${weekdayNames[weekday]}`
  const parts: [string, string][] = [
    ['FREQ', rule.frequency.toUpperCase()],
    ['INTERVAL', rule.interval === 1 ? '' : String(rule.interval)],
    ['COUNT', rule.count === null ? '' : String(rule.count)],
    ['UNTIL', rule.until ?? ''],
    ['BYMONTH', rule.months.join()],
    ['BYMONTHDAY', rule.monthDays.join()],
    ['BYDAY', rule.weekdays.map(day).join()],
    ['BYSETPOS', rule.positions.join()],
    ['WKST', rule.weekStart === 1 ? '' : (weekdayNames[rule.weekStart] ?? '')],
  ]
  return parts
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

/** The same rule without an end of its own; as it is where it cannot be read. */
export function endlessText(text: string): string {
  const rule = readRule(text)
  return rule ? ruleText({ ...rule, count: null, until: null }) : text
}
