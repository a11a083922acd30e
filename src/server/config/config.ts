import path from 'node:path'
import { z } from 'zod'
import { ConfigFault } from './config-fault.ts'
import { defaultLimits, type Limits } from './limits.ts'
import { type MailConfig, mailOf, mailSettings } from './mail-config.ts'
import { count, setting } from './setting.ts'
import { trafficLimitsOf, trafficSettings } from './traffic-limits.ts'

/** How network addresses are written into the log: as a network, as a keyed hash, or not at all. */
export type LogAddresses = 'truncated' | 'hashed' | 'off'

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** What the operator was given by Google, or by another provider that speaks OpenID Connect. */
export interface GoogleConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: URL
  /** Where browsers reach the calendars of those who connect theirs; absent: nobody can. */
  readonly calendarApi?: URL
}

export interface Config {
  readonly isProduction: boolean
  readonly port: number
  readonly host: string
  readonly dataFolder: string
  readonly databaseUrl: string | null
  readonly secret: string | null
  /** The address that browsers use when a proxy stands before the server. */
  readonly publicUrl: URL | null
  /** Other machines that may be spoken to without TLS, lower case: nobody else is on the network between. */
  readonly plainHosts: readonly string[]
  /** Further host names by which browsers may ask, lower case, without port. */
  readonly hosts: readonly string[]
  /** Whether https is demanded of every subdomain too. */
  readonly hstsSubdomains: boolean
  /** Null: nobody signs in with Google here. */
  readonly google: GoogleConfig | null
  /** Null: this server sends no mails. */
  readonly mail: MailConfig | null
  readonly logLevel: LogLevel
  readonly logAddresses: LogAddresses
  /** Whether this server composes its six pieces of music. */
  readonly music: 'compose' | 'off'
  /** Where the built web app lies. */
  readonly webFolder: string
  /** Where the built public site lies. */
  readonly siteFolder: string
  /** Who is written to about this server; null: nobody. */
  readonly contact: string | null
  /** Whether landing pages show how many people are really here, or the illustrative count. */
  readonly countsPeople: boolean
  readonly limits: Limits
}

export { ConfigFault } from './config-fault.ts'

const isHttpAddress = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/'

/** Secrets travel there: https, or this machine. */
const isIssuer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, search, hash } = new URL(text)
  const isSafe =
    protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
  return isSafe && search === '' && hash === ''
}

/** Host names in a list, lower case. */
const hostsIn = (list: string): string[] =>
  list
    .toLowerCase()
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)

const environment = z.object({
  NODE_ENV: setting(z.string().optional()),
  PORT: setting(count('PORT', 0, 65_535).optional()),
  HOST: setting(z.string().default('localhost')),
  INKWELL_DATA: setting(z.string().default('./data')),
  DATABASE_URL: setting(
    z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must start with postgres:// or postgresql://.')
      .optional(),
  ),
  INKWELL_SECRET: setting(z.string().min(32, 'INKWELL_SECRET must have at least 32 characters.').optional()),
  INKWELL_PUBLIC_URL: setting(
    z
      .string()
      .refine(
        isHttpAddress,
        'INKWELL_PUBLIC_URL must be an address without a path, like https://journal.example.org.',
      )
      .optional(),
  ),
  INKWELL_PLAIN_HOSTS: setting(z.string().default('')),
  INKWELL_HOSTS: setting(
    z
      .string()
      .refine(
        (text) => hostsIn(text).every((host) => /^(\[[\da-f:]+\]|[^\s,/:]+)$/i.test(host)),
        'INKWELL_HOSTS must be host names or addresses without ports, like journal.local, 192.168.1.20.',
      )
      .optional(),
  ),
  INKWELL_HSTS_SUBDOMAINS: setting(
    z.enum(['on', 'off'], { error: 'INKWELL_HSTS_SUBDOMAINS must be on or off.' }).default('off'),
  ),
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER: setting(
    z
      .string()
      .default('https://accounts.google.com')
      .refine(isIssuer, 'GOOGLE_ISSUER must be an https address, like https://accounts.google.com.'),
  ),
  GOOGLE_CALENDAR: setting(
    z.enum(['on', 'off'], { error: 'GOOGLE_CALENDAR must be on or off.' }).default('off'),
  ),
  GOOGLE_CALENDAR_API: setting(
    z
      .string()
      .default('https://www.googleapis.com/calendar/v3')
      .refine(
        isIssuer,
        'GOOGLE_CALENDAR_API must be an https address, like https://www.googleapis.com/calendar/v3.',
      ),
  ),
  ...mailSettings,
  INKWELL_CONTACT: setting(
    z
      .string()
      .regex(
        /^[^<>@\s,;:"]+@[^<>@\s,;:"]+$/u,
        'INKWELL_CONTACT must be an email address, like hello@example.org.',
      )
      .optional(),
  ),
  INKWELL_COUNT: setting(
    z
      .enum(['illustrative', 'real'], { error: 'INKWELL_COUNT must be illustrative or real.' })
      .default('illustrative'),
  ),
  INKWELL_LOG: setting(
    z
      .enum(['silent', 'error', 'warn', 'info', 'debug'], {
        error: 'INKWELL_LOG must be silent, error, warn, info or debug.',
      })
      .optional(),
  ),
  INKWELL_LOG_ADDRESSES: setting(
    z
      .enum(['truncated', 'hashed', 'off'], {
        error: 'INKWELL_LOG_ADDRESSES must be truncated, hashed or off.',
      })
      .default('truncated'),
  ),
  INKWELL_MUSIC: setting(
    z.enum(['compose', 'off'], { error: 'INKWELL_MUSIC must be compose or off.' }).default('compose'),
  ),
  INKWELL_BLOB_QUOTA_MB: setting(count('INKWELL_BLOB_QUOTA_MB', 0, 1_000_000).optional()),
  INKWELL_REGISTRATIONS_PER_HOUR: setting(count('INKWELL_REGISTRATIONS_PER_HOUR', 1, 1_000_000).optional()),
  ...trafficSettings,
})

/** Reads the settings; throws a `ConfigFault` that names what is wrong. */
export function readConfig(env: Readonly<Record<string, string | undefined>>, projectFolder: string): Config {
  const read = environment.safeParse(env)
  if (!read.success) throw new ConfigFault(read.error.issues.map((issue) => issue.message).join(' '))
  const given = read.data
  const isProduction = given.NODE_ENV === 'production'
  if (isProduction && !given.INKWELL_SECRET)
    throw new ConfigFault(
      'In production INKWELL_SECRET is needed: a random text of at least 32 characters that never changes. ' +
        'Make one with: openssl rand -base64 32',
    )
  const plainHosts = hostsIn(given.INKWELL_PLAIN_HOSTS)
  const mail = mailOf(given)
  return {
    isProduction,
    port: given.PORT ?? 3000,
    host: given.HOST,
    dataFolder: path.resolve(given.INKWELL_DATA),
    databaseUrl: given.DATABASE_URL ?? null,
    secret: given.INKWELL_SECRET ?? null,
    publicUrl: given.INKWELL_PUBLIC_URL ? new URL(given.INKWELL_PUBLIC_URL) : null,
    plainHosts,
    hosts: hostsIn(given.INKWELL_HOSTS ?? ''),
    hstsSubdomains: given.INKWELL_HSTS_SUBDOMAINS === 'on',
    google: googleOf(given),
    mail: mail && { ...mail, needsTls: isProduction && !plainHosts.includes(mail.host.toLowerCase()) },
    logLevel: given.INKWELL_LOG ?? (isProduction ? 'info' : 'warn'),
    logAddresses: given.INKWELL_LOG_ADDRESSES,
    music: given.INKWELL_MUSIC,
    webFolder: path.join(projectFolder, 'dist', 'web'),
    siteFolder: path.join(projectFolder, 'dist', 'site'),
    contact: given.INKWELL_CONTACT ?? null,
    countsPeople: given.INKWELL_COUNT === 'real',
    limits: {
      ...defaultLimits,
      ...trafficLimitsOf(given),
      registrationsPerHour: given.INKWELL_REGISTRATIONS_PER_HOUR ?? defaultLimits.registrationsPerHour,
      ...(given.INKWELL_BLOB_QUOTA_MB !== undefined && {
        blobQuotaBytes: given.INKWELL_BLOB_QUOTA_MB * 1024 * 1024,
      }),
    },
  }
}

function googleOf(given: z.output<typeof environment>): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given
  const hasCalendar = given.GOOGLE_CALENDAR === 'on'
  if (hasCalendar && !clientId)
    throw new ConfigFault('GOOGLE_CALENDAR needs GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET as well.')
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new ConfigFault('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.')
  return {
    clientId,
    clientSecret,
    issuer: new URL(issuer),
    ...(hasCalendar && { calendarApi: new URL(given.GOOGLE_CALENDAR_API) }),
  }
}
