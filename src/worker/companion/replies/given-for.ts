import { countsFound } from '#domain/companion/given/counts-found.ts'
import { type Given, type Known, personLine } from '#domain/companion/given/given.ts'
import { lastPagesOf, paragraphsNear } from '#domain/companion/given/paragraphs-near.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import type { MemoryForTalk } from '#domain/companion/retrieval/memory-for-talk.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import type { MeaningScores } from '#domain/meaning/meaning-index.ts'
import { standsIn } from '#domain/memory/retrieval/who-is-who.ts'
import type { SearchIndex } from '#domain/search/search-index.ts'
import { dateAndTime } from '#domain/time/entry-date.ts'
import { followPages } from '#worker/core/journal-index.ts'
import { KeptReadings } from '#worker/core/kept-readings.ts'
import { ruleOf } from '#worker/core/my-day.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { namesTaughtIn } from '#worker/core/taught-names.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'

interface GivenOf {
  readonly request: ReplyRequest
  /** Pages and messages that are no memory: the open ones. */
  readonly except: ReadonlySet<string>
  /** Earlier pages may be brought up now, as the person chose. */
  readonly bringsUp: boolean
  /** What memory has to say to the message; null: it is not put together yet. */
  readonly memory: MemoryForTalk | null
  /** How near pages and talks are in meaning; null: words alone find. */
  readonly near: MeaningScores | null
}

const mostPeople = 12

/** What is looked up for a model that is to answer. */
export async function givenFor(
  tools: WorkerTools,
  index: SearchIndex,
  { request, except, bringsUp, memory, near }: GivenOf,
): Promise<Given> {
  const { store } = tools.session
  const [pages, prompts] = [followPages(store), promptsKnownIn(store)]
  const { message, finding, turns } = request
  const paragraphs = bringsUp
    ? paragraphsNear(index, {
        ...{ message, except, near },
        before: turns.findLast(({ role }) => role === 'user')?.content ?? '',
        period: finding?.question.period ?? null,
        contentOf(uid) {
          const entity = store.one(journalEntries, uid)
          return entity && pages.ownWords(entity, prompts)
        },
      })
    : []
  const lines = bringsUp && finding?.remembered !== undefined ? finding.passages : []
  const recent = bringsUp ? lastPagesOf(index, except) : []
  const texts = [message, request.page?.text ?? '', ...[...paragraphs, ...recent].map(({ quote }) => quote)]
  const text = texts.join('\n')
  const known = bringsUp ? memory : null
  return {
    now: dateAndTime(tools.now(), ruleOf(tools)),
    ...{ paragraphs: [...lines, ...paragraphs.filter(isNot(lines))], recent },
    people: bringsUp ? (known?.whoIsWho(text) ?? (await peopleIn(tools, text))) : [],
    ...{ facts: known?.facts ?? [], self: known?.self ?? [], open: known?.open ?? [] },
    counts: bringsUp ? countsFound(finding) : [],
  }
}

const isNot =
  (lines: readonly RecalledPassage[]) =>
  ({ quote }: RecalledPassage): boolean =>
    lines.every((line) => line.quote !== quote)

const isName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*$/u

/**
 * Those named in a text of whom the journal knows what they are to the person; what the person taught holds before what was read. It stands in for memory
 * while that is not put together.
 */
async function peopleIn({ session }: WorkerTools, text: string): Promise<Known[]> {
  const [pages, readings] = [followPages(session.store), new KeptReadings(session)]
  await readings.load()
  const roles = new Map<string, string>()
  for (const { digest } of readings.all())
    for (const { kind, name, role } of digest.names)
      if (kind === 'person' && role && name.toLowerCase() !== role) roles.set(name, role)
  const taught = namesTaughtIn(session.store)
  for (const { kind, name, role } of taught.names) if (kind === 'person' && role) roles.set(name, role)
  const refused = new Set(taught.notNames.map((name) => name.toLowerCase()))
  return Array.from(roles, ([name, role]) => ({ name, role }))
    .filter(({ name }) => isName.test(name) && !refused.has(name.toLowerCase()) && standsIn(text, name))
    .filter(({ name }) => pages.told(name, { uid: '', atMs: 0 }) === name)
    .slice(0, mostPeople)
    .map(({ name, role }) => ({ words: personLine(name, role), source: null }))
}
