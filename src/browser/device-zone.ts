/** People travel, but not between two letters: asking the platform takes longer than drawing a row of a list. */
const askEveryMs = 1_000

let zone = ''
let askedAtMs = Number.NEGATIVE_INFINITY

/** The IANA zone that this device is in. The one place that asks; days are counted by `useMyDay`. */
export const deviceZone = (): string => {
  const nowMs = performance.now()
  if (nowMs - askedAtMs >= askEveryMs) {
    askedAtMs = nowMs
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  }
  return zone
}
