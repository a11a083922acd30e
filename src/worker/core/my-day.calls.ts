import type { MyDay } from '#domain/time/my-day.ts'
import { command, query } from './worker-calls.ts'

export interface MyDayRow extends MyDay {
  readonly id: string
}
/** What the person chose about their days: one row. */
export const myDayRow = query<null, MyDayRow>('my-day')

/** Keeps one choice or several; a zone has to be one that is known here. */
export const chooseMyDay = command<Partial<MyDay>, void>('my-day.choose')
