import { Link } from '@tanstack/react-router'
import { PanelLeftClose, PanelLeftOpen, Search, X } from 'lucide-react'
import { paletteOverlay } from '#web/lib/overlays/app-overlays.ts'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { productName } from '#web/lib/product.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Logo, Wordmark } from '#web/ui/wordmark.tsx'
import { type SidebarItem, SidebarLink } from './sidebar-link.tsx'
import { ThemeMenu } from './theme-menu.tsx'
import { UserMenu, type UserMenuProps } from './user-menu.tsx'

export interface SidebarProps extends UserMenuProps {
  /** Where it leads, in its two lists. */
  ways: { readonly main: readonly SidebarItem[]; readonly preferences: readonly SidebarItem[] }
  /** Shown where the sidebar can be made narrow or wide. */
  onToggleCollapsed?: (() => void) | undefined
  /** Shown where it lies over the page. */
  onClose?: (() => void) | undefined
}

function Head({ isCollapsed, onToggleCollapsed, onClose, onGo }: SidebarProps) {
  return (
    <div className={classNames('flex items-center', isCollapsed ? 'flex-col' : 'pl-1.5')}>
      <Link
        to="/dashboard"
        aria-label={productName}
        onClick={onGo}
        className="group mr-auto flex min-h-11 min-w-11 items-center justify-center rounded-inner"
      >
        {isCollapsed ? <Logo size={30} /> : <Wordmark name={productName} />}
      </Link>
      {!isCollapsed && <ThemeMenu />}
      {!isCollapsed && onToggleCollapsed && (
        <IconButton
          label="Collapse sidebar"
          icon={<PanelLeftClose size={20} strokeWidth={1.6} />}
          onClick={onToggleCollapsed}
          className="-mr-1"
        />
      )}
      {onClose && (
        <IconButton label="Close menu" icon={<X size={22} strokeWidth={1.6} />} onClick={onClose} />
      )}
    </div>
  )
}

function Preferences({ ways, isCollapsed, onGo, onToggleCollapsed }: SidebarProps) {
  return (
    <div className={classNames('grid gap-0.5', isCollapsed && 'mt-auto pt-4')}>
      {!isCollapsed && (
        <h2 className="mb-1.5 mt-6 px-3 text-label font-normal text-muted" id="sidebar-preferences">
          Preferences
        </h2>
      )}
      {ways.preferences.map((item) => (
        <SidebarLink key={item.to} item={item} isCollapsed={isCollapsed} onGo={onGo} />
      ))}
      {isCollapsed && <ThemeMenu side="right" />}
      {isCollapsed && onToggleCollapsed && (
        <IconButton
          label="Expand sidebar"
          side="right"
          icon={<PanelLeftOpen size={20} strokeWidth={1.6} />}
          onClick={onToggleCollapsed}
        />
      )}
    </div>
  )
}

/** Where there are no keys to open the palette by. */
function FindRow({ onGo }: Pick<SidebarProps, 'onGo'>) {
  const open = () => {
    onGo()
    setTimeout(() => paletteOverlay.open(null), 0)
  }
  return (
    <button
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={open}
      className="quiet-field type-interface mt-4 flex min-h-11 items-center gap-3 px-3 text-text-2"
    >
      <Search size={18} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
      Find or start
    </button>
  )
}

/** The ways through the app, wide or as icons. */
export function Sidebar(props: SidebarProps) {
  const { isCollapsed } = props
  return (
    <div
      className={classNames(
        'flex h-full flex-col overflow-y-auto overflow-x-hidden px-4 pb-3 pt-4.5',
        isCollapsed && 'items-center',
      )}
    >
      <Head {...props} />
      {props.onClose && <FindRow onGo={props.onGo} />}
      <nav
        aria-label="Main"
        className={classNames('flex flex-1 flex-col pt-3.5', isCollapsed && 'items-center')}
      >
        <div className="grid gap-0.5">
          {props.ways.main.map((item) => (
            <SidebarLink key={item.to} item={item} isCollapsed={isCollapsed} onGo={props.onGo} />
          ))}
        </div>
        <Preferences {...props} />
      </nav>
      {!props.onClose && <PlayerSlot kind={isCollapsed ? 'narrow' : 'aside'} />}
      <div className={classNames('mt-3 pt-2', !isCollapsed && 'border-t border-line')}>
        <UserMenu {...props} />
      </div>
    </div>
  )
}
