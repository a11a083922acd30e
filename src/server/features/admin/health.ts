import { statfs } from 'node:fs/promises'
import { connect } from 'node:tls'
import type { HealthLine } from '#contract/admin/admin.ts'
import { readProviders } from '#server/ai/provider-config.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { lastUse } from '#server/core/last-uses.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { AdminWays } from './admin-ways.ts'
import { databaseFacts } from './counts.store.ts'
import { connectionCounts, pushCounts, queueCounts } from './health.store.ts'

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
const certificateMs = 3_000

type Line = Omit<HealthLine, 'ms' | 'at'> & Partial<Pick<HealthLine, 'ms' | 'at'>>
const line = (made: Line): HealthLine => ({ ms: null, at: null, ...made })
const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`
const sized = (bytes: number): string =>
  bytes >= 1e9 ? `${(bytes / 1e9).toFixed(1)} GB` : `${Math.round(bytes / 1e6).toLocaleString('en')} MB`

/** The true time (ms since 1970), also while the clock is on trial. */
const trueNow = ({ now, trials }: AppDeps): number => now() - trials.clockShiftMs
const isoOrNull = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString())

/**
 * Whether each part of the server does what it should. What is not set up is said to be so, and is no fault. What is well says by which
 * figure or instant that is known; one that is set and was not used since the start has neither.
 */
export async function healthOf(deps: AppDeps, ways: AdminWays): Promise<HealthLine[]> {
  return [
    ...(await databaseLines(deps)),
    await diskLine(deps),
    await queueLine(deps),
    backupLine(deps, ways),
    await pushLine(deps),
    mailLine(deps),
    ...modelLines(deps),
    googleLine(deps),
    ...(await Promise.all([stripeLine(deps), certificateLine(deps)])),
  ]
}

async function databaseLines(deps: AppDeps): Promise<HealthLine[]> {
  const { db, dialect, health, now } = deps
  const from = performance.now()
  const before = now()
  const { name, clock } = await databaseFacts(db, dialect)
  const ms = performance.now() - from
  const isWell = health.state !== 'damaged'
  const connections = dialect === 'postgres' ? await connectionCounts(db) : null
  const inUse = connections ? `, ${connections.open} of ${connections.most} connections` : ''
  const database = line({
    part: 'Database',
    state: isWell ? 'well' : 'failing',
    says: isWell ? `${name}${inUse}` : `${name}, damaged: it takes nothing new`,
    ms,
  })
  return [database, clockLine(deps, clock === null ? null : clock - before)]
}

/** `apartMs`: how far the clock is from the database's; null: it is the same one. */
function clockLine({ now, trials }: AppDeps, apartMs: number | null): HealthLine {
  const part = 'Clock'
  const at = new Date(now()).toISOString()
  const days = Math.round(Math.abs(trials.clockShiftMs) / dayMs)
  const side = trials.clockShiftMs > 0 ? 'ahead' : 'behind'
  if (trials.clockShiftMs !== 0)
    return line({ part, state: 'warning', says: `moved ${counted(days, 'day')} ${side}, on Testing`, at })
  if (apartMs === null)
    return line({ part, state: 'well', says: "the same as the database's, on this machine", at })
  const apart = Math.abs(apartMs)
  const says = `${(apart / 1000).toFixed(1)} s apart from the database's`
  return line({ part, state: apart < 5_000 ? 'well' : 'warning', says, at })
}

async function diskLine({ config }: AppDeps): Promise<HealthLine> {
  const from = performance.now()
  const { bavail, blocks, bsize } = await statfs(config.dataFolder).catch(() => ({
    bavail: 0,
    blocks: 0,
    bsize: 0,
  }))
  if (blocks === 0)
    return line({ part: 'Disk', state: 'not_configured', says: 'no data folder on this machine' })
  const free = bavail * bsize
  const state = free < 200e6 ? 'failing' : free < 0.1 * blocks * bsize ? 'warning' : 'well'
  const says = `${sized(free)} free of ${sized(blocks * bsize)}`
  return line({ part: 'Disk', state, says, ms: performance.now() - from })
}

async function queueLine(deps: AppDeps): Promise<HealthLine> {
  const { workers, seenAt, waiting, late, failed, isPaused } = await queueCounts(deps.db, trueNow(deps))
  const says = [
    ...(isPaused ? ['paused: nothing new begins'] : []),
    counted(workers, 'server'),
    counted(waiting, 'job waits', 'jobs wait'),
    ...(late > 0 ? [`${late} for more than ten minutes`] : []),
    ...(failed > 0 ? [`${failed} failed in the last 24 hours`] : []),
  ].join(', ')
  const state = workers === 0 ? 'failing' : isPaused || late > 0 || failed > 0 ? 'warning' : 'well'
  return line({ part: 'Jobs', state, says, at: isoOrNull(seenAt) })
}

function backupLine(deps: AppDeps, ways: AdminWays): HealthLine {
  const latest = ways.latestBackup()
  if (latest === null) {
    const says =
      deps.config.databaseUrl === null
        ? 'INKWELL_BACKUPS names a folder for them'
        : 'with PostgreSQL by pg_dump, outside of this server'
    return line({ part: 'Backups', state: 'not_configured', says })
  }
  if (latest === 'none yet')
    return line({ part: 'Backups', state: 'warning', says: 'none yet, wanted every 24 hours' })
  const hours = Math.floor((trueNow(deps) - latest.at) / hourMs)
  const state = hours < 26 ? 'well' : 'warning'
  const says = `last one ${hours < 1 ? 'within the hour' : `${counted(hours, 'hour')} ago`}, wanted every 24, ${sized(latest.bytes)}`
  return line({ part: 'Backups', state, says, at: isoOrNull(latest.at) })
}

async function pushLine({ db, config }: AppDeps): Promise<HealthLine> {
  const { browsers, failing } = await pushCounts(db)
  const says = `${counted(browsers, 'browser')} ${browsers === 1 ? 'gets' : 'get'} reminders${failing > 0 ? `, ${failing} cannot be reached` : ''}`
  // Some phone is always off; many at once are this server's trouble, or a push service's.
  const state = failing > 2 && failing > browsers / 4 ? 'warning' : 'well'
  return line({ part: 'Push', state, says, at: isoOrNull(lastUse(config, 'push')?.at ?? null) })
}

const untried = 'not used since the start'

/** What is set up outside of this server, by how its last use went: nobody is asked just to know. */
function usedLine(settings: object, name: string, part: string, what: string): HealthLine {
  const last = lastUse(settings, name)
  if (!last) return line({ part, state: 'well', says: `${what}, ${untried}` })
  const state = last.isWell ? 'well' : 'warning'
  return line({
    part,
    state,
    says: last.isWell ? what : `${what}, but its last use failed`,
    at: isoOrNull(last.at),
  })
}

const mailLine = ({ config }: AppDeps): HealthLine =>
  config.mail
    ? usedLine(config.mail, '', 'Mail', config.mail.host)
    : line({ part: 'Mail', state: 'not_configured', says: 'reset links are made here, by hand' })

/** A line for each provider. */
function modelLines({ env, trials }: AppDeps): HealthLine[] {
  const part = 'Model providers'
  const providers = readProviders(env)
  if (providers.length === 0)
    return [line({ part, state: 'not_configured', says: 'none; companions answer on the device' })]
  if (trials.providerTrouble !== 'none')
    return [line({ part, state: 'warning', says: 'in trouble that is staged, on Testing' })]
  const isOne = providers.length === 1
  return providers.map(({ id, name, model }) =>
    usedLine(
      env,
      id,
      isOne ? part : `Model: ${name}`,
      `${isOne ? `${name}, ` : ''}${model}, for who allows it`,
    ),
  )
}

const googleLine = ({ config }: AppDeps): HealthLine =>
  config.google
    ? usedLine(config.google, '', 'Google', 'people can sign in with it')
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
async function certificateLine(deps: AppDeps): Promise<HealthLine> {
  const { publicUrl } = deps.config
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
  const days = Math.floor((endsAt - trueNow(deps)) / dayMs)
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
