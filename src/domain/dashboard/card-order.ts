import { type DashboardCard, type DashboardLayout, dashboardCards } from './dashboard-layout.ts'

type Chosen = Pick<DashboardLayout, 'cards' | 'hidden'>

/** All cards in the order that was chosen; one that the order does not know stands behind the one that it follows at first. */
export function cardsInOrder({ cards }: Chosen): DashboardCard[] {
  const known = cards.filter((name): name is DashboardCard => dashboardCards.some((card) => card === name))
  const placed = [...new Set(known)]
  for (const [at, card] of dashboardCards.entries()) {
    if (placed.includes(card)) continue
    const before = dashboardCards.slice(0, at).findLast((one) => placed.includes(one))
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, card)
  }
  return placed
}

/** The order with one card moved to another place, counted from 0; the ends are its limits. */
export function withCardAt(layout: Chosen, card: DashboardCard, place: number): DashboardCard[] {
  const others = cardsInOrder(layout).filter((one) => one !== card)
  others.splice(Math.max(0, Math.min(others.length, place)), 0, card)
  return others
}

/** What is hidden once a card is shown or hidden. */
export const withCardShown = ({ hidden }: Chosen, card: DashboardCard, isShown: boolean): string[] =>
  isShown ? hidden.filter((one) => one !== card) : [...new Set([...hidden, card])]
