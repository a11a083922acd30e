import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { Panes } from './use-panes.ts'

const places: Record<Panes, string> = {
  three: 'w-[392px] shrink-0 border-l border-line',
  two: 'absolute bottom-0 right-0 top-16 w-[392px] animate-sheet-right border-l border-t border-line shadow-float',
  one: 'absolute inset-0 z-10 animate-sheet-up',
}

interface CompanionFrameProps {
  panes: Panes
  onClose: () => void
  children: ReactNode
}

/** Where the companion stands: beside the page, or over it. */
export function CompanionFrame({ panes, onClose, children }: CompanionFrameProps) {
  return (
    <aside aria-label="Companion" className={classNames('flex min-h-0 flex-col bg-surface-0', places[panes])}>
      {panes === 'one' && (
        <IconButton
          label="Back to the page"
          icon={<ChevronDown size={24} strokeWidth={1.6} aria-hidden="true" />}
          onClick={onClose}
          className="absolute left-1/2 top-2.5 z-10 -translate-x-1/2"
        />
      )}
      <div className="min-h-0 flex-1">{children}</div>
    </aside>
  )
}

/** Whether the companion lies over the page; another page, or words to show on it, put it away. */
export function useIsOver(page: string): [boolean, (isOver: boolean) => void] {
  const [isOver, setIsOver] = useState(false)
  const [shown, setShown] = useState(page)
  if (shown !== page) {
    setShown(page)
    setIsOver(false)
  }
  return [isOver, setIsOver]
}
