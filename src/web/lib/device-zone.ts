/** The IANA zone that this device is in. Asked each time: people travel. The one place that asks; days are counted by `useMyDay`. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone
