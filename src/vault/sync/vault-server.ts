import type { z } from 'zod'
import { authKdf, login, logout, register } from '#contract/account.ts'
import type { AnswerOf, BodyOf, Endpoint } from '#contract/endpoint.ts'
import { errorBody } from '#contract/errors.ts'
import { readRecords, recordEvent, recordEventsPath, writeRecords } from '#contract/records.ts'
import { deleteSlot, readSlots, writeSlot } from '#contract/vault.ts'
import { OfflineError, ServerRefusedError, type VaultServer } from './ports.ts'

export interface WireInput<E extends Endpoint> {
  readonly body?: BodyOf<E>
  readonly query?: Readonly<Record<string, string | number>>
  readonly params?: Readonly<Record<string, string>>
}

/** How bytes get to the server and back: fetch and EventSource in a browser. `send` rejects when nobody answers. */
export interface Wire {
  send<E extends Endpoint>(to: E, input: WireInput<E>): Promise<Response>
  /** Calls back with the data of every event of that name until the returned function is called. */
  listen(path: string, eventName: string, onEvent: (data: string) => void): () => void
}

/** Nobody is there behind the proxy. */
const unreachable = new Set([502, 503, 504])

async function refusal(response: Response): Promise<Error> {
  if (unreachable.has(response.status)) return new OfflineError('The server cannot be reached.')
  const body = errorBody.safeParse(await response.json().catch(() => null))
  return new ServerRefusedError(
    response.status,
    body.success ? body.data.message : `The server answered ${response.status}.`,
  )
}

/** The server's part of the vault over HTTP. What it answers is checked before it is used. */
export function vaultServerOver(wire: Wire): VaultServer {
  async function ask<E extends Endpoint>(
    to: E,
    input: WireInput<E>,
    alsoFine: readonly number[] = [],
  ): Promise<AnswerOf<E>> {
    let response: Response
    try {
      response = await wire.send(to, input)
    } catch (cause) {
      throw new OfflineError('The server cannot be reached.', { cause })
    }
    if (!response.ok && !alsoFine.includes(response.status)) throw await refusal(response)
    const answer = to.answer.safeParse(await response.json().catch(() => null))
    if (!answer.success)
      throw new ServerRefusedError(
        response.status,
        'The server answered something that cannot be understood.',
      )
    return answer.data as z.output<E['answer']>
  }

  return {
    kdf: (username) => ask(authKdf, { query: { username } }),
    register: (body) => ask(register, { body }),
    login: (body) => ask(login, { body }),
    async logout() {
      await ask(logout, {})
    },
    readSlots: () => ask(readSlots, {}),
    writeSlot: (baseVersion, slot) => ask(writeSlot, { body: { baseVersion, slot } }),
    deleteSlot: (slotId) => ask(deleteSlot, { params: { slotId } }),
    readRecords: (since) => ask(readRecords, { query: { since } }),
    // 422 carries the reason for each record.
    writeRecords: (changes) => ask(writeRecords, { body: { changes } }, [422]),
    onRecordsChanged: (changed) =>
      wire.listen(recordEventsPath, 'changed', (data) => {
        const event = recordEvent.safeParse(JSON.parse(data))
        if (event.success) changed(event.data.upTo)
      }),
  }
}
