import type { Guide } from '../site-content.ts'
import { minutesInWords, WordsPage } from './words-page.tsx'

const addressOf = ({ slug }: Guide): string => `/guides/${slug}`
const templateOf = ({ template }: Guide): string => `/journal-pages-demo?template=${template}`

export function GuidesPage({ guides }: { guides: readonly Guide[] }) {
  return (
    <div className="list-page">
      <header className="list-head">
        <h1 className="type-question">Short ways into a page.</h1>
        <p className="lead">
          What an exercise is for, how it goes, what is known about it, and when to leave it. Each one opens
          in your journal as a template.
        </p>
      </header>
      <ul className="rows">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <p className="row-side">{minutesInWords(guide.minutes)}</p>
            <div>
              <h2>
                <a href={addressOf(guide)}>{guide.title}</a>
              </h2>
              <p>{guide.description}</p>
              <p className="facts">
                <a
                  href={templateOf(guide)}
                  className="text-link"
                  aria-label={`Open as a template: ${guide.title}`}
                >
                  Open as a template
                </a>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function GuidePage({ guide, guides }: { guide: Guide; guides: readonly Guide[] }) {
  const at = guides.indexOf(guide)
  const next = [guides[(at + 1) % guides.length], guides[(at + 2) % guides.length]]
  return (
    <WordsPage
      kind={<a href="/guides">Guides</a>}
      title={guide.title}
      lead={guide.description}
      facts={
        <>
          <span>{minutesInWords(guide.minutes)} to do</span>
          <a href={templateOf(guide)} className="button">
            Open as a template
          </a>
        </>
      }
      text={guide}
      after={
        <aside className="next" aria-label="More guides">
          <p className="eyebrow">More guides</p>
          <ul>
            {next.map(
              (other) =>
                other && (
                  <li key={other.slug}>
                    <a href={addressOf(other)}>{other.title}</a>
                    <p className="facts">{minutesInWords(other.minutes)}</p>
                  </li>
                ),
            )}
          </ul>
        </aside>
      }
    />
  )
}
