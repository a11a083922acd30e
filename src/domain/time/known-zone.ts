const known = new Map<string, boolean>()

/** True for an IANA zone that this platform knows. */
export function isZone(zone: string): boolean {
  let isKnown = known.get(zone)
  if (isKnown === undefined) {
    try {
      new Intl.DateTimeFormat('en', { timeZone: zone })
      isKnown = true
    } catch {
      isKnown = false
    }
    known.set(zone, isKnown)
  }
  return isKnown
}

/** The zone, or UTC where this platform does not know it: browsers learn of zones at different times, and their names change. */
export const knownZone = (zone: string): string => (isZone(zone) ? zone : 'UTC')
