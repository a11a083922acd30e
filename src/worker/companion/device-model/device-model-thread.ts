import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'
import { DeviceModelFault, type DeviceModelFaultKind } from './device-model.ts'
import type { EngineFiles, LoadedEngine } from './llama-engine.ts'

/** What the thread is told. */
export type ToModelThread =
  | ({
      readonly id: number
      readonly to: 'load'
      readonly tokens: number
    } & EngineFiles)
  | { readonly id: number; readonly to: 'chat'; readonly messages: readonly ModelMessage[] }
  | { readonly id: number; readonly to: 'stop' }

/** What it says: first that it runs, then about each thing that it was told. */
export type FromModelThread =
  | { readonly is: 'ready' }
  | { readonly id: number; readonly is: 'loaded'; readonly threads: number }
  | { readonly id: number; readonly is: 'text'; readonly text: string }
  | { readonly id: number; readonly is: 'done' }
  | { readonly id: number; readonly is: 'fault'; readonly fault: DeviceModelFaultKind }

/**
 * A thread of its own, because a thread has the policy of its own file: this one may start the threads of llama.cpp from memory, which no other of this
 * site may, and connect nowhere at all. It is handed the model and the engine, and holds nothing else but the request that it is given.
 */
const tell = (message: FromModelThread): void => postMessage(message)
const stops = new Map<number, AbortController>()
let engine: Promise<LoadedEngine> | undefined

async function run(told: Exclude<ToModelThread, { to: 'stop' }>, signal: AbortSignal): Promise<void> {
  const { id } = told
  if (told.to === 'load') {
    const { loadEngine } = await import('./llama-engine.ts')
    engine = loadEngine(told, told.tokens)
    tell({ id, is: 'loaded', threads: (await engine).threads })
    return
  }
  const loaded = await engine
  if (!loaded) throw new DeviceModelFault('missing')
  for await (const text of loaded.chat(told.messages, signal)) tell({ id, is: 'text', text })
}

async function answer(told: Exclude<ToModelThread, { to: 'stop' }>): Promise<void> {
  const { id } = told
  const stop = new AbortController()
  stops.set(id, stop)
  try {
    await run(told, stop.signal)
    tell({ id, is: 'done' })
  } catch (error) {
    tell({ id, is: 'fault', fault: error instanceof DeviceModelFault ? error.fault : 'failed' })
  } finally {
    stops.delete(id)
  }
}

addEventListener('message', ({ data }: MessageEvent<ToModelThread>) => {
  if (data.to === 'stop') stops.get(data.id)?.abort()
  else void answer(data)
})
tell({ is: 'ready' })
