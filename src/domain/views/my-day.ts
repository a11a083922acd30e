import { z } from 'zod'
import { view } from '../entity/view.ts'
import { myDayIn } from '../time/my-day-in.ts'
import { myDayRecords } from '../time/my-day-record.ts'

/** What the person chose about their days: one row. */
export const myDay = view({
  reads: [myDayRecords],
  args: z.null(),
  rows: (records) => [{ id: 'my-day', ...myDayIn(records) }],
  isShownEarly: () => true,
})
