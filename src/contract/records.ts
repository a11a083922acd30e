import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { largestBatchCount } from './sealed-record.ts'
import { wholeNumber } from './whole-number.ts'

/** A record's id is made by the client: UUIDv7, or UUIDv8 where content decides. Always lower case. */
export const recordUid = z.uuid().lowercase()

export const storedRecord = z.object({
  uid: recordUid,
  revision: z.int().positive(),
  /** Position in the owner's history; rises with every accepted change. */
  seq: z.int().positive(),
  /** Sealed bytes (docs/format.md), base64. */
  sealed: z.base64(),
})
export type StoredRecord = z.infer<typeof storedRecord>

/** Records on a page, where nobody asks for another number. */
export const usualPageCount = 200

/** Another value than before: the server's database was put back from a copy. Ask from 0 again. */
const historyId = z.string().min(1).max(100)

const recordPage = z.object({
  records: z.array(storedRecord),
  /** Ask for `since` this next time: the position of the last record; of an empty page, `since` or, where the server went back, less. */
  upTo: z.int().min(0),
  hasMore: z.boolean(),
  history: historyId,
})
export type RecordPage = z.infer<typeof recordPage>

export const readRecords = endpoint({
  method: 'GET',
  path: '/api/records',
  access: 'user',
  scope: 'records:read',
  summary: 'Sealed records changed after a position, oldest change first',
  query: z.object({
    since: wholeNumber.pipe(z.int().min(0)).default(0),
    limit: wholeNumber.pipe(z.int().min(1).max(500)).default(usualPageCount),
  }),
  answer: recordPage,
})

/** uid and revision of a record: what it takes to see that two sides have the same. */
export const recordHead = z.object({ uid: recordUid, revision: z.int().positive() })
export type RecordHead = z.infer<typeof recordHead>

/** The text whose SHA-256, in base64url without padding, is the digest of a set of records: a line each, by rising uid. */
export const headsText = (heads: readonly RecordHead[]): string =>
  heads
    .map(({ uid, revision }) => `${uid} ${revision}\n`)
    .sort()
    .join('')

/** `heads` null: the digest that was sent is that of all records of this person. */
export const readHeads = endpoint({
  method: 'GET',
  path: '/api/records/heads',
  access: 'user',
  scope: 'records:read',
  summary: 'Which records are there in which revision',
  query: z.object({ digest: z.string().max(100).optional() }),
  answer: z.object({ upTo: z.int().min(0), history: historyId, heads: z.array(recordHead).nullable() }),
})

export const recordChange = z.object({
  changeId: z.uuid(),
  uid: recordUid,
  baseRevision: z.int().min(0),
  sealed: z.base64(),
})
export type RecordChange = z.infer<typeof recordChange>

export const changeResult = z.discriminatedUnion('status', [
  z.object({
    changeId: z.uuid(),
    uid: recordUid,
    status: z.literal('accepted'),
    revision: z.int().positive(),
    seq: z.int().positive(),
  }),
  /** `current` null: the client believes in a record that the server does not have. */
  z.object({
    changeId: z.uuid(),
    uid: recordUid,
    status: z.literal('conflict'),
    current: storedRecord.nullable(),
  }),
  z.object({
    changeId: z.uuid(),
    uid: recordUid,
    status: z.literal('refused'),
    code: z.string(),
    message: z.string(),
  }),
])
export type ChangeResult = z.infer<typeof changeResult>

/**
 * One durable transaction; answered one by one, in the order sent. HTTP 422 when every change was refused. Where the body says `since`, the answer
 * has the page that `GET /api/records` would give for it now, so that writing and seeing what was written is one request.
 */
export const writeRecords = endpoint({
  method: 'POST',
  path: '/api/records',
  access: 'user',
  scope: 'records:write',
  summary: 'Write sealed records by compare-and-set',
  body: z.object({
    changes: z.array(recordChange).min(1).max(largestBatchCount),
    since: z.int().min(0).optional(),
  }),
  answer: z.object({ results: z.array(changeResult), upTo: z.int().min(0), page: recordPage.optional() }),
})

/** What another version took the place of stays for 30 days, thinned after the first: of each record here the newest kept one before a revision. */
export const readReplacedRecords = endpoint({
  method: 'POST',
  path: '/api/records/replaced',
  access: 'user',
  summary: 'Earlier versions of sealed records that were written over in the last 30 days',
  body: z.object({
    wanted: z
      .array(z.object({ uid: recordUid, before: z.int().positive() }))
      .min(1)
      .max(100),
  }),
  /** `hasMore`: further ones did not fit; ask again for those. Of what is absent otherwise nothing is kept. */
  answer: z.object({
    versions: z.array(
      storedRecord.omit({ seq: true }).extend({
        /** Instant, ISO. */
        replacedAt: z.iso.datetime(),
      }),
    ),
    hasMore: z.boolean(),
  }),
})

/**
 * Server-sent events: `event: changed`, `data: {"upTo": seq}` for records, once at the start and at every change; `event: slots`,
 * `data: {"version": n}` for key slots; `event: security`, `data: {"latest": id}` at the beginning and for what happened since to the keys and ways
 * in; `event: beat` every 25 s, which says that nothing was missed; closed when the session ends.
 */
export const recordEventsPath = '/api/records/events'
export const recordEvent = z.object({ upTo: z.int().min(0) })
export const slotsEvent = z.object({ version: z.int().min(0) })
export const beatEvent = 'beat'
export const securityNews = z.object({ latest: z.uuid() })
export const eventHeartbeatMs = 25_000
