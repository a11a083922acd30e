import { expectedTrouble } from '#browser/failure-sentences.ts'
import type { ShownJob } from '#contract/admin/jobs.ts'
import { isEnded } from '#domain/jobs/job-status.ts'
import type { ProviderTrouble } from '#domain/operating/trials.ts'
import type { CheckedPart, PeopleMaking } from '#worker/admin/admin.calls.ts'

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

const devicesStay = 'Devices keep their own time: days and streaks cannot be tried out with it.'

/** How far the clock of the server is from the true time, in sentences. */
export function clockWords(shiftMs: number): string {
  if (shiftMs === 0)
    return `The server’s clock is right. Moved on, sessions, codes and plans end as they will, also your own. ${devicesStay}`
  const days = Math.round(Math.abs(shiftMs) / dayMs)
  return `The server’s clock is ${days} ${days === 1 ? 'day' : 'days'} ${shiftMs > 0 ? 'ahead' : 'behind'}. ${devicesStay}`
}

/** What came of looking through the database; null: it is not known yet. */
export function databaseWords({ status, result }: Pick<ShownJob, 'status' | 'result'>): string | null {
  if (!isEnded(status)) return null
  if (status !== 'completed') return 'The check could not be made.'
  const isSound =
    result !== null && typeof result === 'object' && 'isSound' in result && result.isSound === true
  return isSound ? 'It is sound.' : 'It is damaged. The README says what to do.'
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

/** A sample person: 'sample-0a1b (7 pages)'. */
export const lifeWords = ({ username, pages }: PeopleMaking['people'][number]): string =>
  `${username} (${pages} pages)`

/** Why the making of people broke off. */
export function whyBroken(error: Error): string {
  if (error.name === 'OfflineError') return 'The server could not be reached.'
  if (error.name === 'VaultLockedError') return 'Your vault was locked in the meantime.'
  return (error instanceof TypeError ? null : expectedTrouble(error)) ?? 'Something went wrong here.'
}

/** What is left to do about people who were made without their whole life. */
export function brokenWords(why: string, usernames: readonly string[]): string {
  if (usernames.length === 0) return why
  const [have, those, them] =
    usernames.length === 1 ? ['has', 'that account', 'it'] : ['have', 'those accounts', 'them']
  return `${why} ${new Intl.ListFormat('en').format(usernames)} ${have} no whole life: delete ${those} on Users, and make ${them} again.`
}
