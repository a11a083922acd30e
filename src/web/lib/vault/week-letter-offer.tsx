import { useState } from 'react'
import { longDate } from '#domain/time/entry-date.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { Button } from '#web/ui/button.tsx'
import { dueLetter, keepLetter, type LetterRow, letterClaim } from '#worker/companion/letter/letter.calls.ts'
import { offerUndo } from './offer-undo.ts'
import { sayFailed } from './say-failed.ts'
import { useEntityActions } from './use-entities.ts'
import { useRows } from './use-rows.ts'
import { useVaultCalls } from './vault-calls.ts'

const hourMs = 3_600_000

/** The letter of the week, where one is due and was neither opened nor put away. */
export function useWeekLetter(): LetterRow | null {
  const letter = useRows(dueLetter, { hour: Math.floor(useNow() / hourMs) }).rows[0]
  return letter && letter.pageUid === null ? letter : null
}

/** Offers the letter of the week; reading it makes it a page of the journal. */
export function WeekLetterOffer({
  letter,
  onOpenEntry,
}: {
  letter: LetterRow
  onOpenEntry: (uid: string) => void
}) {
  const vault = useVaultCalls()
  const { create, take } = useEntityActions('insight_answer')
  const [isOpening, setOpening] = useState(false)
  const { id: day, hasWords } = letter

  async function read() {
    setOpening(true)
    try {
      onOpenEntry(await vault.run(keepLetter, { day }))
    } catch (error) {
      sayFailed(error)
      setOpening(false)
    }
  }
  async function putAway() {
    const words = `The letter for the week to ${longDate(day)}`
    const uid = await create({ claim: letterClaim(day), words, answer: 'hidden' })
    if (uid !== null) offerUndo('Not this week.', () => take(uid))
  }
  return (
    <section aria-label="The letter of the week">
      <h2 className="font-serif text-lead leading-list">
        {hasWords ? 'Your letter for the week is here.' : 'No letter this week.'}
      </h2>
      <p className="type-secondary text-muted">
        {hasWords
          ? `From your own pages up to ${longDate(day)}.`
          : `You wrote nothing in the seven days up to ${longDate(day)}.`}
      </p>
      <div className="-ml-3 mt-1 flex flex-wrap">
        {hasWords && (
          <Button
            variant="quiet"
            size="small"
            className="text-ink"
            disabled={isOpening}
            onClick={() => void read()}
          >
            Read it
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => void putAway()}>
          {hasWords ? 'Not this week' : 'All right'}
        </Button>
      </div>
    </section>
  )
}
