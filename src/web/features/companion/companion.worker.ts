import { aboutMe, aboutMeRecords } from '#domain/account/onboarding-about.ts'
import {
  companionManner,
  companionManners,
  companionStyle,
  companionStyles,
} from '#domain/companion/companion-records.ts'
import type { TalkStep } from '#domain/companion/talk-path.ts'
import { type JournalMessage, journalEntries } from '#domain/journal/journal-entry.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import { changeOnly, keepOnly } from '#web/lib/only-record.worker.ts'
import {
  answer,
  type CommandImpl,
  emitting,
  perform,
  type QueryImpl,
  rowPerEntity,
  type StreamImpl,
  type WorkerTools,
} from '#web/lib/worker-calls.ts'
import { answererCommands, type CompanionParts } from './answerer.worker.ts'
import {
  chooseManner,
  chooseStyle,
  companionSettings,
  draft,
  type SettingsRow,
  say,
  sayAboutMe,
  showVersion,
  type TalkRow,
  talk,
} from './companion.calls.ts'
import { Conversation } from './conversation.worker.ts'
import { halfSaidCommands } from './half-said.worker.ts'
import {
  aboutOf,
  consentFor,
  mannerOf,
  pathOf,
  showAgain,
  sourceOf,
  styleOf,
  wordsSentOf,
} from './talk-records.worker.ts'
import { talksCommands, talksQueries } from './talks.worker.ts'

/** What the companion does off the screen; `onSession` is told of every vault that opens (tools) and closes (null). */
export interface CompanionInWorker {
  readonly queries: readonly QueryImpl[]
  readonly commands: readonly CommandImpl[]
  readonly streams: readonly StreamImpl[]
  readonly onSession: (tools: WorkerTools | null) => void
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

function settingsOf(store: Store): SettingsRow {
  const { updatedAt: _, ...manner } = mannerOf(store)
  const { answers, provider, address, model } = sourceOf(store)
  return {
    id: 'settings',
    ...manner,
    ...aboutOf(store),
    consent: consentFor(store, provider),
    answers,
    provider,
    address,
    model,
    style: styleOf(store),
    isChosen: [companionStyles.kind, companionManners.kind].some((kind) => store.byKind(kind).size > 0),
    hasEntries: store.of(journalEntries).size > 0,
    wordsSent: wordsSentOf(store),
  }
}

export function companionInWorker(parts: CompanionParts): CompanionInWorker {
  const conversation = new Conversation(parts)
  return {
    queries: [
      answer(talk, (store, of) => pathOf(store, of).map(toStep)),
      answer(companionSettings, (store) => [settingsOf(store)]),
      ...talksQueries,
    ],
    commands: [
      ...answererCommands(parts),
      ...talksCommands,
      ...halfSaidCommands,
      perform(showVersion, (tools, { uid }) => showAgain(tools, uid)),
      perform(chooseStyle, (tools, style) => keepOnly(tools, companionStyles, companionStyle.parse(style))),
      perform(chooseManner, (tools, choice) =>
        changeOnly(tools, companionManners, () => {
          const updatedAt = new Date(tools.now()).toISOString()
          return companionManner.parse({ ...mannerOf(tools.session.store), ...choice, updatedAt })
        }),
      ),
      perform(sayAboutMe, (tools, said) =>
        changeOnly(tools, aboutMeRecords, () => aboutMe.parse({ ...aboutOf(tools.session.store), ...said })),
      ),
    ],
    streams: [
      emitting(say, (tools, said, emit, signal) => conversation.say(tools, said, emit, signal)),
      emitting(draft, async (tools, asked, emit, signal) => {
        const { draftEntry } = await import('./draft.worker.ts')
        await draftEntry(parts, tools, asked, emit, signal)
      }),
    ],
    onSession: (tools) => {
      parts.index.attach(tools?.session.store ?? null, tools?.zone)
      parts.socket.setUser(tools?.session.userId ?? 0)
    },
  }
}
