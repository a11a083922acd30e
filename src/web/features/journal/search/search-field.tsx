import { Search, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type Ref,
  Suspense,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import type { SearchRow } from '#worker/journal/search/search.calls.ts'
import { SearchMirror } from './search-mirror.tsx'
import { useSearchHelp } from './use-search-help.ts'

const SearchHelpList = lateComponent(
  async () => (await import('./search-help-list.tsx')).SearchHelpList,
  'unseen',
)

const pauseMs = 70
const longest = 400
/** The field's letters and their mirror: the same to the pixel, or the caret would stand beside its letter. */
const letters = 'p-0 text-small leading-7 tracking-normal font-sans [word-spacing:4px]'

interface SearchFieldProps {
  ref: Ref<HTMLTextAreaElement>
  search: string
  onSearch: (search: string) => void
  problems: SearchRow['problems']
  /** Enter, or the arrow down: to what was found. */
  onGo: () => void
}

/** Looks through the person's own words. Nothing that is typed here leaves the tab. */
export function SearchField({ ref, search, onSearch, problems, onGo }: SearchFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const { typed, setTyped, ask, isAsked } = useTyped(search, onSearch)
  const [caret, setCaret] = useState(0)
  /** Text was put in: the caret goes behind it as soon as the field has it, before the next key comes. */
  const [put, setPut] = useState<{ readonly caret: number } | null>(null)
  useLayoutEffect(() => {
    if (put) field.current?.setSelectionRange(put.caret, put.caret)
  }, [put])
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement, [])
  const help = useSearchHelp({
    typed,
    caret,
    replace(from, to, text) {
      const behind = typed.slice(to).replace(/^ /, text.endsWith(' ') ? '' : ' ')
      setTyped(`${typed.slice(0, from)}${text}${behind}`)
      setCaret(from + text.length)
      setPut({ caret: from + text.length })
    },
  })

  function clear() {
    setTyped('')
    ask('')
    help.close()
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isTaken = help.takeKey(event)
    const isGo = event.key === 'Enter' || (event.key === 'ArrowDown' && !help.isShown)
    if (isTaken || isGo || event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
    }
    if (isTaken) return
    if (isGo) {
      help.close()
      if (typed.trim() !== '') onGo()
    } else if (event.key === 'Escape') {
      clear()
      event.currentTarget.blur()
    }
  }

  return (
    <div className="relative px-4">
      <div className="relative flex min-h-10 quiet-field py-1.5 pl-9.5 pr-10 has-focus-visible:outline-2 has-focus-visible:outline-ring">
        <Search
          size={16}
          strokeWidth={1.7}
          aria-hidden="true"
          className="pointer-events-none absolute left-3 top-3 text-muted"
        />
        <div className={`relative min-w-0 flex-1 ${letters}`}>
          <SearchMirror typed={typed} problems={problems} />
          <textarea
            ref={field}
            {...help.field}
            rows={1}
            aria-label="Search your words"
            aria-keyshortcuts="/"
            placeholder="Search your words"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={longest}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value.replace(/\s+/g, (gap) => (gap.includes('\n') ? ' ' : gap)))
              setCaret(event.target.selectionStart)
              help.open()
            }}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
            onFocus={() => help.open()}
            onBlur={() => {
              help.close()
              // Whoever leaves at once finds the search as they typed it.
              if (!isAsked) ask(typed.trim())
            }}
            onKeyDown={onKeyDown}
            className={`peer absolute inset-0 size-full resize-none overflow-hidden bg-transparent text-transparent caret-ink outline-none [overflow-wrap:break-word] selection:bg-[color-mix(in_oklab,transparent,var(--ink)_30%)] selection:text-transparent placeholder:text-muted placeholder:[word-spacing:normal] ${letters}`}
          />
        </div>
        {typed === '' ? (
          <kbd className="pointer-events-none absolute right-3 top-2.25 hidden h-5.5 min-w-4.25 items-center justify-center rounded-mark border border-line font-sans text-fine text-muted lg:inline-flex">
            /
          </kbd>
        ) : (
          <button
            type="button"
            aria-label="Clear the search"
            onClick={() => {
              clear()
              field.current?.focus()
            }}
            className="hit-44 absolute right-1.5 top-1.5 inline-flex size-7 items-center justify-center rounded-inner text-muted hover:text-text"
          >
            <X size={15} strokeWidth={1.8} aria-hidden="true" />
          </button>
        )}
      </div>
      {help.isShown && (
        <Suspense fallback={null}>
          <SearchHelpList help={help} />
        </Suspense>
      )}
    </div>
  )
}

/** What stands in the field; looked for once typing pauses. A search that comes from elsewhere takes its place, an echo of its own never does. */
function useTyped(search: string, onSearch: (search: string) => void) {
  const [typed, setTyped] = useState(search)
  /** The search that this field and its surroundings agreed on last. */
  const [agreed, setAgreed] = useState(search)
  const [seen, setSeen] = useState(search)
  if (seen !== search) {
    setSeen(search)
    if (search !== agreed) {
      setAgreed(search)
      setTyped(search)
    }
  }
  const ask = useCallback(
    (text: string) => {
      setAgreed(text)
      onSearch(text)
    },
    [onSearch],
  )
  useEffect(() => {
    const text = typed.trim()
    if (text === agreed) return
    const timer = setTimeout(() => ask(text), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, agreed, ask])
  return { typed, setTyped, ask, isAsked: typed.trim() === agreed }
}
