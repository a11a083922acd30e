import { Search, X } from 'lucide-react'
import { type Ref, useEffect, useState } from 'react'

const pauseMs = 90

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  search: string
  onSearch: (search: string) => void
}

/** Looks through the person's own words. Nothing that is typed here leaves the tab. */
export function SearchField({ ref, search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [asked, setAsked] = useState(search)
  if (asked !== search) {
    setAsked(search)
    setTyped(search)
  }
  useEffect(() => {
    if (typed.trim() === search) return
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, search, onSearch])

  function clear() {
    setTyped('')
    onSearch('')
  }

  return (
    <div className="relative mx-4">
      <Search
        size={16}
        strokeWidth={1.7}
        aria-hidden="true"
        className="pointer-events-none absolute left-3 top-3 text-muted"
      />
      <input
        ref={ref}
        type="search"
        aria-label="Search your words"
        aria-keyshortcuts="/"
        placeholder="Search your words"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          clear()
          event.currentTarget.blur()
        }}
        className="peer h-10 w-full quiet-field pl-[38px] pr-10 text-[14px] focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
      />
      {typed === '' ? (
        <kbd className="pointer-events-none absolute right-3 top-[9px] hidden h-[22px] min-w-[17px] items-center justify-center rounded-[5px] border border-line font-sans text-[12px] text-muted peer-focus:hidden lg:inline-flex">
          /
        </kbd>
      ) : (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={clear}
          className="hit-44 absolute right-1.5 top-1.5 inline-flex size-7 items-center justify-center rounded-inner text-muted hover:text-text"
        >
          <X size={15} strokeWidth={1.8} aria-hidden="true" />
        </button>
      )}
    </div>
  )
}
