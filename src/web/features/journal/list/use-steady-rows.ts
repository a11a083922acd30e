import { useState } from 'react'
import { type Rows, useRows } from '#web/lib/vault/use-rows.ts'
import type { Query, Row } from '#worker/core/worker-calls.ts'

/** A query's rows; while a new question waits for its first answer, the last answer stays. */
export function useSteadyRows<Args, R extends Row>(to: Query<Args, R>, args: Args): Rows<R> {
  const now = useRows(to, args)
  const [last, setLast] = useState(now)
  if (now.isReady && now !== last) setLast(now)
  return now.isReady ? now : last
}
