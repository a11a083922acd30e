import { careChoicesIn } from '#domain/safety/care-choices-in.ts'
import { careChoices, carePreferences, safetyPlan, safetyPlanRecords } from '#domain/safety/care-records.ts'
import type { PlanPart } from '#domain/safety/plan-parts.ts'
import { partsIn } from '#domain/views/care.ts'
import { changeSingle } from '#worker/core/entity.ts'
import {
  answer,
  type CommandImpl,
  perform,
  type QueryImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import { answerCare, chooseCare, pageCare, prepareCare, talkCare, writePlan } from './care.calls.ts'

async function keepPart(tools: WorkerTools, part: PlanPart, text: string): Promise<void> {
  const { session, now, newUid } = tools
  const [first, ...spare] = partsIn(session.store, part)
  const updatedAt = new Date(now()).toISOString()
  await session.put(safetyPlanRecords, first?.uid ?? newUid(), safetyPlan.parse({ part, text, updatedAt }))
  for (const { uid } of spare) await session.remove(uid)
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
  perform(chooseCare, (tools, choice) =>
    changeSingle(tools, carePreferences, () => {
      const updatedAt = new Date(tools.now()).toISOString()
      return careChoices.parse({ ...careChoicesIn(tools.session.store), ...choice, updatedAt })
    }),
  ),
  perform(writePlan, (tools, { part, text }) => keepPart(tools, part, text)),
]
