import path from 'node:path'
import { ConfigFault } from '#server/config/config.ts'
import type { AppDeps } from '../../core/app-deps.ts'

/** The folder of INKWELL_BACKUPS; null: this server makes no copies by itself. Throws ConfigFault with PostgreSQL. */
export function backupFolder({ config, env }: Pick<AppDeps, 'config' | 'env'>): string | null {
  const folder = env.INKWELL_BACKUPS?.trim()
  if (!folder) return null
  if (config.databaseUrl !== null)
    throw new ConfigFault('INKWELL_BACKUPS is for the embedded database. Back PostgreSQL up with pg_dump.')
  return path.resolve(folder)
}
