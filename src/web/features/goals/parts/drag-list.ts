import { type DragEvent, type KeyboardEvent, useState } from 'react'

/** `ids` with one of them moved by so many places; the same list where it would leave it. */
export function movedBy(ids: readonly string[], id: string, by: number): readonly string[] {
  const at = ids.indexOf(id)
  const to = at + by
  if (at < 0 || to < 0 || to >= ids.length) return ids
  return ids.toSpliced(at, 1).toSpliced(to, 0, id)
}

/** Lets a list be put in order by dragging its rows and, on its handles, by Alt or Shift with the arrow keys. */
export function useDragList(ids: readonly string[], onOrder: (ids: readonly string[]) => void) {
  const [dragged, setDragged] = useState<string | null>(null)
  const [over, setOver] = useState<string | null>(null)
  const put = (next: readonly string[]) => next !== ids && onOrder(next)
  const rowParts = (id: string) => ({
    onDragOver: (event: DragEvent) => {
      if (dragged === null) return
      event.preventDefault()
      setOver(id)
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      if (dragged !== null) put(movedBy(ids, dragged, ids.indexOf(id) - ids.indexOf(dragged)))
      setDragged(null)
      setOver(null)
    },
  })
  const handleParts = (id: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData('text/plain', '')
      setDragged(id)
    },
    onDragEnd: () => {
      setDragged(null)
      setOver(null)
    },
    onKeyDown: (pressed: KeyboardEvent) => {
      const by = pressed.key === 'ArrowUp' ? -1 : pressed.key === 'ArrowDown' ? 1 : 0
      if (by === 0) return
      pressed.preventDefault()
      put(movedBy(ids, id, by))
    },
  })
  return { dragged, over, rowParts, handleParts }
}
