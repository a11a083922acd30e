import { Link } from '@tanstack/react-router'
import { Menu as MenuIcon } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { PlayerSlot } from '#web/lib/overlays/player-slot.tsx'
import { productName } from '#web/lib/product.ts'
import { headerLinks } from '#web/lib/site-links.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
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

const SlideInMenu = lateComponent(async () => (await import('./slide-in-menu.tsx')).SlideInMenu, 'asked for')

/** What it gives up in height stays free below it, so that nothing moves. */
const smallerBelow =
  'h-19 border-transparent md:h-21 data-[compact=true]:mb-4 data-[compact=true]:h-15 data-[compact=true]:border-line data-[compact=true]:bg-surface-0 md:data-[compact=true]:mb-6'

/** The head of all public pages. On the auth screen it lies over the two halves and has no Sign In. */
export function PublicHeader({ isOnAuth = false }: { isOnAuth?: boolean }) {
  const isScrolled = useIsScrolled()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const menuButton = useRef<HTMLButtonElement>(null)
  const quiet =
    'inline-flex min-h-11 items-center whitespace-nowrap rounded-inner px-3 text-ui text-text-2 hover:text-text aria-[current=page]:text-ink'
  return (
    <header
      data-compact={isScrolled}
      className={classNames(
        'public-head inset-x-0 top-0 z-30 flex items-center gap-2 px-5.5 min-[380px]:gap-6 md:gap-4 md:px-8 lg:gap-6 lg:px-14',
        isOnAuth ? 'absolute h-19 md:h-25' : 'sticky border-b',
        !isOnAuth && smallerBelow,
      )}
    >
      <a href="/" aria-label={productName} className="-ml-2.5 flex min-h-11 items-center rounded-inner px-1">
        <Wordmark name={productName} />
      </a>
      <nav
        aria-label="Site"
        className={classNames('hidden items-center md:flex', isOnAuth ? 'ml-auto' : 'lg:ml-6')}
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
        <PlayerSlot kind="bar" />
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
            buttonClass(isOnAuth ? 'outline' : 'primary', 'standard', 'px-4 text-small max-md:hidden'),
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
      {isMenuOpen && (
        <Suspense fallback={null}>
          <SlideInMenu onClose={() => setMenuOpen(false)} hasSignIn={!isOnAuth} />
        </Suspense>
      )}
    </header>
  )
}
