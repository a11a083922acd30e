import { classNames } from '#web/ui/class-names.ts'
import type { SearchHelpList as Help } from './use-search-help.ts'

/** What can be asked for, below the field; a line about each. */
export function SearchHelpList({ help }: { help: Help }) {
  return (
    <div className="absolute inset-x-4 top-full z-30 mt-2 animate-rise float overflow-hidden rounded-card md:right-auto md:w-88">
      <div
        id={help.listId}
        role="listbox"
        aria-label="What can be asked for"
        className="max-h-[min(560px,62vh)] overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin]"
      >
        {help.items.map((item) => (
          <div
            key={item.id}
            id={help.optionId(item)}
            role="option"
            tabIndex={-1}
            aria-selected={item === help.chosen}
            onMouseDown={(event) => {
              // The field keeps the focus.
              event.preventDefault()
              help.take(item)
            }}
            className={classNames(
              'flex min-h-9 cursor-default select-none items-center gap-3 rounded-inner px-2.5 text-small max-md:min-h-11',
              'hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)] aria-selected:chosen',
            )}
          >
            <span className="min-w-22 shrink-0 truncate font-medium text-ink">{item.label}</span>
            <span className="ml-auto truncate text-label text-text-2">{item.line}</span>
          </div>
        ))}
      </div>
    </div>
  )
}
