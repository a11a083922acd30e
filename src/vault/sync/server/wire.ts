import type { AnswerOf, BodyOf, Endpoint } from '#contract/endpoint.ts'

/** What is sent to an endpoint. */
export interface WireInput<E extends Endpoint> {
  readonly body?: BodyOf<E>
  readonly query?: Readonly<Record<string, string | number>>
  readonly params?: Readonly<Record<string, string>>
}

/** How bytes get to the server and back: fetch and EventSource in a browser. `send` rejects when nobody answers. */
export interface Wire {
  send<E extends Endpoint>(to: E, input: WireInput<E>): Promise<Response>
  /** The same for a path with everything in it and a body of bytes, or none. */
  sendBytes(method: 'GET' | 'PUT', path: string, bytes?: Uint8Array<ArrayBuffer>): Promise<Response>
  /** Calls back with the data of every event of these names until the returned function is called. */
  listen(path: string, listeners: Readonly<Record<string, (data: string) => void>>): () => void
}

/** How an answer is read: which statuses are fine beside those of success, and whether a refusal is told in words of ours. */
export interface Reading {
  readonly alsoFine?: readonly number[]
  readonly own?: boolean
}

/** Calls an endpoint and reads its answer. Rejects with OfflineError or ServerRefusedError. */
export type Ask = <E extends Endpoint>(
  to: E,
  input: WireInput<E>,
  reading?: Reading & { readonly check?: (answer: AnswerOf<E>) => void },
) => Promise<AnswerOf<E>>
