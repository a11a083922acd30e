import {
  type CardColumn,
  type DashboardCard,
  type DashboardLayout,
  dashboardCards,
  sideAtFirst,
} from './dashboard-layout.ts'

/** In what order cards stand, and which were taken to the other column. */
export type Arrangement = Pick<DashboardLayout, 'cards' | 'moved'>

/** The cards of one column, or of both where they stand one under the other. */
export type CardGroup = CardColumn | 'all'

/** All cards in the order that was chosen; one that the order does not know stands behind the one that it follows at first. */
export function cardsInOrder({ cards }: Pick<Arrangement, 'cards'>): DashboardCard[] {
  const known = cards.filter((name): name is DashboardCard => dashboardCards.some((card) => card === name))
  const placed = [...new Set(known)]
  for (const [at, card] of dashboardCards.entries()) {
    if (placed.includes(card)) continue
    const before = dashboardCards.slice(0, at).findLast((one) => placed.includes(one))
    placed.splice(before === undefined ? 0 : placed.indexOf(before) + 1, 0, card)
  }
  return placed
}

const columnOf = ({ moved }: Arrangement, card: DashboardCard): CardColumn =>
  sideAtFirst.has(card) === moved.includes(card) ? 'main' : 'side'

/** The cards of a group, in the order that was chosen. */
export const cardsIn = (layout: Arrangement, group: CardGroup): DashboardCard[] =>
  cardsInOrder(layout).filter((card) => group === 'all' || columnOf(layout, card) === group)

/** The arrangement with one card at a place of a group, counted from 0; the ends are its limits. Other cards keep their order, and their columns. */
export function withCardAt(
  layout: Arrangement,
  card: DashboardCard,
  place: number,
  group: CardGroup,
): Arrangement {
  const stays = group === 'all' || columnOf(layout, card) === group
  const isMoved = stays === layout.moved.includes(card)
  const away = layout.moved.filter((one) => one !== card)
  const others = cardsInOrder(layout).filter((one) => one !== card)
  const around = cardsIn(layout, group).filter((one) => one !== card)
  const next = around[Math.max(0, place)]
  const last = around.at(-1)
  const at = next ? others.indexOf(next) : last ? others.indexOf(last) + 1 : others.length
  return { cards: others.toSpliced(at, 0, card), moved: isMoved ? [...away, card] : away }
}

/** What is hidden once a card is shown or hidden. */
export const withCardShown = (
  { hidden }: Pick<DashboardLayout, 'hidden'>,
  card: DashboardCard,
  isShown: boolean,
): string[] => (isShown ? hidden.filter((one) => one !== card) : [...new Set([...hidden, card])])
