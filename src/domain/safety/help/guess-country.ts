import { countryByZone } from './zones-of-countries.ts'

const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

/** Clocks that are set to no place. */
const nowhere = /^(?:|UTC|UCT|GMT|Universal|Zulu|Etc\/.*)$/i
/** A browser that says this may stand anywhere: most are delivered so. */
const delivered = 'US'
const known = new Set(countryByZone.values())

/**
 * A country with help lines to begin with: the one whose clock the device shows, whatever it speaks, and '001', the whole world, for the clock of
 * any other place. Where the clock is set to no place, the first one that the languages name, but for what browsers are delivered with. A guess, to
 * be changed by the person. `zone` is an IANA zone, `languages` are BCP 47 tags, best first.
 */
export function guessCountry(zone: string, languages: readonly string[]): string {
  if (!nowhere.test(zone)) return countryByZone.get(zone) ?? '001'
  const regions = languages.map(regionOf)
  return regions.find((region) => region !== undefined && region !== delivered && known.has(region)) ?? '001'
}
