import { setTimeout as delay } from 'node:timers/promises'

/** An open stream of server-sent events over a real connection. */
export interface EventStream {
  readonly contentType: string | null
  /** Everything received so far. */
  readonly text: string
  readonly isEnded: boolean
  /** Resolves once `text` matches, or throws after a while. */
  until(pattern: RegExp): Promise<void>
  untilEnded(): Promise<void>
  close(): void
}

export async function openEvents(url: string, cookie: string): Promise<EventStream> {
  const abort = new AbortController()
  const answer = await fetch(url, { headers: { cookie }, signal: abort.signal })
  let text = ''
  let isEnded = false
  const reading = (async () => {
    for await (const piece of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) text += piece
  })().then(
    () => {
      isEnded = true
    },
    () => undefined,
  )
  const wait = async (what: string, isTrue: () => boolean): Promise<void> => {
    const until = Date.now() + 5_000
    while (!isTrue()) {
      if (Date.now() > until) throw new Error(`Waited in vain for ${what}; got: ${text}`)
      await delay(10)
    }
  }
  return {
    contentType: answer.headers.get('content-type'),
    get text() {
      return text
    },
    get isEnded() {
      return isEnded
    },
    until: (pattern) => wait(String(pattern), () => pattern.test(text)),
    untilEnded: async () => {
      await wait('the end', () => isEnded)
      await reading
    },
    close: () => abort.abort(),
  }
}
