import { type SafetyPlan, safetyPlanRecords } from '#domain/safety/care-records.ts'
import { type PlanPart, planParts } from '#domain/safety/plan-parts.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { keepInPlace } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import {
  answerCare,
  careSettings,
  type PlanRow,
  pageCare,
  prepareCare,
  safetyPlanRows,
  talkCare,
  writePlan,
} from './care.calls.ts'
import { careChoicesIn } from './care-choices.ts'

const partsIn = (store: Store, part: PlanPart): Entity<SafetyPlan>[] =>
  [...store.of(safetyPlanRecords).values()]
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
  const those = partsIn(tools.session.store, part).map(({ uid }) => uid)
  await keepInPlace(tools, safetyPlanRecords, { part, text }, those)
}

/** What judges words is large: it is fetched when somebody first looks at a talk or reads a page. */
let cards: typeof import('./care-cards.ts') | undefined
async function prepared() {
  cards ??= await import('./care-cards.ts')
  return cards
}

export const careQueries: readonly QueryImpl[] = [
  answer(talkCare, (store, { entryUid, talkUid, isPrepared }, at) =>
    isPrepared && cards ? cards.cardOfTalk(store, { entryUid, talkUid }, at) : [],
  ),
  answer(pageCare, (store, { uid, isPrepared }, at) =>
    isPrepared && cards ? cards.cardOfPage(store, uid, at) : [],
  ),
  answer(careSettings, (store) => {
    const { country, showing } = careChoicesIn(store)
    return [{ id: 'care', country, showing }]
  }),
  answer(safetyPlanRows, planOf),
]

export const careCommands: readonly CommandImpl[] = [
  perform(prepareCare, async () => void (await prepared())),
  perform(answerCare, async (tools, { about, says }) => (await prepared()).keepAnswer(tools, about, says)),
  perform(writePlan, (tools, { part, text }) => keepPart(tools, part, text)),
]
