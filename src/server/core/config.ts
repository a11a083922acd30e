import path from 'node:path'
import { z } from 'zod'

/** Numbers that tests and unusual places may want otherwise. */
export interface Limits {
  /** Failed sign-ins before the first wait. */
  readonly freeFailures: number
  readonly firstWaitMs: number
  readonly mostAccountWaitMs: number
  /** Many people may share an address, so that it never waits long. */
  readonly mostAddressWaitMs: number
  readonly registrationsPerHour: number
  /** Password derivations that may wait; one runs at a time. */
  readonly derivationQueue: number
  readonly eventHeartbeatMs: number
  /** How long Google may take for one answer. */
  readonly googleAnswerMs: number
  /** Bytes of sealed blobs that one person may keep. */
  readonly blobQuotaBytes: number
  readonly avatarsPerHour: number
  /** Questions for a reset mail from one address in an hour. */
  readonly forgottenPerHour: number
  /** Reset mails to one e-mail address in an hour; further ones are left out without a word. */
  readonly resetMailsPerHour: number
  /** Texts that one person may have spoken by a service in an hour. */
  readonly speechesPerHour: number
  /** How long the service that speaks may take for its first bytes, or stay silent between two. */
  readonly speechSilenceMs: number
  /** Letters from the contact page from one address in an hour. */
  readonly lettersPerHour: number
  /** How long a mail server may stay silent. */
  readonly mailAnswerMs: number
  /** After that a mail that could not be given away is tried once more. */
  readonly mailRetryMs: number
  /** After listening the server waits so long before it looks after its music. */
  readonly musicDelayMs: number
}

export const defaultLimits: Limits = {
  freeFailures: 5,
  firstWaitMs: 1_000,
  mostAccountWaitMs: 15 * 60 * 1_000,
  mostAddressWaitMs: 60 * 1_000,
  registrationsPerHour: 300,
  derivationQueue: 8,
  eventHeartbeatMs: 25_000,
  googleAnswerMs: 8_000,
  blobQuotaBytes: 1024 * 1024 * 1024,
  avatarsPerHour: 30,
  forgottenPerHour: 20,
  resetMailsPerHour: 5,
  speechesPerHour: 120,
  speechSilenceMs: 15_000,
  lettersPerHour: 5,
  mailAnswerMs: 15_000,
  mailRetryMs: 60_000,
  musicDelayMs: 3_000,
}

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

/** What the operator was given by Google, or by another provider that speaks OpenID Connect. */
export interface GoogleConfig {
  readonly clientId: string
  readonly clientSecret: string
  readonly issuer: URL
}

/** The server that takes our mails. */
export interface MailConfig {
  readonly host: string
  readonly port: number
  /** TLS from the first byte; otherwise it begins when the server offers it. */
  readonly isTls: boolean
  readonly login: { readonly user: string; readonly password: string } | null
  /** As it stands in the mail: an address, perhaps with a name before it. */
  readonly from: string
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
  /** Null: nobody signs in with Google here. */
  readonly google: GoogleConfig | null
  /** Null: this server sends no mails. */
  readonly mail: MailConfig | null
  readonly logLevel: LogLevel
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

/** A setting with which the server cannot start. The message is a sentence for the person who starts it. */
export class ConfigFault extends Error {}

const setting = <T extends z.ZodType>(schema: T) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema)

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

const isMailServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password, pathname, search, hash } = new URL(text)
  const isWhole =
    hostname !== '' && (password === '' || username !== '') && !/%(?![\da-f]{2})/i.test(username + password)
  return /^smtps?:$/.test(protocol) && isWhole && /^\/?$/.test(pathname) && search === '' && hash === ''
}

const count = (name: string, least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/, `${name} must be a number from ${least} to ${most}.`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `${name} must be a number from ${least} to ${most}.`)

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
  GOOGLE_CLIENT_ID: setting(z.string().optional()),
  GOOGLE_CLIENT_SECRET: setting(z.string().optional()),
  GOOGLE_ISSUER: setting(
    z
      .string()
      .default('https://accounts.google.com')
      .refine(isIssuer, 'GOOGLE_ISSUER must be an https address, like https://accounts.google.com.'),
  ),
  SMTP_URL: setting(
    z
      .string()
      .refine(isMailServer, 'SMTP_URL must be like smtps://user:password@mail.example.org:465.')
      .optional(),
  ),
  MAIL_FROM: setting(
    z
      .string()
      .regex(
        /^[^<>\p{Cc}]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/u,
        'MAIL_FROM must be like Inkwell <inkwell@example.org>.',
      )
      .optional(),
  ),
  INKWELL_CONTACT: setting(
    z
      .string()
      .regex(
        /^[^<>@\s,;:"]+@[^<>@\s,;:"]+$/u,
        'INKWELL_CONTACT must be an e-mail address, like hello@example.org.',
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
  INKWELL_MUSIC: setting(
    z.enum(['compose', 'off'], { error: 'INKWELL_MUSIC must be compose or off.' }).default('compose'),
  ),
  INKWELL_BLOB_QUOTA_MB: setting(count('INKWELL_BLOB_QUOTA_MB', 0, 1_000_000).optional()),
  INKWELL_REGISTRATIONS_PER_HOUR: setting(count('INKWELL_REGISTRATIONS_PER_HOUR', 1, 1_000_000).optional()),
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
  return {
    isProduction,
    port: given.PORT ?? 3000,
    host: given.HOST,
    dataFolder: path.resolve(given.INKWELL_DATA),
    databaseUrl: given.DATABASE_URL ?? null,
    secret: given.INKWELL_SECRET ?? null,
    publicUrl: given.INKWELL_PUBLIC_URL ? new URL(given.INKWELL_PUBLIC_URL) : null,
    google: googleOf(given),
    mail: mailOf(given),
    logLevel: given.INKWELL_LOG ?? (isProduction ? 'info' : 'warn'),
    music: given.INKWELL_MUSIC,
    webFolder: path.join(projectFolder, 'dist', 'web'),
    siteFolder: path.join(projectFolder, 'dist', 'site'),
    contact: given.INKWELL_CONTACT ?? null,
    countsPeople: given.INKWELL_COUNT === 'real',
    limits: {
      ...defaultLimits,
      registrationsPerHour: given.INKWELL_REGISTRATIONS_PER_HOUR ?? defaultLimits.registrationsPerHour,
      ...(given.INKWELL_BLOB_QUOTA_MB !== undefined && {
        blobQuotaBytes: given.INKWELL_BLOB_QUOTA_MB * 1024 * 1024,
      }),
    },
  }
}

function googleOf(given: z.output<typeof environment>): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret, GOOGLE_ISSUER: issuer } = given
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new ConfigFault('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.')
  return { clientId, clientSecret, issuer: new URL(issuer) }
}

function mailOf({ SMTP_URL: server, MAIL_FROM: from }: z.output<typeof environment>): MailConfig | null {
  if (!server && !from) return null
  if (!server || !from) throw new ConfigFault('SMTP_URL and MAIL_FROM belong together: set both, or neither.')
  const { protocol, hostname, port, username, password } = new URL(server)
  const isTls = protocol === 'smtps:'
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port) || (isTls ? 465 : 587),
    isTls,
    login: username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null,
    from,
  }
}
