import { FilePenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { chooseConsent, type DraftEvent, draft, type Permit } from '#worker/companion/companion.calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { type ConsentAnswer, ConsentSheet } from './consent-sheet.tsx'
import { askBrowser } from './talk/use-talk.ts'

/** Takes the words of a draft. `by`: the model that wrote them; null: they are the person's own. */
export type TakeDraft = (words: string, by: string | null) => void

const lost = 'No draft could be made. Please try again.'
const sayTrouble = (description: string): void => {
  toast({ variant: 'destructive', title: 'No draft yet', description })
}

/** Drafts an entry from the talk; where a model elsewhere would be asked, the person is asked first. */
export function DraftButton({ talk, onDraft }: { talk: TalkOf; onDraft: TakeDraft }) {
  const vault = useVaultCalls()
  const [question, setQuestion] = useState<Extract<DraftEvent, { type: 'consent' }> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const stopping = useRef<AbortController>(null)

  const run = async (permit: Permit | null): Promise<void> => {
    const abort = new AbortController()
    stopping.current = abort
    setIsBusy(true)
    const hear = (event: DraftEvent): void => {
      if (event.type === 'consent') setQuestion(event)
      else if (event.type === 'ask-browser') void askBrowser(vault, event)
      else if (event.type === 'error') sayTrouble(event.error)
      else onDraft(event.words, event.by)
    }
    try {
      await vault.stream(draft, { ...talk, permit }, hear, abort.signal)
    } catch (error) {
      logError(error)
      sayTrouble(lost)
    }
    setIsBusy(false)
  }
  const answer = async (given: ConsentAnswer): Promise<void> => {
    setQuestion(null)
    if (given.to === 'cloud' && given.lasts === 'always') await vault.run(chooseConsent, { choice: 'always' })
    await run(given.to === 'cloud' ? { to: 'cloud', leftOut: given.leftOut } : given)
  }
  return (
    <>
      <IconButton
        label={isBusy ? 'Stop drafting' : 'Draft an entry from this talk'}
        side="top"
        icon={isBusy ? <Spinner /> : <FilePenLine size={17} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => (isBusy ? stopping.current?.abort() : void run(null))}
        className="-my-1 ml-auto"
      />
      {question && (
        <ConsentSheet
          proposal={question.proposal}
          receiver={question.receiver}
          onAnswer={(given) => void answer(given).catch(logError)}
        />
      )}
    </>
  )
}
