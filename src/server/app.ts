import cookie from '@fastify/cookie'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { pruneResets } from '#server/core/accounts/password-resets.store.ts'
import { pruneTokens } from './core/accounts/api-tokens.ts'
import { pruneChallenges } from './core/accounts/factor-challenges.store.ts'
import { pruneBrowsers } from './core/accounts/known-browser.ts'
import { timeAnswers } from './core/answer-times.ts'
import type { AppDeps } from './core/app-deps.ts'
import { billingSync } from './core/billing/sync-subscriptions.ts'
import { refuseWritesWhileDamaged } from './core/data/damaged-database.ts'
import { revokeOperation } from './core/google/revoke-operation.ts'
import { housekeeping } from './core/housekeeping.ts'
import { AppError } from './core/http/app-error.ts'
import { confineModelScripts } from './core/http/confined-scripts.ts'
import {
  answerUnreadable,
  limitConnections,
  refuseSlowBodies,
  timeoutOptions,
} from './core/http/connections.ts'
import { handleErrors, sendError } from './core/http/error-handler.ts'
import { refuseForeignHosts } from './core/http/hosts.ts'
import { renameLegacyCookie } from './core/http/legacy-cookie.ts'
import { guardLoopbackScript } from './core/http/loopback-script.ts'
import { serveOpenApi } from './core/http/openapi.ts'
import {
  acceptJsonOnly,
  addSecurityHeaders,
  bareSecurityHeaders,
  refuseCrossSite,
} from './core/http/security.ts'
import { serveWebApp } from './core/http/web-app.ts'
import { databaseCheck } from './core/jobs/database-check.ts'
import type { JobOperation } from './core/jobs/job-operation.ts'
import { addressWriter } from './core/logs/log-address.ts'
import { loggerOf, logRequests } from './core/logs/logging.ts'
import { pruneSecurityEvents } from './core/logs/security-history.ts'
import { logSecurityEvents } from './core/logs/security-log.ts'
import { accountFeature } from './features/account/account.routes.ts'
import { deleteAccountOf } from './features/account/account-deletion.ts'
import { welcomeFromGoogle } from './features/account/google-newcomer.ts'
import { makeAccountOfNobody } from './features/account/sign-in.ts'
import { adminFeature } from './features/admin/admin.routes.ts'
import type { AdminWays } from './features/admin/admin-ways.ts'
import { avatarsFeature } from './features/avatars/avatars.routes.ts'
import { backupFolder } from './features/backups/backup-config.ts'
import { backupOperations, backupsIn } from './features/backups/backup-operation.ts'
import { billingFeature } from './features/billing/billing.routes.ts'
import { blobsFeature } from './features/blobs/blobs.routes.ts'
import { pruneReplacedChunks } from './features/blobs/replaced-chunks.store.ts'
import { calendarFeature } from './features/calendar/calendar.routes.ts'
import { companionFeature } from './features/companion/companion.routes.ts'
import { contactFeature } from './features/contact/contact.routes.ts'
import { deviceModelsFeature } from './features/device-models/device-models.routes.ts'
import { googleCalendarFeature } from './features/google/calendar/calendar-connection.routes.ts'
import { googleFeature } from './features/google/google.routes.ts'
import { pruneFlows } from './features/google/google.store.ts'
import { jobsFeature, pruneJobs } from './features/jobs/jobs.routes.ts'
import { musicFeature } from './features/music/music.routes.ts'
import { peopleHereFeature } from './features/people-here/people-here.routes.ts'
import { pushFeature } from './features/push/push.routes.ts'
import { recordsFeature } from './features/records/records.routes.ts'
import { pruneRecordChanges } from './features/records/records.store.ts'
import { pruneReplacedRecords } from './features/records/replaced-records.store.ts'
import { referralsFeature } from './features/referrals/referrals.routes.ts'
import { secondFactorFeature } from './features/second-factor/second-factor.routes.ts'
import { sessionsFeature } from './features/sessions/sessions.routes.ts'
import { tokensFeature } from './features/tokens/tokens.routes.ts'
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
  await renameLegacyCookie(app, deps)
  guardLoopbackScript(app, deps.config)
  confineModelScripts(app)
  refuseWritesWhileDamaged(app, deps)
  if (!deps.config.isProduction) serveOpenApi(app)

  const answerTimes = timeAnswers(app, deps.trueNow)
  accountFeature(app, deps)
  googleFeature(app, deps, (newcomer, address) => welcomeFromGoogle(deps, newcomer, address))
  googleCalendarFeature(app, deps)
  sessionsFeature(app, deps)
  referralsFeature(app, deps)
  vaultFeature(app, deps)
  secondFactorFeature(app, deps, putSlotIn)
  recordsFeature(app, deps)
  blobsFeature(app, deps)
  avatarsFeature(app, deps)
  pushFeature(app, deps)
  calendarFeature(app, deps)
  await companionFeature(app, deps)
  deviceModelsFeature(app, deps)
  voiceFeature(app, deps)
  musicFeature(app, deps)
  billingFeature(app, deps)
  tokensFeature(app, deps)
  contactFeature(app, deps)
  peopleHereFeature(app, deps)
  jobsFeature(app, deps, jobOperations(deps))
  adminFeature(app, deps, adminWays(deps), answerTimes)

  const fallback = await serveWebApp(app, deps)
  app.setNotFoundHandler(async (request, reply) => {
    if (!(await fallback(request, reply))) sendError(new AppError('not_found'), request, reply)
    return reply
  })
  return app
}

/** All that this server does later. Pushes, mails and music have ways of their own: docs/decisions/0022-one-queue-for-the-servers.md. */
const jobOperations = (deps: AppDeps): JobOperation[] => [
  housekeeping(deps, [
    pruneResets,
    pruneFlows,
    pruneChallenges,
    pruneRecordChanges,
    pruneReplacedRecords,
    pruneReplacedChunks,
    pruneRetiredSlots,
    pruneSecurityEvents,
    pruneBrowsers,
    pruneTokens,
    pruneJobs,
  ]),
  billingSync(deps),
  ...backupOperations(deps),
  ...databaseCheck(deps),
  revokeOperation(deps),
]

/** What features do for admins. */
function adminWays(deps: AppDeps): AdminWays {
  const folder = backupFolder(deps)
  return {
    deleteAccount: (user, alongside) => deleteAccountOf(deps, user, alongside),
    makeAccount: (...asked) => makeAccountOfNobody(deps, ...asked),
    latestBackup: () => (folder === null ? null : (backupsIn(folder)[0] ?? 'none yet')),
  }
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
