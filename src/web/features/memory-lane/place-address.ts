import { type MemoryPlace, memoryViews } from './memory-place.ts'

/** What the address says of a place. */
export interface PlaceSearch {
  readonly view: string | undefined
  readonly node: string | undefined
  readonly month: string | undefined
}

export const placeOf = ({ view, node, month }: PlaceSearch): MemoryPlace => ({
  view: memoryViews.find((one) => one === view) ?? 'pages',
  node: node ?? null,
  month: month ?? null,
})

export const searchOf = ({ view, node, month }: MemoryPlace): PlaceSearch => ({
  view: view === 'pages' ? undefined : view,
  node: node ?? undefined,
  month: month ?? undefined,
})
