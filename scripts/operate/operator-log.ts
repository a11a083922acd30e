import type { EventLog } from '#server/core/logs/security-events.ts'

const line =
  (level: number) =>
  (fields: object): void =>
    console.error(JSON.stringify({ level, time: new Date().toISOString(), pid: process.pid, ...fields }))

/** What an operator does beside the server, as lines of the server's log on this program's standard error. */
export const operatorLog: EventLog = { info: line(30), warn: line(40), error: line(50) }
