import { WebSocketServer } from 'ws'
import { ChatSocket } from '#browser/chat-socket.ts'
import { type ClientFrame, clientFrame, type ServerFrame } from '#contract/companion.ts'
import type { View } from '#domain/entity/view.ts'
import { type JournalEntry, journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { memorySession } from '#vault/store/memory-session.test-support.ts'
import { createStore } from '#vault/store/memory-store.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { momentNow } from '#worker/core/moment.test-support.ts'
import type { Command, Row, Stream, WorkerTools } from '#worker/core/worker-calls.ts'
import { memoryForTalk } from '#worker/memory/memory-for-talk.ts'
import { type Provider, type Say, type SayEvent, say } from './companion.calls.ts'
import { companionInWorker } from './companion.ts'
import { type DeviceModel, DeviceModelFault } from './device-model/device-model.ts'
import { EntryIndex } from './replies/entry-index.ts'
import { BrowserModelRequests } from './sources/browser-model-requests.ts'
import { localModelOver } from './sources/local-model.ts'

export const stubProvider: Provider = { id: 'openai', name: 'Stub', model: 'stub-1', host: 'stub.example' }
type MessageFrame = Extract<ClientFrame, { type: 'message' }>

/** A real chat server on a real port that answers as it is told. */
export async function startChatServer() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((listening) => server.once('listening', listening))
  const heard: MessageFrame[] = []
  const closes: number[] = []
  const chat = {
    heard,
    closes,
    origin: `ws://127.0.0.1:${(server.address() as { port: number }).port}`,
    /** Says what to do with a message; by default speaks two words and ends. */
    onMessage: (_: MessageFrame, send: (frame: unknown) => void): void => {
      for (const frame of spoken('It does.')) send(frame)
    },
    close: () => {
      for (const client of server.clients) client.terminate()
      return new Promise((closed) => server.close(closed))
    },
  }
  server.on('connection', (peer) => {
    peer.on('close', (code) => closes.push(code))
    peer.on('message', (data) => {
      const frame = clientFrame.parse(JSON.parse(String(data)))
      if (frame.type !== 'message') return
      heard.push(frame)
      chat.onMessage(frame, (reply) => peer.send(JSON.stringify(reply)))
    })
    peer.send(JSON.stringify({ type: 'connected', userId: 1 } satisfies ServerFrame))
  })
  return chat
}

/** The frames of a whole reply. */
export function spoken(content: string): ServerFrame[] {
  const said = {
    role: 'assistant' as const,
    messageId: `m-${content.length}`,
    timestamp: '2026-11-19T20:52:00.000Z',
    userId: 1,
    source: 'Stub',
  }
  let sofar = ''
  const chunks = (content.match(/(?<!\s)\s*\S+/g) ?? []).map((token): ServerFrame => {
    sofar += token
    return { type: 'stream', ...said, content: sofar, token, isStreaming: true, isComplete: false }
  })
  const whole = { ...said, content, isStreaming: false, isComplete: true }
  return [...chunks, { type: 'stream', ...whole, token: '' }, { type: 'message', ...whole }]
}

/** As in a browser to which no model was downloaded. */
export const noDeviceModel: Pick<DeviceModel, 'chat'> = {
  chat: () => ({
    [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new DeviceModelFault('missing')) }),
  }),
}

/** The companion over a real store and a real socket, without a server for records. */
export function openCompanion({
  origin = 'ws://127.0.0.1:9',
  provider = null as Provider | null,
  others = [] as readonly Provider[],
  localModel = localModelOver(fetch),
  deviceModel = noDeviceModel,
  isPaced = false,
  now = '2026-11-19T20:52:00.000Z',
  zone = 'Europe/Stockholm',
} = {}) {
  const store = createStore()
  let count = 0
  const newUid = (): string => `00000000-0000-7000-9000-${String(++count).padStart(12, '0')}`
  const session = memorySession(store)
  let nowMs = Date.parse(now)
  const tools: WorkerTools = { session, now: () => nowMs++, newUid, zone }
  const after = (ms: number, run: () => void): (() => void) => {
    const timer = setTimeout(run, isPaced || ms > 15_000 ? ms : 0)
    return () => clearTimeout(timer)
  }
  const socket = new ChatSocket({ origin, open: (address) => new WebSocket(address), after })
  const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))
  const index = new EntryIndex({ elapsed: () => performance.now(), breathe })
  const preferred: string[] = []
  let refusal: (() => void) | undefined
  const companion = companionInWorker({
    ...{
      index,
      socket,
      after,
      localModel,
      deviceModel,
      memory: memoryForTalk,
      origin: 'https://inkwell.example',
    },
    browserModel: new BrowserModelRequests(after),
    findProviders: async () => ({ provider, providers: provider ? [provider, ...others] : others }),
    prefer: async (id) => {
      refusal?.()
      if (refusal) throw new Error('The choice of a model was refused')
      preferred.push(id)
    },
  })
  companion.onSession(tools)
  return {
    store,
    session,
    tools,
    socket,
    /** The account's choices of a provider, as the server was told them. */
    preferred,
    /** From now on the server refuses such a choice; `asked` is called when it is asked. */
    refusePreference: (asked: () => void) => {
      refusal = asked
    },
    close: () => {
      companion.onSession(null)
      socket.close()
    },
    ask: <Args, R extends Row>(to: View<Args, R>, args: Args) => to.rows(store, args, momentNow()),
    async run<Args, Result>(what: Command<Args, Result>, args: Args): Promise<Result> {
      return (await [...companion.commands, ...entityCommands]
        .find(({ name }) => name === what.name)
        ?.run(tools, args)) as Result
    },
    async hear<Args, Event>(what: Stream<Args, Event>, args: Args): Promise<unknown[]> {
      const events: unknown[] = []
      const impl = companion.streams.find(({ name }) => name === what.name)
      await impl?.run(tools, args, (event) => events.push(event), new AbortController().signal)
      return events
    },
    async say(
      said: Partial<Say>,
      signal = new AbortController().signal,
      onEvent?: (event: SayEvent) => void,
    ) {
      const events: SayEvent[] = []
      const whole: Say = { entryUid: null, content: null, mode: 'ask', permit: null, ...said }
      const impl = companion.streams.find(({ name }) => name === say.name)
      await impl?.run(
        tools,
        whole,
        (event) => {
          events.push(event as SayEvent)
          onEvent?.(event as SayEvent)
        },
        signal,
      )
      return events
    },
    write(uid: string, createdAt: string, content: string, more: Partial<JournalEntry> = {}): void {
      const data = { ...newEntry(createdAt, zone), content, ...more }
      store.apply([{ uid, kind: journalEntries.kind, data, revision: 1, kept: 'synced' }])
    },
  }
}
