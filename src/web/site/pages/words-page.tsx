import type { ReactNode } from 'react'
import { headingsOf, Markdown } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'

/** A day as people write it: 2026-11-22 -> 22 November 2026. */
export const dayInWords = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

export const minutesInWords = (minutes: number): string =>
  `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`

function Contents({ body }: { body: string }) {
  const headings = headingsOf(body)
  if (headings.length < 2) return null
  return (
    <nav className="contents" aria-label="On this page">
      <ol>
        {headings.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A long text: what is in it at the left, the words in the middle, and room at the right. */
export function WordsPage({
  kind,
  title,
  lead,
  facts,
  text,
  after,
}: {
  kind: ReactNode
  title: string
  lead: string
  /** A line of small facts below the lead. */
  facts?: ReactNode
  text: Pick<PageText, 'body' | 'source'>
  /** What comes between the words and the foot. */
  after?: ReactNode
}) {
  return (
    <article className="words-page">
      <header className="words-head">
        <p className="eyebrow">{kind}</p>
        <div>
          <h1 className="type-question">{title}</h1>
          <p className="lead">{lead}</p>
          {facts && <p className="facts">{facts}</p>}
        </div>
      </header>
      <div className="words-room">
        <Contents body={text.body} />
        <div className="words">
          <Markdown body={text.body} source={text.source} />
        </div>
      </div>
      {after}
    </article>
  )
}
