import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import type { Spoken } from '#worker/voice/voice.calls.ts'

export interface VoiceAnswer {
  readonly to: 'nobody' | 'service'
  readonly isForGood: boolean
}

/** Asks before a reply leaves to be spoken: every word of it, and to whom. Closing it sends nothing. */
export function VoiceConsentSheet({
  question: { text, words, receiver },
  onAnswer,
}: {
  question: Extract<Spoken, { type: 'question' }>
  onAnswer: (answer: VoiceAnswer) => void
}) {
  const go = (isForGood: boolean): void => onAnswer({ to: 'service', isForGood })
  const keep = (): void => onAnswer({ to: 'nobody', isForGood: false })
  return (
    <Sheet
      isWide
      title={`May ${receiver.name} speak these ${words} words?`}
      onClose={keep}
      foot={
        <div className="w-full">
          <dl className="type-secondary mb-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
            <dt className="text-muted">Receiver</dt>
            <dd>
              <span className="font-semibold">{receiver.name}</span>, {receiver.host}, through our relay,
              which keeps nothing
            </dd>
            <dt className="text-muted">Afterwards</dt>
            <dd>A line in your ledger</dd>
          </dl>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="outline" size="large" className="flex-1" onClick={() => go(true)}>
              Always
            </Button>
            <Button variant="outline" size="large" className="flex-1" onClick={() => go(false)}>
              This time
            </Button>
            <Button size="large" className="flex-[1.6] max-md:basis-full" onClick={keep}>
              Send nothing
            </Button>
          </div>
        </div>
      }
    >
      <p className="text-ui leading-body text-text-2">
        A voice of this kind is made elsewhere, so the text has to go there. It may hold sentences of yours
        that the companion quoted. This is the whole of it.
      </p>
      <blockquote className="mt-5 whitespace-pre-wrap border-y border-line py-4 font-serif text-quote leading-ui [overflow-wrap:anywhere]">
        {text}
      </blockquote>
    </Sheet>
  )
}
