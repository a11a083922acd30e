import { ownWords, toldWords } from '#domain/companion/talk/own-words.ts'
import { standaloneTalks } from '#domain/companion/talk/talk.ts'
import { talkPath } from '#domain/companion/talk/talk-path.ts'
import { isOf } from '#domain/entity/records.ts'
import { excerpt } from '#domain/journal/entry-text.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import { sentences } from '#domain/text/text.ts'
import { entryDay, timeOnWall } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { hasSouthernSeasons } from '#domain/time/southern-seasons.ts'
import type { Entity } from '#vault/store/store.ts'

import type { WorkerTools } from '#worker/core/worker-calls.ts'
import type { SourcePage } from './source-page.ts'

const keyOf = ({ entryId, talkId }: JournalMessage): string => entryId ?? talkId ?? ''

/** Shorter ones anybody says by themselves: 'That is good.' */
const fewestWords = 4

/** The sentences of a message by which it is known again where somebody repeats it. */
const sentencesIn = (content: string): string[] =>
  sentences(content).flatMap(({ text }) => (text.split(/\s/).length < fewestWords ? [] : [text]))

/** What the person said in talks, a message like a page: never what the companion said, nor what it had said or recalled before and they repeated. */
class TalkPages {
  readonly #tools: WorkerTools
  readonly #byTalk = new Map<string, Set<string>>()
  readonly #talkOf = new Map<string, string>()
  readonly #made = new Map<string, ReadonlyMap<string, SourcePage>>()

  constructor(tools: WorkerTools) {
    this.#tools = tools
    for (const { uid, data } of tools.session.store.of(journalMessages).values()) this.#put(uid, keyOf(data))
  }

  *uids(): Generator<string> {
    for (const talk of this.#byTalk.keys()) yield* this.#pages(talk).keys()
  }

  page(uid: string): SourcePage | null {
    const talk = this.#talkOf.get(uid)
    return talk === undefined ? null : (this.#pages(talk).get(uid) ?? null)
  }

  /** Days and zones may be others now. */
  forget(): void {
    this.#made.clear()
  }

  /** Takes a change of the store in, and answers the messages that may be told otherwise now. */
  changed(uid: string, entity: Entity | undefined): string[] {
    if (isOf(journalMessages, entity)) this.#put(uid, keyOf(entity.data))
    const talk = this.#talkOf.get(uid) ?? uid
    this.#made.delete(talk)
    return [...(this.#byTalk.get(talk) ?? [])]
  }

  #put(uid: string, talk: string): void {
    this.#talkOf.set(uid, talk)
    const known = this.#byTalk.get(talk) ?? new Set()
    this.#byTalk.set(talk, known.add(uid))
  }

  #pages(talk: string): ReadonlyMap<string, SourcePage> {
    const pages = this.#made.get(talk) ?? this.#make(talk)
    this.#made.set(talk, pages)
    return pages
  }

  #make(talk: string): ReadonlyMap<string, SourcePage> {
    const { store } = this.#tools.session
    const pages = new Map<string, SourcePage>()
    const messages = [...(this.#byTalk.get(talk) ?? [])].flatMap(
      (uid) => store.of(journalMessages).get(uid) ?? [],
    )
    const zone = messages[0] && this.#zoneOf(messages[0].data)
    if (!zone) return pages
    const { startHour } = myDayIn(store)
    const quoted: string[] = []
    const said = new Set<string>()
    for (const { message } of talkPath(messages)) {
      const { uid, data } = message
      if (data.role !== 'user') {
        quoted.push(...data.receipts.map(({ quote }) => quote))
        for (const sentence of sentencesIn(data.content)) said.add(sentence)
        continue
      }
      const pasted = [...said]
        .filter((sentence) => data.content.includes(sentence))
        .sort((a, b) => b.length - a.length)
      const text = toldWords(ownWords(data.content, [...pasted, ...quoted]))
      if (text.trim() === '') continue
      const { createdAt, mood } = data
      pages.set(uid, {
        ...{ uid, text, mood, title: 'Said in a talk', excerpt: excerpt(text), isCheckIn: false },
        talk: { uid: talk || null, isBesidePage: data.entryId !== null },
        day: entryDay({ createdAt, zone }, startHour),
        time: timeOnWall(Date.parse(createdAt), zone),
        atMs: Date.parse(createdAt),
        isSouthern: hasSouthernSeasons(zone),
      })
    }
    return pages
  }

  /** Where the days of a talk are counted; null: it is deleted. */
  #zoneOf({ entryId, talkId }: JournalMessage): string | null {
    const { session, zone } = this.#tools
    const here = myDayIn(session.store).zone ?? zone
    if (entryId === null)
      return session.store.of(standaloneTalks).get(talkId ?? '')?.data.deletedAt ? null : here
    const entry = session.store.of(journalEntries).get(entryId)
    if (!entry) return here
    return entry.data.deletedAt === null ? entry.data.zone : null
  }
}

export const talkPagesOf = (tools: WorkerTools): TalkPages => new TalkPages(tools)
