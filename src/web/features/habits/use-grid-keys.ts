import { type FocusEvent, type KeyboardEvent, useState } from 'react'

interface Cell {
  readonly row: string
  /** Counted from 0 at the row's header. */
  readonly column: number
}

const cellsOf = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('[data-cell]')]

/** Where a key leads from a cell; null: nowhere, or it is no key of a grid. Pure, so that it can be tested without a page. */
export function nextCell(
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  at: { row: number; column: number },
  size: { rows: number; columns: number },
): { row: number; column: number } | null {
  const [lastRow, lastColumn] = [size.rows - 1, size.columns - 1]
  const to = {
    ArrowLeft: { ...at, column: at.column - 1 },
    ArrowRight: { ...at, column: at.column + 1 },
    ArrowUp: { ...at, row: at.row - 1 },
    ArrowDown: { ...at, row: at.row + 1 },
    Home: { row: ctrlKey ? 0 : at.row, column: 0 },
    End: { row: ctrlKey ? lastRow : at.row, column: lastColumn },
  }[key]
  if (!to || to.row < 0 || to.column < 0 || to.row > lastRow || to.column > lastColumn) return null
  return to
}

/**
 * The keys of a grid after WAI-ARIA: one tab stop, arrows between cells, Home and End within a row and with Ctrl in all of it. Rows have `data-row`, what can
 * have the focus in them `data-cell`. `first`: the cell that has the tab stop before any had the focus.
 */
export function useGridKeys(rows: readonly string[], first: number) {
  const [at, setAt] = useState<Cell | null>(null)
  const here = at && rows.includes(at.row) ? at : { row: rows[0] ?? '', column: at?.column ?? first }
  const placeOf = (element: Element) => {
    const row = element.closest<HTMLElement>('[data-row]')
    const cell = element.closest<HTMLElement>('[data-cell]')
    return row && cell ? { row, column: cellsOf(row).indexOf(cell) } : null
  }
  return {
    tabIndexOf: (row: string, column: number) => (row === here.row && column === here.column ? 0 : -1),
    /** A table that has them is a grid after WAI-ARIA. */
    parts: {
      role: 'grid',
      onFocus: ({ target }: FocusEvent) => {
        const place = placeOf(target)
        if (place) setAt({ row: place.row.dataset.row ?? '', column: place.column })
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        // A key that is held down presses once.
        if (event.repeat && event.key === 'Enter') event.preventDefault()
        const place = placeOf(event.target as Element)
        if (!place || event.altKey || event.metaKey || event.shiftKey) return
        const all = [...event.currentTarget.querySelectorAll('[data-row]')]
        const size = { rows: all.length, columns: cellsOf(place.row).length }
        const to = nextCell(event, { row: all.indexOf(place.row), column: place.column }, size)
        const row = to && all[to.row]
        if (!row) return
        event.preventDefault()
        cellsOf(row)[to.column]?.focus()
      },
    },
  }
}
