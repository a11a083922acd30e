import { useState } from 'react'
import type { Day } from '#domain/time/day.ts'
import { isDay } from '#domain/time/typed-time.ts'
import { DayField } from '#web/lib/fields/day-field.tsx'
import { Button } from '#web/ui/button.tsx'
import { Modal } from '#web/ui/dialog.tsx'
import type { FactRow } from '#worker/memory/memory.calls.ts'
import { factTitle, plainDay } from '../memory-words.ts'

interface EndModalProps {
  readonly fact: FactRow
  readonly today: Day
  readonly onClose: () => void
  readonly onEnd: (until: Day) => void
}

/** Since when a fact no longer holds. */
export function EndModal({ fact, today, onClose, onEnd }: EndModalProps) {
  const [until, setUntil] = useState<string>(today)
  const fault = endFault(until, fact, today)
  return (
    <Modal title="Since when is it no longer true?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!fault) onEnd(until)
        }}
      >
        <p className="mb-5 font-serif text-read">{factTitle(fact)}</p>
        <DayField label="Day" value={until} max={today} error={fault ?? undefined} onChange={setUntil} />
        <Button type="submit" className="mt-6">
          No longer true
        </Button>
      </form>
    </Modal>
  )
}

function endFault(until: string, { from }: FactRow, today: Day): string | null {
  if (!isDay(until)) return 'Choose a day.'
  if (until > today) return 'That day is still to come.'
  return from && until < from ? `It began only on ${plainDay(from)}.` : null
}
