import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import { isHeldByAnother, isStorageFull } from '../db/database-faults.ts'
import { AppError } from './app-error.ts'
import { errorFields } from './logging.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of this route are the bare sentence as text/plain. */
    plainErrors?: boolean
  }
}

/** What whoever runs the server should know of. */
const oursToMend: ReadonlySet<ErrorCode> = new Set(['internal', 'storage_full', 'unavailable'])

/** The one way from anything thrown to what a client reads. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error)
    if (oursToMend.has(refusal.code))
      request.log.error({ route: request.routeOptions.url ?? 'unknown', ...errorFields(error) })
    return sendError(refusal, request, reply)
  })
}

export function sendError(refusal: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (refusal.retryAfterMs !== undefined)
    reply.header('retry-after', Math.max(1, Math.ceil(refusal.retryAfterMs / 1000)))
  reply.status(refusal.status)
  if (request.routeOptions.config.plainErrors)
    return reply.type('text/plain; charset=utf-8').send(refusal.message)
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(refusal.body))
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(error.validation)
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('json_only')
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE' || statusCode === 413) return new AppError('too_large')
  if (code === 'FST_ERR_CTP_INVALID_JSON_BODY' || error instanceof SyntaxError)
    return new AppError('invalid_input', { message: 'The JSON that was sent is broken.' })
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new AppError('invalid_input')
  if (isStorageFull(error)) return new AppError('storage_full')
  if (isHeldByAnother(error)) return new AppError('unavailable', { retryAfterMs: 2_000 })
  return new AppError('internal')
}

/** Each field gets its first sentence; the first of all is the message. */
function invalidInput(issues: readonly { instancePath: string; message?: string }[]): AppError {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of issues) {
    const field = instancePath.split('/').filter(Boolean).join('.')
    if (field && message && !Object.hasOwn(fields, field)) fields[field] = message
  }
  const [first] = Object.values(fields)
  return new AppError('invalid_input', first === undefined ? {} : { message: first, fields })
}
