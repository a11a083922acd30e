import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'
import type { BrowserModelSays } from '#worker/companion/companion.calls.ts'

/** As the browser says it; 'missing': this browser has no model of its own. */
export type BrowserModelState = 'missing' | 'unavailable' | 'downloadable' | 'downloading' | 'available'

/** What of the Prompt API is used. It exists on pages only, not in workers. */
interface LanguageModelSession {
  promptStreaming(input: string, options: { signal: AbortSignal }): ReadableStream<string>
  destroy(): void
}
interface DownloadMonitor {
  addEventListener(type: 'downloadprogress', listener: (event: { readonly loaded: number }) => void): void
}
interface LanguageModelApi {
  availability(options: object): Promise<Exclude<BrowserModelState, 'missing'>>
  create(options: object): Promise<LanguageModelSession>
}

/** The same for asking whether it is there and for making it, as the specification wants it. */
const texts = [{ type: 'text', languages: ['en'] }]
const expected = { expectedInputs: texts, expectedOutputs: texts }

const api = (): LanguageModelApi | undefined =>
  (globalThis as { readonly LanguageModel?: LanguageModelApi }).LanguageModel

export async function browserModelState(): Promise<BrowserModelState> {
  return (await api()?.availability(expected)) ?? 'missing'
}

/** Has to follow a press: a browser downloads gigabytes only for somebody who wants it. `onProgress` is told 0 to 1. */
export async function downloadBrowserModel(onProgress: (share: number) => void): Promise<void> {
  const monitor = (model: DownloadMonitor): void =>
    model.addEventListener('downloadprogress', ({ loaded }) => onProgress(loaded))
  const session = await api()?.create({ ...expected, monitor })
  session?.destroy()
}

/** Asks the browser's own model and hands on what it says; `say` answers false when nobody waits for it any more. */
export async function answerByBrowser(
  { askId, messages }: { readonly askId: string; readonly messages: readonly ModelMessage[] },
  say: (said: BrowserModelSays) => Promise<boolean>,
): Promise<void> {
  const stop = new AbortController()
  let session: LanguageModelSession | undefined
  try {
    if ((await browserModelState()) !== 'available') throw new Error('not available')
    session = await api()?.create({ ...expected, initialPrompts: messages.slice(0, -1), signal: stop.signal })
    if (!session) throw new Error('missing')
    const reader = session
      .promptStreaming(messages.at(-1)?.content ?? '', { signal: stop.signal })
      .getReader()
    for (;;) {
      const { done, value = '' } = await reader.read()
      if (!(await say({ askId, token: value, is: done ? 'done' : 'speaking' })) && !done) stop.abort()
      if (done) return
    }
  } catch {
    // Why it failed is the browser's own matter; that this device answers instead is said under the reply.
    await say({ askId, token: '', is: 'failed' })
  } finally {
    session?.destroy()
  }
}
