import { anchorOf, Markdown, sectionsOf } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'
import { Closing } from '../site-frame.tsx'

/** What is there, where to find it, and what it does not do: from the Markdown, section by section. */
export function FeaturesPage({ text }: { text: PageText }) {
  const [lead, ...sections] = sectionsOf(text.body)
  return (
    <>
      <div className="list-page">
        <header className="list-head">
          <h1 className="type-question">What it does, and what each part rests on.</h1>
          <div className="lead">{lead && <Markdown body={lead.body} source={text.source} />}</div>
        </header>
        {sections.map(({ heading, body }) => (
          <section key={heading} className="feature" id={anchorOf(heading ?? '')}>
            <h2>{heading}</h2>
            <div className="words">
              <Markdown body={body} source={text.source} />
            </div>
          </section>
        ))}
      </div>
      <Closing first="Read enough." second="Write a line." />
    </>
  )
}

/** The earlier page, kept for those who linked to it: the same list in short. */
export function FeaturesOldPage({ text }: { text: PageText }) {
  const sections = sectionsOf(text.body).filter(({ heading }) => heading !== null)
  return (
    <div className="list-page">
      <header className="list-head">
        <h1 className="type-question">Features, the earlier page.</h1>
        <p className="lead">
          Kept for those who linked to it. It lists the same things in short;{' '}
          <a href="/features" className="text-link">
            the present page
          </a>{' '}
          says where to find each and what it does not do.
        </p>
      </header>
      <ul className="rows">
        {sections.map(({ heading, body }) => (
          <li key={heading}>
            <p className="row-side" />
            <div>
              <h2>
                <a href={`/features#${anchorOf(heading ?? '')}`}>{heading}</a>
              </h2>
              <div>
                <Markdown body={body.split('\n\n')[0] ?? ''} source={text.source} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
