import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { productName } from '#web/lib/product.ts'
import { PublicHeader } from './public-header.tsx'

const links = [
  { to: '/privacy-policy', label: 'Privacy' },
  { to: '/faq', label: 'FAQ' },
  { to: '/guides', label: 'Guides' },
  { to: '/careers', label: 'Careers' },
  { to: '/contact', label: 'Contact' },
] as const

/** Header, page and foot of everything that needs no account. */
export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <PublicHeader />
      <main id="content" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <footer className="flex flex-wrap items-center gap-x-5 gap-y-1 md:gap-x-7 px-[22px] py-8 text-[14px] text-muted md:px-14">
        <span className="mr-auto max-md:w-full">{productName}</span>
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="inline-flex min-h-11 items-center hover:text-text">
            {label}
          </Link>
        ))}
      </footer>
    </div>
  )
}
