import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { proofBy } from '#server/testing/factors.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import {
  newDevice,
  newPerson,
  newUid,
  quickArgon2,
  sessionOf,
  synced,
} from '#vault/scenarios/device.test-support.ts'
import { runClient } from './client.ts'

/** Somebody with one page and a recovery code, on a server that listens. */
export async function writer(app: TestApp) {
  const url = await app.listen()
  const device = newDevice(app)
  const vault = device.newTab()
  const person = newPerson()
  await vault.register(person)
  const session = sessionOf(vault)
  const evening = newEntry('2026-11-20T04:31:00.000Z', 'America/Los_Angeles')
  const page = { ...evening, title: 'The lake', content: 'It was still.' }
  await session.put(journalEntries.kind, newUid(), page)
  const code = await session.keys.makeRecoveryCode(person.password)
  await synced(vault)
  const run = async (args: readonly string[], env: Record<string, string>): Promise<string[]> => {
    const lines: string[] = []
    await runClient(args, { INKWELL_URL: url, ...env }, { say: (line) => lines.push(line), ask: null })
    return lines
  }
  /** As `run` with name and password, with somebody at the terminal who types these lines; also what they were asked. */
  const runTyping = async (args: readonly string[], typed: readonly string[] | null) => {
    const { username, password } = person
    const env = { INKWELL_URL: url, INKWELL_USERNAME: username, INKWELL_PASSWORD: password }
    const [lines, questions, left]: [string[], string[], string[]] = [[], [], [...(typed ?? [])]]
    const ask = async (question: string) => {
      questions.push(question)
      return left.shift() ?? ''
    }
    await runClient(args, env, { say: (line) => lines.push(line), ask: typed && ask }, quickArgon2)
    return { lines, questions }
  }
  const makeToken = async (scopes: readonly string[]) => {
    const proof = proofBy(await session.keys.proofOf(person.password))
    const answer = await device.browser.post('/api/tokens', { name: 'Client', scopes, days: 7, proof })
    return answer.json<{ token: string; tokens: { id: string }[] }>()
  }
  return {
    url,
    device,
    vault,
    session,
    person,
    code,
    run,
    runTyping,
    makeToken,
    [Symbol.dispose]: () => device[Symbol.dispose](),
  }
}

export const pages = (session: Awaited<ReturnType<typeof writer>>['session']) =>
  [...session.store.of(journalEntries).values()].map(({ data }) => data.content).sort()
