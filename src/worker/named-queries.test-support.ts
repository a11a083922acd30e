import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import type { RowsPatch } from '#worker/core/worker-api.ts'
import { answer, query, type Row } from '#worker/core/worker-calls.ts'
import type { NamedQueries } from './named-queries.ts'

export const owner = 1

export const notes = entity('note', {
  schema: z.object({ title: z.string() }),
  version: 1,
  upgrades: {},
  label: 'Notes',
})

export interface TitleRow extends Row {
  readonly title: string
}
export const titles = query<{ startsWith: string }, TitleRow>('test.titles')
export const toRow = rowPerEntity<{ title: string }, TitleRow>((entity) => ({
  id: entity.uid,
  title: entity.data.title,
}))
export const titlesImpl = answer(titles, (store, { startsWith }) =>
  [...store.of(notes).values()]
    .filter((entity) => entity.data.title.startsWith(startsWith))
    .map(toRow)
    .sort((a, b) => a.title.localeCompare(b.title)),
)
export const note = (uid: string, title: string) => ({
  uid,
  kind: 'note',
  data: { title },
  revision: 1,
  kept: 'synced' as const,
})

export function watch(queries: NamedQueries) {
  const patches: RowsPatch[] = []
  queries.subscribe(1, owner, titles.name, { startsWith: 'A' }, (patch) => patches.push(patch))
  return patches
}
