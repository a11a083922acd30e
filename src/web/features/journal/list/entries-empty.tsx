import { CameFor } from '#web/lib/vault/came-for.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'
import { pickTemplate } from '../templates/template-overlay.ts'

const quietLink =
  'type-secondary -ml-2 mt-1 inline-flex min-h-11 items-center rounded-inner px-2 font-strong text-ink hover:underline hover:underline-offset-4'

const drawing = (
  <>
    <g className="stroke-line-strong" strokeLinecap="round">
      <path d="M1 76H149" />
      <path d="M22 76V13a8 8 0 0 1 8-8H80a8 8 0 0 1 8 8V76" />
      <path d="M36 26H72M36 39H72M36 52H54" />
    </g>
    <path className="stroke-ink" d={dropPath} transform="translate(104 38) scale(1.42)" strokeWidth="1.2" />
  </>
)

/** What stands in the list before the first page. */
export function EntriesEmpty({ onWrite }: { onWrite: (() => void) | null }) {
  return (
    <EmptyPage
      className="px-6 pt-12"
      drawing={drawing}
      will="It may begin in the middle, and it may be bad."
      about={
        <>
          Your pages will stand here by month, newest first.
          <CameFor>A first page could begin there.</CameFor>
        </>
      }
    >
      <div className="-mt-4 grid justify-items-start">
        {onWrite && (
          <button type="button" onClick={onWrite} className={quietLink}>
            Begin a page
          </button>
        )}
        <button type="button" onClick={() => pickTemplate()} className={quietLink}>
          Begin from a template
        </button>
      </div>
    </EmptyPage>
  )
}

/** What stands in the list when no entry has what a search asks for. */
export function NothingFound({ isHidden, onClear }: { isHidden: boolean; onClear: () => void }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-8">
      <p className="font-serif text-lead leading-list">
        {isHidden ? 'No page has all of this.' : 'No page has these words.'}
      </p>
      <p className="type-secondary mt-2 text-muted">
        {isHidden
          ? 'The words are there, on other pages. One condition less shows them.'
          : 'Titles and texts were searched, on this device. Fewer words find more.'}
      </p>
      <ShowAllPages onClear={onClear} />
    </div>
  )
}

export function ShowAllPages({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" onClick={onClear} className={quietLink}>
      Show all pages
    </button>
  )
}
