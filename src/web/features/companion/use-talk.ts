import { useCallback, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/reply.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault-calls.ts'
import { logError } from '#web/lib/vault-locked.ts'
import {
  browserModelSays,
  chooseConsent,
  type Permit,
  type ReplyMessage,
  type Say,
  type SayEvent,
  say,
  type TalkOf,
} from './companion.calls.ts'
import type { ConsentAnswer } from './consent-sheet.tsx'

/** How the newest exchange stands; `instead`: the uid of the message in whose place the reply will stand. */
export type Exchange =
  | { readonly step: 'rest' }
  | { readonly step: 'reading'; readonly instead: string | undefined }
  | { readonly step: 'speaking'; readonly reply: ReplyMessage; readonly instead: string | undefined }
  | { readonly step: 'asking'; readonly question: Extract<SayEvent, { type: 'consent' }> }
  | { readonly step: 'failed'; readonly error: string }

const rest: Exchange = { step: 'rest' }
const lost: Exchange = { step: 'failed', error: 'The companion cannot be reached. Please try again.' }

type Asked = Pick<Say, 'content' | 'instead'>
const unasked: Asked = { content: null }

/** Nothing of the browser's own model is loaded before somebody chose it. */
export async function askBrowser(
  vault: VaultCalls,
  event: Extract<SayEvent, { type: 'ask-browser' }>,
): Promise<void> {
  const { answerByBrowser } = await import('./browser-model.ts')
  await answerByBrowser(event, (said) => vault.run(browserModelSays, said))
}

/** Talks: says things, hears the reply, asks for consent, stops, tries again. `onAnswered`: a reply is whole and kept. */
export function useTalk(
  { entryUid, talkUid }: TalkOf,
  mode: CompanionMode,
  onAnswered: (messageId: string) => void,
) {
  const vault = useVaultCalls()
  const [exchange, setExchange] = useState<Exchange>(rest)
  const [finished, setFinished] = useState('')
  const stopping = useRef<AbortController>(null)
  /** What is asked again after a question or a failure: once words are kept, only the answer. */
  const open = useRef<Asked>(unasked)

  const run = useCallback(
    async (asked: Asked, permit: Permit | null, onKept: () => void): Promise<void> => {
      const abort = new AbortController()
      stopping.current = abort
      open.current = asked
      let answered: string | null = null
      setExchange({ step: 'reading', instead: asked.instead })
      const hear = (event: SayEvent): void => {
        if (event.type === 'kept') {
          open.current = unasked
          onKept()
        } else if (event.type === 'error') setExchange({ step: 'failed', error: event.error })
        else if (event.type === 'consent') setExchange({ step: 'asking', question: event })
        else if (event.type === 'ask-browser') void askBrowser(vault, event)
        else {
          setExchange({ step: 'speaking', reply: event.message, instead: asked.instead })
          if (!event.message.isComplete) return
          answered = event.message.messageId
          setFinished(event.message.content)
        }
      }
      try {
        await vault.stream(say, { entryUid, talkUid, ...asked, mode, permit }, hear, abort.signal)
        setExchange((now) => (now.step === 'reading' || now.step === 'speaking' ? rest : now))
        if (answered !== null) onAnswered(answered)
      } catch (error) {
        logError(error)
        setExchange(lost)
      }
    },
    [entryUid, talkUid, mode, onAnswered, vault],
  )

  const retry = useCallback((): void => void run(open.current, null, () => undefined), [run])

  return {
    exchange,
    /** The last reply once it was whole, for those who listen to the screen. */
    finished,
    /** True once the words are kept on this device. */
    say: (content: string): Promise<boolean> =>
      new Promise((kept) => {
        void run({ content }, null, () => kept(true)).then(() => kept(false))
      }),
    /** Says an own message in other words. */
    sayAgain: (instead: string, content: string): void =>
      void run({ content, instead }, null, () => undefined),
    /** Has a reply given again. */
    answerAgain: (instead: string): void => void run({ content: null, instead }, null, () => undefined),
    retry,
    stop: (): void => stopping.current?.abort(),
    async answer(given: ConsentAnswer): Promise<void> {
      const permit: Permit = given.to === 'cloud' ? { to: given.to, leftOut: given.leftOut } : given
      try {
        if (given.to === 'cloud' && given.isForGood) await vault.run(chooseConsent, { choice: 'always' })
        await run(open.current, permit, () => undefined)
      } catch (error) {
        logError(error)
        setExchange(lost)
      }
    },
  }
}
