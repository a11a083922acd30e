import { Minimize2, SeparatorHorizontal } from 'lucide-react'
import { IconButton } from '#web/ui/icon-button.tsx'

interface FocusBarProps {
  words: string
  typewriter: { readonly isOn: boolean; readonly toggle: () => void }
  onLeave: () => void
}

/** All that is left around the page in focus mode: how many words, and the way back. */
export function FocusBar({ words, typewriter, onLeave }: FocusBarProps) {
  return (
    <header className="flex h-16 shrink-0 items-center justify-end gap-1 px-4 text-muted max-md:h-14 max-md:px-1">
      <p className="sr-only" role="status">
        Focus mode. Escape brings the rest back.
      </p>
      <p className="type-label figures mr-2">{words}</p>
      <IconButton
        label="Typewriter scrolling"
        aria-pressed={typewriter.isOn}
        icon={<SeparatorHorizontal size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={typewriter.toggle}
        className="text-muted"
      />
      <IconButton
        label="Leave focus mode"
        hotkey="Esc"
        icon={<Minimize2 size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={onLeave}
        className="text-muted"
      />
    </header>
  )
}
