import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useIsLarge } from '#web/lib/device/use-media.ts'
import { ownBar } from '#web/lib/overlays/own-bar.ts'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { productName } from '#web/lib/product.ts'
import { useWatched } from '#web/lib/vault/observable.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/wordmark.tsx'
import { FrameNotes } from './frame-notes.tsx'
import { Sidebar, type SidebarProps } from './sidebar.tsx'
import { sidebarCollapsed, sidebarOpen } from './sidebar-state.ts'
import { ThemeMenu } from './theme-menu.tsx'

/** Under a line above the page its title needs more air than under the head of a phone. */
const top = 'pt-2 lg:pt-9 max-lg:[main:has([data-strip])>&]:pt-6'

/** How much of the window a page takes. full: it fills everything and scrolls by itself; wide and standard: padded columns. */
export type PageLayout = 'standard' | 'wide' | 'full'

const layouts: Record<PageLayout, string> = {
  full: 'min-h-0 flex-1 overflow-hidden',
  wide: `mx-auto w-full max-w-380 flex-1 px-5.5 pb-16 lg:px-12 ${top}`,
  standard: `mx-auto w-full max-w-310 flex-1 px-5.5 pb-16 lg:px-12 ${top}`,
}

type Props = Omit<SidebarProps, 'isCollapsed' | 'onGo' | 'onToggleCollapsed' | 'onClose'>

/** Icons only where the page needs all the room, until the person has chosen for themselves. */
function LargeSidebar({ isPageFull, ...rest }: Props & { isPageFull: boolean }) {
  const isCollapsed = sidebarCollapsed.use(isPageFull)
  return (
    <aside
      data-around
      aria-label="Sidebar"
      data-collapsed={isCollapsed}
      className={classNames(
        'sticky top-0 z-20 h-dvh shrink-0 border-r border-line bg-surface-0',
        isCollapsed ? 'w-20' : 'w-64',
      )}
    >
      <Sidebar
        {...rest}
        isCollapsed={isCollapsed}
        onGo={() => undefined}
        onToggleCollapsed={() => sidebarCollapsed.set(!isCollapsed)}
      />
    </aside>
  )
}

function SmallHead(props: Props) {
  const isOpen = sidebarOpen.use(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const close = () => sidebarOpen.set(false)
  return (
    <>
      <header
        data-around
        className="sticky top-0 z-20 grid h-15 shrink-0 grid-cols-[1fr_auto_1fr] items-center bg-surface-0 px-2.5"
      >
        <IconButton
          ref={toggle}
          label="Menu"
          aria-expanded={isOpen}
          icon={<MenuIcon size={24} strokeWidth={1.6} />}
          onClick={() => sidebarOpen.set(!isOpen)}
        />
        <Link
          to="/dashboard"
          aria-label={productName}
          className="group flex size-11 items-center justify-center rounded-inner"
        >
          <Logo size={28} />
        </Link>
        <div className="flex items-center justify-end">
          <PlayerSlot kind="bar" />
          <ThemeMenu />
        </div>
      </header>
      {isOpen && (
        <NativeDialog
          shape="sheet-left"
          label="Menu"
          onClose={close}
          returnFocus={toggle}
          className="w-64 border-r border-line"
        >
          <Sidebar {...props} isCollapsed={false} onGo={close} onClose={close} />
        </NativeDialog>
      )}
    </>
  )
}

interface AppFrameProps extends Props {
  layout: PageLayout
  onSignIn: () => void
  /** What else is said above every page. */
  notes: ReactNode
  children: ReactNode
}

/** Sidebar or top bar, and the page beside or under it. An open page of the journal has the only bar of a phone. */
export function AppFrame({ layout, onSignIn, notes, children, ...rest }: AppFrameProps) {
  const isLarge = useIsLarge()
  const isFull = layout === 'full'
  const hasOwnBar = useWatched(ownBar)
  return (
    <div
      className={classNames(
        'flex',
        isLarge ? '' : 'flex-col',
        isFull ? 'h-dvh overflow-hidden' : 'min-h-dvh',
      )}
    >
      {isLarge ? <LargeSidebar {...rest} isPageFull={isFull} /> : !hasOwnBar && <SmallHead {...rest} />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('flex min-w-0 flex-1 flex-col outline-none', isFull && 'min-h-0')}
      >
        <FrameNotes onSignIn={onSignIn} />
        {notes}
        <div className={classNames('flex flex-col', layouts[layout])}>{children}</div>
      </main>
    </div>
  )
}
