import { ownWords, toldWords } from '#domain/companion/talk/own-words.ts'
import { standaloneTalks } from '#domain/companion/talk/talk.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import { talkPath } from '#domain/companion/talk/talk-path.ts'
import { isOf } from '#domain/entity/records.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'
import type { IndexedEntry } from '#domain/search/search-index.ts'
import { entryDay } from '#domain/time/entry-date.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import type { JournalIndex } from '../journal-index.ts'

const besideEntry = (uid: string): string => `beside ${uid}`
const standaloneOf = (uid: string | undefined): string => `alone ${uid ?? ''}`

export const talkKey = ({ entryUid, talkUid }: TalkOf): string =>
  entryUid === null ? standaloneOf(talkUid) : besideEntry(entryUid)

const keyOf = ({ entryId, talkId }: JournalMessage): string =>
  entryId === null ? standaloneOf(talkId) : besideEntry(entryId)

/** Which messages belong to which talk, so that a talk is read again without going through all of them. Talks are named by keys. */
export class TalkRepository {
  readonly #store: Store
  readonly #zone: string
  readonly #messages = new Map<string, Set<string>>()
  readonly #keys = new Map<string, string>()

  /** `zone`: the one that this device is in. */
  constructor(store: Store, zone: string) {
    this.#store = store
    this.#zone = zone
    for (const message of store.of(journalMessages).values()) this.#put(message.uid, keyOf(message.data))
  }

  keys(): Iterable<string> {
    return this.#messages.keys()
  }

  has(key: string): boolean {
    return this.#messages.has(key)
  }

  /** Takes a change of the store in; the talks that it may have changed. */
  changed(uid: string, entity: Entity | undefined): string[] {
    const before = this.#keys.get(uid)
    if (isOf(journalMessages, entity)) {
      const key = keyOf(entity.data)
      this.#put(uid, key)
      return before && before !== key ? [before, key] : [key]
    }
    if (before) {
      this.#messages.get(before)?.delete(uid)
      this.#keys.delete(uid)
      return [before]
    }
    // Of a thing that is gone nobody knows what it was.
    return [besideEntry(uid), standaloneOf(uid)].filter((key) => this.has(key))
  }

  #put(uid: string, key: string): void {
    const before = this.#keys.get(uid)
    if (before === key) return
    if (before) this.#messages.get(before)?.delete(uid)
    this.#keys.set(uid, key)
    const there = this.#messages.get(key)
    if (there) there.add(uid)
    else this.#messages.set(key, new Set([uid]))
  }

  /** What the person said on the shown path of a talk, in order, as it may be remembered; empty where the talk or its entry is deleted. */
  read(key: string): IndexedEntry[] {
    const messages = [...(this.#messages.get(key) ?? [])].flatMap(
      (uid) => this.#store.one(journalMessages, uid) ?? [],
    )
    const [first] = messages
    const zone = first && this.#zoneOf(first.data)
    if (!zone) return []
    const { startHour } = myDayIn(this.#store)
    const quoted: string[] = []
    return talkPath(messages).flatMap(({ message: { uid, data } }): IndexedEntry[] => {
      if (data.role !== 'user') {
        quoted.push(...data.receipts.map(({ quote }) => quote))
        return []
      }
      const content = toldWords(ownWords(data.content, quoted))
      if (content.trim() === '') return []
      const { createdAt } = data
      return [
        {
          uid,
          title: '',
          content,
          createdAt,
          day: entryDay({ createdAt, zone }, startHour),
          isFromTalk: true,
        },
      ]
    })
  }

  /** Where the days of a talk are counted; null: it is deleted. */
  #zoneOf({ entryId, talkId }: JournalMessage): string | null {
    const here = myDayIn(this.#store).zone ?? this.#zone
    if (entryId === null) {
      const record = this.#store.of(standaloneTalks).get(talkId ?? '')
      return record?.data.deletedAt ? null : here
    }
    const entry = this.#store.of(journalEntries).get(entryId)
    if (!entry) return here
    return entry.data.deletedAt === null ? entry.data.zone : null
  }
}

/** What the person said in a talk, in order, and may be told of. */
export function saidOf(pages: JournalIndex, talks: TalkRepository, key: string): IndexedEntry[] {
  const talk = { uid: key.slice(key.indexOf(' ') + 1) || null }
  return (talks.has(key) ? talks.read(key) : []).flatMap((part) => {
    const written = { uid: part.uid, atMs: Date.parse(part.createdAt), talk }
    const content = pages.told(part.content, written)
    return content.trim() === '' ? [] : [{ ...part, content }]
  })
}
