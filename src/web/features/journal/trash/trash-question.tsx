import { useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'

interface TrashQuestionProps {
  question: string
  yes: string
  onYes: () => Promise<unknown>
  onNo: () => void
}

/** Asks once more, in place, before something goes for good. The focus begins on the answer that keeps it. */
export function TrashQuestion({ question, yes, onYes, onNo }: TrashQuestionProps) {
  const [isPending, setIsPending] = useState(false)
  const no = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => no.current?.focus(), [])
  return (
    <div role="alertdialog" aria-label={question} className="w-full">
      <p className="type-secondary text-text">{question}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button ref={no} variant="outline" onClick={onNo}>
          Keep it
        </Button>
        <Button
          variant="danger"
          isPending={isPending}
          onClick={() => {
            setIsPending(true)
            void onYes().finally(() => setIsPending(false))
          }}
        >
          {yes}
        </Button>
      </div>
    </div>
  )
}
