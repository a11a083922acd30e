import { type FormEvent, type RefObject, useState } from 'react'
import {
  type RevisitTerm,
  revisitDay,
  revisitDayWords,
  revisitFault,
  revisitReminder,
  revisitTerms,
} from '#domain/calendar/reminders/revisit.ts'
import { addDays, dayOf } from '#domain/time/day.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import { Segments } from '#web/ui/segments.tsx'

const words: Readonly<Record<RevisitTerm, string>> = {
  month: '1 month',
  'half-year': '6 months',
  year: 'A year',
  date: 'A date',
}

/** Asks when somebody wants to come back to a page, and makes the reminder that leads there. */
export function RevisitModal({
  uid,
  onClose,
  returnFocus,
}: {
  uid: string
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}) {
  const { rows, isReady } = useView('page.whole', { uid })
  const [page] = rows
  const rule = useMyDay()
  const { create, take } = useEntityActions('reminder')
  const [today] = useState(() => dayOf(Date.now(), rule))
  const [term, setTerm] = useState<RevisitTerm>('year')
  const [typed, setTyped] = useState('')
  const [isTried, setIsTried] = useState(false)
  if (!isReady) return null
  const day = revisitDay(term, today, typed)
  const fault = revisitFault(day, today)
  const keep = async (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    if (fault !== undefined || !page) return
    const made = revisitReminder(page, day, rule.zone)
    const reminder = await create(made)
    if (reminder === null) return
    onClose()
    offerUndo(`A reminder for ${revisitDayWords(day)}`, () => take(reminder), { description: made.title })
  }
  return (
    <Modal title="Remind me of this page" {...{ onClose, returnFocus }}>
      {page ? (
        <form noValidate onSubmit={(event) => void keep(event)} className="grid gap-4">
          <Segments
            label="When"
            values={revisitTerms}
            chosen={term}
            wordsOf={(one) => words[one]}
            onChange={setTerm}
          />
          {term === 'date' && (
            <DayField
              label="Day"
              value={typed}
              min={addDays(today, 1)}
              error={isTried ? fault : undefined}
              onChange={setTyped}
            />
          )}
          <p aria-live="polite" className="type-secondary min-h-5 text-text-2">
            {fault === undefined &&
              `${revisitDayWords(day)}, at 09:00. Pressing the reminder opens this page.`}
          </p>
          <Button type="submit" size="large">
            Remind me
          </Button>
        </form>
      ) : (
        <p className="type-secondary text-text-2">There is nothing on this page yet. Write a word first.</p>
      )}
    </Modal>
  )
}
