import type { Article, BlogCategory } from '../site-content.ts'
import { Closing } from '../site-frame.tsx'
import { dayInWords, minutesInWords, WordsPage } from './words-page.tsx'

const categoryWords: Readonly<Record<BlogCategory, string>> = {
  vault: 'The vault',
  insights: 'Insights',
  habits: 'Habits',
  calm: 'Calm',
  moving: 'Moving in',
  companion: 'The companion',
  practice: 'Practice',
}

const factsOf = ({ date, minutes }: Article) => (
  <>
    <time dateTime={date}>{dayInWords(date)}</time>
    <span>{minutesInWords(minutes)} to read</span>
  </>
)

export function BlogPage({ articles }: { articles: readonly Article[] }) {
  return (
    <>
      <div className="list-page">
        <header className="list-head">
          <h1 className="type-question">How it works, and where it stops.</h1>
          <p className="lead">
            Articles about the vault, about what can be read out of a page, and about keeping a journal at
            all.
          </p>
        </header>
        <ul className="rows">
          {articles.map((article) => (
            <li key={article.slug}>
              <p className="row-side">{categoryWords[article.category]}</p>
              <div>
                <h2>
                  <a href={`/blog/${article.slug}`}>{article.title}</a>
                </h2>
                <p>{article.description}</p>
                <p className="facts">{factsOf(article)}</p>
              </div>
            </li>
          ))}
        </ul>
        <p className="list-foot">
          <a href="/blog/feed.xml" className="text-link">
            Feed for readers (RSS)
          </a>
        </p>
      </div>
      <Closing first="Read enough." second="Write a line." />
    </>
  )
}

/** Of the same category first, then the newest. */
export function readNext(article: Article, articles: readonly Article[]): Article[] {
  const others = articles.filter(({ slug }) => slug !== article.slug)
  const near = others.filter(({ category }) => category === article.category)
  return [...near, ...others.filter((other) => !near.includes(other))].slice(0, 2)
}

export function ArticlePage({ article, articles }: { article: Article; articles: readonly Article[] }) {
  return (
    <WordsPage
      kind={
        <>
          <a href="/blog">Blog</a>, {categoryWords[article.category].toLowerCase()}
        </>
      }
      title={article.title}
      lead={article.description}
      facts={factsOf(article)}
      text={article}
      after={
        <aside className="next" aria-label="Read next">
          <p className="eyebrow">Read next</p>
          <ul>
            {readNext(article, articles).map((other) => (
              <li key={other.slug}>
                <a href={`/blog/${other.slug}`}>{other.title}</a>
                <p className="facts">{factsOf(other)}</p>
              </li>
            ))}
          </ul>
        </aside>
      }
    />
  )
}
