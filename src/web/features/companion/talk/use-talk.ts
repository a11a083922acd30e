import { useCallback, useRef, useState } from 'react'
import type { CompanionMode } from '#domain/companion/replies/reply.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import {
  browserModelSays,
  chooseConsent,
  type Permit,
  type ReplyMessage,
  type Say,
  type SayEvent,
  say,
} from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import type { ConsentAnswer } from '../consent-sheet.tsx'
import { endTalkPermits, permitFor, permitForTalk } from '../lasting-permit.ts'

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
const nothing = (): void => undefined

/** Nothing of the browser's own model is loaded before somebody chose it. */
export async function askBrowser(
  vault: VaultCalls,
  event: Extract<SayEvent, { type: 'ask-browser' }>,
): Promise<void> {
  const { answerByBrowser } = await import('../browser-model.ts')
  await answerByBrowser(event, (said) => vault.run(browserModelSays, said))
}

/** Where an exchange stands after an event; null: where it stood. */
function stepOf(event: SayEvent, instead: string | undefined): Exchange | null {
  if (event.type === 'error') return { step: 'failed', error: event.error }
  if (event.type === 'consent') return { step: 'asking', question: event }
  return event.type === 'stream' ? { step: 'speaking', reply: event.message, instead } : null
}

/** Who would receive what is asked about. */
const receiverIn = (exchange: Exchange): string | undefined =>
  exchange.step === 'asking' ? exchange.question.receiver.id : undefined

/** What an answer on the sheet permits for what was shown there; a choice for longer holds from now on. */
function permitOf(given: ConsentAnswer, receiver: string | undefined, talk: TalkOf): Permit {
  if (given.to === 'device') return given
  if (given.lasts === 'always') endTalkPermits()
  if (given.lasts === 'talk' && receiver) permitForTalk(talk, receiver, given.leftOut)
  return { to: 'cloud', leftOut: given.leftOut, ...(receiver && { receiver }) }
}

const isForGood = (given: ConsentAnswer): boolean => given.to === 'cloud' && given.lasts === 'always'

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
        const step = stepOf(event, asked.instead)
        if (step) setExchange(step)
        if (event.type === 'kept') {
          open.current = unasked
          onKept()
        } else if (event.type === 'ask-browser') void askBrowser(vault, event)
        else if (event.type === 'stream' && event.message.isComplete) {
          answered = event.message.messageId
          setFinished(event.message.content)
        }
      }
      try {
        await vault.stream(
          say,
          { entryUid, talkUid, ...asked, mode, permit: permit ?? permitFor({ entryUid, talkUid }) },
          hear,
          abort.signal,
        )
        setExchange((now) => (now.step === 'reading' || now.step === 'speaking' ? rest : now))
        if (answered !== null) onAnswered(answered)
      } catch (error) {
        logError(error)
        setExchange(lost)
      }
    },
    [entryUid, talkUid, mode, onAnswered, vault],
  )

  const retry = useCallback((): void => void run(open.current, null, nothing), [run])

  return {
    exchange,
    /** The last reply once it was whole, for those who listen to the screen. */
    finished,
    /** True once the words are kept on this device. */
    say: (content: string): Promise<boolean> =>
      new Promise((kept) => void run({ content }, null, () => kept(true)).then(() => kept(false))),
    /** Says an own message in other words. */
    sayAgain: (instead: string, content: string): void => void run({ content, instead }, null, nothing),
    /** Has a reply given again. */
    answerAgain: (instead: string): void => void run({ content: null, instead }, null, nothing),
    retry,
    stop: (): void => stopping.current?.abort(),
    async answer(given: ConsentAnswer): Promise<void> {
      try {
        if (isForGood(given)) await vault.run(chooseConsent, { choice: 'always' })
        await run(open.current, permitOf(given, receiverIn(exchange), { entryUid, talkUid }), nothing)
      } catch (error) {
        logError(error)
        setExchange(lost)
      }
    },
  }
}
