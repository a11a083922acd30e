import type { ApiToken } from '#contract/api-tokens.ts'
import type { ApiScope } from '#contract/endpoint.ts'
import { dayWords, type Moment } from '#web/lib/time-words.ts'

export const scopeWords: Readonly<Record<ApiScope, readonly [label: string, hint: string]>> = {
  'records:read': ['Read sealed records', 'without your recovery code they stay sealed'],
  'records:write': ['Write sealed records', 'add pages, change them, remove them'],
  account: ['Account', 'read your plan, read and change your look, never your password'],
}

/** What a token may do beside its scopes: the answer of GET /api/user. */
export const anyTokenWords =
  'Each token also reads your username, email address, name and plan, and whether you are an admin.'

/** What a token may do, when it was used and when it ends, in a line. */
export function tokenLine({ scopes, lastUsedAt, expiresAt }: ApiToken, moment: Moment): string {
  const dayOf = (instant: string): string => dayWords(Date.parse(instant), moment)
  const may = scopes.map((scope) => scopeWords[scope][0].toLowerCase()).join(', ')
  const used = lastUsedAt === null ? 'never used' : `last used on ${dayOf(lastUsedAt)}`
  const ends =
    Date.parse(expiresAt) <= moment.now ? `ended on ${dayOf(expiresAt)}` : `ends on ${dayOf(expiresAt)}`
  return `May ${may}; ${used}; ${ends}`
}

export const daysWords = (days: number): string => (days === 365 ? 'a year' : `${days} days`)
