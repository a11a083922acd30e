import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { AppDeps } from './core/app-deps.ts'
import { AppError } from './core/app-error.ts'
import { answerUnreadable, limitConnections, refuseSlowBodies, timeoutOptions } from './core/connections.ts'
import { refuseWritesWhileDamaged } from './core/damaged-database.ts'
import { renameEarlierCookie } from './core/earlier-cookie.ts'
import { handleErrors, sendError } from './core/error-handler.ts'
import { pruneChallenges } from './core/factor-challenges.ts'
import { refuseForeignHosts } from './core/hosts.ts'
import { keepHouse } from './core/housekeeping.ts'
import { pruneBrowsers } from './core/known-browser.ts'
import { addressWriter } from './core/log-address.ts'
import { loggerOf, logRequests } from './core/logging.ts'
import { guardLoopbackScript } from './core/loopback-script.ts'
import { serveOpenApi } from './core/openapi.ts'
import { acceptJsonOnly, addSecurityHeaders, bareSecurityHeaders, refuseCrossSite } from './core/security.ts'
import { pruneSecurityEvents } from './core/security-history.ts'
import { logSecurityEvents } from './core/security-log.ts'
import { serveWebApp } from './core/web-app.ts'
import { accountFeature } from './features/account/account.routes.ts'
import { welcomeFromGoogle } from './features/account/google-newcomer.ts'
import { pruneResets } from './features/account/password-resets.store.ts'
import { avatarsFeature } from './features/avatars/avatars.routes.ts'
import { blobsFeature } from './features/blobs/blobs.routes.ts'
import { companionFeature } from './features/companion/companion.routes.ts'
import { contactFeature } from './features/contact/contact.routes.ts'
import { googleFeature } from './features/google/google.routes.ts'
import { pruneFlows } from './features/google/google.store.ts'
import { musicFeature } from './features/music/music.routes.ts'
import { peopleHereFeature } from './features/people-here/people-here.routes.ts'
import { recordsFeature } from './features/records/records.routes.ts'
import { pruneRecordChanges } from './features/records/records.store.ts'
import { referralsFeature } from './features/referrals/referrals.routes.ts'
import { secondFactorFeature } from './features/second-factor/second-factor.routes.ts'
import { sessionsFeature } from './features/sessions/sessions.routes.ts'
import { pruneRetiredSlots } from './features/vault/retired-slots.store.ts'
import { vaultFeature } from './features/vault/vault.routes.ts'
import { putSlotIn } from './features/vault/vault.store.ts'
import { voiceFeature } from './features/voice/voice.routes.ts'

/** The whole server without a port. `watch` sees it before the first route, which tests use to list all of them. */
export async function buildApp(
  deps: AppDeps,
  watch?: (app: FastifyInstance) => void,
): Promise<FastifyInstance> {
  const app = bareApp(deps)
  watch?.(app)
  await app.register(cookie)
  await addSecurityHeaders(app, deps.config)
  refuseForeignHosts(app, deps.config)
  refuseCrossSite(app, deps.config)
  await renameEarlierCookie(app, deps)
  guardLoopbackScript(app, deps.config)
  refuseWritesWhileDamaged(app, deps)
  if (!deps.config.isProduction) serveOpenApi(app)

  accountFeature(app, deps)
  googleFeature(app, deps, (newcomer, address) => welcomeFromGoogle(deps, newcomer, address))
  sessionsFeature(app, deps)
  referralsFeature(app, deps)
  vaultFeature(app, deps)
  secondFactorFeature(app, deps, putSlotIn)
  recordsFeature(app, deps)
  blobsFeature(app, deps)
  avatarsFeature(app, deps)
  await companionFeature(app, deps)
  voiceFeature(app, deps)
  musicFeature(app, deps)
  contactFeature(app, deps)
  peopleHereFeature(app, deps)

  const fallback = await serveWebApp(app, deps)
  app.setNotFoundHandler(async (request, reply) => {
    if (!(await fallback(request, reply))) sendError(new AppError('not_found'), request, reply)
    return reply
  })
  keepHouse(app, deps, [
    pruneResets,
    pruneFlows,
    pruneChallenges,
    pruneRecordChanges,
    pruneRetiredSlots,
    pruneSecurityEvents,
    pruneBrowsers,
  ])
  return app
}

/** Stands for Fastify's own compilers, which take time and memory to load and would never be used. */
function unused(): never {
  throw new Error('Schemas are zod schemas here')
}

function bareApp(deps: AppDeps): FastifyInstance {
  const { config, keys, log } = deps
  const app = fastify({
    logger: loggerOf(log, addressWriter(config.logAddresses, keys.logAddress)),
    logController: new LogController({ disableRequestLogging: true }),
    // Behind a proxy of this machine or this network the browser's own address is in its headers.
    trustProxy: config.publicUrl ? ['loopback', 'uniquelocal'] : false,
    exposeHeadRoutes: false,
    bodyLimit: 256 * 1024,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: { buildValidator: unused, buildSerializer: unused } },
    // What is malformed before routing gets the same answer as everything else.
    frameworkErrors: (_error, request, reply) =>
      sendError(new AppError('invalid_input'), request, reply.headers(bareSecurityHeaders(config))),
    clientErrorHandler: answerUnreadable(config),
    ...timeoutOptions(config),
  })
  limitConnections(app, config)
  refuseSlowBodies(app, config)
  app.decorateRequest('session', null)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptJsonOnly(app)
  handleErrors(app, deps)
  logRequests(app)
  logSecurityEvents(app)
  return app
}
