import { type MemoryPlace, memoryViews, nodeTypes, shownWays, zoomLevels } from './memory-place.ts'

/** What the address says of a place. */
export type PlaceSearch = { readonly [Part in keyof MemoryPlace]: string | undefined }

export const placeOf = ({
  view,
  node,
  month,
  level,
  shown,
  chosen,
  find,
  whole,
}: PlaceSearch): MemoryPlace => ({
  view: memoryViews.find((one) => one === view) ?? 'pages',
  node: node ?? null,
  month: month ?? null,
  level: zoomLevels.find((one) => one === level) ?? 'month',
  shown: shownWays.find((one) => one === shown) ?? 'graph',
  chosen: chosen ?? null,
  find: find ?? '',
  whole: nodeTypes.filter((type) => whole?.split('.').includes(type)),
})

/** Only what is not so anyway. */
export const searchOf = ({
  view,
  node,
  month,
  level,
  shown,
  chosen,
  find,
  whole,
}: MemoryPlace): PlaceSearch => ({
  view: view === 'pages' ? undefined : view,
  node: node ?? undefined,
  month: month ?? undefined,
  level: level === 'month' ? undefined : level,
  shown: shown === 'graph' ? undefined : shown,
  chosen: chosen ?? undefined,
  find: find || undefined,
  whole: whole.join('.') || undefined,
})
