import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import {
  firstOperators,
  type HelpItem,
  moreOperators,
  searchHelp,
  searchOperators,
} from '#domain/journal/search/search-help.ts'
import { dayOf } from '#domain/time/day.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { completionRows } from '#worker/journal/search/search.calls.ts'
import { useSteadyRows } from '../list/use-steady-rows.ts'

interface HelpParts {
  readonly typed: string
  readonly caret: number
  /** Puts text in place of a stretch, with the caret behind it. */
  readonly replace: (from: number, to: number, text: string) => void
}

const shortList = [...firstOperators, moreOperators]
const notAsked = { of: 'names', start: '\u0000' } as const
const spelled = (word: string): string => (/\s/.test(word) ? `"${word}"` : word)

/** What can be asked for where the caret stands: operators, or words of the journal. */
function useHelpItems(typed: string, caret: number, isWhole: boolean) {
  const help = searchHelp(typed, caret, dayOf(Date.now(), useMyDay()))
  const { ask } = help
  const found = useSteadyRows(completionRows, ask ? { of: ask.of, start: ask.start } : notAsked).rows
  const words: HelpItem[] = !ask
    ? []
    : found.map(({ word, count }) => ({
        id: word,
        insert: `${ask.prefix}${spelled(word)} `,
        label: `${ask.prefix.replace('-', '')}${word}`,
        line: count === 1 ? '1 page' : `${count} pages`,
      }))
  const offered = help.items === searchOperators && !isWhole ? shortList : help.items
  return { help, items: ask ? words : offered }
}

/** What can be put into the search field, and the keys that choose among it. The focus stays in the field. */
export function useSearchHelp({ typed, caret, replace }: HelpParts) {
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [chosenId, setChosenId] = useState<string | null>(null)
  const [isWhole, setWhole] = useState(false)
  const { help, items } = useHelpItems(typed, caret, isWhole)
  const isShown = isOpen && items.length > 0
  /** An operator that was begun has its first choice ready; a word is a word until the arrows say otherwise. */
  const chosen = items.find(({ id }) => id === chosenId) ?? (help.isBegun ? items[0] : undefined)
  const optionId = (item: HelpItem): string => `${listId}-${items.indexOf(item)}`

  const activeId = isShown && chosen ? optionId(chosen) : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function take(item: HelpItem) {
    if (item === moreOperators) return setWhole(true)
    replace(help.from, help.to, item.insert)
    setChosenId(null)
    setIsOpen(!item.insert.endsWith(' '))
  }

  function step(by: 1 | -1) {
    const at = chosen ? items.indexOf(chosen) : by === 1 ? -1 : 0
    setChosenId(items[(at + by + items.length) % items.length]?.id ?? null)
  }

  /** True when the key was for the list. */
  function takeKey({ key, shiftKey }: KeyboardEvent): boolean {
    if (!isShown) return false
    if (key === 'ArrowDown' || key === 'ArrowUp') step(key === 'ArrowDown' ? 1 : -1)
    else if (key === 'Escape') setIsOpen(false)
    else {
      const isTab = key === 'Tab' && !shiftKey && typed.trim() !== ''
      const taken = isTab ? (chosen ?? items[0]) : key === 'Enter' ? chosen : undefined
      if (!taken) return false
      take(taken)
    }
    return true
  }

  return {
    items,
    chosen,
    isShown,
    listId,
    optionId,
    take,
    takeKey,
    open: () => {
      setChosenId(null)
      setWhole(false)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    field: comboboxOf(isShown ? listId : undefined, activeId),
  }
}
const comboboxOf = (listId: string | undefined, activeId: string | undefined) => ({
  role: 'combobox' as const,
  'aria-expanded': listId !== undefined,
  'aria-controls': listId,
  'aria-autocomplete': 'list' as const,
  'aria-activedescendant': activeId,
})
export type SearchHelpList = ReturnType<typeof useSearchHelp>
