import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import type { LogLevel } from '#server/config/config.ts'

/** Where log lines go (JSON, one a line), and from which level on. */
export interface LogTarget {
  readonly level: LogLevel
  readonly stream?: { write(line: string): void }
}

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Every field that a line may have beside level, time, process and request id. docs/logging.md says what each one holds. */
const ofRequests = ['method', 'route', 'status', 'ms']
const ofErrors = ['error', 'code', 'at', 'cause', 'task', 'responseCode']
const ofEvents = ['event', 'account', 'by', 'address', 'count', 'setting']
const fieldNames: ReadonlySet<string> = new Set([...ofRequests, ...ofErrors, ...ofEvents])

/**
 * Fastify's logger, held to the listed fields. The framework and its plugins log through it too, and their sentences quote whole addresses: no
 * sentence is written, only the kind of an error and where it arose.
 */
export function loggerOf(
  { level, stream }: LogTarget,
  writeAddress: (address: string) => string | undefined,
): LoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    hooks: {
      logMethod([first], method) {
        method.call(this, listedFields(first))
      },
    },
    serializers: { address: (address: unknown) => writeAddress(String(address)) },
  }
}

function listedFields(logged: unknown): object {
  if (logged instanceof Error) return errorFields(logged)
  if (typeof logged !== 'object' || logged === null) return { task: 'framework' }
  const { err, ...fields } = logged as Record<string, unknown>
  const listed = Object.entries(fields).filter(([name]) => fieldNames.has(name))
  return { ...Object.fromEntries(listed), ...(err !== undefined && errorFields(err)) }
}

/** One line a request, made of allow-listed fields only: never a body, a query, a header or an id. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    })
  })
}

/** What may be written about an error: its kind and where it arose. Messages can quote what people wrote. */
export function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as { code?: unknown }
  return {
    error: nameOf(error.name),
    code: nameOf(code),
    at: framesOf(error),
    cause: error.cause === undefined ? undefined : errorFields(error.cause),
  }
}

const nameOf = (name: unknown): string | undefined =>
  typeof name === 'string' && /^[\w.:-]{1,100}$/.test(name) ? name : undefined

/** The stack begins with the message, in which a line may pass for one of the stack. */
function framesOf({ message, stack = '' }: Error): string[] | undefined {
  const start = stack.indexOf(message)
  if (start < 0) return undefined
  return stack
    .slice(start + message.length)
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .slice(0, 12)
}
