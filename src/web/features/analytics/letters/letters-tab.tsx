import { useState } from 'react'
import { Segments } from '#web/ui/segments.tsx'
import { AppointmentLetter, type LetterProps } from './appointment-letter.tsx'
import { ReturnLetters } from './return-letters.tsx'

const kinds = ['appointment', 'return'] as const
const kindWords = { appointment: 'For an appointment', return: 'To yourself' } as const

/** Letters: one to take along, and those that come back. */
export function LettersTab({ analysis, gone, userName }: LetterProps) {
  const [kind, setKind] = useState<(typeof kinds)[number]>('appointment')
  return (
    <div className="grid gap-8">
      <Segments
        label="Which letter"
        values={kinds}
        chosen={kind}
        wordsOf={(one) => kindWords[one]}
        onChange={setKind}
      />
      {kind === 'appointment' && <AppointmentLetter {...{ analysis, gone, userName }} />}
      {kind === 'return' && <ReturnLetters today={analysis.to} />}
    </div>
  )
}
