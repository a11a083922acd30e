import { type Arrangement, withCardShown } from '#domain/dashboard/card-order.ts'
import { type DashboardCard, hiddenAtFirst } from '#domain/dashboard/dashboard-layout.ts'
import { useSingle } from '#web/lib/vault/use-single.ts'

/** The cards of the dashboard as the person wants them, the same on all devices. */
export interface DashboardView {
  readonly layout: Arrangement
  isShown(card: DashboardCard): boolean
  arrange(layout: Arrangement): void
  show(card: DashboardCard, isShown: boolean): void
}

const asAtFirst: { cards: string[]; moved: string[]; hidden: string[] } = {
  cards: [],
  moved: [],
  hidden: [...hiddenAtFirst],
}

export function useLayout(): DashboardView {
  const { value, change } = useSingle('dashboard_layout', asAtFirst)
  return {
    layout: value,
    isShown: (card) => !value.hidden.includes(card),
    arrange: change,
    show: (card, isShown) => change({ hidden: withCardShown(value, card, isShown) }),
  }
}
