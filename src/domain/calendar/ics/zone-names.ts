import { isZone } from '../../time/known-zone.ts'
import { windowsZones } from './windows-zones.ts'

let byLowerCase: ReadonlyMap<string, string> | undefined
let byCity: ReadonlyMap<string, string> | undefined

/** An IANA zone in the letters that it is written in; null for what is none. */
function asZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name) || !isZone(name)) return null
  byLowerCase ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.toLowerCase(), zone]))
  const isWritten = /[A-Z]/.test(name) && /[a-z]/.test(name)
  return isWritten ? name : (byLowerCase.get(name.toLowerCase()) ?? capitals(name))
}

function capitals(name: string): string {
  if (/^(?:utc|gmt)(?:[+-]?0)?$/i.test(name)) return 'UTC'
  if (!name.includes('/')) return name.toUpperCase()
  return name
    .toLowerCase()
    .replaceAll(/(^|[/_-])([a-z])/g, (_, before, letter) => `${before}${letter.toUpperCase()}`)
}

/** Zones that stay at a part of an hour, by their minutes east of UTC. */
const partHours: Readonly<Record<number, string>> = {
  [-570]: 'Pacific/Marquesas',
  210: 'Asia/Tehran',
  270: 'Asia/Kabul',
  330: 'Asia/Kolkata',
  345: 'Asia/Kathmandu',
  390: 'Asia/Yangon',
  525: 'Australia/Eucla',
  570: 'Australia/Darwin',
}

/** 'GMT+0200', 'UTC-8', '(UTC+05:30) somewhere': the zone that is always so far away. */
function fixedZone(name: string): string | null {
  const [, sign, hours, minutes] = /^\(?(?:UTC|GMT)?\s*([+-])(\d{1,2}):?(\d{2})?(?:\)|$)/i.exec(name) ?? []
  if (!sign) return null
  const away = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes ?? 0))
  if (away === 0) return 'UTC'
  // Etc/GMT-2 is two hours east.
  const zone =
    away % 60 === 0 ? `Etc/GMT${away > 0 ? '-' : '+'}${Math.abs(away) / 60}` : (partHours[away] ?? '')
  return isZone(zone) ? zone : null
}

/** '(UTC+01:00) Amsterdam, Berlin', 'Amsterdam, Berlin', '(UTC-08:00) Pacific Time (US & Canada)': what follows the offset, by its first city that is known. */
function shownZone(name: string): string | null {
  const [, offset, rest] = /^(\((?:UTC|GMT)[^)]*\))?(.+)$/i.exec(name) ?? []
  if (!rest || !(offset || rest.includes(','))) return null
  byCity ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      (zone.split('/').at(-1) ?? '').replaceAll('_', ' ').toLowerCase(),
      zone,
    ]),
  )
  const known = byCity
  const city = rest.split(',').flatMap((one) => known.get(one.trim().toLowerCase()) ?? [])[0]
  return (
    city ??
    windowsZones[
      `${
        rest
          .trim()
          .toLowerCase()
          .split(/ time\b/, 1)[0]
      } standard time`
    ] ??
    null
  )
}

/** The IANA zone that a file means by a name; null where nobody can tell. Finds it at the end of a longer name, as '/example.org/2021/Europe/Berlin' has it. */
export function zoneNamed(name: string): string | null {
  const bare = name.trim().replace(/^"|"$/g, '')
  const parts = bare.split('/').filter(Boolean)
  const windows = windowsZones[bare.toLowerCase().replace(/ (?:daylight|summer) time\b/, ' standard time')]
  // 'US-Eastern', as the examples of RFC 2445 have it.
  const ends = [...[3, 2].map((count) => parts.slice(-count).join('/')), bare.replace('-', '/')]
  const utc = /^(?:UTC|GMT|Z)$/i.test(parts.at(-1) ?? '') ? 'UTC' : ''
  const found = [bare, windows ?? '', ...ends, utc].map(asZone).find((one) => one !== null)
  return found ?? shownZone(bare) ?? fixedZone(bare)
}
