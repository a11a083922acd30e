import { type DragEvent, type KeyboardEvent, useState } from 'react'
import { movedBy } from '#web/lib/order/moved.ts'

const ways: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }

/** Lets a list be put in order by dragging its rows and, on its handles, by the arrow keys. */
export function useDragList<Id extends string>(ids: readonly Id[], onOrder: (ids: readonly Id[]) => void) {
  const [dragged, setDragged] = useState<Id | null>(null)
  const [over, setOver] = useState<Id | null>(null)
  const put = (next: readonly Id[]) => next !== ids && onOrder(next)
  const rowParts = (id: Id) => ({
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
  const handleParts = (id: Id) => ({
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
      const by = ways[pressed.key]
      if (by === undefined) return
      pressed.preventDefault()
      put(movedBy(ids, id, by))
    },
  })
  const move = (id: Id, by: -1 | 1) => put(movedBy(ids, id, by))
  const canMove = (id: Id, by: -1 | 1) => movedBy(ids, id, by) !== ids
  return { dragged, over, rowParts, handleParts, move, canMove }
}
