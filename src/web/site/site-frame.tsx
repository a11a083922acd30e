import type { ReactNode } from 'react'
import { productName } from '../lib/product.ts'
import { demoLink, footerLinks, headerLinks, signInLink } from '../lib/site-links.ts'
import { Mark } from '../ui/drop-mark.tsx'
import { PlayerPill } from './player-pill.tsx'

/** 'page' where one is at this very address, 'true' below it, as an article is below the blog. */
const current = (to: string, path: string) =>
  to === path
    ? { 'aria-current': 'page' as const }
    : path.startsWith(`${to}/`)
      ? { 'aria-current': 'true' as const }
      : {}

function SlideInMenu({ path }: { path: string }) {
  return (
    <dialog id="menu" className="menu" aria-label="Menu">
      <button type="button" className="menu-close" data-menu="close" aria-label="Close menu">
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path d="M5 5l14 14M19 5 5 19" />
        </svg>
      </button>
      <nav aria-label="Site">
        {[...headerLinks, signInLink].map(({ to, label }) => (
          <a key={to} href={to} {...current(to, path)}>
            {label}
          </a>
        ))}
      </nav>
      <a href={demoLink.to} className="button button-large">
        {demoLink.label}
      </a>
    </dialog>
  )
}

/** The head of all public pages. */
export function SiteHeader({ path }: { path: string }) {
  return (
    <header className="head" data-compact="false">
      <a href="/" className="wordmark" aria-label={productName} {...current('/', path)}>
        <Mark size={32} />
        <span>{productName}</span>
      </a>
      <nav aria-label="Site" className="head-links">
        {headerLinks.map(({ to, label }) => (
          <a key={to} href={to} {...current(to, path)}>
            {label}
          </a>
        ))}
      </nav>
      <div className="head-actions">
        <div className="player-slot" data-kind="bar">
          <PlayerPill path={path} isKnown />
        </div>
        <a href={signInLink.to}>{signInLink.label}</a>
        <a href={demoLink.to} className="button head-demo">
          {demoLink.label}
        </a>
        <button
          type="button"
          className="menu-open"
          data-menu="open"
          aria-label="Menu"
          aria-haspopup="dialog"
          aria-controls="menu"
        >
          <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
            <path d="M4 6h16M4 12h16M4 18h16" />
          </svg>
        </button>
      </div>
      <SlideInMenu path={path} />
    </header>
  )
}

export function SiteFooter({ path }: { path: string }) {
  return (
    <footer className="foot">
      <span>{productName}</span>
      <nav aria-label="More">
        {footerLinks.map(({ to, label }) => (
          <a key={to} href={to} {...current(to, path)}>
            {label}
          </a>
        ))}
      </nav>
    </footer>
  )
}

/** What ends a page: one sentence and the way in. */
export function Closing({
  first,
  second,
  children,
}: {
  first: string
  second: string
  children?: ReactNode
}) {
  return (
    <section className="closing">
      <div>
        <h2 className="type-closing">
          {first}
          <br />
          {second}
        </h2>
        {children && <div className="closing-words">{children}</div>}
      </div>
      <a href={demoLink.to} className="button button-large">
        {demoLink.label}
      </a>
    </section>
  )
}

/** Says that a figure, a sentence or a person is made up. */
export function Illustrative() {
  return <span className="illustrative">illustrative</span>
}
