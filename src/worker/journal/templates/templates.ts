import { singleOf } from '#domain/entity/records.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { hiddenTemplates } from '#domain/journal/templates/journal-template.ts'
import type { TemplateFacts } from '#domain/journal/templates/template-variables.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import type { Store, VaultSession } from '#vault/store/store.ts'
import { changeSingle } from '#worker/core/entity.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { type CommandImpl, perform, type WorkerTools } from '#worker/core/worker-calls.ts'
import { askQuestion, askTemplateFacts, hideTemplate } from './templates.calls.ts'

const hiddenIn = (store: Store): readonly string[] => singleOf(store, hiddenTemplates)?.hidden ?? []

/** The newest page before now, and the newest one with a mood on it; conflict copies and the trash do not count. */
function factsIn(tools: WorkerTools, beside: string | null): Omit<TemplateFacts, 'name'> {
  const nowIso = new Date(tools.now()).toISOString()
  let page: JournalEntry | undefined
  let rated: JournalEntry | undefined
  for (const { uid, data } of tools.session.store.of(journalEntries).values()) {
    if (uid === beside || data.deletedAt !== null || data.conflictOf || data.createdAt > nowIso) continue
    if (!page || data.createdAt > page.createdAt) page = data
    if (data.mood !== null && (!rated || data.createdAt > rated.createdAt)) rated = data
  }
  const { startHour } = ruleOf(tools)
  return {
    lastPage: page ? { title: page.title, day: entryDay(page, startHour) } : null,
    lastMood: rated?.mood ? { mood: rated.mood, day: entryDay(rated, startHour) } : null,
  }
}

async function hide(tools: WorkerTools, id: string, isHidden: boolean): Promise<void> {
  await changeSingle(tools, hiddenTemplates, () => {
    const others = hiddenIn(tools.session.store).filter((one) => one !== id)
    return { hidden: isHidden ? [...others, id] : others }
  })
}

const questionsName = 'journal.questions'

interface QuestionsAsked {
  readonly seed: number
  readonly asked: number
}

/** Which questions were asked is kept sealed on this device. */
async function nextQuestion(session: VaultSession, newUid: () => string): Promise<string> {
  const kept = await session.readLocal<QuestionsAsked>(questionsName).catch(() => undefined)
  const { seed, asked } = kept ?? { seed: Number.parseInt(newUid().slice(-8), 16) || 0, asked: 0 }
  const { questionAt } = await import('#domain/journal/templates/next-question.ts')
  await session.writeLocal<QuestionsAsked>(questionsName, { seed, asked: asked + 1 })
  return questionAt(seed, asked).text
}

/** Two presses in quick succession ask two questions. */
const turn = inTurn()

/** What can be done with templates. */
export const templateCommands: readonly CommandImpl[] = [
  perform(askTemplateFacts, async (tools, { beside }) => factsIn(tools, beside)),
  perform(hideTemplate, (tools, { id, isHidden }) => hide(tools, id, isHidden)),
  perform(askQuestion, ({ session, newUid }) => turn(() => nextQuestion(session, newUid))),
]
