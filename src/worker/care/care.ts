import { safetyPlanRecords } from '#domain/safety/care-records.ts'
import type { PlanPart } from '#domain/safety/plan-parts.ts'
import { partsIn } from '#domain/views/care.ts'
import { keepInPlace } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { answerCare, pageCare, prepareCare, talkCare, writePlan } from './care.calls.ts'

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
]

export const careCommands: readonly CommandImpl[] = [
  perform(prepareCare, async () => void (await prepared())),
  perform(answerCare, async (tools, { about, says }) => (await prepared()).keepAnswer(tools, about, says)),
  perform(writePlan, (tools, { part, text }) => keepPart(tools, part, text)),
]
