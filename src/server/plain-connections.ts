import { readProviders } from './ai/provider-config.ts'
import { type Config, ConfigFault } from './config/config.ts'
import { readVoiceService } from './features/voice/voice-config.ts'

type Environment = Readonly<Record<string, string | undefined>>

interface Plain {
  readonly setting: string
  readonly host: string
  readonly instead: string
}

const isThisMachine = (host: string): boolean =>
  host === '' || host.startsWith('/') || /^(localhost|127(\.\d+){3}|::1|\[::1\])$/.test(host)

/** PostgreSQL without TLS, or with a certificate that nobody looks at. */
function plainDatabase({ databaseUrl }: Config): Plain[] {
  if (databaseUrl === null || !URL.canParse(databaseUrl)) return []
  const { hostname, searchParams } = new URL(databaseUrl)
  const isSealed =
    /^(require|verify-ca|verify-full)$/.test(searchParams.get('sslmode') ?? '') ||
    /^(true|1)$/.test(searchParams.get('ssl') ?? '')
  const host = searchParams.get('host') ?? decodeURIComponent(hostname)
  return isSealed ? [] : [{ setting: 'DATABASE_URL', host, instead: 'Add sslmode=verify-full to it' }]
}

function plainServices(env: Environment): Plain[] {
  const voice = readVoiceService(env)
  const services = [
    ...readProviders(env).map(({ name, baseUrl }) => ({ setting: `The address of ${name}`, baseUrl })),
    ...(voice ? [{ setting: 'ELEVENLABS_BASE_URL', baseUrl: voice.baseUrl }] : []),
  ]
  return services
    .filter(({ baseUrl }) => baseUrl.protocol === 'http:')
    .map(({ setting, baseUrl }) => ({ setting, host: baseUrl.hostname, instead: 'Use an https address' }))
}

/** In production nothing leaves this machine unencrypted, but to hosts that the operator names. Throws a `ConfigFault`. */
export function refusePlainConnections(config: Config, env: Environment): void {
  if (!config.isProduction) return
  const [plain] = [...plainDatabase(config), ...plainServices(env)].filter(
    ({ host }) => !isThisMachine(host) && !config.plainHosts.includes(host.toLowerCase()),
  )
  if (plain)
    throw new ConfigFault(
      `${plain.setting} leads to ${plain.host} without encryption. ${plain.instead}, or, where nobody else is on the network between, set INKWELL_PLAIN_HOSTS=${plain.host}.`,
    )
}
