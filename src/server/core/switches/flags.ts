import { type FeatureFlag, featureFlags } from '#domain/operating/feature-flags.ts'
import type { Db } from '#server/db/tables.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { setSwitch, switchOf } from './switches.store.ts'

const nameOf = (flag: FeatureFlag): string => `flag.${flag}`

export const isOn = async (db: Db, flag: FeatureFlag): Promise<boolean> =>
  (await switchOf(db, nameOf(flag))) !== false

export const setFlag = (all: Db, flag: FeatureFlag, on: boolean, nowMs: number): Promise<void> =>
  setSwitch(all, nameOf(flag), on, nowMs)

/** Throws `switched_off` where an admin has switched it off. */
export async function requireFlag({ db }: Pick<AppDeps, 'db'>, flag: FeatureFlag): Promise<void> {
  if (!(await isOn(db, flag)))
    throw new AppError('switched_off', {
      message: `${featureFlags[flag].label}: whoever runs this server has switched this off for now.`,
    })
}
