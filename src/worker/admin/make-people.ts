import { makeSamplePeople } from '#contract/admin/admin.ts'
import { endToken } from '#contract/api-tokens.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import type { Argon2id } from '#vault/primitives/password-kdf.ts'
import { httpWire } from '#vault/sync/server/http-wire.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import { askProven } from '#worker/core/send-proven.ts'
import { emitting, type StreamImpl } from '#worker/core/worker-calls.ts'
import { makePeople, type PeopleMaking } from './admin.calls.ts'
import { giveLife, keyOf, lives } from './sample-person.ts'

/** How often the page hears of it. */
const everyPages = 10

interface MakingParts {
  readonly server: URL
  /** Ms since 1970. */
  readonly now: number
  readonly argon2?: Argon2id
}

/**
 * Gives each of these people keys and pages, one after the other, each by their own token and with nothing of whoever makes them. A person is whole once the
 * server has all their pages. Throws what stopped it; those before are whole.
 */
export async function giveLives(
  { people, password }: AnswerOf<typeof makeSamplePeople>,
  { server, now, argon2 = argon2Wasm }: MakingParts,
  emit: (making: PeopleMaking) => void,
  signal: AbortSignal,
): Promise<void> {
  const planned = people.map((person, nth) => ({ ...person, pages: lives[nth % lives.length] ?? 1 }))
  const of = planned.reduce((sum, { pages }) => sum + pages, 0)
  const today = new Date(now).toISOString().slice(0, 10)
  let [whole, done] = [0, 0]
  const tell = (): void =>
    emit({
      password,
      people: planned.map(({ username, pages }, nth) => ({ username, pages, isWhole: nth < whole })),
      done,
      of,
    })
  const onPage = (): void => {
    signal.throwIfAborted()
    done += 1
    if (done % everyPages === 0) tell()
  }
  tell()
  for (const { id, username, token, tokenId, pages } of planned) {
    signal.throwIfAborted()
    const wire = httpWire(server, token)
    const theirs = vaultServerOver(wire)
    const key = await keyOf(password, await theirs.kdf(username), argon2)
    await giveLife(theirs, { userId: id, key, pages, today, onPage })
    whole += 1
    tell()
    // It ends by itself, too.
    await wire.send(endToken, { params: { tokenId } }).catch(() => undefined)
  }
}

/** The admin's password goes where it is proven, as always; everything after that is done beside their session and their vault. */
export const peopleStreams: readonly StreamImpl[] = [
  emitting(makePeople, async ({ session: { keys }, now }, { password }, emit, signal) => {
    const { method, path, answer } = makeSamplePeople
    const made = answer.parse(await askProven(keys, method, path, password, { count: lives.length }))
    await giveLives(made, { server: new URL(location.origin), now: now() }, emit, signal)
  }),
]
