import { Tooltip as Parts } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { useFloatContainer } from './float-container.ts'

/** Shared by all tooltips of the page: how long the pointer has to rest before the first one, and before the next. */
export function TooltipArea({ children }: { children: ReactNode }) {
  return (
    <Parts.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Parts.Provider>
  )
}

/** Words beside a control, for those who rest on it. The control still needs a name of its own. */
export function Tooltip({
  words,
  hotkey,
  side = 'top',
  delayMs,
  children,
}: {
  words: ReactNode
  hotkey?: string
  side?: 'top' | 'right' | 'bottom' | 'left'
  delayMs?: number
  children: ReactElement
}) {
  const container = useFloatContainer()
  return (
    <Parts.Root {...(delayMs === undefined ? {} : { delayDuration: delayMs })}>
      <Parts.Trigger asChild>{children}</Parts.Trigger>
      <Parts.Portal container={container}>
        <Parts.Content
          side={side}
          sideOffset={8}
          collisionPadding={8}
          // Radix keeps Escape to itself; the dialog around it hears of it all the same.
          onEscapeKeyDown={() => container?.dispatchEvent(new Event('cancel', { cancelable: true }))}
          className="type-label z-60 flex min-h-8.5 max-w-72 animate-appear items-center gap-3 rounded-check bg-text px-3 py-1.5 text-surface-0 shadow-float"
        >
          {words}
          {hotkey && <kbd className="font-sans opacity-70">{hotkey}</kbd>}
        </Parts.Content>
      </Parts.Portal>
    </Parts.Root>
  )
}
