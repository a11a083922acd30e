import type { ReactNode } from 'react'
import type { SheetPart } from '#domain/insights/letters/sheet.ts'
import { Paper } from '#web/ui/paper.tsx'

interface SheetOfPaperProps {
  /** At the top: whose it is, and the day. */
  from: string
  date: string
  title: string
  lead: string
  parts: readonly SheetPart[]
  /** Below all parts. */
  children?: ReactNode
  foot: string
}

/** A sheet as it comes out of the printer; printing prints this and nothing around it. */
export function SheetOfPaper({ from, date, title, lead, parts, children, foot }: SheetOfPaperProps) {
  return (
    <Paper className="card card-p-5 max-w-165 md:card-p-12">
      <p className="type-label figures flex justify-between gap-4 text-text-2">
        <span>{from}</span>
        <span>{date}</span>
      </p>
      <h2 className="type-screen-title mt-4 text-balance [overflow-wrap:anywhere]">{title}</h2>
      <p className="mt-2 font-serif text-item text-text-2">{lead}</p>
      {parts.map((part) => (
        <section key={part.id} className="mt-7">
          <h3 className="type-secondary font-strong">{part.title}</h3>
          <ul className="mt-1.5">
            {part.lines.map(({ id, words, aside, isQuote }) => (
              <li
                key={id}
                className="flex flex-wrap items-baseline justify-between gap-x-6 py-1 font-serif text-item"
              >
                <span className={isQuote ? 'italic' : ''}>{isQuote ? `“${words}”` : words}</span>
                {aside && <span className="type-label figures text-text-2">{aside}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      {children}
      <p className="type-label mt-8 border-line border-t pt-4 text-muted">{foot}</p>
    </Paper>
  )
}
