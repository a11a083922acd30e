import { useCallback, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/reply.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import {
  browserModelSays,
  chooseConsent,
  type Permit,
  type ReplyMessage,
  type SayEvent,
  say,
} from './companion.calls.ts'
import type { ConsentAnswer } from './consent-sheet.tsx'

/** How the newest exchange stands. */
export type Exchange =
  | { readonly step: 'rest' }
  | { readonly step: 'reading' }
  | { readonly step: 'speaking'; readonly reply: ReplyMessage }
  | { readonly step: 'asking'; readonly question: Extract<SayEvent, { type: 'consent' }> }
  | { readonly step: 'failed'; readonly error: string }

const rest: Exchange = { step: 'rest' }
const lost: Exchange = { step: 'failed', error: 'The companion cannot be reached. Please try again.' }

/** Nothing of the browser's own model is loaded before somebody chose it. */
async function askBrowser(event: Extract<SayEvent, { type: 'ask-browser' }>): Promise<void> {
  const { answerByBrowser } = await import('./browser-model.ts')
  await answerByBrowser(event, (said) => inkwell.run(browserModelSays, said))
}

/** Talks beside an entry: says things, hears the reply, asks for consent, stops, tries again. `onAnswered`: a reply is whole and kept. */
export function useTalk(
  entryUid: string | null,
  mode: CompanionMode,
  onAnswered: (messageId: string) => void,
) {
  const [exchange, setExchange] = useState<Exchange>(rest)
  const [finished, setFinished] = useState('')
  const stopping = useRef<AbortController>(null)

  const run = useCallback(
    async (content: string | null, permit: Permit | null, onKept: () => void): Promise<void> => {
      const abort = new AbortController()
      stopping.current = abort
      let answered: string | null = null
      setExchange({ step: 'reading' })
      const hear = (event: SayEvent): void => {
        if (event.type === 'kept') onKept()
        else if (event.type === 'error') setExchange({ step: 'failed', error: event.error })
        else if (event.type === 'consent') setExchange({ step: 'asking', question: event })
        else if (event.type === 'ask-browser') void askBrowser(event)
        else {
          setExchange({ step: 'speaking', reply: event.message })
          if (!event.message.isComplete) return
          answered = event.message.messageId
          setFinished(event.message.content)
        }
      }
      try {
        await inkwell.stream(say, { entryUid, content, mode, permit }, hear, abort.signal)
        setExchange((now) => (now.step === 'reading' || now.step === 'speaking' ? rest : now))
        if (answered !== null) onAnswered(answered)
      } catch (error) {
        console.error(error)
        setExchange(lost)
      }
    },
    [entryUid, mode, onAnswered],
  )

  return {
    exchange,
    /** The last reply once it was whole, for those who listen to the screen. */
    finished,
    /** True once the words are kept on this device. */
    say: (content: string): Promise<boolean> =>
      new Promise((kept) => {
        void run(content, null, () => kept(true)).then(() => kept(false))
      }),
    retry: (): void => void run(null, null, () => undefined),
    stop: (): void => stopping.current?.abort(),
    async answer(given: ConsentAnswer): Promise<void> {
      const permit: Permit = given.to === 'cloud' ? { to: given.to, leftOut: given.leftOut } : given
      try {
        if (given.to === 'cloud' && given.isForGood) await inkwell.run(chooseConsent, { choice: 'always' })
        await run(null, permit, () => undefined)
      } catch (error) {
        console.error(error)
        setExchange(lost)
      }
    },
  }
}
