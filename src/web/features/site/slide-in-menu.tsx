import { Link } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { headerLinks } from '#web/lib/site-links.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** The menu of public pages on a phone. */
export function SlideInMenu({ onClose, hasSignIn }: { onClose: () => void; hasSignIn: boolean }) {
  const row =
    'flex min-h-14 items-center border-b border-line font-serif text-title-s text-text-2 aria-[current=page]:text-text'
  return (
    <NativeDialog shape="drawer-right" label="Menu" onClose={onClose}>
      <div className="flex h-full flex-col px-6 pb-8 pt-3">
        <IconButton
          label="Close menu"
          icon={<X size={22} strokeWidth={1.6} />}
          onClick={onClose}
          className="-mr-3 ml-auto"
        />
        <nav aria-label="Site" className="mt-2">
          {headerLinks.map(({ to, label }) => (
            <a key={to} href={to} className={row}>
              {label}
            </a>
          ))}
          {hasSignIn && (
            <Link to="/auth" search={{ mode: 'login' }} className={row} onClick={onClose}>
              Sign In
            </Link>
          )}
        </nav>
        <Link
          to="/auth"
          search={{ mode: 'register' }}
          onClick={onClose}
          className={buttonClass('primary', 'large', 'mt-auto w-full')}
        >
          Try the Demo
        </Link>
      </div>
    </NativeDialog>
  )
}
