import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import type { ErrorCode } from '#contract/errors.ts'
import type { Config } from '#server/config/config.ts'
import { isAway, isDamaged, isHeldByAnother, isReadOnly, isStorageFull } from '#server/db/database-faults.ts'
import type { DatabaseHealth } from '#server/db/database-health.ts'
import type { AppDeps } from '../app-deps.ts'
import { beingChecked } from '../data/damaged-database.ts'
import { type SecurityEventKind, securityEvent } from '../logs/security-events.ts'
import { logRefusal, requester } from '../logs/security-log.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Errors of this route are the bare sentence as text/plain. */
    plainErrors?: boolean
  }
}

const databaseAway = 'The server cannot reach its database at the moment. Please try again shortly.'

/** What whoever runs the server should know of. */
const oursToMend: ReadonlySet<ErrorCode> = new Set([
  'internal',
  'storage_full',
  'unavailable',
  'database_damaged',
])

/** The one way from anything thrown to what a client reads. */
export function handleErrors(
  app: FastifyInstance,
  { health, config }: Pick<AppDeps, 'health' | 'config'>,
): void {
  app.setErrorHandler((error, request, reply) => {
    health.noticed(error)
    const refusal = databaseRefusal(error, health, config) ?? refusalOf(error)
    if (oursToMend.has(refusal.code))
      securityEvent(request.log, faultOf(error), { ...requester(request), error })
    else logRefusal(request, refusal)
    return sendError(refusal, request, reply)
  })
}

function faultOf(error: unknown): SecurityEventKind {
  // Our own refusal that says so was made where a service beside the server did not answer.
  if (error instanceof AppError) return 'connection_fault'
  const isOfDatabase = [isStorageFull, isHeldByAnother, isDamaged, isReadOnly, isAway].some((is) => is(error))
  return isOfDatabase ? 'database_fault' : 'unexpected_error'
}

/** The refusal when the database is what failed. */
function databaseRefusal(error: unknown, health: DatabaseHealth, { databaseUrl }: Config): AppError | null {
  if (isStorageFull(error)) return new AppError('storage_full')
  if (isDamaged(error) || (isReadOnly(error) && health.state === 'damaged'))
    return new AppError('database_damaged')
  if (isReadOnly(error) && health.state === 'checking') return beingChecked()
  if (isHeldByAnother(error)) return new AppError('unavailable', { retryAfterMs: 2_000 })
  if (databaseUrl === null || !isAway(error)) return null
  return new AppError('unavailable', { message: databaseAway, retryAfterMs: 5_000 })
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
