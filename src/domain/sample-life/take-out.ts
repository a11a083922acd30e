import type { EntityDefinition } from '../entity/entity.ts'
import { isOfBatch, isReworded, ownWordsIn } from './batch-mark.ts'

/** A record as it lies in the vault. */
export interface KeptRecord {
  readonly uid: string
  readonly kind: string
  readonly data: object
}

/** What taking a batch out comes to: uids, what points to others before what it points to. `stays`: what the person has written into. */
export interface TakeOut {
  readonly goes: readonly string[]
  readonly stays: readonly string[]
}

/** The uids that a record points to, by its entity. */
function targetsOf({ data }: KeptRecord, references: Readonly<Record<string, string>>): string[] {
  const fields: Readonly<Record<string, unknown>> = { ...data }
  return Object.keys(references).flatMap((name) => {
    const value = fields[name]
    return (Array.isArray(value) ? value : [value]).filter((uid) => typeof uid === 'string')
  })
}

/** What says something about a page and no more goes with it; so does what the companion answered. */
const isBeside = ({ kind, data }: KeptRecord): boolean =>
  kind === 'history' ||
  kind === 'journal_insight' ||
  kind === 'goal_evidence' ||
  ('role' in data && data.role === 'assistant') ||
  ownWordsIn(data) === ''

/**
 * Says what goes when a batch is taken out of a vault. All that came with it goes, and what somebody merely ticked or rated on it. What they have put words
 * into stays, whether it came with the batch or not, and so does whatever it points to.
 */
export function planTakeOut(
  records: Iterable<KeptRecord>,
  importId: string,
  entityOf: (kind: string) => EntityDefinition | undefined,
): TakeOut {
  const all = [...records]
  const came = new Map(all.flatMap((one) => (isOfBatch(one.data, importId) ? [[one.uid, one] as const] : [])))
  const targets = new Map(
    all.map((one) => [one.uid, targetsOf(one, entityOf(one.kind)?.references ?? {})] as const),
  )
  const pointing = all.filter(
    ({ uid }) => !came.has(uid) && (targets.get(uid) ?? []).some((target) => came.has(target)),
  )
  const stays = new Set<string>()
  const keep = (uid: string): void => {
    if (!came.has(uid) || stays.has(uid)) return
    stays.add(uid)
    for (const target of targets.get(uid) ?? []) keep(target)
  }
  for (const { uid, data } of came.values()) if (isReworded(data)) keep(uid)
  const own = new Set(pointing.filter((one) => !isBeside(one)).map(({ uid }) => uid))
  for (const uid of own) for (const target of targets.get(uid) ?? []) keep(target)
  const isLoose = (uid: string): boolean =>
    (targets.get(uid) ?? []).every((target) => !came.has(target) || !stays.has(target))
  const goes = [
    ...pointing.filter(({ uid }) => !own.has(uid) && isLoose(uid)).map(({ uid }) => uid),
    ...[...came.keys()].filter((uid) => !stays.has(uid)).reverse(),
  ]
  return { goes, stays: [...stays] }
}
