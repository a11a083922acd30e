import { helpLines } from './help-lines.ts'

interface ZonesOfRegion {
  readonly getTimeZones?: () => readonly string[] | undefined
  readonly timeZones?: readonly string[]
}

/** The zones of a country as this platform knows them; none where it does not say. */
function zonesOf(code: string): readonly string[] {
  const region = new Intl.Locale(`und-${code}`) as ZonesOfRegion
  return region.getTimeZones?.() ?? region.timeZones ?? []
}

/** By zone: the first country of the list with it. Made once: asking the platform for the zones of all of them takes as long as a frame. */
let countries: ReadonlyMap<string, string> | undefined
const countryOf = (zone: string): string | undefined => {
  countries ??= new Map(
    helpLines.toReversed().flatMap(({ code }) => zonesOf(code).map((one) => [one, code] as const)),
  )
  return countries.get(zone)
}

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/**
 * A country with help lines to begin with: the one whose clock the device shows, else the one that its languages name; '001', the whole
 * world, where neither is known. A guess, to be changed by the person. `zone` is an IANA zone, `languages` are BCP 47 tags, best first.
 */
export function guessCountry(zone: string, languages: readonly string[]): string {
  const byClock = countryOf(zone)
  if (byClock) return byClock
  const known = new Set(helpLines.map(({ code }) => code))
  return languages.map(regionOf).find((region) => region !== undefined && known.has(region)) ?? '001'
}
