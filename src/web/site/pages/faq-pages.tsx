import { Markdown } from '../markdown.tsx'
import { type Answer, type FaqCategory, faqCategories } from '../site-content.ts'
import { WordsPage } from './words-page.tsx'

const categories = Object.entries(faqCategories) as [FaqCategory, string][]

function FaqSearch() {
  return (
    <search className="faq-search" data-faq-search hidden>
      <div className="search-field">
        <svg viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
          <circle cx="11" cy="11" r="7" />
          <path d="m20 20-4-4" />
        </svg>
        <label htmlFor="faq-words" className="unseen">
          Search the questions and answers
        </label>
        <input id="faq-words" type="text" placeholder="password, offline, export" autoComplete="off" />
      </div>
      <p role="status" data-faq-found />
    </search>
  )
}

function Category({ id, name, answers }: { id: FaqCategory; name: string; answers: readonly Answer[] }) {
  return (
    <section className="faq-category" aria-labelledby={id}>
      <h2 id={id}>{name}</h2>
      <div>
        {answers.map(({ slug, question, body, source }) => (
          <details key={slug} id={slug}>
            <summary>
              <h3>{question}</h3>
            </summary>
            <div className="words">
              <Markdown body={body} source={source} />
              <p className="facts">
                <a
                  href={`/faq/${slug}`}
                  className="text-link"
                  aria-label={`This answer by itself: ${question}`}
                >
                  This answer by itself
                </a>
              </p>
            </div>
          </details>
        ))}
      </div>
    </section>
  )
}

export function FaqPage({ answers }: { answers: readonly Answer[] }) {
  return (
    <div className="list-page faq">
      <header className="list-head">
        <h1 className="type-question">What people ask before the first line.</h1>
        <FaqSearch />
      </header>
      {categories.map(([id, name]) => (
        <Category key={id} {...{ id, name }} answers={answers.filter(({ category }) => category === id)} />
      ))}
      <p className="list-foot">
        Something else?{' '}
        <a href="/contact" className="text-link">
          Write to us
        </a>
        .
      </p>
    </div>
  )
}

export function AnswerPage({ answer, answers }: { answer: Answer; answers: readonly Answer[] }) {
  const near = answers.filter(({ slug, category }) => category === answer.category && slug !== answer.slug)
  return (
    <WordsPage
      kind={
        <>
          <a href="/faq">FAQ</a>, {faqCategories[answer.category].toLowerCase()}
        </>
      }
      title={answer.question}
      lead={answer.description}
      text={answer}
      after={
        <aside className="next" aria-label="Near this question">
          <p className="eyebrow">Near this</p>
          <ul>
            {near.map(({ slug, question }) => (
              <li key={slug}>
                <a href={`/faq/${slug}`}>{question}</a>
              </li>
            ))}
          </ul>
        </aside>
      }
    />
  )
}
