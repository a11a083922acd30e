import { Bell } from 'lucide-react'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { useAskedReminder } from '#web/lib/vault/use-asked-reminder.ts'

/** 'remind me on Friday to ...' as a proposal: it stands there with its day and hour, and is made when somebody chooses it. */
export function useReminderProposal(query: string): PaletteCommand[] {
  const asked = useAskedReminder(query)
  if (!asked) return []
  const { title, when, make } = asked
  return [
    {
      ...{ id: 'remind-me', title: `Remind me: ${title}`, aside: when, also: query.trim(), group: 'Start' },
      ...{ Icon: Bell, isFirst: false },
      run: () => void make(),
    },
  ]
}
