import { cardsInOrder, withCardAt, withCardShown } from '#domain/dashboard/card-order.ts'
import type { DashboardCard } from '#domain/dashboard/dashboard-layout.ts'
import { useSingle } from '#web/lib/vault/use-single.ts'

/** The cards of the dashboard as the person wants them, the same on all devices. */
export interface DashboardView {
  /** All of them, hidden ones too. */
  readonly cards: readonly DashboardCard[]
  isShown(card: DashboardCard): boolean
  moveTo(card: DashboardCard, place: number): void
  show(card: DashboardCard, isShown: boolean): void
}

const asAtFirst: { cards: string[]; hidden: string[] } = { cards: [], hidden: [] }

export function useLayout(): DashboardView {
  const { value, change } = useSingle('dashboard_layout', asAtFirst)
  return {
    cards: cardsInOrder(value),
    isShown: (card) => !value.hidden.includes(card),
    moveTo: (card, place) => change({ cards: withCardAt(value, card, place) }),
    show: (card, isShown) => change({ hidden: withCardShown(value, card, isShown) }),
  }
}
