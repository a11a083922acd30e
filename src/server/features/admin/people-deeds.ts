import { randomUUID } from 'node:crypto'
import type { PersonAction } from '#contract/admin/admin.ts'
import type { AdminDeed } from '#contract/security-events.ts'
import { dropAllFactors } from '#server/core/accounts/factors.store.ts'
import { makeReset } from '#server/core/accounts/password-resets.store.ts'
import { type Announcing, announceEnds, takeSessions } from '#server/core/accounts/session-ends.ts'
import { holdVault, raiseSlotsVersion } from '#server/core/accounts/vault-row.store.ts'
import { addAudit, operator } from '#server/core/audit/audit-log.store.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { addSecurityEvent } from '#server/core/logs/security-events.store.ts'
import { type EventLog, type SecurityEventFields, securityEvent } from '#server/core/logs/security-events.ts'
import { tellAdminDeed } from '#server/core/mail/admin-notices.ts'
import type { PostLater } from '#server/core/mail/mail-post.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { Db, UserRow } from '../../db/tables.ts'
import type { AdminWays } from './admin-ways.ts'
import { setAdmin, setDisabled } from './people.store.ts'

interface Parts
  extends Pick<AppDeps, 'db' | 'now' | 'randomBytes' | 'config'>,
    Pick<Announcing, 'sessions'>,
    Pick<AdminWays, 'deleteAccount'> {
  readonly changes: Pick<AppDeps['changes'], 'publishSlots' | 'publishSecurity'>
  /** Mails to whose account it is. */
  readonly post: PostLater
}
type Person = Pick<UserRow, 'id' | 'password_hash'>

/** Who does something to an account, and where the server's log hears of it. */
interface Doer {
  /** The number of the admin's account, or `operator`. */
  readonly by: number
  readonly log: EventLog
  readonly fields: SecurityEventFields
}

/** What was done. */
interface Done {
  /** Sessions that have ended. */
  readonly sessionIds: readonly string[]
  /** Null: all key slots are what they were. */
  readonly slotsVersion: number | null
  readonly resetToken: string | null
}

const plain: Done = { sessionIds: [], slotsVersion: null, resetToken: null }

async function endAll(all: Db, { id }: Person): Promise<Done> {
  // No session has an empty id.
  const { sessionIds, tookSlots } = await takeSessions(all, id, { except: '' })
  return { ...plain, sessionIds, slotsVersion: tookSlots ? await raiseSlotsVersion(all, id) : null }
}

type Deed = (all: Db, person: Person, parts: Parts) => Promise<Done | null>

const deeds: Readonly<Record<Exclude<PersonAction, 'delete'>, Deed>> = {
  promote: async (all, { id }) => (id !== 1 && (await setAdmin(all, id, true)) ? plain : null),
  demote: async (all, { id }) => ((await setAdmin(all, id, false)) ? plain : null),
  disable: async (all, person, { now }) =>
    (await setDisabled(all, person.id, now())) ? endAll(all, person) : null,
  enable: async (all, { id }) => ((await setDisabled(all, id, null)) ? plain : null),
  'sign-out': endAll,
  'second-factor-off': async (all, { id }) => {
    const { had, slotsVersion } = await dropAllFactors(all, id)
    return had ? { ...plain, slotsVersion } : null
  },
  'reset-link': async (all, { id }, parts) => ({
    ...plain,
    resetToken: await makeReset({ ...parts, db: all }, id),
  }),
}

/** What whoever watches the log is told of; the audit log has it too. */
const eventOf = {
  promote: 'admin_promoted',
  demote: 'admin_demoted',
  disable: 'account_switched_off',
  enable: 'account_switched_on',
  'sign-out': 'session_ended',
  'second-factor-off': 'second_factor_removed',
  'reset-link': 'reset_asked',
  delete: 'account_deleted',
} as const satisfies Record<PersonAction, string>

/** What the owner of the account finds among their recent changes, and is told by mail. */
const tellsOwner: Partial<Record<PersonAction, AdminDeed>> = {
  'second-factor-off': 'admin_removed_factors',
  'sign-out': 'admin_signed_out',
  disable: 'admin_disabled',
  enable: 'admin_enabled',
}

/** Does something to an account, with its lines in the audit log and for its owner, or with none of them; null: it was so already. */
export async function doToPerson(
  parts: Parts,
  action: PersonAction,
  person: Person,
  { by, log, fields }: Doer,
): Promise<Done | null> {
  refuseLockingOut(action, person, by)
  const note = (all: Db): Promise<void> =>
    addAudit(all, { at: parts.now(), admin: by, action: `person.${action}`, subject: String(person.id) })
  const notice = tellsOwner[action]
  const eventId = randomUUID()
  const done = await (action === 'delete' ? remove() : inOne(action))
  if (!done) return null
  securityEvent(log, eventOf[action], { ...fields, account: person.id, ...(by !== operator && { by }) })
  // Slots first: whoever loses the session with its key hears of the key before the line is cut, and locks.
  if (done.slotsVersion !== null) parts.changes.publishSlots(person.id, done.slotsVersion)
  announceEnds(parts, done.sessionIds)
  if (notice) {
    parts.changes.publishSecurity(person.id, eventId)
    tellAdminDeed(parts.post, parts, person.id, notice)
  }
  return done

  function keepNotice(all: Db, kind: AdminDeed): Promise<void> {
    const event = {
      user_id: person.id,
      event_id: eventId,
      kind,
      label: '',
      session_id: null,
      at: parts.now(),
    }
    return addSecurityEvent(all, event)
  }
  async function remove(): Promise<Done> {
    await parts.deleteAccount(person, note)
    return plain
  }
  function inOne(kind: Exclude<PersonAction, 'delete'>): Promise<Done | null> {
    return parts.db.transaction().execute(async (all) => {
      await holdVault(all, person.id)
      const one = await deeds[kind](all, person, parts)
      if (!one) return null
      await note(all)
      if (notice) await keepNotice(all, notice)
      return one
    })
  }
}

const lockingOut: readonly PersonAction[] = ['demote', 'disable', 'delete']

/** The first account is always an admin, no other admin gets into it, and nobody saws off the branch that they sit on. */
function refuseLockingOut(action: PersonAction, { id }: Person, by: number): void {
  const isOwn = id === by
  if (isOwn && lockingOut.includes(action))
    throw new AppError('conflict', { message: 'This is your own account. Another admin can do that.' })
  if (id === 1 && lockingOut.includes(action))
    throw new AppError('conflict', { message: 'The first account is always an admin and stays.' })
  if (id === 1 && action === 'second-factor-off' && !isOwn && by !== operator)
    throw new AppError('conflict', {
      message: 'The first account keeps its second factor. Whoever runs the server can take it off.',
    })
}
