import { ConfigFault } from '#server/config/config.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/** Whether things may be tried out here: everywhere but in production, where INKWELL_TESTING switches it on. Throws ConfigFault. */
export function isTestingOn({ config, env }: Pick<AppDeps, 'config' | 'env'>): boolean {
  const setting = env.INKWELL_TESTING?.trim() || (config.isProduction ? 'off' : 'on')
  if (setting !== 'on' && setting !== 'off') throw new ConfigFault('INKWELL_TESTING must be on or off.')
  return setting === 'on'
}
