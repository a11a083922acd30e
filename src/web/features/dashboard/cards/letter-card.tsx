import { X } from 'lucide-react'
import { useRef, useState } from 'react'
import { isDueLetter, type ReturnLetter } from '#domain/insights/letters/return-letter.ts'
import type { Day } from '#domain/time/day.ts'
import { longDate, shortDate } from '#domain/time/entry-date.ts'
import type { RowOf } from '#domain/views/views.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useWeekLetter, WeekLetterOffer } from '#web/lib/vault/week-letter-offer.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

const mostPromises = 2

/** Letters to oneself that may be opened, and promises of pages that are due. */
export function LetterCard({ today, onOpenEntry }: { today: Day; onOpenEntry: (uid: string) => void }) {
  const letters = useEntities('return_letter').rows
  const promises = useView('entries.promises', { today }).rows
  const ofWeek = useWeekLetter()
  const [reading, setReading] = useState<string | null>(null)
  const due = letters.filter((letter) => letter.id === reading || isDueLetter(letter, today))
  if (due.length + promises.length === 0 && !ofWeek) return null
  const year = today.slice(0, 4)
  return (
    <section aria-label="Letters and promises" className="grid gap-6">
      {ofWeek && (
        <div className="flex items-start gap-5">
          <Envelope />
          <WeekLetterOffer letter={ofWeek} onOpenEntry={onOpenEntry} />
        </div>
      )}
      {due.map((letter) => (
        <DueLetter
          key={letter.id}
          {...{ letter, today }}
          isOpen={letter.id === reading}
          onOpen={(isOpen) => setReading(isOpen ? letter.id : null)}
        />
      ))}
      {promises.slice(0, mostPromises).map((promise) => (
        <Promised key={promise.id} {...{ promise, year, onOpenEntry }} />
      ))}
    </section>
  )
}

interface DueLetterProps {
  letter: EntityRow<ReturnLetter>
  today: Day
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

function DueLetter({ letter, today, isOpen, onOpen }: DueLetterProps) {
  const { patch } = useEntityActions('return_letter')
  const dayOf = useDayOf()
  const opener = useRef<HTMLButtonElement>(null)
  const { id, content, opensOn, createdAt, notOn } = letter
  const year = today.slice(0, 4)
  function close() {
    void patch(id, { openedAt: new Date().toISOString() })
    onOpen(false)
  }
  async function putAway() {
    if (await patch(id, { notOn: today })) offerUndo('Not today.', () => patch(id, { notOn }))
  }
  return (
    <div className="flex items-start gap-5 @md:items-center">
      <Envelope />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-5">
        <div className="min-w-[min(100%,220px)] flex-1">
          <h2 className="font-serif text-lead leading-list">A letter from you may be opened.</h2>
          <p className="type-secondary text-muted">
            Written on {shortDate(dayOf(createdAt), year)}, closed until {shortDate(opensOn, year)}.
          </p>
        </div>
        <Button variant="quiet" ref={opener} className="text-ink max-md:-ml-4" onClick={() => onOpen(true)}>
          Read it
        </Button>
      </div>
      <IconButton
        label="Put the letter away for today"
        icon={<X size={18} strokeWidth={1.6} />}
        onClick={() => void putAway()}
        className="-mr-3"
      />
      {isOpen && (
        <Modal title={`From you, ${longDate(dayOf(createdAt))}`} onClose={close} returnFocus={opener}>
          <p className="type-quote whitespace-pre-wrap [overflow-wrap:anywhere]">{content}</p>
          <Button className="mt-6" onClick={close}>
            Close
          </Button>
        </Modal>
      )}
    </div>
  )
}

const Envelope = () => (
  <svg
    width="36"
    height="26"
    viewBox="0 0 36 26"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.4"
    aria-hidden="true"
    className="shrink-0 text-ink"
  >
    <rect x="1" y="1" width="34" height="24" rx="3" />
    <path d="M2 3 18 15 34 3" />
  </svg>
)

function Promised({
  promise,
  year,
  onOpenEntry,
}: {
  promise: RowOf<'entries.promises'>
  year: string
  onOpenEntry: (uid: string) => void
}) {
  const { create, take } = useEntityActions('insight_answer')
  async function answer(said: 'helpful' | 'hidden', title: string) {
    const uid = await create({ claim: promise.claim, words: promise.quote.slice(0, 500), answer: said })
    if (uid !== null) offerUndo(title, () => take(uid))
  }
  return (
    <div>
      <p className="type-label text-muted">
        You wrote this on {shortDate(promise.madeOn, year)}, for {shortDate(promise.due, year)}
      </p>
      <p className="type-quote mt-1 [overflow-wrap:anywhere]">“{promise.quote}”</p>
      <div className="-ml-3 mt-1 flex flex-wrap">
        <Button variant="quiet" size="small" onClick={() => void answer('helpful', 'Done.')}>
          I did
        </Button>
        <Button variant="quiet" size="small" onClick={() => void answer('hidden', 'Let go.')}>
          Let it go
        </Button>
        <Button variant="quiet" size="small" onClick={() => onOpenEntry(promise.entryUid)}>
          Open the page
        </Button>
      </div>
    </div>
  )
}
