import {
  type JournalEntry,
  type JournalMessage,
  journalEntryKind,
  journalMessageKind,
} from '#domain/journal/journal-entry.ts'
import { careForm, careInTalk } from '#domain/safety/care-card.ts'
import {
  type CareAnswer,
  type CareChoices,
  careAnswer,
  careAnswerKind,
  careChoices,
  careChoicesKind,
  type OwnContact,
  ownContact,
  ownContactKind,
  type SafetyPlan,
  safetyPlan,
  safetyPlanKind,
} from '#domain/safety/care-records.ts'
import { type PlanPart, planParts } from '#domain/safety/plan-parts.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { changeOnly } from '#web/lib/only-record.worker.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type Row,
  rowPerEntity,
  type WorkerTools,
} from '#web/lib/worker-calls.ts'
import {
  answerCare,
  type CareRow,
  careSettings,
  chooseCare,
  keepContact,
  ownContacts,
  type PlanRow,
  pageCare,
  removeContact,
  safetyPlanRows,
  type TalkCareRow,
  talkCare,
  writePlan,
} from './care.calls.ts'
import { careChoicesIn, careStateIn, flaggedOf } from './care-flags.worker.ts'

/** The same row objects for the same values, whatever was asked: nothing is sent to the screen when nothing changed. */
function steady<R extends Row>(): (rows: readonly R[]) => readonly R[] {
  const known = new Map<string, R>()
  return (rows) =>
    rows.map((row) => {
      const before = known.get(row.id)
      if (before && JSON.stringify(before) === JSON.stringify(row)) return before
      known.set(row.id, row)
      return row
    })
}

/** Older messages bring no card: see `careForm`. */
const readBackMs = 9 * 86_400_000

function cardOfTalk(store: Store, entryUid: string | null): TalkCareRow[] {
  const since = Date.now() - readBackMs
  const said: Entity<JournalMessage>[] = []
  for (const message of store.byKind<JournalMessage>(journalMessageKind).values())
    if (message.data.entryId === entryUid && Date.parse(message.data.createdAt) > since) said.push(message)
  said.sort((x, y) => (x.data.createdAt < y.data.createdAt ? -1 : 1))
  const own = said.filter(({ data }) => data.role === 'user')
  const flagged = own.flatMap((message) => flaggedOf(store, message) ?? [])
  const found = flagged.length > 0 ? careInTalk(flagged, careStateIn(store)) : null
  if (!found) return []
  const { thing, form } = found
  const next = said[said.findIndex(({ uid }) => uid === thing.about) + 1]
  const below = next?.data.role === 'assistant' ? next.uid : thing.about
  return [{ id: thing.about, level: thing.level, form, below, isLast: own.at(-1)?.uid === thing.about }]
}

function cardOfPage(store: Store, uid: string): CareRow[] {
  const entry = store.get<JournalEntry>(uid)
  if (entry?.kind !== journalEntryKind || entry.data.deletedAt != null) return []
  const thing = flaggedOf(store, entry)
  const form = thing && careForm(thing, careStateIn(store))
  return form ? [{ id: uid, level: thing.level, form }] : []
}

const partsIn = (store: Store, part: PlanPart): Entity<SafetyPlan>[] =>
  [...store.byKind<SafetyPlan>(safetyPlanKind).values()]
    .filter(({ data }) => data.part === part)
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))

/** What stands in each part; two devices that began one apart have both their words. */
function planOf(store: Store): PlanRow[] {
  return planParts.flatMap((id) => {
    const texts = new Set(partsIn(store, id).map(({ data }) => data.text.trim()))
    const text = [...texts].filter(Boolean).join('\n')
    return text ? [{ id, text }] : []
  })
}

async function keepPart(tools: WorkerTools, part: PlanPart, text: string): Promise<void> {
  const { session, now, newUid } = tools
  const [first, ...spare] = partsIn(session.store, part)
  const updatedAt = new Date(now()).toISOString()
  await session.put(safetyPlanKind, first?.uid ?? newUid(), safetyPlan.parse({ part, text, updatedAt }))
  for (const { uid } of spare) await session.remove(uid)
}

const toContact = rowPerEntity<OwnContact, ReturnType<typeof contactRow>>((entity) => contactRow(entity))
const contactRow = ({ uid, data }: Entity<OwnContact>) => ({
  id: uid,
  ...{ role: data.role, name: data.name, phone: data.phone, how: data.how },
})

const contactsOf = (store: Store): Entity<OwnContact>[] =>
  [...store.byKind<OwnContact>(ownContactKind).values()].sort((a, b) =>
    a.data.createdAt === b.data.createdAt
      ? a.uid < b.uid
        ? -1
        : 1
      : a.data.createdAt < b.data.createdAt
        ? -1
        : 1,
  )

async function keepAnswer(tools: WorkerTools, about: string, says: CareAnswer['says']): Promise<void> {
  const { session, now, newUid } = tools
  const { store } = session
  const thing = store.get<JournalEntry | JournalMessage>(about)
  if (thing?.kind !== journalEntryKind && thing?.kind !== journalMessageKind) return
  const flagged = flaggedOf(store, thing as Entity<JournalEntry> | Entity<JournalMessage>)
  if (!flagged) return
  const kept = [...store.byKind<CareAnswer>(careAnswerKind).values()].find(({ data }) => data.about === about)
  const keys = [...new Set([...(kept?.data.keys ?? []), ...flagged.keys])]
  const at = new Date(now()).toISOString()
  await session.put(careAnswerKind, kept?.uid ?? newUid(), careAnswer.parse({ about, says, keys, at }))
}

const [talkRows, pageRows, choiceRows, planRows] = [
  steady<TalkCareRow>(),
  steady<CareRow>(),
  steady<Row & Pick<CareChoices, 'country' | 'showing'>>(),
  steady<PlanRow>(),
]

export const careQueries: readonly QueryImpl[] = [
  answer(talkCare, (store, { entryUid }) => talkRows(cardOfTalk(store, entryUid))),
  answer(pageCare, (store, { uid }) => pageRows(cardOfPage(store, uid))),
  answer(careSettings, (store) => {
    const { country, showing } = careChoicesIn(store)
    return choiceRows([{ id: 'care', country, showing }])
  }),
  answer(safetyPlanRows, (store) => planRows(planOf(store))),
  answer(ownContacts, (store) => contactsOf(store).map(toContact)),
]

export const careCommands: readonly CommandImpl[] = [
  perform(answerCare, (tools, { about, says }) => keepAnswer(tools, about, says)),
  perform(chooseCare, (tools, choice) =>
    changeOnly<CareChoices>(tools, careChoicesKind, () => {
      const updatedAt = new Date(tools.now()).toISOString()
      return careChoices.parse({ ...careChoicesIn(tools.session.store), ...choice, updatedAt })
    }),
  ),
  perform(writePlan, (tools, { part, text }) => keepPart(tools, part, text)),
  perform(keepContact, async ({ session, now, newUid }, { id, ...said }) => {
    const uid = id ?? newUid()
    const before = session.store.get<OwnContact>(uid)
    const createdAt = before?.data.createdAt ?? new Date(now()).toISOString()
    await session.put(ownContactKind, uid, ownContact.parse({ ...said, createdAt }))
    return uid
  }),
  perform(removeContact, ({ session }, { id }) => session.remove(id)),
]
