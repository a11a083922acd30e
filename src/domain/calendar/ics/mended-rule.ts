import { readRule } from '../recurrence/repeat-rule.ts'
import { cutWords } from './cut-words.ts'
import { mendedTime } from './mended-times.ts'

/** A rule as a file has to write it; null: nothing can be made of it. */
export interface MendedRule {
  readonly value: string | null
  readonly notes: readonly string[]
}

const frequencies = /^(?:SECONDLY|MINUTELY|HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)$/
const readLists: ReadonlySet<string> = new Set(['BYMONTH', 'BYMONTHDAY', 'BYSETPOS', 'BYDAY'])
const clockParts = ['BYHOUR', 'BYMINUTE', 'BYSECOND']

/** What of a part can be read; null: nothing. */
function mendedPart(name: string, value: string): string | null {
  if (name === 'UNTIL') return mendedTime(value)?.value ?? null
  if (name === 'INTERVAL' || name === 'COUNT') return /^0*[1-9]\d*$/.test(value) ? value : null
  if (name === 'WKST') return /^(?:SU|MO|TU|WE|TH|FR|SA)$/.test(value) ? value : null
  const items = value.split(',').filter(Boolean)
  const kept = readLists.has(name) ? items.filter((one) => readRule(`FREQ=YEARLY;${name}=${one}`)) : items
  return kept.join() || null
}

/** Whether a part says no more than the beginning does: BYHOUR=19 of what begins at 19. */
function isSaidByStart(name: string, value: string, start: string): boolean {
  const at = clockParts.indexOf(name)
  return at >= 0 && /^\d{1,2}$/.test(value) && start.slice(9 + 2 * at, 11 + 2 * at) === value.padStart(2, '0')
}

/** A rule (RFC 5545, 3.3.10) in capital letters, without what cannot be read, which is said. `start`: the beginning, '20261224T100000'. */
export function mendedRule(text: string, start: string): MendedRule {
  const parts = new Map<string, string>()
  const notes: string[] = []
  const leave = (part: string) =>
    notes.push(`Its rule says “${cutWords(part, 60)}”, which cannot be read and was left out.`)
  for (const part of text.replaceAll(/\s/g, '').toUpperCase().split(';').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=')
    if (isSaidByStart(name, value, start)) continue
    const mended = mendedPart(name, value)
    if (mended === null || parts.has(name)) leave(part)
    else {
      parts.set(name, mended)
      if (readLists.has(name) && mended !== value.split(',').filter(Boolean).join()) leave(part)
    }
  }
  if (!frequencies.test(parts.get('FREQ') ?? ''))
    return {
      value: null,
      notes: [`Its rule “${cutWords(text, 60)}” cannot be read, so it stands here once.`],
    }
  return { value: [...parts].map(([name, value]) => `${name}=${value}`).join(';'), notes }
}
