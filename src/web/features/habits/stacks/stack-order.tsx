import { X } from 'lucide-react'
import { type RefObject, useRef, useState } from 'react'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { movedTo } from '#web/lib/order/moved.ts'
import { Grip, StepButtons } from '#web/lib/order/order-handles.tsx'
import { useKeptOrder } from '#web/lib/order/use-kept-order.ts'
import { useListDrag } from '#web/lib/order/use-list-drag.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { classNames } from '#web/ui/class-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'

interface StackOrderProps {
  stack: { readonly id: string; readonly name: string }
  /** Its places in their order, by the uid of the place. */
  own: readonly { readonly id: string; readonly habit: HabitRow }[]
  /** Gets the focus where a row that had it goes. */
  backTo: RefObject<HTMLElement | null>
}

/** The habits of a stack, put in order by drag, by the arrow keys on a grip or by buttons; each move is said aloud. */
export function StackOrder({ stack, own, backTo }: StackOrderProps) {
  const items = useEntityActions('habit_stack_item')
  const lists = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const order = useKeptOrder(
    own.map(({ id }) => id),
    items.reorder,
  )
  const nameOf = (id: string) => own.find((one) => one.id === id)?.habit.name ?? ''
  function move(id: string, place: number) {
    const next = order.move(id, place)
    if (next) setSaid(`${nameOf(id)}: ${next.indexOf(id) + 1} of ${next.length}`)
  }
  const { held, pointer } = useListDrag(lists, (id, { place }) => move(id, place))
  const shown = held?.to ? movedTo(order.ids, held.id, held.to.place) : order.ids
  async function takeOut(id: string) {
    const next = shown[shown.indexOf(id) + 1] ?? shown[shown.indexOf(id) - 1]
    if (!(await items.remove(id, `“${nameOf(id)}” is out of “${stack.name}”`))) return
    const grip = next && lists.current?.querySelector<HTMLElement>(`[data-grip="${next}"]`)
    ;(grip || backTo.current)?.focus()
  }
  return (
    <div ref={lists} {...pointer}>
      <ol data-group={stack.id} aria-label={`${stack.name}, in order`}>
        {shown.map((id, at) => {
          const row = { name: nameOf(id), onStep: (step: -1 | 1) => move(id, at + step) }
          return (
            <li
              key={id}
              className={classNames(
                'flex min-h-13 items-center gap-1 border-line border-b last:border-0',
                held?.id === id && 'bg-surface-2',
              )}
            >
              <Grip id={id} {...row} />
              <span aria-hidden="true" className="figures w-6 shrink-0 text-muted text-ui">
                {at + 1}
              </span>
              <span className="line-clamp-2 min-w-0 flex-1 text-ui [overflow-wrap:anywhere]">{row.name}</span>
              <StepButtons {...row} isFirst={at === 0} isLast={at === shown.length - 1} />
              <IconButton
                label={`Take ${row.name} out`}
                icon={<X size={17} strokeWidth={1.6} />}
                className="-mr-3"
                onClick={() => void takeOut(id)}
              />
            </li>
          )
        })}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </div>
  )
}
