import engineAddress from '@wllama/wllama/esm/wasm/wllama.wasm?url'
import { send } from '#browser/request.ts'
import { allowOwnScripts } from '#browser/trusted-types.ts'
import { type DeviceModelFile, deviceModelPath, listDeviceModels } from '#contract/device-models.ts'
import type { DeviceModel } from './device-model.ts'
import { type DeviceModelParts, deviceModelCommands, deviceModelStreams } from './device-model-commands.ts'
import { deviceModelConnection } from './device-model-connection.ts'
import { KeptModels } from './kept-models.ts'
import { hasLargeMemory } from './large-memory.ts'
import { ModelDownloads } from './model-downloads.ts'
import { modelFilesOf } from './model-files.ts'

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** A lock that is held until the answered function is called; null where another tab has it. */
function hold(): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    const held = (lock: Lock | null): Promise<void> | undefined => {
      if (lock) return new Promise((letGo) => resolve(letGo))
      resolve(null)
      return undefined
    }
    navigator.locks.request('inkwell-device-model', { ifAvailable: true }, held).catch(reject)
  })
}

async function alone(what: string, work: () => Promise<void>): Promise<boolean> {
  return navigator.locks.request(`inkwell-model-${what}`, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
}

async function sumOf(content: Blob): Promise<string> {
  const { createSHA256 } = await import('hash-wasm')
  const sum = await createSHA256()
  for await (const part of content.stream()) sum.update(part)
  return sum.digest('hex')
}

async function bytesLeft(): Promise<number | null> {
  const { quota, usage } = await navigator.storage.estimate()
  return quota === undefined || usage === undefined ? null : quota - usage
}

/** None where the server cannot be asked: what is here already can be used all the same. */
async function offered(): Promise<readonly DeviceModelFile[]> {
  try {
    const answer = await send(listDeviceModels.method, listDeviceModels.path)
    return answer.ok ? listDeviceModels.answer.parse(await answer.json()).models : []
  } catch {
    return []
  }
}

async function engine(): Promise<Blob> {
  const answer = await fetch(engineAddress)
  if (!answer.ok) throw new Error(`llama.cpp was refused with ${answer.status}`)
  return answer.blob()
}

const listeners = new Set<() => void>()
const kept = new KeptModels(modelFilesOf(navigator.storage))
const downloads = new ModelDownloads({
  kept,
  ask: (sha256, from, signal) =>
    fetch(deviceModelPath.replace(':sha256', sha256), {
      signal,
      ...(from > 0 && { headers: { range: `bytes=${from}-` } }),
    }),
  sumOf,
  alone,
  bytesLeft,
  onChange: () => {
    for (const tell of listeners) tell()
  },
})

/** Models that run in this browser's worker. */
export const browserDeviceModel: DeviceModel = deviceModelConnection({
  start() {
    allowOwnScripts()
    return new Worker(new URL('./device-model-thread.ts', import.meta.url), {
      type: 'module',
      name: 'model on this device',
    })
  },
  engine,
  model: (sha256) => kept.open(sha256),
  hold,
  after,
})

const parts: DeviceModelParts = {
  kept,
  downloads,
  model: browserDeviceModel,
  offered,
  device: {
    canRun: hasLargeMemory(),
    memoryGb: (navigator as { readonly deviceMemory?: number }).deviceMemory ?? null,
  },
  onChange(tell, signal) {
    listeners.add(tell)
    signal.addEventListener('abort', () => listeners.delete(tell), { once: true })
  },
  after,
}
export const browserModelCommands = deviceModelCommands(parts)
export const browserModelStreams = deviceModelStreams(parts)
