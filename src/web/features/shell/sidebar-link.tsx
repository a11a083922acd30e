import { Link } from '@tanstack/react-router'
import { type PageIcon, pageIcons } from '#web/lib/page-icons.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'

export const tooltipDelayMs = { expanded: 1000, collapsed: 100 } as const

export interface SidebarItem {
  readonly to: string
  readonly label: string
  /** In the tooltip. */
  readonly about: string
  readonly icon: PageIcon
}

/** One way to go; the one that is gone already is washed in ink. */
export function SidebarLink({
  item,
  isCollapsed,
  onGo,
}: {
  item: SidebarItem
  isCollapsed: boolean
  onGo: () => void
}) {
  const { to, label, about, icon } = item
  const Icon = pageIcons[icon]
  const words = isCollapsed ? (
    <span>
      <strong className="block font-semibold">{label}</strong>
      {about}
    </span>
  ) : (
    about
  )
  return (
    <Tooltip
      words={words}
      side="right"
      delayMs={isCollapsed ? tooltipDelayMs.collapsed : tooltipDelayMs.expanded}
    >
      <Link
        to={to}
        onClick={onGo}
        aria-label={isCollapsed ? label : undefined}
        className={classNames(
          'group flex min-h-11 items-center gap-3.5 rounded-control text-ui text-text-2 hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)] hover:text-text aria-[current=page]:chosen aria-[current=page]:font-strong aria-[current=page]:text-text',
          isCollapsed ? 'w-11 justify-center' : 'px-3',
        )}
      >
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" className="group-aria-[current=page]:text-ink" />
        {!isCollapsed && label}
      </Link>
    </Tooltip>
  )
}
