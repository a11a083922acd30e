import { z } from 'zod'
import { entity } from '../entity/entity.ts'
import { trashFields } from '../entity/trashed.ts'
import { emotionCategories } from './emotion.ts'
import { entryPhoto } from './entry-photo.ts'
import { mostPhotos } from './photo.ts'

const rating = z.int().min(1).max(10)

/**
 * journal_entries. Sealed in the vault as kind 'journal_entry'; the record's uid is its id, the vault's owner its userId.
 * The specification requires mood, energy and stress: a rating that was never given is null and never counted.
 */
export const journalEntry = z.object({
  title: z.string().max(500).default(''),
  content: z.string().max(1_000_000),
  isActive: z.boolean().default(true),
  mood: rating.nullable(),
  energy: rating.nullable(),
  stress: rating.nullable(),
  analysis: z.unknown().nullable().default(null),
  topics: z.array(z.string()).default([]),
  summary: z.string().default(''),
  embedding: z.array(z.number()).default([]),
  features: z.array(z.number()).default([]),
  /** What the writer says they felt; what is read out of the text is never written here. */
  emotions: z.array(z.enum(emotionCategories)).nullable().default(null),
  sentiment: z.string().nullable().default(null),
  suggestions: z.array(z.string()).default([]),
  metadata: z.record(z.string(), z.unknown()).default({}),
  templateId: z.string().nullable().default(null),
  mode: z.string().nullable().default(null),
  /** Instant of the entry, ISO. */
  createdAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable().default(null),
  /** IANA zone the entry was written in: it decides the entry's day for good. */
  zone: z.string().default('UTC'),
  ...trashFields,
  /** Absent in entries that were written before these existed. */
  isStarred: z.boolean().optional(),
  photos: z.array(entryPhoto).max(mostPhotos).optional(),
  activities: z.array(z.string().min(1).max(60)).max(50).optional(),
  /** The entry of which this is another version, kept when two devices changed the same lines. */
  conflictOf: z.uuid().optional(),
})
export type JournalEntry = z.infer<typeof journalEntry>
export const journalEntries = entity('journal_entry', {
  schema: journalEntry,
  version: 1,
  upgrades: {},
  label: 'Journal entries',
  references: { conflictOf: 'journal_entry' },
})

/** What memory took a sentence for, so that it can be put right where the sentence is shown. */
export const rememberedFor = z.object({
  /** The fact that it states: its key in memory, what it says, and whether it held then and may end. */
  fact: z
    .object({ key: z.string().min(1).max(600), what: z.string().min(1).max(500), holds: z.boolean() })
    .optional(),
  /** Whom it was read as naming, and in which way of naming them. */
  who: z.object({ surface: z.string().min(3).max(200), name: z.string().min(1).max(500) }).optional(),
})
export type RememberedFor = z.infer<typeof rememberedFor>

/** What a reply rests on: a literal substring of an earlier entry, or of what the person said in an earlier talk. */
export const receipt = z.object({
  /** The entry; the message, where it was said in a talk. */
  entryUid: z.uuid(),
  isFromTalk: z.boolean().optional(),
  /** Of its page. */
  title: z.string().max(500).optional(),
  /** Literal substring of its content. */
  quote: z.string().min(1),
  /** Instant of that entry, ISO, and its day in the person's zone. */
  createdAt: z.iso.datetime(),
  day: z.iso.date(),
  /** Of a sentence that memory brought up. */
  remembered: rememberedFor.optional(),
})
export type Receipt = z.infer<typeof receipt>

/** Something that a model was given, and the sentence that it was read from or the beginning of the excerpt that it is. */
export const knownLine = z.object({ words: z.string().min(1), receipt: receipt.optional() })
export type KnownLine = z.infer<typeof knownLine>

/** journal_messages. Sealed as kind 'journal_message'. entryId null: a talk that belongs to no entry. */
export const journalMessage = z.object({
  entryId: z.uuid().nullable(),
  content: z.string().max(200_000),
  role: z.enum(['user', 'assistant', 'system']),
  mood: rating.nullable().default(null),
  embedding: z.array(z.number()).default([]),
  createdAt: z.iso.datetime(),
  isStreaming: z.boolean().default(false),
  isComplete: z.boolean().default(true),
  messageId: z.string().max(50),
  /** Who wrote an assistant message: 'on-device', 'this-server', a provider's name, or a model's and where it runs; null for the person. */
  source: z.string().nullable().default(null),
  /** Who was to answer and could not be asked, so that this device answered instead. */
  insteadOf: z.string().optional(),
  /** How many earlier entries were read for it. */
  entriesRead: z.int().min(0).default(0),
  /** How many things said in earlier talks were read for it. */
  talksRead: z.int().min(0).optional(),
  receipts: z.array(receipt).default([]),
  /** What a model put into quotation marks that stands nowhere among the person's own words. */
  unfound: z.array(z.string()).optional(),
  /** What went to the model that wrote it, besides the message; of replies from before excerpts counted, what memory gave. */
  knew: z.array(knownLine).optional(),
  /** Of the person's own message: how it was to be taken, as one of the companion's modes. */
  mode: z.string().max(40).optional(),
  /** The talk that it belongs to, where that stands alone. Absent beside an entry, and in talks from before there were several. */
  talkId: z.uuid().optional(),
  /** The first version of the message in whose place it stands; absent in a first version. See `talkPath`. */
  replaces: z.uuid().optional(),
  /** The version after which it was said; absent where none was chosen before it. */
  branch: z.uuid().optional(),
  /** When the person last went back to this version, ISO. */
  shownAt: z.iso.datetime().optional(),
})
export type JournalMessage = z.infer<typeof journalMessage>
export const journalMessages = entity('journal_message', {
  schema: journalMessage,
  version: 1,
  upgrades: {},
  label: 'Messages to and from the companion',
  references: { entryId: 'journal_entry', talkId: 'talk' },
})
