import { z } from 'zod'
import { type AboutMe, aboutMeRecords } from '#domain/account/onboarding-about.ts'
import type { Answerer, ConsentChoice } from '#domain/companion/talk/companion-choices.ts'
import {
  type CompanionManner,
  type CompanionStyle,
  companionConsents,
  companionManners,
  companionSources,
  companionStyles,
  ledgerEntries,
} from '#domain/companion/talk/companion-records.ts'
import { standaloneTalks } from '#domain/companion/talk/talk.ts'
import {
  aboutOf,
  consentFor,
  mannerOf,
  pathOf,
  sourceOf,
  standaloneOf,
  styleOf,
  wordsSentOf,
} from '#domain/companion/talk/talk-in.ts'
import { type TalkStep, talkPath } from '#domain/companion/talk/talk-path.ts'
import { firstWords, holdsWords, wordsAround } from '#domain/companion/talk/talk-words.ts'
import type { Entity, Records } from '#domain/entity/records.ts'
import { rowPerEntity, view } from '#domain/entity/view.ts'
import { type JournalMessage, journalEntries, journalMessages } from '#domain/journal/journal-entry.ts'

/** A message of the shown path of a talk, in order. */
export interface TalkRow
  extends Pick<
    JournalMessage,
    | 'role'
    | 'content'
    | 'createdAt'
    | 'source'
    | 'insteadOf'
    | 'isComplete'
    | 'entriesRead'
    | 'talksRead'
    | 'receipts'
    | 'unfound'
    | 'knew'
    | 'mode'
  > {
  readonly id: string
  /** The uids of all that stand in its place, itself among them, in the order in which they were said. */
  readonly versions: readonly string[]
}

/** A talk that stands alone; the ones in which something was said last come first. */
export interface TalksRow {
  readonly id: string
  /** None: the one from before there were several. */
  readonly talkUid?: string
  /** What the person calls it; empty: its first words stand for it. */
  readonly title: string
  readonly firstWords: string
  /** What was said last; in a search the words around what was found. */
  readonly lastWords: string
  /** Instant of what was said last, ISO. */
  readonly at: string
  readonly count: number
}

export interface SettingsRow extends CompanionStyle, AboutMe, Omit<CompanionManner, 'updatedAt'> {
  readonly id: string
  /** Something of this was chosen, at the start or later. */
  readonly isChosen: boolean
  readonly consent: ConsentChoice
  readonly answers: Answerer
  /** Of the cloud model that was chosen: its provider's id; empty before anybody chose. */
  readonly provider: string
  /** Of a model on this machine: where it listens, and its name there. */
  readonly address: string
  readonly model: string
  /** Of a model that runs in this browser: its name, and the SHA-256 of its file in hex. */
  readonly deviceModel: string
  readonly sha256: string
  /** False until something has been written. */
  readonly hasEntries: boolean
  /** How many words have left for a cloud model, ever. */
  readonly wordsSent: number
}

type RowAlone = Omit<TalkRow, 'versions'>

const toRow = rowPerEntity<JournalMessage, RowAlone>(({ uid, data }) => ({
  id: uid,
  role: data.role,
  content: data.content,
  createdAt: data.createdAt,
  source: data.source,
  insteadOf: data.insteadOf,
  isComplete: data.isComplete,
  entriesRead: data.entriesRead,
  ...(data.talksRead && { talksRead: data.talksRead }),
  receipts: data.receipts,
  ...(data.unfound && { unfound: data.unfound }),
  ...(data.knew && { knew: data.knew }),
  ...(data.mode && { mode: data.mode }),
}))

const withVersions = new WeakMap<RowAlone, TalkRow>()

/** The same row object as long as neither the message nor what stands in its place changed. */
function toStep({ message, versions }: TalkStep<Entity<JournalMessage>>): TalkRow {
  const row = toRow(message)
  const known = withVersions.get(row)
  if (known?.versions.length === versions.length) return known
  const made = { ...row, versions: versions.map(({ uid }) => uid) }
  withVersions.set(row, made)
  return made
}

function settingsOf(records: Records): SettingsRow {
  const { updatedAt: _, ...manner } = mannerOf(records)
  const { answers, provider, address, model, deviceModel, sha256 } = sourceOf(records)
  return {
    id: 'settings',
    ...manner,
    ...aboutOf(records),
    consent: consentFor(records, provider),
    answers,
    provider,
    address,
    model,
    deviceModel,
    sha256,
    style: styleOf(records),
    isChosen: records.of(companionStyles).size + records.of(companionManners).size > 0,
    hasEntries: records.of(journalEntries).size > 0,
    wordsSent: wordsSentOf(records),
  }
}

function rowOf(
  records: Records,
  uid: string,
  messages: readonly Entity<JournalMessage>[],
  search: string,
): TalksRow | null {
  const record = records.of(standaloneTalks).get(uid)?.data
  if (record?.deletedAt) return null
  const shown = talkPath(messages).map(({ message }) => message.data)
  const title = record?.title ?? ''
  const texts = shown.map(({ content }) => content)
  if (search && !holdsWords([title, ...texts], search)) return null
  const first = shown.find(({ role }) => role === 'user')?.content ?? texts[0] ?? ''
  const found = search ? texts.map((text) => wordsAround(text, search)).find((words) => words !== null) : null
  return {
    id: uid || 'earlier',
    ...(uid && { talkUid: uid }),
    title,
    firstWords: firstWords(first),
    lastWords: found ?? firstWords(texts.at(-1) ?? '', 120),
    at: shown.at(-1)?.createdAt ?? '',
    count: shown.length,
  }
}

function rowsOf(records: Records, { search }: { readonly search: string }): TalksRow[] {
  const rows = [...standaloneOf(records)].flatMap(
    ([uid, messages]) => rowOf(records, uid, messages, search) ?? [],
  )
  return rows.sort((x, y) => (x.at < y.at ? 1 : -1))
}

/** What of a talk is shown, in order. */
export const talk = view({
  reads: [journalMessages],
  args: z.object({ entryUid: z.string().nullable(), talkUid: z.string().optional() }),
  rows: (records, of) => pathOf(records, of).map(toStep),
})

/** The talks that stand alone; in a search those that hold its words. */
export const talks = view({
  reads: [journalMessages, standaloneTalks],
  args: z.object({ search: z.string() }),
  rows: rowsOf,
})

/** What the person chose, and how things stand: one row. */
export const companionSettings = view({
  reads: [
    companionConsents,
    companionSources,
    companionStyles,
    companionManners,
    ledgerEntries,
    aboutMeRecords,
    journalEntries,
  ],
  args: z.null(),
  rows: (records) => [settingsOf(records)],
})
