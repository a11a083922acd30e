import { type KeyboardEvent, useId, useLayoutEffect, useState } from 'react'

interface ComboParts<T> {
  /** What is listed, in the order in which the arrows go. */
  readonly items: readonly T[]
  readonly idOf: (item: T) => string
  readonly onChoose: (item: T, event: KeyboardEvent) => void
  /** When this changes, the first item is the chosen one again. */
  readonly query: string
  /** The item that is chosen at first; without one it is the first. */
  readonly startAt?: string | null
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 6, PageUp: -6 }

/** A field above a list (the combobox pattern of ARIA 1.2): the focus stays in the field, arrows move the choice, Enter takes it. */
export function useCombo<T>({ items, idOf, onChoose, query, startAt = null }: ComboParts<T>) {
  const listId = useId()
  const [active, setActive] = useState<string | null>(startAt)
  const [asked, setAsked] = useState(query)
  if (asked !== query) {
    setAsked(query)
    setActive(null)
  }
  const at = Math.max(
    0,
    items.findIndex((item) => idOf(item) === active),
  )
  const chosen = items[at]
  const optionId = (item: T): string => `${listId}-${idOf(item)}`
  const activeId = chosen && optionId(chosen)

  useLayoutEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key]
    if (step !== undefined && items.length > 0) {
      event.preventDefault()
      const isOne = Math.abs(step) === 1
      const next = isOne
        ? (at + step + items.length) % items.length
        : Math.min(items.length - 1, Math.max(0, at + step))
      const item = items[next]
      if (item) setActive(idOf(item))
    } else if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      onChoose(chosen, event)
    }
  }

  return {
    chosen,
    choose: (item: T) => setActive(idOf(item)),
    field: {
      role: 'combobox' as const,
      'aria-expanded': true,
      'aria-controls': listId,
      'aria-autocomplete': 'list' as const,
      'aria-activedescendant': activeId,
      onKeyDown,
    },
    list: { id: listId, role: 'listbox' as const },
    option: (item: T) => ({
      id: optionId(item),
      role: 'option' as const,
      'aria-selected': item === chosen,
    }),
  }
}
