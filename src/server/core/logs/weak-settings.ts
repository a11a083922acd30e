import type { Config } from '#server/config/config.ts'
import { type EventLog, securityEvent } from './security-events.ts'

const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '::1', '[::1]', ''])
const isOwnHost = (host: string): boolean => ownHosts.has(host) || host.startsWith('/')

/** PostgreSQL on another machine without TLS: everything between it and the server is open to the network. */
function isOpenDatabase(databaseUrl: string | null): boolean {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return false
  const { hostname, searchParams } = new URL(databaseUrl)
  const host = decodeURIComponent(searchParams.get('host') ?? hostname)
  return !isOwnHost(host) && ['disable', null].includes(searchParams.get('sslmode'))
}

/** Names of settings with which the server runs and is less safe than it could be; docs/logging.md says what each means. */
export function weakSettings(config: Config): string[] {
  const { host, publicUrl, mail } = config
  const isPlainPublic = publicUrl?.protocol === 'http:' && !isOwnHost(publicUrl.hostname)
  const isReachedPlain = publicUrl === null && !isOwnHost(host)
  return [
    ...(!config.isProduction && (publicUrl !== null || !isOwnHost(host)) ? ['NODE_ENV'] : []),
    ...(isPlainPublic || isReachedPlain ? ['INKWELL_PUBLIC_URL'] : []),
    ...(mail && !mail.isTls && !isOwnHost(mail.host) ? ['SMTP_URL'] : []),
    ...(isOpenDatabase(config.databaseUrl) ? ['DATABASE_URL'] : []),
    ...(['silent', 'error'].includes(config.logLevel) ? ['INKWELL_LOG'] : []),
  ]
}

export function logWeakSettings(log: EventLog, config: Config): void {
  for (const setting of weakSettings(config)) securityEvent(log, 'weak_setting', { setting })
}
