import type { ReactNode } from 'react'
import { productName } from '#web/lib/product.ts'
import { footerLinks } from '#web/lib/site-links.ts'
import { PublicHeader } from './public-header.tsx'

/** Header, page and foot of everything that needs no account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="foot flex flex-wrap items-center gap-x-5 gap-y-1 md:gap-x-7 px-5.5 py-8 text-small text-muted md:px-14">
        <span className="mr-auto max-md:w-full">{productName}</span>
        {footerLinks.map(({ to, label }) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center hover:text-text">
            {label}
          </a>
        ))}
      </footer>
    </div>
  )
}
