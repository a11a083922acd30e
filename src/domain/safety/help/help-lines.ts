import type { CountryHelp } from './help-line.ts'
import { aToC } from './help-lines-a-to-c.ts'
import { dToI } from './help-lines-d-to-i.ts'
import { jToR } from './help-lines-j-to-r.ts'
import { sToZ } from './help-lines-s-to-z.ts'

/**
 * The month in which the list was written from public knowledge, as 'YYYY-MM'. Nobody was rung up: numbers and hours change, so the person
 * should check them.
 */
export const checkedOn = '2026-11'

/** Countries with an emergency number and one or two help lines that are well known, by English name; what was not certain was left out. */
export const helpLines: readonly CountryHelp[] = [...aToC, ...dToI, ...jToR, ...sToZ]

/** For a country that is not in the list: a directory of lines the world over, and the number that most mobile networks take for an emergency. */
export const internationalHelp: CountryHelp = {
  code: '001',
  country: 'International',
  emergency: '112',
  lines: [{ name: 'Find A Helpline', web: 'findahelpline.com' }],
}

const byCode = new Map(helpLines.map((help) => [help.code, help]))

/** Of an ISO 3166-1 alpha-2 code in either case; nothing for one that is unknown, where no number may be given as the country's own. */
export const emergencyNumberIn = (countryCode: string): string | undefined =>
  byCode.get(countryCode.trim().toUpperCase())?.emergency

/** The help for an ISO 3166-1 alpha-2 code in either case; `internationalHelp` for one that is unknown or empty. */
export function helpFor(countryCode: string): CountryHelp {
  return byCode.get(countryCode.trim().toUpperCase()) ?? internationalHelp
}
