import { countsFound } from '#domain/companion/given/counts-found.ts'
import type { Given, KnownPerson } from '#domain/companion/given/given.ts'
import { lastPagesOf, paragraphsNear } from '#domain/companion/given/paragraphs-near.ts'
import type { RecalledPassage } from '#domain/companion/replies/recalled-passage.ts'
import type { ReplyRequest } from '#domain/companion/replies/reply.ts'
import type { MemoryForTalk } from '#domain/companion/retrieval/memory-for-talk.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
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
}

const mostPeople = 12

/** What is looked up for a model that is to answer. */
export async function givenFor(
  tools: WorkerTools,
  index: SearchIndex,
  { request, except, bringsUp, memory }: GivenOf,
): Promise<Given> {
  const { store } = tools.session
  const [pages, prompts] = [followPages(store), promptsKnownIn(store)]
  const { message, finding, turns } = request
  const paragraphs = bringsUp
    ? paragraphsNear(index, {
        ...{ message, except },
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
  return {
    now: dateAndTime(tools.now(), ruleOf(tools)),
    ...{ paragraphs: [...lines, ...paragraphs.filter(isNot(lines))], recent },
    people: bringsUp ? await peopleIn(tools, texts.join('\n')) : [],
    facts: bringsUp && memory ? memory.facts : [],
    counts: bringsUp ? countsFound(finding) : [],
  }
}

const isNot =
  (lines: readonly RecalledPassage[]) =>
  ({ quote }: RecalledPassage): boolean =>
    lines.every((line) => line.quote !== quote)

const isName = /^\p{Lu}[\p{L}'’.-]*(?: \p{Lu}[\p{L}'’.-]*)*$/u

/** Those named in a text of whom the journal knows what they are to the person; what the person taught holds before what was read. */
async function peopleIn({ session }: WorkerTools, text: string): Promise<KnownPerson[]> {
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
    .filter(({ name }) => isName.test(name) && !refused.has(name.toLowerCase()) && isNamedIn(text, name))
    .filter(({ name }) => pages.told(name, { uid: '', atMs: 0 }) === name)
    .slice(0, mostPeople)
}

function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name)
  if (at < 0) return false
  return !/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + name.length))
}
