import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import {
  announce,
  listPeople,
  readAnnouncement,
  readAudit,
  readOverview,
  readSwitches,
  setFeatureFlag,
} from '#contract/admin/admin.ts'
import { type Announcement, announcement, isShown } from '#domain/operating/announcement.ts'
import { featureFlagNames } from '#domain/operating/feature-flags.ts'
import { proveOwner } from '#server/core/accounts/prove-owner.ts'
import type { AnswerTimes } from '#server/core/answer-times.ts'
import { addAudit, auditActions } from '#server/core/audit/audit-log.store.ts'
import { shownAudit } from '#server/core/audit/shown-audit.ts'
import { userRoute } from '#server/core/http/route.ts'
import { isOn, setFlag } from '#server/core/switches/flags.ts'
import { clearSwitch, setSwitch, switchOf } from '#server/core/switches/switches.store.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import type { AdminWays } from './admin-ways.ts'
import { changePersonRoute } from './change-person.ts'
import { changePlanRoute } from './change-plan.ts'
import { peopleCounts, sealedCounts, signUpsByDay } from './counts.store.ts'
import { healthOf } from './health.ts'
import { numberOf, peoplePage } from './people.store.ts'
import { testingRoutes } from './testing.ts'

const pageSize = 50
const signUpDays = 30
const announcementName = 'announcement'

/** What whoever runs the server sees and does. Counts and switches: no route here reads a sealed byte. */
export function adminFeature(
  app: FastifyInstance,
  deps: AppDeps,
  ways: AdminWays,
  answerTimes: () => AnswerTimes,
): void {
  overview(app, deps, ways, answerTimes)
  userRoute(app, deps, listPeople, ({ query: { search = '', skip = 0 } }) =>
    peoplePage(deps.db, search.trim(), { skip, most: pageSize }),
  )
  changePersonRoute(app, deps, ways)
  changePlanRoute(app, deps)
  auditLog(app, deps)
  switches(app, deps)
  testingRoutes(app, deps, ways)
}

function overview(
  app: FastifyInstance,
  deps: AppDeps,
  ways: AdminWays,
  answerTimes: () => AnswerTimes,
): void {
  const { db, now } = deps
  userRoute(app, deps, readOverview, async () => ({
    ...(await peopleCounts(db, now())),
    ...(await sealedCounts(db)),
    signUps: await signUpsByDay(db, now(), signUpDays),
    answers: answerTimes(),
    health: await healthOf(deps, ways),
  }))
}

function auditLog(app: FastifyInstance, deps: AppDeps): void {
  const { db } = deps
  userRoute(app, deps, readAudit, async ({ query }) => {
    const { beforeAt, beforeId, action, person: typed = '', most = pageSize } = query
    const before = beforeAt && beforeId ? { at: Date.parse(beforeAt), id: beforeId } : undefined
    const person = typed === '' ? undefined : await numberOf(db, typed)
    const entries = person === null ? [] : await shownAudit(db, most, { before, action, person })
    return { entries, actions: await auditActions(db) }
  })
}

/** What is announced at an instant; null: nothing. */
async function announcedAt({ db, now }: AppDeps): Promise<Announcement | null> {
  const kept = announcement.safeParse(await switchOf(db, announcementName))
  return kept.success && isShown(kept.data, now()) ? kept.data : null
}

function switches(app: FastifyInstance, deps: AppDeps): void {
  const { db, now } = deps
  userRoute(app, deps, readAnnouncement, async () => ({ announcement: await announcedAt(deps) }))
  userRoute(app, deps, readSwitches, async () => {
    const flags: { name: (typeof featureFlagNames)[number]; isOn: boolean }[] = []
    for (const name of featureFlagNames) flags.push({ name, isOn: await isOn(db, name) })
    return { flags, announcement: await announcedAt(deps) }
  })
  userRoute(app, deps, setFeatureFlag, async ({ owner, session, params: { name }, body, request }) => {
    await proveOwner(deps, session, body.proof, request)
    await db.transaction().execute(async (all) => {
      await setFlag(all, name, body.isOn, now())
      const detail = body.isOn ? 'on' : 'off'
      await addAudit(all, { at: now(), admin: owner, action: 'flag.set', subject: name, detail })
    })
    return {}
  })
  userRoute(app, deps, announce, async ({ owner, session, body, request }) => {
    // To take a line away harms nobody; to put one up speaks to everybody in the server's name.
    if (body.announcement) await proveOwner(deps, session, body.proof, request)
    const made = body.announcement && { ...body.announcement, id: randomUUID() }
    await db.transaction().execute(async (all) => {
      if (made) await setSwitch(all, announcementName, made, now())
      else await clearSwitch(all, announcementName)
      const action = made ? 'announcement.set' : 'announcement.clear'
      await addAudit(all, { at: now(), admin: owner, action, subject: made?.id ?? null })
    })
    return { announcement: made }
  })
}
