import type { PageRow } from '#domain/views/page.ts'

/** Whose facts: a page, when it was begun (ISO), and its entry once there is one. */
export interface PageFactsProps {
  readonly uid: string
  readonly begunAt: string
  readonly row: PageRow | null
}
