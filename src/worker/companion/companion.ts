import { companionManners, companionStyles } from '#domain/companion/talk/companion-records.ts'
import type { TalkStep } from '#domain/companion/talk/talk-path.ts'
import { rowPerEntity } from '#domain/entity/view.ts'
import { type JournalMessage, journalEntries } from '#domain/journal/journal-entry.ts'
import type { Entity, Store } from '#vault/store/store.ts'
import {
  answer,
  type CommandImpl,
  emitting,
  lazyCommands,
  perform,
  type QueryImpl,
  type StreamImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import {
  browserModelSays,
  chooseAnswerer,
  chooseConsent,
  companionSettings,
  draft,
  findLocalModels,
  findProviders,
  type SettingsRow,
  say,
  showVersion,
  type TalkRow,
  talk,
} from './companion.calls.ts'
import type { CompanionParts } from './sources/companion-needs.ts'
import { composerDraftCommands } from './talk/composer-draft.ts'
import { Conversation } from './talk/conversation.ts'
import {
  aboutOf,
  consentFor,
  mannerOf,
  pathOf,
  showAgain,
  sourceOf,
  styleOf,
  wordsSentOf,
} from './talk/talk-records.ts'
import { talksCommands, talksQueries } from './talk/talks.ts'

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
  ...(data.unfound && { unfound: data.unfound }),
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

function settingsOf(store: Store): SettingsRow {
  const { updatedAt: _, ...manner } = mannerOf(store)
  const { answers, provider, address, model, deviceModel, sha256 } = sourceOf(store)
  return {
    id: 'settings',
    ...manner,
    ...aboutOf(store),
    consent: consentFor(store, provider),
    answers,
    provider,
    address,
    model,
    deviceModel,
    sha256,
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
      ...lazyCommands(
        [findProviders, findLocalModels, browserModelSays, chooseConsent, chooseAnswerer],
        async () => (await import('./sources/answerer.ts')).answererCommands(parts),
      ),
      ...talksCommands,
      ...composerDraftCommands,
      perform(showVersion, (tools, { uid }) => showAgain(tools, uid)),
    ],
    streams: [
      emitting(say, (tools, said, emit, signal) => conversation.say(tools, said, emit, signal)),
      emitting(draft, async (tools, asked, emit, signal) => {
        const { draftEntry } = await import('./replies/draft.ts')
        await draftEntry(parts, tools, asked, emit, signal)
      }),
    ],
    onSession: (tools) => {
      parts.index.attach(tools?.session.store ?? null, tools?.zone)
      parts.socket.setUser(tools?.session.userId ?? 0)
    },
  }
}
