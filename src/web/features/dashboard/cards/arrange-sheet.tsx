import { type RefObject, useEffect, useRef, useState } from 'react'
import { type CardGroup, cardsIn, withCardAt } from '#domain/dashboard/card-order.ts'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import { useListDrag } from '#web/lib/order/use-list-drag.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { ArrangeRow } from './arrange-row.tsx'
import { cardNames } from './card-names.ts'
import type { DashboardView } from './use-layout.ts'

interface ArrangeSheetProps {
  view: DashboardView
  /** Whether the dashboard has two columns here. */
  isWide: boolean
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}

const groupNames: Readonly<Record<CardGroup, string>> = {
  main: 'On the page',
  side: 'Beside it',
  all: 'One under the other',
}

/** Puts the cards into another order or, where there are two, into the other column, by drag, by buttons or by arrow keys on the grip, and hides them. */
export function ArrangeSheet({ view, isWide, onClose, returnFocus }: ArrangeSheetProps) {
  const lists = useRef<HTMLDivElement>(null)
  const [said, setSaid] = useState('')
  const [sent, setSent] = useState<{ card: DashboardCard } | null>(null)
  const { held, pointer } = useListDrag(lists, (card, { group, place }) =>
    move(card as DashboardCard, place, group as CardGroup),
  )
  const layout = held?.to
    ? withCardAt(view.layout, held.id as DashboardCard, held.to.place, held.to.group as CardGroup)
    : view.layout
  const groups: readonly CardGroup[] = isWide ? ['main', 'side'] : ['all']

  // A card that came into the other list is another element there.
  useEffect(() => {
    if (sent) lists.current?.querySelector<HTMLElement>(`[data-row="${sent.card}"] button`)?.focus()
  }, [sent])
  function move(card: DashboardCard, place: number, group: CardGroup) {
    const next = withCardAt(view.layout, card, place, group)
    const there = cardsIn(next, group)
    if (there.join() === cardsIn(view.layout, group).join()) return
    view.arrange(next)
    const where = isWide ? `${groupNames[group]}, ` : ''
    setSaid(`${cardNames[card]}: ${where}${there.indexOf(card) + 1} of ${there.length}`)
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
      <div ref={lists} {...pointer} className="mt-4">
        {groups.map((group) => {
          const cards = cardsIn(layout, group)
          const other = group === 'main' ? 'side' : 'main'
          return (
            <section key={group} aria-label={groupNames[group]} className="not-first:mt-7">
              {isWide && <h3 className="type-secondary font-strong text-text-2">{groupNames[group]}</h3>}
              <ul data-group={group} className="min-h-6">
                {cards.map((card, at) => (
                  <ArrangeRow
                    key={card}
                    name={cardNames[card]}
                    {...{ card, group }}
                    isFirst={at === 0}
                    isLast={at === cards.length - 1}
                    isDragged={held?.id === card}
                    isShown={view.isShown(card)}
                    onShow={(isShown) => view.show(card, isShown)}
                    onStep={(step) => move(card, at + step, group)}
                    onSend={() => {
                      move(card, Number.POSITIVE_INFINITY, other)
                      setSent({ card })
                    }}
                  />
                ))}
              </ul>
            </section>
          )
        })}
      </div>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </Sheet>
  )
}
