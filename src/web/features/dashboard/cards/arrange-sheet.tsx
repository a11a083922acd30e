import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import { type KeyboardEvent, type PointerEvent, type RefObject, useRef, useState } from 'react'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Sheet } from '#web/ui/dialog.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { cardNames } from './card-names.ts'
import type { DashboardView } from './use-layout.ts'

interface ArrangeSheetProps {
  view: DashboardView
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

/** Puts the cards into another order, by drag, by buttons or by arrow keys on the grip, and hides them. */
export function ArrangeSheet({ view, onClose, returnFocus }: ArrangeSheetProps) {
  const list = useRef<HTMLUListElement>(null)
  const [dragged, setDragged] = useState<DashboardCard | null>(null)
  const [said, setSaid] = useState('')
  const { cards } = view

  function move(card: DashboardCard, place: number) {
    const to = Math.max(0, Math.min(cards.length - 1, place))
    if (to === cards.indexOf(card)) return
    view.moveTo(card, to)
    setSaid(`${cardNames[card]}: ${to + 1} of ${cards.length}`)
  }
  function dragOver({ clientY }: PointerEvent) {
    if (!dragged || !list.current) return
    const place = [...list.current.children].findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect()
      return clientY >= top && clientY < bottom
    })
    if (place >= 0) move(dragged, place)
  }
  return (
    <Sheet
      title="Move or hide cards"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      <p className="type-secondary text-muted">
        Greeting and check-in stay on top. A card with nothing to say is not drawn. All your devices follow.
      </p>
      <ul ref={list} className="mt-4">
        {cards.map((card, at) => (
          <CardRow
            key={card}
            {...{ card, at, view }}
            isDragged={dragged === card}
            isLast={at === cards.length - 1}
            onMove={(place) => move(card, place)}
            grip={{
              onPointerDown: (event) => {
                event.currentTarget.setPointerCapture(event.pointerId)
                setDragged(card)
              },
              onPointerMove: dragOver,
              onPointerUp: () => setDragged(null),
              onPointerCancel: () => setDragged(null),
            }}
          />
        ))}
      </ul>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </Sheet>
  )
}

type Grip = Record<
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel',
  (event: PointerEvent<HTMLButtonElement>) => void
>

interface CardRowProps {
  card: DashboardCard
  at: number
  view: DashboardView
  isDragged: boolean
  isLast: boolean
  onMove: (place: number) => void
  grip: Grip
}

function CardRow({ card, at, view, isDragged, isLast, onMove, grip }: CardRowProps) {
  const name = cardNames[card]
  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(at + step)
  }
  return (
    <li
      className={classNames(
        'flex min-h-13 items-center gap-1 border-line border-b last:border-0',
        isDragged && 'bg-surface-2',
      )}
    >
      <button
        type="button"
        aria-label={`Move ${name} with the arrow keys`}
        onKeyDown={onKeyDown}
        {...grip}
        className="-ml-3 flex size-11 shrink-0 cursor-grab touch-none items-center justify-center rounded-control text-muted hover:text-text"
      >
        <GripVertical size={17} strokeWidth={1.6} aria-hidden="true" />
      </button>
      <Toggle
        label={name}
        isOn={view.isShown(card)}
        onChange={(isShown) => view.show(card, isShown)}
        className="min-w-0 flex-1"
      />
      <IconButton
        label={`${name} further up`}
        icon={<ArrowUp size={17} strokeWidth={1.6} />}
        disabled={at === 0}
        onClick={() => onMove(at - 1)}
      />
      <IconButton
        label={`${name} further down`}
        icon={<ArrowDown size={17} strokeWidth={1.6} />}
        disabled={isLast}
        onClick={() => onMove(at + 1)}
      />
    </li>
  )
}
