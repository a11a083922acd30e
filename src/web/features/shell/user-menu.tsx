import { ChevronsUpDown } from 'lucide-react'
import { useRef } from 'react'
import { displayName, initials } from '#domain/account/display-name.ts'
import type { User } from '#domain/account/user.ts'
import { useAvatar } from '#web/lib/account/use-avatar.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Avatar } from '#web/ui/avatar.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { LazyMenu } from '#web/ui/lazy-menu.tsx'
import type { UserActions } from './user-actions.ts'

const UserChoices = lateComponent(async () => (await import('./user-choices.tsx')).UserChoices, 'asked for')

export interface UserMenuProps extends UserActions {
  readonly user: User
}

function Card({ user, isCollapsed }: { user: User; isCollapsed: boolean }) {
  return (
    <>
      <Avatar letters={initials(user)} sources={useAvatar(user)} className="size-9 text-ui" />
      {!isCollapsed && (
        <>
          <span className="sr-only">Account:</span>
          <span className="min-w-0 flex-1 text-left leading-list">
            <span className="block truncate text-small font-strong">{displayName(user)}</span>
            {user.email && <span className="block truncate text-label text-muted">{user.email}</span>}
          </span>
          <ChevronsUpDown size={16} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
        </>
      )}
    </>
  )
}

/** Who is here; a press opens what they can do. The menu itself is fetched right after the page. */
export function UserMenu(props: UserMenuProps) {
  const { user, isCollapsed } = props
  const card = useRef<HTMLButtonElement>(null)
  const trigger = (
    <button
      ref={card}
      type="button"
      aria-label={isCollapsed ? `${initials(user)}, account of ${displayName(user)}` : undefined}
      className={classNames(
        'flex min-h-14 items-center gap-3 rounded-control hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)]',
        isCollapsed ? 'w-11 justify-center' : 'w-full px-2',
      )}
    >
      <Card user={user} isCollapsed={isCollapsed} />
    </button>
  )
  return (
    <LazyMenu trigger={trigger}>
      {(isOpenAtFirst) => <UserChoices {...props} {...{ trigger, card, isOpenAtFirst }} />}
    </LazyMenu>
  )
}
