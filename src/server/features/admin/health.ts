import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import type { HealthLine } from '#contract/admin/admin.ts'
import { readProviders } from '#server/ai/provider-config.ts'
import { AppError } from '#server/core/http/app-error.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { AdminWays } from './admin-ways.ts'
import { databaseFacts, pushCounts, queueCounts } from './counts.store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** A server shows itself every quarter of a minute. */
const hereMs = 45_000
const certificateMs = 3_000

type Line = Omit<HealthLine, 'ms' | 'at'> & Partial<Pick<HealthLine, 'ms' | 'at'>>
const line = (made: Line): HealthLine => ({ ms: null, at: null, ...made })
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const sized = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

/** Whether each part of the server does what it should. What is not set up is said to be so, and is no fault. */
export async function healthOf(deps: AppDeps, ways: AdminWays): Promise<HealthLine[]> {
  return [
    ...(await databaseLines(deps)),
    await diskLine(deps),
    await queueLine(deps),
    backupLine(deps, ways),
    await pushLine(deps),
    mailLine(deps),
    modelLine(deps),
    googleLine(deps),
    ...(await Promise.all([stripeLine(deps), certificateLine(deps)])),
  ]
}

async function databaseLines({ db, dialect, health, now }: AppDeps): Promise<HealthLine[]> {
  const from = performance.now()
  const before = now()
  const { name, clock } = await databaseFacts(db, dialect)
  const ms = performance.now() - from
  const isWell = health.state !== 'damaged'
  const database = line({
    part: 'Database',
    state: isWell ? 'well' : 'failing',
    says: isWell ? name : `${name}, damaged: it takes nothing new`,
    ms,
  })
  if (clock === null)
    return [
      database,
      line({ part: 'Clock', state: 'well', says: "the same as the database's, on this machine" }),
    ]
  const apartMs = Math.abs(clock - before)
  const state = apartMs < 5_000 ? 'well' : 'warning'
  return [
    database,
    line({ part: 'Clock', state, says: `${(apartMs / 1000).toFixed(1)} s apart from the database's` }),
  ]
}

async function diskLine({ config }: AppDeps): Promise<HealthLine> {
  const { bavail, blocks, bsize } = await statfs(config.dataFolder).catch(() => ({
    bavail: 0,
    blocks: 0,
    bsize: 0,
  }))
  if (blocks === 0)
    return line({ part: 'Disk', state: 'not_configured', says: 'no data folder on this machine' })
  const free = bavail * bsize
  const state = free < 200e6 ? 'failing' : free < 0.1 * blocks * bsize ? 'warning' : 'well'
  return line({ part: 'Disk', state, says: `${sized(free)} free of ${sized(blocks * bsize)}` })
}

async function queueLine({ db, now }: AppDeps): Promise<HealthLine> {
  const { workers, waiting, late, failed } = await queueCounts(db, now() - hereMs, now())
  const says = [
    counted(workers, 'server'),
    counted(waiting, 'job waits', 'jobs wait'),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ')
  const state = workers === 0 ? 'failing' : late > 0 || failed > 0 ? 'warning' : 'well'
  return line({ part: 'Jobs', state, says })
}

function backupLine({ config, now }: AppDeps, ways: AdminWays): HealthLine {
  const latest = ways.latestBackup()
  if (latest === null) {
    const says =
      config.databaseUrl === null
        ? 'INKWELL_BACKUPS names a folder for them'
        : 'with PostgreSQL by pg_dump, outside of this server'
    return line({ part: 'Backups', state: 'not_configured', says })
  }
  if (latest === 'none yet')
    return line({ part: 'Backups', state: 'warning', says: 'none yet, wanted every 24 hours' })
  const hours = Math.floor((now() - latest.at) / hourMs)
  const state = hours < 26 ? 'well' : 'warning'
  const says = `last one ${hours < 1 ? 'within the hour' : `${counted(hours, 'hour')} ago`}, wanted every 24; ${sized(latest.bytes)}`
  return line({ part: 'Backups', state, says, at: new Date(latest.at).toISOString() })
}

async function pushLine({ db }: AppDeps): Promise<HealthLine> {
  const { browsers, failing } = await pushCounts(db)
  const says = `${counted(browsers, 'browser')} ${browsers === 1 ? 'gets' : 'get'} reminders${failing > 0 ? `, ${failing} cannot be reached` : ''}`
  return line({ part: 'Push', state: failing > 0 ? 'warning' : 'well', says })
}

const mailLine = ({ mailer }: AppDeps): HealthLine =>
  mailer
    ? line({ part: 'Mail', state: 'well', says: 'a mail server is set; Testing sends a mail to you' })
    : line({ part: 'Mail', state: 'not_configured', says: 'reset links are made here, by hand' })

function modelLine({ env }: AppDeps): HealthLine {
  const names = readProviders(env).map(({ name }) => name)
  if (names.length === 0)
    return line({
      part: 'Model providers',
      state: 'not_configured',
      says: 'none; companions answer on the device',
    })
  return line({ part: 'Model providers', state: 'well', says: `${names.join(', ')}: for who allows it` })
}

const googleLine = ({ config }: AppDeps): HealthLine =>
  config.google
    ? line({ part: 'Google', state: 'well', says: 'people can sign in with it' })
    : line({ part: 'Google', state: 'not_configured', says: 'nobody signs in with it' })

/** Whether Stripe takes the key and answers. What it answers is thrown away. */
async function stripeLine({ billing }: AppDeps): Promise<HealthLine> {
  const part = 'Stripe'
  if (!billing.hasBilling)
    return line({ part, state: 'not_configured', says: 'nothing is sold; everybody has everything' })
  const from = performance.now()
  const says = counted(billing.tiers.length, 'plan is sold', 'plans are sold')
  try {
    await billing.ask((stripe) => stripe.subscriptions.list({ limit: 1 }))
    return line({ part, state: 'well', says, ms: performance.now() - from })
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return line({ part, state: 'failing', says: `${says}, but it did not answer, or not to this key` })
  }
}

/** How long the certificate of the public address still holds, by asking it. */
async function certificateLine({ config: { publicUrl }, now }: AppDeps): Promise<HealthLine> {
  if (publicUrl?.protocol !== 'https:')
    return line({ part: 'Certificate', state: 'not_configured', says: 'no https address is set' })
  const endsAt = await certificateEnd(publicUrl)
  if (endsAt === 'refused')
    return line({
      part: 'Certificate',
      state: 'failing',
      says: 'it does not hold: it has expired, or is not for this address',
    })
  if (endsAt === null)
    return line({
      part: 'Certificate',
      state: 'warning',
      says: `${publicUrl.host} could not be asked from here`,
    })
  const days = Math.floor((endsAt - now()) / dayMs)
  const says = `holds for ${counted(days, 'day')} more`
  const at = new Date(endsAt).toISOString()
  return line({ part: 'Certificate', state: days < 14 ? 'warning' : 'well', says, at })
}

/** When the certificate ends (ms since 1970); refused: no browser would take it; null: nobody answered. */
function certificateEnd({ hostname, port }: URL): Promise<number | 'refused' | null> {
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) || 443, servername: hostname })
    const answer = (endsAt: number | 'refused' | null): void => {
      socket.destroy()
      resolve(endsAt)
    }
    socket.setTimeout(certificateMs, () => answer(null))
    socket.once('error', ({ code = '' }: NodeJS.ErrnoException) =>
      answer(/CERT|SELF_SIGNED|UNABLE_TO|ALTNAME/.test(code) ? 'refused' : null),
    )
    socket.once('secureConnect', () => {
      const endsAt = Date.parse(socket.getPeerCertificate().valid_to)
      answer(Number.isNaN(endsAt) ? null : endsAt)
    })
  })
}
