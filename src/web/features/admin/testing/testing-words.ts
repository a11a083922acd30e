import type { ProviderTrouble } from '#domain/operating/trials.ts'
import type { CheckedPart } from '#worker/admin/admin.calls.ts'

export const troubleNames: Readonly<Record<ProviderTrouble, string>> = {
  none: 'No trouble',
  fails: 'Fail',
  slow: 'Slow',
  cut: 'Break off',
}

const troubleSentences: Readonly<Record<ProviderTrouble, string>> = {
  none: 'They are asked as usual.',
  fails: 'Every answer is an error of the provider’s.',
  slow: 'Every answer begins six seconds late.',
  cut: 'Every answer breaks off in the middle.',
}

/** What the providers do now, in a sentence. */
export const troubleWords = (trouble: ProviderTrouble, hasProvider: boolean): string =>
  hasProvider
    ? troubleSentences[trouble]
    : `${troubleSentences[trouble]} No provider is configured, so nobody will notice.`

const dayMs = 24 * 60 * 60 * 1000

/** How far the clock of the server is from the true time, in a sentence. */
export function clockWords(shiftMs: number): string {
  if (shiftMs === 0)
    return 'The server’s clock is right. Moved on, sessions, codes and plans end as they will, also your own.'
  const days = Math.round(Math.abs(shiftMs) / dayMs)
  return `The server’s clock is ${days} ${days === 1 ? 'day' : 'days'} ${shiftMs > 0 ? 'ahead' : 'behind'}.`
}

const partNames: Readonly<Record<CheckedPart['part'], string>> = {
  sealing: 'sealing',
  derivation: 'the derivation of keys',
  passwords: 'passwords',
  imports: 'imports',
}

/** What came of the self-check: 'All four give the published answers.' */
export function checkWords(parts: readonly CheckedPart[]): string {
  const broken = parts.filter(({ isSound }) => !isSound).map(({ part }) => partNames[part])
  return broken.length === 0
    ? 'Sealing, the derivation of keys, passwords and imports give the published answers.'
    : `Another answer than the published one: ${new Intl.ListFormat('en').format(broken)}. Do not use this device for a journal.`
}

/** What came of the measurement of the breathing clock. */
export const driftWords = (driftMs: number, seconds: number): string =>
  `${Math.abs(driftMs).toFixed(1)} ms apart after ${seconds} seconds. ${Math.abs(driftMs) <= 10 ? 'That is sound.' : 'More than 10 ms is too much.'}`
