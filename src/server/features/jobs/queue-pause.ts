import { setSwitch, switchOf } from '#server/core/switches/switches.store.ts'
import type { Db } from '../../db/tables.ts'

const name = 'jobs-paused'

/** Whether servers take no further jobs. What runs already runs to its end. */
export const isPaused = async (db: Db): Promise<boolean> => (await switchOf(db, name)) === true

export const setPaused = (all: Db, paused: boolean, nowMs: number): Promise<void> =>
  setSwitch(all, name, paused, nowMs)
