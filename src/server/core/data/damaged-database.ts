import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from '../http/app-error.ts'
import { securityEvent } from '../logs/security-events.ts'

/** A check of a large database takes longer; whoever writes then is told to come again. */
const mostWaitMs = 5_000
const comeAgainMs = 5_000

/** Coming back from Google writes too, though it is a page. */
const isWrite = ({ method, url }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) || url.startsWith('/api/auth/google')

/** Looks through the database once the server listens, and takes no writes before it is known to be sound, or after it was found damaged. */
export function refuseWritesWhileDamaged(app: FastifyInstance, { health }: Pick<AppDeps, 'health'>): void {
  health.onDamage((error) =>
    securityEvent(app.log, 'database_fault', {
      code: 'database_damaged',
      ...(error !== undefined && { error }),
    }),
  )
  app.addHook('onListen', async () => health.check())
  app.addHook('onRequest', async (request) => {
    if (!isWrite(request)) return
    const state = await health.settled(mostWaitMs)
    if (state === 'damaged') throw new AppError('database_damaged')
    if (state === 'checking') throw beingChecked()
  })
}

export const beingChecked = (): AppError =>
  new AppError('unavailable', {
    message: 'The server looks through its database before it takes anything new. Please try again shortly.',
    retryAfterMs: comeAgainMs,
  })
