import ICAL from 'ical.js'
import type { IcsBlock } from './ics-blocks.ts'

const parsed = (name: string, lines: readonly string[]): ICAL.Component | null => {
  try {
    return new ICAL.Component(ICAL.parse([`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')))
  } catch {
    return null
  }
}

/** A block as a component, without those lines that cannot be read, which go to `leftOut`; null where nothing can be made of it. */
export function componentOf(
  { name, lines }: Pick<IcsBlock, 'name' | 'lines'>,
  leftOut: string[] = [],
): ICAL.Component | null {
  return parsed(name, lines) ?? parsed(name, readable(lines, leftOut))
}

/** The lines that can be read by themselves, and the parts inside that can be read whole. */
function readable(lines: readonly string[], leftOut: string[]): string[] {
  const kept: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    const [, inner] = /^BEGIN:([\w-]+)\s*$/i.exec(line) ?? []
    if (!inner) {
      ;(parsed('VEVENT', [line]) ? kept : leftOut).push(line)
      continue
    }
    const end = lines.findIndex(
      (one, i) => i > at && one.toUpperCase().startsWith(`END:${inner.toUpperCase()}`),
    )
    const part = lines.slice(at, end < 0 ? lines.length : end + 1)
    if (end >= 0 && parsed('VEVENT', part)) kept.push(...part)
    else leftOut.push(line)
    at += part.length - 1
  }
  return kept
}

/** The first value of a property; null where there is none, or none that makes sense. */
export function firstValue(
  property: ICAL.Property | null,
): ReturnType<ICAL.Component['getFirstPropertyValue']> {
  try {
    return property?.getFirstValue() ?? null
  } catch {
    return null
  }
}

/** Its values, without those that make no sense; all are left out where one breaks the others. */
export function allValues(property: ICAL.Property): readonly unknown[] {
  try {
    return property.getValues()
  } catch {
    return []
  }
}
