import { timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { KdfParams, login, register } from '#contract/account.ts'
import { onboardingData } from '#domain/account/onboarding.ts'
import { checkPassword, proofOf } from '#server/core/accounts/check-password.ts'
import { knownBrowser } from '#server/core/accounts/known-browser.ts'
import {
  checkNewPassword,
  kdfOf,
  kdfOfNobody,
  newSecret,
  refuseEasyPassword,
} from '#server/core/accounts/password.ts'
import { AppError, fieldError } from '#server/core/http/app-error.ts'
import { countRegistration } from '#server/core/http/throttle.ts'
import { requireFlag } from '#server/core/switches/flags.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { UserRow } from '../../db/tables.ts'
import { createUser, findByUsername, isFirstAccount, markPasswordSeen, usernameKey } from './account.store.ts'

type Registration = z.output<NonNullable<typeof register.body>>
type Credentials = z.output<NonNullable<typeof login.body>>

/** Makes an account; only these fields of what was sent decide anything. */
export async function createAccount(deps: AppDeps, sent: Registration, address: string): Promise<UserRow> {
  const { username, email, password, derived } = sent
  const name = sent.name || null
  refuseControlCharacters({ username, email, name: name ?? '' })
  checkNewPassword(password, derived)
  await refuseEasyPassword(password, derived, [username, email, name])
  const mayBeFirst = await checkMayBeFirst(deps, sent.setup)
  await countRegistration(deps, address)
  if (await findByUsername(deps.db, username)) throw new AppError('username_taken')
  const secret = await newSecret(deps, password, derived)
  return createUser(
    deps.db,
    { username, email, name, ...secret, passwordSeen: !derived, createdAt: deps.now() },
    mayBeFirst,
  )
}

/** Makes an account that stands for nobody, past onboarding, with a password that the server has seen. */
export async function makeAccountOfNobody(
  deps: AppDeps,
  username: string,
  password: string,
  alongside: Parameters<typeof createUser>[3],
): Promise<void> {
  const secret = await newSecret(deps, password, undefined)
  const createdAt = deps.now()
  const completedAt = new Date(createdAt).toISOString()
  const onboarding = onboardingData.parse({ name: 'Mara', goals: ['self_reflection'], completedAt })
  const made = { username, email: `${username}@example.org`, name: null, ...secret, passwordSeen: true }
  await createUser(deps.db, { ...made, onboardingData: onboarding, createdAt }, false, alongside)
}

/** Whether a new account may be the first one, which is the admin's. Refuses at once when it would be and may not, and where no accounts are made now. */
export async function checkMayBeFirst(deps: AppDeps, setup: string | undefined): Promise<boolean> {
  await requireFlag(deps, 'registration')
  const mayBeFirst = !deps.config.isProduction || isSetupToken(deps, setup)
  if (!mayBeFirst && (await isFirstAccount(deps.db))) throw new AppError('setup_link_needed')
  return mayBeFirst
}

/** Who signs in with a password of this name. A passphrase signs nobody in, so that its owner counts as nobody here. */
async function findForPassword({ db }: AppDeps, username: string): Promise<UserRow | undefined> {
  const found = await findByUsername(db, username)
  return found?.password_signs_in === 1 ? found : undefined
}

/** Finds who signs in. */
export async function checkCredentials(
  deps: AppDeps,
  sent: Credentials,
  request: FastifyRequest,
): Promise<UserRow> {
  const nameKey = usernameKey(sent.username)
  const user = await findForPassword(deps, sent.username)
  const browser = await knownBrowser(deps, user?.id, request)
  const trier = { nameKey, address: request.ip, browser }
  const found = await checkPassword(deps, { ...trier, user, proof: proofOf(deps.deriver, sent) })
  if (sent.derived || found.password_seen === 1) return found
  await markPasswordSeen(deps.db, found)
  return { ...found, password_seen: 1 }
}

/** How a password of this name is derived; for a name that nobody has, something that looks alike. */
export async function kdfOfName(deps: AppDeps, username: string): Promise<KdfParams> {
  const found = await findForPassword(deps, username)
  return (found && kdfOf(found)) ?? kdfOfNobody(deps.keys, usernameKey(username))
}

/** No database keeps them alike, and no screen shows them. */
export function refuseControlCharacters(texts: Record<string, string>): void {
  for (const [field, text] of Object.entries(texts))
    if (/\p{Cc}/u.test(text)) throw fieldError(field, 'Please leave out invisible control characters.')
}

function isSetupToken(deps: AppDeps, sent = ''): boolean {
  const right = Buffer.from(deps.keys.setupToken)
  const given = Buffer.from(sent)
  return given.length === right.length && timingSafeEqual(given, right)
}
