import { journalEntries } from '#domain/journal/journal-entry.ts'
import { isLivingEntry } from '#domain/journal/living-entry.ts'
import {
  type PassageToEncode,
  pagePassages,
  talkPassages,
} from '#domain/journal/reading/passages-to-encode.ts'
import { hashOf } from '#domain/journal/reading/reading-digest.ts'
import { journalTemplates } from '#domain/journal/templates/journal-template.ts'
import type { KnowsPrompt } from '#domain/journal/templates/unanswered.ts'
import type { Entity, VaultSession } from '#vault/store/store.ts'
import { followPages, type JournalIndex } from '#worker/core/journal-index.ts'
import { promptsKnownIn } from '#worker/core/prompts.ts'
import { saidOf, TalkRepository } from '#worker/core/talks/talk-repository.ts'

/** What is written in a page, or was said in a talk, now. */
export interface RowNow {
  /** Instant, ms since 1970; of a talk that of what was said last. */
  readonly atMs: number
  /** The same for the same words. */
  readonly key: string
  readonly passages: () => PassageToEncode[]
}

/** A page is named by its uid, a talk by its key, which has a space in it. */
export const isPage = (row: string): boolean => !row.includes(' ')

/** The words of pages and talks that may have vectors, by row of the search index: those that may be told, and are the person's own. */
export class MeaningRows {
  readonly pages: JournalIndex
  readonly #talks: TalkRepository
  readonly #session: Pick<VaultSession, 'store' | 'drafts'>
  #prompts: KnowsPrompt = () => false
  #templates: ReadonlySet<string> = new Set()

  constructor(session: Pick<VaultSession, 'store' | 'drafts'>, zone: string) {
    this.#session = session
    this.pages = followPages(session.store)
    this.#talks = new TalkRepository(session.store, zone)
    this.#learn()
  }

  *all(): Generator<string> {
    yield* this.#session.store.of(journalEntries).keys()
    yield* this.#talks.keys()
  }

  /** Takes a change of the store in; the rows that it may have changed. */
  changed(uid: string, entity: Entity | undefined): string[] {
    const talks = this.#talks.changed(uid, entity)
    return !entity || entity.kind === journalEntries.kind ? [uid, ...talks] : talks
  }

  /** Takes it in where templates ask something else now: words of any page may be nobody's own. */
  isAskedAnew(uid: string, entity: Entity | undefined): boolean {
    const isTemplate = entity ? entity.kind === journalTemplates.kind : this.#templates.has(uid)
    if (isTemplate) this.#learn()
    return isTemplate
  }

  #learn(): void {
    const { store } = this.#session
    this.#prompts = promptsKnownIn(store)
    this.#templates = new Set(store.of(journalTemplates).keys())
  }

  /** Null: there is nothing (any more) that may be told. While it is not known what may be, that is of nothing: wait for `pages.tells()`. */
  read(row: string): RowNow | null {
    return isPage(row) ? this.#readPage(row) : this.#readTalk(row)
  }

  #readPage(uid: string): RowNow | null {
    // Words that are still being typed are read once typing pauses.
    const entity = this.#session.drafts.beneath(journalEntries, uid)
    if (!isLivingEntry(entity)) return null
    const content = this.pages.ownWords(entity, this.#prompts)
    if (content.trim() === '') return null
    const { title, createdAt } = entity.data
    return {
      atMs: Date.parse(createdAt),
      key: hashOf(`${title}\n${content}`),
      passages: () => pagePassages({ uid, title, content }),
    }
  }

  #readTalk(key: string): RowNow | null {
    if (key === this.pages.openTalk) return null
    const said = saidOf(this.pages, this.#talks, key)
    const last = said.at(-1)
    if (!last) return null
    return {
      atMs: Date.parse(last.createdAt),
      key: hashOf(JSON.stringify(said.map(({ uid, content }) => [uid, content]))),
      passages: () => talkPassages(said),
    }
  }
}
