import type { OpenSession } from '#contract/sessions.ts'
import { agoWords, dayWords, type Moment, sinceWords } from '#web/lib/time-words.ts'
import type { KeyFact } from '#worker/settings/settings.calls.ts'

export interface DeviceRow {
  /** The session's id, or the slot's where nobody is signed in with it. */
  readonly id: string
  readonly title: string
  readonly line: string
  readonly icon: 'computer' | 'phone' | 'key'
  readonly isCurrent: boolean
  /** What can be taken away here: a session with its key, or a key alone. */
  readonly takes: 'session' | 'key'
}

const mobile = /android|iphone|ipad|ios|phone|tablet/i

function keyWords({ deviceSlotId, isCurrent }: OpenSession, keys: readonly KeyFact[]): string {
  const isThere = keys.some(({ slotId, isOwn }) => slotId === deviceSlotId || (isCurrent && isOwn))
  if (isThere) return 'has a key of its own'
  return deviceSlotId === null ? 'no key of its own' : 'key already gone'
}

/** Of an IPv6 address the server keeps the network alone. */
function placeWords(address: string | null): string {
  if (address === null) return ''
  return address.includes(':') ? ` from the network ${address}` : ` from ${address}`
}

function sessionRow(session: OpenSession, keys: readonly KeyFact[], moment: Moment): DeviceRow {
  const { id, label, address, createdAt, lastSeenAt, isCurrent } = session
  const used = isCurrent ? 'now' : agoWords(Date.parse(lastSeenAt), moment)
  const since = sinceWords(Date.parse(createdAt), moment)
  return {
    id,
    title: label || 'A browser without a name',
    line: `Used ${used}${placeWords(address)}, here since ${since}, ${keyWords(session, keys)}`,
    icon: mobile.test(label) ? 'phone' : 'computer',
    isCurrent,
    takes: 'session',
  }
}

function keyRow({ slotId, createdAt }: KeyFact, moment: Moment): DeviceRow {
  return {
    id: slotId,
    title: 'A key without a session',
    line: `Left by a browser on ${dayWords(Date.parse(createdAt), moment)}; nobody is signed in with it`,
    icon: 'key',
    isCurrent: false,
    takes: 'key',
  }
}

/** Every browser that is signed in, then every device key that belongs to none of them. */
export function deviceRows(
  sessions: readonly OpenSession[],
  keys: readonly KeyFact[],
  moment: Moment,
): DeviceRow[] {
  const held = new Set(sessions.map(({ deviceSlotId }) => deviceSlotId))
  const alone = keys.filter(({ kind, slotId, isOwn }) => kind === 'device' && !isOwn && !held.has(slotId))
  return [
    ...sessions.map((session) => sessionRow(session, keys, moment)),
    ...alone.map((key) => keyRow(key, moment)),
  ]
}

const small = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** A count as a word up to twelve, in figures above: 'Two', '14'. */
export const countWord = (count: number): string => small[count] ?? String(count)
