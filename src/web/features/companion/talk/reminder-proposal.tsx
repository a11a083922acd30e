import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useAskedReminder } from '#web/lib/vault/use-asked-reminder.ts'
import { Button } from '#web/ui/button.tsx'

interface ReminderProposalProps {
  words: string
  onMade: () => void
  onUndo: () => void
}

/** A reminder that the words of the field ask for, to be confirmed. */
export function ReminderProposal({ words, onMade, onUndo }: ReminderProposalProps) {
  const asked = useAskedReminder(words)
  const [isPending, setPending] = useState(false)
  const make = async () => {
    setPending(true)
    const isMade = await asked?.make(onUndo)
    setPending(false)
    if (isMade) onMade()
  }
  return (
    <div className={asked ? 'mb-2 flex items-center gap-3 px-2.5' : undefined}>
      {asked && <Bell size={16} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-text-2" />}
      <p role="status" className="min-w-0 flex-1">
        {asked && (
          <>
            <span className="block truncate text-ui">Remind me: {asked.title}</span>
            <span className="type-label figures block text-muted">{asked.when}</span>
          </>
        )}
      </p>
      {asked && (
        <Button variant="outline" size="small" {...{ isPending }} onClick={() => void make()}>
          Set the reminder
        </Button>
      )}
    </div>
  )
}
