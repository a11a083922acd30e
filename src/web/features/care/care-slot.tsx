import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Button } from '#web/ui/button.tsx'
import { answerCare, type CareRow } from '#worker/care/care.calls.ts'
import { CareCard, type CareSaid } from './care-card.tsx'
import type { CarePlace } from './care-words.ts'

/** Where a card stands or stood: once it was answered, a line says so and keeps the focus. */
export function CareSlot({
  row,
  place,
  onAnswer,
}: {
  row: CareRow | null
  place: CarePlace
  /** Has the words answered like any others, once they were not meant so. */
  onAnswer?: (() => void) | undefined
}) {
  const vault = useVaultCalls()
  const [said, setSaid] = useState<{ readonly about: string; readonly said: CareSaid } | null>(null)
  const [shown, setShown] = useState(row)
  if (row && row !== shown) setShown(row)

  const say = (what: CareSaid) => {
    if (!row) return
    const kept =
      what === 'less'
        ? chooseOf(vault, 'care_choices', { showing: 'less' })
        : vault.run(answerCare, { about: row.id, says: what })
    setSaid({ about: row.id, said: what })
    kept.catch((error: unknown) => {
      setSaid(null)
      sayFailed(error)
    })
  }

  if (row && (said?.about !== row.id || (said.said === 'less' && row.level === 2)))
    return <CareCard key={`${row.id} ${row.form}`} row={row} place={place} onSay={say} />
  return said && <Answered said={said.said} onAnswer={said.said === 'not_meant' ? onAnswer : undefined} />
}

const answers: Readonly<Record<CareSaid, string>> = {
  not_meant: 'All right. These words bring no card again.',
  less: 'From now on a short card, and only beside the gravest words.',
  closed: 'Put away.',
}

function Answered({ said, onAnswer }: { said: CareSaid; onAnswer: (() => void) | undefined }) {
  const line = useRef<HTMLParagraphElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  useEffect(() => line.current?.focus({ preventScroll: true }), [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3">
      <p
        ref={line}
        tabIndex={-1}
        role="status"
        className="type-label flex-[1_1_200px] text-pretty text-muted outline-none"
      >
        {answers[said]} Numbers and plan stay in{' '}
        <Link to="/settings" search={{ section: 'care' }} className="text-link hit-44">
          Settings, Care
        </Link>
        .
      </p>
      {onAnswer && !isAsked && (
        <Button
          variant="outline"
          size="small"
          onClick={() => {
            setIsAsked(true)
            line.current?.focus({ preventScroll: true })
            onAnswer()
          }}
        >
          Go on from there
        </Button>
      )}
    </div>
  )
}
