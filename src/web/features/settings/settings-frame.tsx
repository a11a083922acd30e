import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Together } from '#web/ui/together.tsx'
import { type SectionName, sectionTitle, settingsSections } from './settings-sections.ts'

/** The list of sections, and beside it the one that is open. */
export function SettingsPlace({ current, children }: { current: SectionName; children: ReactNode }) {
  return (
    <div className="flex-1 lg:grid lg:grid-cols-[184px_minmax(0,1fr)] lg:gap-x-8">
      <SectionList current={current} />
      {children}
    </div>
  )
}

/** One section; on small screens with a way back to the list. */
export function SettingsFrame({
  current,
  action,
  children,
}: {
  current: SectionName
  /** The section's one primary action, beside its title. */
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="flex min-w-0 flex-col items-stretch">
      <Link
        to="/settings"
        className="hit-44 mb-3 inline-flex self-start items-center gap-2 rounded-inner text-small text-text-2 hover:text-text lg:hidden"
      >
        <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
        Settings
      </Link>
      <header className="flex flex-wrap items-center justify-between gap-4 border-b border-line pb-5 lg:min-h-17.5">
        <h1 className="type-screen-title">{sectionTitle(current)}</h1>
        {action}
      </header>
      <Together>{children}</Together>
    </div>
  )
}

/** What a section is about, and at its right what belongs to it; the line between them goes down to the end of the page. */
export function SettingsColumns({
  side,
  className,
  children,
}: {
  side: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <div className={classNames('xl:grid xl:flex-1 xl:grid-cols-[minmax(0,1fr)_352px]', className)}>
      <div className="min-w-0 xl:pr-9">{children}</div>
      <div className="min-w-0 max-xl:border-t max-xl:border-line xl:-mb-16 xl:border-l xl:border-line xl:pb-16 xl:pl-9">
        {side}
      </div>
    </div>
  )
}

function SectionList({ current }: { current: SectionName }) {
  return (
    <nav aria-labelledby="settings-sections" className="-ml-3 max-lg:hidden">
      <h2 id="settings-sections" className="px-3 pt-4.5 font-serif text-write leading-item text-text-2">
        Settings
      </h2>
      <ul className="mt-4">
        {settingsSections.map(({ name, title }) => (
          <li key={name}>
            <Link
              to="/settings"
              search={{ section: name }}
              aria-current={name === current ? 'page' : undefined}
              className={classNames(
                'relative flex min-h-10 items-center rounded-inner px-3 text-ui',
                name === current ? 'font-strong text-text' : 'text-text-2 hover:text-text',
              )}
            >
              {name === current && (
                <span aria-hidden="true" className="absolute -left-1.5 size-1.5 rounded-full bg-ink" />
              )}
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
