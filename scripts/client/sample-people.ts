import { randomBytes } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { saveOnboarding } from '#contract/account.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { addDays } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import { Vault } from '#vault/vault.ts'
import samplePages from '../../data/sample-life/pages.json' with { type: 'json' }
import { ClientFault } from './client-fault.ts'
import { httpWire } from './http-wire.ts'
import { openJournal, partsOver } from './open-journal.ts'

/** How much of the fictional life each of the people has: the latest so many pages. */
const lives = [7, 30, samplePages.length] as const

/** Somebody who does not exist, and how to sign in as them. */
export interface SamplePerson {
  readonly username: string
  readonly password: string
  readonly pages: number
}

/** Makes people with lives on a server, by the same code as a device; the last page of each is of `today` (a day). */
export async function makeSamplePeople(
  server: URL,
  today: string,
  argon2 = argon2Wasm,
): Promise<SamplePerson[]> {
  const made: SamplePerson[] = []
  for (const pages of lives) {
    const person = { username: `sample-${randomBytes(5).toString('hex')}`, password: newPassword() }
    await register(server, person, argon2)
    const journal = await openJournal(server, person, argon2)
    try {
      for (const { at, title, text, mood } of pagesUpTo(today, pages)) {
        const entry = { ...newEntry(new Date(at).toISOString(), 'UTC'), title, content: text, mood }
        await journal.session.put(journalEntries.kind, uuidV7(at, secureRandom(16)), entry)
      }
      await journal.send()
    } finally {
      await journal.close()
    }
    made.push({ ...person, pages })
  }
  return made
}

const newPassword = (): string => randomBytes(12).toString('base64url')

/** An account with keys of its own that has been through onboarding. */
async function register(
  server: URL,
  { username, password }: { username: string; password: string },
  argon2: typeof argon2Wasm,
): Promise<void> {
  const wire = httpWire(server, null)
  const vault = new Vault(partsOver(vaultServerOver(wire), argon2))
  await vault.register({ username, password, email: `${username}@example.org` })
  const completedAt = new Date().toISOString()
  await wire.send(saveOnboarding, { body: { name: 'Mara', goals: ['self_reflection'], completedAt } })
  await vault.logout('keep')
}

/** The latest pages of the life, moved so that the last one is of `today`; `at` in ms since 1970. */
function pagesUpTo(today: string, count: number) {
  const last = samplePages.at(-1)?.day ?? today
  const moved = daysBetween(last, today)
  return samplePages.slice(-count).map(({ day, time, ...page }) => ({
    ...page,
    at: Date.parse(`${addDays(day, moved)}T${time}:00Z`),
  }))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  try {
    const address = process.env.INKWELL_URL || 'http://localhost:3000'
    if (!URL.canParse(address)) throw new ClientFault('INKWELL_URL must be an address.')
    const today = new Date().toISOString().slice(0, 10)
    for (const { username, password, pages } of await makeSamplePeople(new URL(address), today))
      console.log(`${username}  ${password}  ${pages} pages`)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
