import { Quote, X } from 'lucide-react'
import { useId, useState } from 'react'
import { type TransferProposal, wordsSent } from '#domain/companion/talk/transfer-words.ts'
import { Button } from '#web/ui/button.tsx'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Provider } from '#worker/companion/companion.calls.ts'
import { ConsentSection, PieceFrame } from './consent-section.tsx'

export type ConsentAnswer =
  | { readonly to: 'device' }
  | { readonly to: 'cloud'; readonly leftOut: readonly string[]; readonly lasts: 'once' | 'talk' | 'always' }

/** Asks before anything leaves: every word that would go, and to whom. Closing it keeps everything here. */
export function ConsentSheet({
  proposal,
  receiver,
  hasTalk = false,
  onAnswer,
}: {
  proposal: TransferProposal
  receiver: Provider
  /** There is a talk for which it may hold. */
  hasTalk?: boolean
  onAnswer: (answer: ConsentAnswer) => void
}) {
  const id = useId()
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const keep = (): void => onAnswer({ to: 'device' })
  const go = (lasts: 'once' | 'talk' | 'always'): void =>
    onAnswer({ to: 'cloud', leftOut: [...leftOut], lasts })
  const toggle = (piece: string): void =>
    setLeftOut(
      (before) => new Set(before.has(piece) ? [...before].filter((id) => id !== piece) : [...before, piece]),
    )

  return (
    <NativeDialog shape="sheet-right" onClose={keep} labelledBy={id} className="md:w-[min(640px,100vw)]">
      <div className="flex h-full max-h-[inherit] flex-col">
        <span aria-hidden="true" className="mx-auto mt-2.5 h-1 w-9 rounded-pill bg-surface-3 md:hidden" />
        <header className="px-6 pt-3 md:px-11 md:pt-8.5">
          <div className="flex items-center justify-between">
            <p className="type-secondary text-text-2">Before anything leaves</p>
            <IconButton
              label="Close"
              icon={<X size={20} strokeWidth={1.6} />}
              onClick={keep}
              className="-mr-3"
            />
          </div>
          <h2
            id={id}
            className="mt-2 font-serif weight-title text-title-m leading-title tracking-title md:text-title-l"
          >
            May these {wordsSent(proposal, leftOut)} words go to {receiver.name}?
          </h2>
        </header>
        <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-6 pt-3 md:px-11">
          <p className="mb-5 text-ui leading-body text-text-2">
            By itself this device finds lines of yours and asks questions; it has no model that writes. A
            model elsewhere reads what you send it and writes an answer of its own. This is the whole text;
            nothing else goes with it.
          </p>
          {proposal.pieces.map((piece) => (
            <ConsentSection
              key={piece.id}
              piece={piece}
              isLeftOut={leftOut.has(piece.id)}
              onToggle={() => toggle(piece.id)}
            />
          ))}
          <PieceFrame
            sign={<Quote size={20} strokeWidth={1.5} aria-hidden="true" className="text-muted" />}
            from="What we add"
            words={`${proposal.added.words} words`}
          >
            <p className="whitespace-pre-line text-ui leading-body text-text-2">{proposal.added.text}</p>
          </PieceFrame>
        </div>
        <footer className="border-t border-line px-6 pb-[max(20px,env(safe-area-inset-bottom))] pt-4 md:px-11">
          <Facts receiver={receiver} hasTalk={hasTalk} />
          <div className="flex flex-wrap gap-2.5">
            <Button variant="outline" size="large" className="flex-1" onClick={() => go('always')}>
              Always
            </Button>
            {hasTalk && (
              <Button variant="outline" size="large" className="flex-1" onClick={() => go('talk')}>
                For this talk
              </Button>
            )}
            <Button variant="outline" size="large" className="flex-1" onClick={() => go('once')}>
              This time
            </Button>
            <Button size="large" className="flex-[1.6] max-md:basis-full" onClick={keep}>
              Keep on this device
            </Button>
          </div>
        </footer>
      </div>
    </NativeDialog>
  )
}

function Facts({ receiver, hasTalk }: { receiver: Provider; hasTalk: boolean }) {
  return (
    <dl className="type-secondary mb-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-1">
      <dt className="text-muted">Receiver</dt>
      <dd>
        <span className="font-semibold">{receiver.name}</span>, {receiver.host}, through our relay, which
        keeps nothing
      </dd>
      <dt className="text-muted">Afterwards</dt>
      <dd>A line in your ledger</dd>
      {hasTalk && (
        <>
          <dt className="text-muted">For this talk</dt>
          <dd>
            Later messages go without asking, with what fits each of them; under every reply you see what
            went. What you leave out here stays out, and so does the rest of its page.
          </dd>
        </>
      )}
    </dl>
  )
}
