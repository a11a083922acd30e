import type { FastifyInstance } from 'fastify'
import {
  type ChangeResult,
  type RecordChange,
  readHeads,
  readRecords,
  readReplacedRecords,
  writeRecords,
} from '#contract/records.ts'
import { largestBatch, sealedFault, sealedFaultMessages } from '#contract/sealed-record.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { userRoute } from '#server/core/http/route.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { recordEvents } from './record-events.ts'
import { writeChanges } from './record-writes.store.ts'
import { headsOf, positionOf, recordsAfter } from './records.store.ts'
import { replacedBefore } from './replaced-records.store.ts'
import type { CheckedChange } from './settle-changes.ts'

/** Base64 of the largest batch, with room for what stands around it. */
const bodyLimit = Math.ceil((largestBatch * 4) / 3) + 512 * 1024

export function recordsFeature(app: FastifyInstance, deps: AppDeps): void {
  const { db, now, changes: hub } = deps
  userRoute(app, deps, readRecords, ({ owner, query }) => recordsAfter(db, owner, query.since, query.limit))
  userRoute(app, deps, readHeads, ({ owner, query }) => headsOf(db, owner, query.digest))
  userRoute(app, deps, readReplacedRecords, ({ owner, body }) => replacedBefore(db, owner, body.wanted))
  userRoute(
    app,
    deps,
    writeRecords,
    async ({ owner, session, body, reply }) => {
      const { checked, refused } = lookAtAll(body.changes)
      if (checked.length === 0) {
        const { status, body: error } = new AppError('refused_records')
        reply.status(status)
        return { ...error, results: [...refused.values()], upTo: await positionOf(db, owner) }
      }
      const written = await writeChanges(db, owner, session.id, checked, now(), deps.config.limits)
      if (written.hasNew) hub.publish(owner, written.upTo)
      const answered = written.results.values()
      const results = body.changes.flatMap((_, at) => refused.get(at) ?? answered.next().value ?? [])
      const page = body.since === undefined ? {} : { page: await recordsAfter(db, owner, body.since) }
      return { results, upTo: written.upTo, ...page }
    },
    { bodyLimit, refusedStatus: 422 },
  )
  recordEvents(app, deps)
}

/** Looks at sealed records from outside; what does not look sealed is refused, by its index in the batch. */
function lookAtAll(changes: readonly RecordChange[]): {
  checked: CheckedChange[]
  refused: Map<number, ChangeResult>
} {
  const checked: CheckedChange[] = []
  const refused = new Map<number, ChangeResult>()
  let total = 0
  for (const [at, { changeId, uid, baseRevision, sealed: text }] of changes.entries()) {
    const sealed = Buffer.from(text, 'base64')
    total += sealed.length
    const fault = sealedFault(sealed)
    if (fault)
      refused.set(at, { changeId, uid, status: 'refused', code: fault, message: sealedFaultMessages[fault] })
    else checked.push({ changeId, uid, baseRevision, sealed })
  }
  if (total > largestBatch)
    throw new AppError('too_large', {
      message: 'A batch of records can hold at most 8 MiB. Send it in parts.',
    })
  return { checked, refused }
}
