import type { FastifyInstance, FastifyLoggerOptions } from 'fastify'
import type { LogLevel } from './config.ts'

/** Where log lines go (JSON, one a line), and from which level on. */
export interface LogTarget {
  readonly level: LogLevel
  readonly stream?: { write(line: string): void }
}

/** Fastify's logger, so that its own lines too carry neither addresses with queries nor the text of errors. */
export function loggerOf({ level, stream }: LogTarget): FastifyLoggerOptions {
  return {
    level,
    ...(stream && { stream }),
    serializers: {
      req: () => ({}),
      res: () => ({ statusCode: '' }),
      err: (error) => ({ ...errorFields(error), type: error.name, message: 'left out', stack: '' }),
    },
  }
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
    error: error.name,
    code: typeof code === 'string' ? code : undefined,
    at: error.stack
      ?.split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12),
    cause: error.cause === undefined ? undefined : errorFields(error.cause),
  }
}
