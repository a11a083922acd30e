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
  const codes = helpLines.map(({ code }) => code)
  const byClock = codes.find((code) => zonesOf(code).includes(zone))
  if (byClock) return byClock
  const known = new Set(codes)
  return languages.map(regionOf).find((region) => region !== undefined && known.has(region)) ?? '001'
}
