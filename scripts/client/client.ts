import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { pathToFileURL } from 'node:url'
import { firstWords } from '#domain/companion/talk/talk-words.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn, todayIn } from '#domain/time/my-day-in.ts'
import { DamagedServerError, OfflineError, ServerRefusedError } from '#vault/ports/ports.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import type { AskFactor } from '#vault/sync/server/with-factor.ts'
import { counted, exportWords, sizeWords } from '#web/features/export/exchange-words.ts'
import type { ExportEvent, ExportReport } from '#worker/export/export.calls.ts'
import { exporting } from '#worker/export/export.ts'
import { memoryFile } from '#worker/memory/memory-file.ts'
import { type AskLine, factorFrom } from './ask-factor.ts'
import { ClientFault } from './client-fault.ts'
import { writeNewFile } from './new-file.ts'
import { type OpenJournal, openJournal, type WayIn } from './open-journal.ts'

export const usage = `Opens your journal in this terminal. Everything is opened here; the server gives sealed bytes.

  npm run inkwell -- list                   the days and first words of your pages
  npm run inkwell -- add "a line"           a new page with that line
  npm run inkwell -- export [file.zip]      everything, as Settings, Data makes it; without a name into inkwell-<day>.zip

It asks the server at INKWELL_URL (http://localhost:3000 where that is not set; other machines by https), and comes in
  by INKWELL_TOKEN and INKWELL_RECOVERY_CODE, or
  by INKWELL_USERNAME and INKWELL_PASSWORD. A second factor is asked for then; where nobody can be asked, its code
  goes first: npm run inkwell -- --code 123456 list. A backup code goes there as well.`

type Env = Readonly<Record<string, string | undefined>>
type Say = (line: string) => void

/** Whom the program speaks to. `ask` is null where nobody can be asked. */
export interface Terminal {
  readonly say: Say
  readonly ask: AskLine | null
}

/** Does what the arguments say. Throws a `ClientFault` with a sentence where something is missing. */
export async function runClient(
  args: readonly string[],
  env: Env,
  { say, ask }: Terminal,
  argon2 = argon2Wasm,
): Promise<void> {
  const [code, asked] = args[0] === '--code' ? [args[1], args.slice(2)] : [undefined, args]
  const [command, given, ...more] = asked
  const work = command === undefined ? undefined : commands[command]
  if (!work || more.length > 0 || !work.takes.includes(given === undefined ? 0 : 1))
    throw new ClientFault(usage)
  const address = env.INKWELL_URL || 'http://localhost:3000'
  if (!URL.canParse(address)) throw new ClientFault('INKWELL_URL must be an address.')
  const server = new URL(address)
  try {
    const journal = await openJournal(server, wayIn(env, factorFrom(code, ask)), argon2)
    try {
      await work.run(journal, given ?? '', say, env)
    } finally {
      await journal.close()
    }
  } catch (error) {
    if (error instanceof ServerRefusedError || error instanceof DamagedServerError)
      throw new ClientFault(withoutDevice(error.message))
    if (error instanceof OfflineError) throw new ClientFault(`${server.origin} cannot be reached.`)
    throw error
  }
}

/** Refusals speak to a device that keeps what waits. Here nothing is kept. */
const withoutDevice = (message: string): string =>
  message
    .split(/(?<=\.) /)
    .filter((sentence) => !sentence.includes('this device'))
    .join(' ')

function wayIn(env: Env, askFactor: AskFactor): WayIn {
  const { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: recoveryCode } = env
  const { INKWELL_USERNAME: username, INKWELL_PASSWORD: password } = env
  if (token && recoveryCode) return { token, recoveryCode }
  if (username && password) return { username, password, askFactor }
  throw new ClientFault(
    'Set INKWELL_TOKEN and INKWELL_RECOVERY_CODE, or INKWELL_USERNAME and INKWELL_PASSWORD.',
  )
}

interface Command {
  /** How many arguments it may have. */
  readonly takes: readonly (0 | 1)[]
  readonly run: (journal: OpenJournal, given: string, say: Say, env: Env) => Promise<void>
}

const commands: Readonly<Record<string, Command>> = {
  list: { takes: [0], run: async ({ session }, _given, say) => list(session, say) },
  export: { takes: [0, 1], run: exportTo },
  add: { takes: [1], run: add },
}

function list({ store }: OpenJournal['session'], say: Say): void {
  const pages = [...store.of(journalEntries).values()].filter(({ data }) => data.deletedAt === null)
  const { startHour } = myDayIn(store)
  const ordered = pages.toSorted((a, b) => (a.data.createdAt < b.data.createdAt ? 1 : -1))
  for (const { data } of ordered)
    say(`${entryDay(data, startHour)}  ${data.title || firstWords(data.content)}`)
  if (pages.length === 0) say('There are no pages yet.')
}

async function add(journal: OpenJournal, line: string, say: Say): Promise<void> {
  if (line.trim() === '') throw new ClientFault('Write the line in quotes after add.')
  const at = Date.now()
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const entry = { ...newEntry(new Date(at).toISOString(), timeZone), content: line }
  await journal.session.put(journalEntries.kind, uuidV7(at, secureRandom(16)), entry)
  await journal.send().catch((error: unknown) => {
    if (error instanceof ServerRefusedError || error instanceof DamagedServerError)
      throw new ClientFault(`${withoutDevice(error.message)} The line was not kept.`)
    if (error instanceof OfflineError)
      throw new ClientFault(
        'The server does not answer any more. Whether it has the line is not known: look with list before you add it again.',
      )
    throw error
  })
  say('Sealed and sent.')
}

async function exportTo(journal: OpenJournal, given: string, say: Say, env: Env): Promise<void> {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const name = given || `inkwell-${todayIn(journal.session.store, { nowMs: Date.now(), zone })}.zip`
  // npm says in INIT_CWD where somebody stood when they called it.
  const path = resolve(env.INIT_CWD ?? '.', name)
  const tools = {
    session: journal.session,
    now: () => Date.now(),
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    zone,
  }
  let report: ExportReport | undefined
  await writeNewFile(path, (put) => {
    const hear = (event: unknown): Promise<void> | undefined => {
      const told = event as ExportEvent
      if (told.is === 'done') report = told.report
      return told.is === 'chunk' ? put(told.bytes) : undefined
    }
    return exporting(memoryFile).run(
      tools,
      { userName: journal.username },
      hear,
      new AbortController().signal,
    )
  })
  if (!report) return
  say(exportWords(path, report))
  const { missing } = report
  if (missing.length === 0) return
  say(
    `${counted(missing.length, 'photo or file', 'photos or files')} could not be had and ${missing.length === 1 ? 'is' : 'are'} not in it:`,
  )
  for (const { blobId, type, bytes, reason } of missing)
    say(`  ${blobId}, ${type}, ${sizeWords(bytes)}: ${reason}`)
}

async function askAtTerminal(question: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  try {
    return await lines.question(question)
  } finally {
    lines.close()
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  await runClient(process.argv.slice(2), process.env, {
    say: console.log,
    ask: process.stdin.isTTY ? askAtTerminal : null,
  }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  })
