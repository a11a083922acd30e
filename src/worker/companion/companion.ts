import {
  type CommandImpl,
  emitting,
  lazyCommands,
  perform,
  type StreamImpl,
  type WorkerTools,
} from '#worker/core/worker-calls.ts'
import {
  browserModelSays,
  chooseAnswerer,
  chooseConsent,
  draft,
  findLocalModels,
  findProviders,
  keepComposerDraft,
  readComposerDraft,
  say,
  showVersion,
} from './companion.calls.ts'
import type { CompanionParts } from './sources/companion-needs.ts'
import { showAgain } from './talk/talk-records.ts'
import { talksCommands } from './talk/talks.ts'

/** What the companion does off the screen; `onSession` is told of every vault that opens (tools) and closes (null). */
export interface CompanionInWorker {
  readonly commands: readonly CommandImpl[]
  readonly streams: readonly StreamImpl[]
  readonly onSession: (tools: WorkerTools | null) => void
}

export function companionInWorker(parts: CompanionParts): CompanionInWorker {
  return {
    commands: [
      ...lazyCommands(
        [findProviders, findLocalModels, browserModelSays, chooseConsent, chooseAnswerer],
        async () => (await import('./sources/answerer.ts')).answererCommands(parts),
      ),
      ...talksCommands,
      ...lazyCommands([keepComposerDraft, readComposerDraft], async () =>
        (await import('./talk/composer-draft.ts')).composerDraftCommands(parts),
      ),
      perform(showVersion, (tools, { uid }) => showAgain(tools, uid)),
    ],
    streams: [
      emitting(say, async (tools, said, emit, signal) => {
        const { Conversation } = await import('./talk/conversation.ts')
        await new Conversation(parts).say(tools, said, emit, signal)
      }),
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
