import type { AuditEntry } from '#contract/admin/admin.ts'
import { counted } from './admin-words.ts'

/** What each action of the audit log is called, after 'who'. `{}` stands for what it was done to. */
const deeds: Readonly<Record<string, string>> = {
  'person.create': 'made account {}',
  'person.promote': 'made account {} an admin',
  'person.demote': 'took admin rights from account {}',
  'person.disable': 'disabled account {}',
  'person.enable': 'enabled account {} again',
  'person.reset-link': 'made a reset link for account {}',
  'person.delete': 'deleted account {}',
  'person.sign-out': 'signed account {} out everywhere',
  'person.second-factor-off': 'switched the second factor of account {} off',
  'person.plan': 'changed the plan of account {}',
  'code.make': 'made a code',
  'code.withdraw': 'withdrew a code',
  'job.add': 'asked for a job',
  'job.retry': 'tried job {} again',
  'job.cancel': 'cancelled job {}',
  'job.run': 'ran job {} at once',
  'job.prioritise': 'changed the priority of job {}',
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

/** What an action is called in a list of them: 'Disabled an account'. */
export function actionWords(action: string): string {
  const words = (deeds[action] ?? action)
    .replace('account {}', 'an account')
    .replace('job {}', 'a job')
    .replace('{}', 'something')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const dayMs = 24 * 60 * 60 * 1000

/** What an entry holds beside what it was done to, in words. */
function detailWords(action: string, detail: string): string {
  if (action === 'testing.clock') {
    const days = Math.round(Number(detail) / dayMs)
    return days === 0 ? 'back to now' : `${counted(Math.abs(days), 'day')} ${days > 0 ? 'ahead' : 'behind'}`
  }
  if (action === 'testing.provider') return detail === 'none' ? 'ended' : detail
  return detail
}

/** A line of the audit log in words, without who and when: 'switched registration off'. */
export function deedWords({
  action,
  subject,
  detail,
}: Pick<AuditEntry, 'action' | 'subject' | 'detail'>): string {
  const deed = deeds[action] ?? action
  // A job's number is long, and its beginning tells it from others.
  const what = action.startsWith('job.') ? subject?.slice(0, 8) : subject
  const words = deed.replace('{}', what ?? 'that is gone')
  if (detail === null) return words
  return action === 'flag.set' ? `${words} ${detail}` : `${words} (${detailWords(action, detail)})`
}

const jobDeeds: Readonly<Record<string, string>> = {
  'job.add': 'asked for it',
  'job.retry': 'tried it again',
  'job.cancel': 'cancelled it',
  'job.run': 'ran it at once',
}
const priorities = ['can wait', 'usual', 'goes first']

/** The same beside the job that it was done to: 'cancelled it'. */
export function jobDeedWords(deed: Pick<AuditEntry, 'action' | 'subject' | 'detail'>): string {
  if (deed.action === 'job.prioritise')
    return `changed its priority to “${priorities[Number(deed.detail)] ?? deed.detail}”`
  return jobDeeds[deed.action] ?? deedWords(deed)
}

/** Who did it: by name while the account is there. */
export const whoWords = ({ admin, adminId }: Pick<AuditEntry, 'admin' | 'adminId'>): string =>
  admin ?? (adminId ? `Account ${adminId}` : 'The operator')
