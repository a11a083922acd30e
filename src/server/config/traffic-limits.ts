import type { z } from 'zod'
import { count, setting } from '#server/config/setting.ts'

/** What one person and one address may take of the server. */
export interface TrafficLimits {
  /** Bytes of sealed records that one person may keep. */
  readonly recordQuotaBytes: number
  /** Sealed bytes that one person may write in a day (UTC). */
  readonly recordBytesPerDay: number
  /** Changes of records that one person may write in a day (UTC). */
  readonly recordChangesPerDay: number
  /** How long the headers of a request may take, or the silence before the first byte. */
  readonly headersMs: number
  /** After that a body has to have come at `bodyBytesPerSecond` on average. */
  readonly bodyGraceMs: number
  readonly bodyBytesPerSecond: number
  /** How long a whole request may take to arrive. */
  readonly requestMs: number
  /** How long a connection may lie still between two requests, or while somebody does not read an answer. */
  readonly idleMs: number
  readonly connections: number
  /** Not for addresses of proxies before this server. */
  readonly connectionsPerAddress: number
  /** Open event streams, and as many sockets, of one person. */
  readonly streamsPerPerson: number
  /** Of everybody on this server. */
  readonly streams: number
}

const mebibyte = 1024 * 1024

export const defaultTrafficLimits: TrafficLimits = {
  recordQuotaBytes: 512 * mebibyte,
  recordBytesPerDay: 256 * mebibyte,
  recordChangesPerDay: 200_000,
  headersMs: 15_000,
  bodyGraceMs: 20_000,
  bodyBytesPerSecond: 500,
  requestMs: 300_000,
  idleMs: 75_000,
  connections: 10_000,
  connectionsPerAddress: 256,
  streamsPerPerson: 20,
  streams: 5_000,
}

/** Which variable sets which limit: in which unit, from where to where. */
const variables = {
  INKWELL_RECORDS_QUOTA_MB: ['recordQuotaBytes', mebibyte, 1, 1_000_000],
  INKWELL_RECORDS_PER_DAY_MB: ['recordBytesPerDay', mebibyte, 16, 1_000_000],
  INKWELL_RECORD_CHANGES_PER_DAY: ['recordChangesPerDay', 1, 1_000, 1_000_000_000],
  INKWELL_HEADERS_SECONDS: ['headersMs', 1_000, 1, 300],
  INKWELL_SLOW_BODY_SECONDS: ['bodyGraceMs', 1_000, 1, 300],
  INKWELL_REQUEST_SECONDS: ['requestMs', 1_000, 10, 3_600],
  // A stream says something every 25 s, so that less would end it.
  INKWELL_IDLE_SECONDS: ['idleMs', 1_000, 30, 3_600],
  INKWELL_CONNECTIONS: ['connections', 1, 10, 1_000_000],
  INKWELL_CONNECTIONS_PER_ADDRESS: ['connectionsPerAddress', 1, 4, 1_000_000],
  INKWELL_STREAMS_PER_PERSON: ['streamsPerPerson', 1, 1, 100_000],
  INKWELL_STREAMS: ['streams', 1, 1, 1_000_000],
} as const satisfies Record<string, readonly [keyof TrafficLimits, number, number, number]>

type Variable = keyof typeof variables

const settingOf = (name: Variable, [, , least, most]: (typeof variables)[Variable]) =>
  setting(count(name, least, most).optional())

const entries = Object.entries(variables) as [Variable, (typeof variables)[Variable]][]

/** For the schema of the environment. */
export const trafficSettings = Object.fromEntries(
  entries.map(([name, variable]) => [name, settingOf(name, variable)]),
) as Record<Variable, ReturnType<typeof settingOf>>

export type TrafficSettings = { readonly [Name in Variable]?: z.output<ReturnType<typeof settingOf>> }

export const trafficLimitsOf = (given: TrafficSettings): TrafficLimits => ({
  ...defaultTrafficLimits,
  ...Object.fromEntries(
    entries.flatMap(([name, [limit, unit]]) => {
      const value = given[name]
      return value === undefined ? [] : [[limit, value * unit]]
    }),
  ),
})
