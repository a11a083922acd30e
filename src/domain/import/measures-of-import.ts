import type { JournalEntry } from '../journal/journal-entry.ts'

/** '8/10 points', '7:30' (hours), '10,532', '72,5 kg': the number at the beginning; null: there is none. */
function numberIn(said: string): number | null {
  const clock = /^(\d{1,3}):([0-5]\d)(?!\d)/.exec(said)
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60
  const [thousands] = /^\d{1,3}(?:,\d{3})+(?!\d)/.exec(said) ?? []
  if (thousands) return Number(thousands.replaceAll(',', ''))
  const [number] = /^-?\d{1,12}(?:[.,]\d{1,6})?/.exec(said) ?? []
  return number === undefined ? null : Number(number.replace(',', '.'))
}

/** The numbers that other apps kept with a page, by name: scales of Daylio, steps of Day One, the temperature (°C) of Day One and Journey. */
export function measuresOfImport({ metadata }: Pick<JournalEntry, 'metadata'>): Record<string, number> {
  if (metadata.import === undefined) return {}
  const weather = Object(metadata.weather)
  const scales = Object.entries(Object(metadata.scales)).map(
    ([name, said]) => [name, typeof said === 'string' ? numberIn(said) : null] as const,
  )
  const all: (readonly [string, unknown])[] = [
    ...scales,
    ['Steps', Object(metadata.userActivity).stepCount],
    ['Temperature', weather.temperatureCelsius ?? weather.celsius],
  ]
  return Object.fromEntries(
    all.filter((one): one is [string, number] => typeof one[1] === 'number' && Number.isFinite(one[1])),
  )
}
