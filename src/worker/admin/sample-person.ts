import type { KdfParams } from '#contract/account.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { type AccountKey, TypedPassword } from '#vault/keys/slots/open-slot.ts'
import { importAndWipe, makeKeys } from '#vault/keys/unlock.ts'
import { openVault } from '#vault/open-vault.ts'
import { passingParts } from '#vault/passing-parts.ts'
import type { VaultServer } from '#vault/ports/ports.ts'
import { secureRandom, wipe } from '#vault/primitives/bytes.ts'
import { type Argon2id, authSecretOf } from '#vault/primitives/password-kdf.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import samplePages from '../../../data/sample-life/pages.json' with { type: 'json' }

/** How much of the fictional life each of the people has: the latest so many pages. */
export const lives = [7, 30, samplePages.length] as const

/** What a password gives by one derivation. Whoever asks wipes `vaultKey`. */
export async function keyOf(password: string, kdf: KdfParams, argon2: Argon2id): Promise<AccountKey> {
  const typed = new TypedPassword(password, argon2)
  try {
    return {
      kdf,
      vaultKey: await typed.vaultKey(kdf),
      authSecret: await authSecretOf(await typed.root(kdf)),
    }
  } finally {
    typed.wipe()
  }
}

interface Life {
  /** Whose life it is: their account has no keys yet. */
  readonly userId: number
  readonly key: AccountKey
  readonly pages: number
  /** The day of the last page. */
  readonly today: Day
  /** Called after each page. It may throw, to end the making. */
  readonly onPage?: () => void
}

/**
 * Makes the keys of a sample person and writes their pages, as a device of theirs would, in a vault that is kept nowhere. Resolves when the server has
 * all of it. Works in a browser's worker and on Node.
 */
export async function giveLife(server: VaultServer, life: Life): Promise<void> {
  const { userId, key, pages, today, onPage = () => undefined } = life
  const parts = passingParts(server)
  const { keyringBytes } = await makeKeys(parts, userId, key).finally(() => wipe(key.vaultKey))
  const { session, replica, close } = await openVault(parts, userId, await importAndWipe(keyringBytes), {
    onOver: () => undefined,
    onDeleted: async () => undefined,
    onSlotsChanged: () => undefined,
  })
  try {
    for (const { at, title, text, mood } of pagesUpTo(today, pages)) {
      const entry = { ...newEntry(new Date(at).toISOString(), 'UTC'), title, content: text, mood }
      await session.put(journalEntries.kind, uuidV7(at, secureRandom(16)), entry)
      onPage()
    }
    for (let before = Number.POSITIVE_INFINITY, waiting = pages; waiting > 0; before = waiting) {
      waiting = await replica.push()
      if (waiting >= before) throw new Error('The server did not take every page.')
    }
  } finally {
    close()
  }
}

/** The latest pages of the life, moved so that the last one is of `today`; `at` in ms since 1970. */
function pagesUpTo(today: Day, count: number) {
  const last = samplePages.at(-1)?.day ?? today
  const moved = daysBetween(last, today)
  return samplePages.slice(-count).map(({ day, time, ...page }) => ({
    ...page,
    at: Date.parse(`${addDays(day, moved)}T${time}:00Z`),
  }))
}
