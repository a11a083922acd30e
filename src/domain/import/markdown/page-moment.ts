import { clockTyped, isDay } from '../../time/typed-time.ts'
import { wallInstant } from '../../time/wall-instant.ts'

const withOffset = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?\s?(?:Z|[+-]\d{2}:?\d{2})$/i
const onWall =
  /^(\d{4}-\d{2}-\d{2})(?:[T ,]+(\d{1,2}[:.]\d{2}(?::\d{2})?\s?(?:[ap]\.?m\.?)?)(?:\.\d{1,9})?)?$/i

/** Noon: for a day without a time. */
const noTime = '12:00'

/**
 * The instant (ISO) that a text names, '2024-03-05', '2024-03-05 08:10', '2024-03-05T08:10:00Z': without an offset by the wall of `zone`, a day alone
 * at its noon. Null: it names none.
 */
export function instantFrom(text: string, zone: string): string | null {
  const said = text.trim()
  if (withOffset.test(said)) {
    const at = Date.parse(
      said
        .replace(/^(\S+) (?=\d)/, '$1T')
        .replace(/\s/g, '')
        .replace(/([+-]\d{2})(\d{2})$/, '$1:$2'),
    )
    return Number.isNaN(at) ? null : new Date(at).toISOString()
  }
  const [, day = '', clock] = onWall.exec(said) ?? []
  if (!isDay(day)) return null
  const time = clock === undefined ? noTime : clockTyped(clock)
  return time === null ? null : new Date(wallInstant(day, time, zone)).toISOString()
}

/** The day that a file is named by, '2024-03-05.md' or '2024-03-05-0002.md' or 'A walk 2024-03-05.md': null where it is named by none. */
export function dayInName(name: string): string | null {
  const day = /(?<!\d)\d{4}-\d{2}-\d{2}(?!\d)/.exec(name)?.[0] ?? /(?<!\d)\d{8}(?!\d)/.exec(name)?.[0]
  if (day === undefined) return null
  const whole = day.length === 8 ? `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}` : day
  return isDay(whole) ? whole : null
}

/** What is left of a file's name when its day and its ending are taken away: '' where it was named by its day alone. */
export const titleInName = (name: string): string =>
  name
    .replace(/\.(?:md|markdown|txt)$/i, '')
    .replace(/(?<!\d)\d{4}-?\d{2}-?\d{2}(?:-\d{4})?(?!\d)/, '')
    .replace(/^[\s_–-]+/, '')
    .replace(/[\s_–-]{1,20}$/, '')
