import type { AuditEntry, HealthLine } from '#contract/admin/admin.ts'
import type { JobStatus } from '#domain/jobs/job.ts'

const most = 1_000

/** A number of bytes in words: '312 MB'. Thousands, as disks are sold. */
export function bytesWords(bytes: number): string {
  const units = ['bytes', 'kB', 'MB', 'GB', 'TB']
  let value = bytes
  let unit = 0
  while (value >= most && unit < units.length - 1) {
    value /= most
    unit++
  }
  const digits = unit > 0 && value < 10 ? 1 : 0
  return `${value.toLocaleString('en', { maximumFractionDigits: digits })} ${units[unit]}`
}

/** A duration in words: '46 ms', '9.2 s', '3 min'; null: a dash. */
export function durationWords(ms: number | null): string {
  if (ms === null) return '–'
  if (ms < 1_000) return `${Math.round(ms)} ms`
  if (ms < 60_000) return `${(ms / 1_000).toLocaleString('en', { maximumFractionDigits: 1 })} s`
  return `${Math.round(ms / 60_000).toLocaleString('en')} min`
}

/** How often something happens by itself: 'every hour', 'every day'. */
export function everyWords(ms: number): string {
  if (ms % 86_400_000 === 0) return ms === 86_400_000 ? 'every day' : `every ${ms / 86_400_000} days`
  if (ms % 3_600_000 === 0) return ms === 3_600_000 ? 'every hour' : `every ${ms / 3_600_000} hours`
  return `every ${Math.round(ms / 60_000)} minutes`
}

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`

const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']
const inWords = (count: number): string => small[count] ?? count.toLocaleString('en')

/** The answer to 'Is everything up?'. */
export function healthWords(health: readonly Pick<HealthLine, 'part' | 'state'>[]): string {
  const named = (state: HealthLine['state']) =>
    health.filter((line) => line.state === state).map(({ part }) => part.toLowerCase())
  const off = health.filter(({ state }) => state === 'not_configured').length
  const aside =
    off === 0 ? '' : ` ${inWords(off)} ${off === 1 ? 'is' : 'are'} not configured, which is not an error.`
  const list = new Intl.ListFormat('en')
  const failing = named('failing')
  if (failing.length > 0) return `No: look at ${list.format(failing)}.${aside}`
  const warned = named('warning')
  if (warned.length > 0) return `Yes, but look at ${list.format(warned)}.${aside}`
  return `Yes.${aside}`
}

/** What each action of the audit log is called, after 'who'. `{}` stands for what it was done to. */
const deeds: Readonly<Record<string, string>> = {
  'person.promote': 'made account {} an admin',
  'person.demote': 'took admin rights from account {}',
  'person.disable': 'disabled account {}',
  'person.enable': 'enabled account {} again',
  'person.reset-link': 'made a reset link for account {}',
  'person.delete': 'deleted account {}',
  'job.add': 'asked for a job',
  'job.retry': 'tried a job again',
  'job.cancel': 'cancelled a job',
  'job.run': 'ran a job at once',
  'job.prioritise': 'changed the priority of a job',
  'job.retry-failed': 'tried all failed jobs again',
  'jobs.pause': 'paused the queue',
  'jobs.resume': 'let the queue go on',
  'flag.set': 'switched {}',
  'announcement.set': 'announced something',
  'announcement.clear': 'took the announcement away',
  'testing.mail': 'sent a mail to try it out',
  'testing.people': 'made sample accounts',
  'testing.clock': 'moved the clock of the server',
  'testing.provider': 'staged trouble with model providers',
}

/** A line of the audit log in words, without who and when: 'switched registration off'. */
export function deedWords({
  action,
  subject,
  detail,
}: Pick<AuditEntry, 'action' | 'subject' | 'detail'>): string {
  const deed = deeds[action] ?? action
  const isAboutJob = action.startsWith('job.') && detail !== null
  const aside = action === 'flag.set' ? ` ${detail}` : isAboutJob ? ` (${detail})` : ''
  return `${deed.replace('{}', subject ?? 'that is gone')}${aside}`
}

interface Queue {
  readonly isPaused: boolean
  readonly categories: readonly { readonly counts: Readonly<Record<JobStatus, number>> }[]
  /** Since when the longest waiting job could have begun; null: none is kept waiting. */
  readonly oldestDueAt: string | null
  readonly workers: readonly { readonly isHere: boolean }[]
  /** All that failed and are still kept. */
  readonly failed: number
}

/** The answer to 'Is anything stuck?'. */
export function stuckWords({ isPaused, categories, oldestDueAt, workers, failed: kept }: Queue): string {
  const sum = (status: JobStatus) => categories.reduce((all, { counts }) => all + counts[status], 0)
  const [running, waiting, failed] = [sum('processing'), sum('queued'), sum('failed')]
  const parts = [
    running === 0 ? 'Nothing runs' : counted(running, 'job runs', 'jobs run'),
    waiting === 0 ? 'nothing waits' : `${waiting.toLocaleString('en')} ${waiting === 1 ? 'waits' : 'wait'}`,
    `${failed === 0 ? 'none' : failed.toLocaleString('en')} failed in the last day`,
    ...(kept > failed ? [`${(kept - failed).toLocaleString('en')} before that`] : []),
  ].join(', ')
  if (isPaused) return `The queue is paused: nothing new begins. ${parts}.`
  if (!workers.some(({ isHere }) => isHere)) return `Yes: no server takes jobs. ${parts}.`
  return `${failed > 0 || oldestDueAt !== null ? 'Something needs a look.' : 'No.'} ${parts}.`
}
