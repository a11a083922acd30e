import { useNavigate } from '@tanstack/react-router'
import { Gift, Lock, LogOut, Settings } from 'lucide-react'
import { type ReactElement, type RefObject, useState } from 'react'
import { Menu, MenuDivider, MenuItem } from '#web/ui/menu.tsx'
import { ReferralsModal } from './referrals-modal.tsx'
import type { UserActions } from './user-actions.ts'

const look = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

function Soon() {
  return (
    <span className="rounded-pill border border-line-strong px-2 text-fine leading-5 text-text-2">Soon</span>
  )
}

export interface UserChoicesProps extends UserActions {
  trigger: ReactElement
  isOpenAtFirst: boolean
  /** Where the focus goes back to. */
  card: RefObject<HTMLElement | null>
}

/** What the signed-in person can do from every page. */
export function UserChoices({
  isCollapsed,
  onGo,
  onLock,
  onLogout,
  trigger,
  card,
  isOpenAtFirst,
}: UserChoicesProps) {
  const navigate = useNavigate()
  const [isReferralsOpen, setReferralsOpen] = useState(false)
  const going = (go: () => void) => () => {
    onGo()
    go()
  }
  return (
    <>
      <Menu
        label="Account"
        side={isCollapsed ? 'right' : 'top'}
        align={isCollapsed ? 'end' : 'start'}
        {...{ trigger, isOpenAtFirst }}
      >
        <MenuItem icon={<Settings {...look} />} onSelect={going(() => void navigate({ to: '/settings' }))}>
          Settings
        </MenuItem>
        <MenuItem icon={<Gift {...look} />} aside={<Soon />} onSelect={() => setReferralsOpen(true)}>
          Referrals
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<Lock {...look} />} onSelect={going(onLock)}>
          Lock now
        </MenuItem>
        <MenuItem icon={<LogOut {...look} />} onSelect={going(onLogout)}>
          Logout
        </MenuItem>
      </Menu>
      {isReferralsOpen && (
        <ReferralsModal
          onClose={() => setReferralsOpen(false)}
          onMore={going(() => {
            setReferralsOpen(false)
            void navigate({ to: '/referrals' })
          })}
          returnFocus={card}
        />
      )}
    </>
  )
}
