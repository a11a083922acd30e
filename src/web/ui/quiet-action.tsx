import type { LucideIcon } from 'lucide-react'
import { Button } from './button.tsx'

/** One of several small things to do with what is shown, such as Copy: an icon and a word, its icon flush with the text above. */
export function QuietAction({
  Icon,
  words,
  onPress,
}: {
  Icon: LucideIcon
  words: string
  onPress: () => void
}) {
  return (
    <Button variant="quiet" size="small" className="-ml-3" onClick={onPress}>
      <Icon size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
      {words}
    </Button>
  )
}
