import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { productName } from '#web/lib/product.ts'
import { headerLinks } from '#web/lib/site-links.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Wordmark } from '#web/ui/wordmark.tsx'

const compactAfterPx = 80

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false)
  useEffect(() => {
    const look = () => setScrolled(scrollY > compactAfterPx)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

function SlideInMenu({ onClose, hasSignIn }: { onClose: () => void; hasSignIn: boolean }) {
  const row =
    'flex min-h-14 items-center border-b border-line font-serif text-[24px] text-text-2 aria-[current=page]:text-text'
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
          className={buttonLook('primary', 'large', 'mt-auto w-full')}
        >
          Try the Demo
        </Link>
      </div>
    </NativeDialog>
  )
}

/** The head of all public pages. On the auth screen it lies over the two halves and has no Sign In. */
export function PublicHeader({ isOnAuth = false }: { isOnAuth?: boolean }) {
  const isScrolled = useIsScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const quiet =
    'inline-flex min-h-11 items-center rounded-inner px-3 text-[15px] text-text-2 hover:text-text aria-[current=page]:text-ink'
  return (
    <header
      data-compact={isScrolled}
      className={classNames(
        'inset-x-0 top-0 z-30 flex items-center gap-6 px-[22px] md:px-14',
        isOnAuth ? 'absolute h-[76px] md:h-[100px]' : 'sticky border-b',
        !isOnAuth &&
          (isScrolled ? 'h-[60px] border-line bg-surface-0' : 'h-[76px] border-transparent md:h-[84px]'),
      )}
    >
      <a href="/" aria-label={productName} className="-ml-2.5 flex min-h-11 items-center rounded-inner px-1">
        <Wordmark name={productName} />
      </a>
      <nav
        aria-label="Site"
        className={classNames('hidden items-center md:flex', isOnAuth ? 'ml-auto' : 'ml-6')}
      >
        {headerLinks.map(({ to, label }) => (
          <a key={to} href={to} className={quiet}>
            {label}
          </a>
        ))}
      </nav>
      <div
        className={classNames(
          'flex items-center gap-2',
          !isOnAuth && 'ml-auto',
          isOnAuth && 'max-md:ml-auto',
        )}
      >
        {!isOnAuth && (
          <Link to="/auth" search={{ mode: 'login' }} className={quiet}>
            Sign In
          </Link>
        )}
        <Link
          to="/auth"
          search={{ mode: 'register' }}
          activeOptions={{ includeSearch: true }}
          className={classNames(
            buttonLook(isOnAuth ? 'outline' : 'primary', 'standard', 'px-4 text-[14px] max-md:hidden'),
            isOnAuth && 'aria-[current=page]:border-ink',
          )}
        >
          Try the Demo
        </Link>
        <IconButton
          ref={menuButton}
          label="Menu"
          icon={<MenuIcon size={24} strokeWidth={1.6} />}
          onClick={() => setMenuOpen(true)}
          className="-mr-2.5 md:hidden"
        />
      </div>
      {isMenuOpen && <SlideInMenu onClose={() => setMenuOpen(false)} hasSignIn={!isOnAuth} />}
    </header>
  )
}
