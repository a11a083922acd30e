import { memo } from 'react'
import { createPortal } from 'react-dom'
import type { PrintOptions } from '#domain/journal/versions/print-range.ts'
import type { PrintedPage } from '#worker/journal/entries/print.calls.ts'
import './print.css'
import { PrintedWords } from './printed-words.tsx'

interface PrintViewProps extends PrintOptions {
  /** As they come from the worker, a stretch at a time. */
  stretches: readonly (readonly PrintedPage[])[]
}

/** The pages that the browser prints: in the document, unseen until then. */
export function PrintView({ stretches, withRatings, withTopics }: PrintViewProps) {
  return createPortal(
    <div className="print-pages" lang="">
      {stretches.map((pages) => (
        <Stretch key={pages[0]?.id} {...{ pages, withRatings, withTopics }} />
      ))}
    </div>,
    document.body,
  )
}

/** Drawn once: what came before is not drawn again with every stretch that comes. */
const Stretch = memo(function Stretch({
  pages,
  ...options
}: PrintOptions & { pages: readonly PrintedPage[] }) {
  return pages.map((page) => <Page key={page.id} page={page} {...options} />)
})

/** An entry: its date and title come again at the head of every sheet that it runs over. */
function Page({ page, withRatings, withTopics }: PrintOptions & { page: PrintedPage }) {
  const known = [withRatings && page.ratings, withTopics && page.topics].filter(Boolean)
  return (
    <table className="print-page" role="presentation">
      <thead>
        <tr>
          <td>
            <div className="print-running">
              <span>{page.date}</span>
              <span dir="auto">{page.title}</span>
            </div>
          </td>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>
            {page.title && (
              <h2 dir="auto" className="print-title">
                {page.title}
              </h2>
            )}
            <PrintedWords content={page.content} />
            {known.map((line) => (
              <p key={String(line)} className="print-known">
                {line}
              </p>
            ))}
          </td>
        </tr>
      </tbody>
    </table>
  )
}
