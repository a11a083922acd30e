// The journals and talks of bench/ with the vectors that the app would make of them.

import { retrieve } from '#domain/companion/retrieval/retrieve.ts'
import {
  type PassageToEncode,
  pagePassages,
  talkPassages,
} from '#domain/journal/reading/passages-to-encode.ts'
import { findPages } from '#domain/journal/search/find-pages.ts'
import { nearPages, nearQuery } from '#domain/journal/search/near-pages.ts'
import { PageIndex } from '#domain/journal/search/page-index.ts'
import { parseQuery } from '#domain/journal/search/search-query.ts'
import type { SentenceEncoder } from '#domain/meaning/encoder.ts'
import { MeaningIndex, type MeaningScores } from '#domain/meaning/meaning-index.ts'
import type { PassageMeaning } from '#domain/meaning/vectors.ts'
import { type IndexedEntry, SearchIndex } from '#domain/search/search-index.ts'
import { sentences } from '#domain/text/text.ts'
import type { AskedPage } from '../../bench/meaning/meaning-set.ts'
import { saidByTalk } from '../../bench/retrieval.ts'
import type { TalkPerson } from '../../bench/talks/talk-set.ts'

const today = '2026-11-21'

const encoded = (encoder: SentenceEncoder, passages: readonly PassageToEncode[]): PassageMeaning[] =>
  passages.flatMap(({ text, ...place }) => {
    const vector = encoder.encode(text)
    return vector ? [{ ...place, vector }] : []
  })

/** Words and their meaning, to be asked. */
export class Meant {
  readonly #encoder: SentenceEncoder
  readonly #meanings = new MeaningIndex()
  readonly #near = new Map<string, MeaningScores | null>()
  readonly words: SearchIndex

  constructor(encoder: SentenceEncoder, words: SearchIndex) {
    this.#encoder = encoder
    this.words = words
  }

  put(uid: string, passages: readonly PassageToEncode[]): void {
    this.#meanings.put(uid, encoded(this.#encoder, passages))
    this.#near.clear()
  }

  near(text: string): MeaningScores | null {
    const known = this.#near.get(text)
    if (known !== undefined) return known
    const asked = this.#encoder.encode(text)
    const scores = asked && this.#meanings.score(asked)
    this.#near.set(text, scores)
    return scores
  }

  /** The first `limit` pages, or things said, that the companion's retrieval finds. */
  retrieved(text: string, limit: number, isByMeaning: boolean): string[] {
    const near = isByMeaning ? this.near(text) : null
    const hits = retrieve(this.words, { text, limit: limit * 3, near })
    return [...new Set(hits.map(({ passage }) => passage.entryUid))].slice(0, limit)
  }
}

/** A journal as the search field has it; its pages are named by their place. */
export class MeantJournal extends Meant {
  readonly #pages: PageIndex

  constructor(encoder: SentenceEncoder, pages: readonly AskedPage[]) {
    const index = new PageIndex()
    super(encoder, index.texts)
    this.#pages = index
    for (const [at, { day, text }] of pages.entries()) {
      const page = { title: '', content: text, createdAt: `${day}T20:00:00.000Z`, zone: 'UTC' }
      index.put(String(at), { ...page, mood: null, energy: null, stress: null })
      this.put(String(at), pagePassages({ uid: String(at), title: '', content: text }))
    }
  }

  #newestFirst(): Uint32Array {
    const { atMs } = this.#pages
    return this.#pages.slots().sort((a, b) => (atMs[b] ?? 0) - (atMs[a] ?? 0))
  }

  /** The pages that the search field finds by words. */
  searched(text: string): string[] {
    const { slots } = findPages(this.#pages, parseQuery(text, today), this.#newestFirst(), 0)
    return slots.map((slot) => this.#pages.at(slot)?.uid ?? '')
  }

  /** The pages that are listed below them as near in meaning. */
  listedNear(text: string): string[] {
    const scores = this.near(text)
    if (!scores) return []
    const found = new Set(this.searched(text))
    const near = nearPages(this.#pages, scores, nearQuery(text, today), this.#newestFirst(), 0, found)
    return near.map(({ uid }) => uid)
  }

  /** The pages of at least this cosine, nearest first. */
  nearest(text: string, least: number): string[] {
    return (
      this.near(text)
        ?.nearPages(least, Number.POSITIVE_INFINITY)
        .map(({ uid }) => uid) ?? []
    )
  }
}

const inOrder = (
  encoder: SentenceEncoder,
  rows: Iterable<readonly [string, readonly IndexedEntry[]]>,
): Meant => {
  const meant = new Meant(encoder, new SearchIndex())
  for (const [key, said] of rows) {
    meant.words.putTalk(key, said)
    meant.put(key, talkPassages(said))
  }
  return meant
}

/** What somebody said in talks; each turn is named as `saidByTalk` names it. */
export const meantTalks = (encoder: SentenceEncoder, person: TalkPerson): Meant =>
  inOrder(encoder, saidByTalk(person))

/** Each sentence of a journal by itself, named by itself. */
export const meantSentences = (encoder: SentenceEncoder, pages: readonly AskedPage[]): Meant =>
  inOrder(
    encoder,
    pages.map(({ day, text }) => [
      `sentences ${day}`,
      sentences(text).map(({ text: said }) => ({
        ...{ uid: `${day} ${said}`, title: '', content: said, createdAt: `${day}T20:00:00.000Z`, day },
      })),
    ]),
  )
