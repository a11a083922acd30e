import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { productName } from '#web/lib/product.ts'
import { useIsLarge } from '#web/lib/use-media.ts'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo } from '#web/ui/wordmark.tsx'
import { FrameNotes } from './frame-notes.tsx'
import { Sidebar } from './sidebar.tsx'
import { sidebarCollapsed, sidebarOpen } from './sidebar-state.ts'
import { ThemeMenu } from './theme-menu.tsx'
import type { UserMenuProps } from './user-menu.tsx'

/** full: the page fills everything and scrolls by itself; wide and standard: padded columns. */
export type PageLayout = 'full' | 'wide' | 'standard'

const layouts: Record<PageLayout, string> = {
  full: 'min-h-0 flex-1 overflow-hidden',
  wide: 'mx-auto w-full max-w-[1520px] flex-1 px-[22px] pb-16 pt-2 lg:px-12 lg:pt-9',
  standard: 'mx-auto w-full max-w-[1240px] flex-1 px-[22px] pb-16 pt-2 lg:px-12 lg:pt-9',
}

type Props = Omit<UserMenuProps, 'isCollapsed' | 'onGo'>

/** Icons only where the page needs all the room, until the person has chosen for themselves. */
function LargeSidebar({ isPageFull, ...rest }: Props & { isPageFull: boolean }) {
  const isCollapsed = sidebarCollapsed.use(isPageFull)
  return (
    <aside
      data-around
      aria-label="Sidebar"
      data-collapsed={isCollapsed}
      className={classNames(
        'sticky top-0 h-dvh shrink-0 border-r border-line bg-surface-0',
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
        className="sticky top-0 z-20 flex h-15 shrink-0 items-center justify-between bg-surface-0 px-2.5"
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
        <ThemeMenu />
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
  children: ReactNode
}

/** Sidebar or top bar, and the page beside or under it. */
export function AppFrame({ layout, onSignIn, children, ...rest }: AppFrameProps) {
  const isLarge = useIsLarge()
  const isFull = layout === 'full'
  return (
    <div
      className={classNames(
        'flex',
        isLarge ? '' : 'flex-col',
        isFull ? 'h-dvh overflow-hidden' : 'min-h-dvh',
      )}
    >
      {isLarge ? <LargeSidebar {...rest} isPageFull={isFull} /> : <SmallHead {...rest} />}
      <main
        id="content"
        tabIndex={-1}
        className={classNames('flex min-w-0 flex-1 flex-col outline-none', isFull && 'min-h-0')}
      >
        <FrameNotes onSignIn={onSignIn} />
        <div className={classNames('flex flex-col', layouts[layout])}>{children}</div>
      </main>
    </div>
  )
}
