import type { DeviceModelFile } from '#contract/device-models.ts'
import { type CommandImpl, emitting, perform, type StreamImpl } from '#worker/core/worker-calls.ts'
import {
  type DeviceModelsSeen,
  fetchDeviceModel,
  pauseDeviceModel,
  removeDeviceModel,
  watchDeviceModels,
} from '../device-models.calls.ts'
import type { DeviceModel } from './device-model.ts'
import type { KeptModels } from './kept-models.ts'
import type { ModelDownloads } from './model-downloads.ts'

export interface DeviceModelParts {
  readonly kept: KeptModels
  readonly downloads: ModelDownloads
  readonly model: DeviceModel
  /** What the server hands out; nothing where it cannot be asked. */
  readonly offered: () => Promise<readonly DeviceModelFile[]>
  readonly device: Pick<DeviceModelsSeen, 'canRun' | 'memoryGb'>
  /** Calls back whenever something about downloads changes, until the signal. */
  readonly onChange: (tell: () => void, signal: AbortSignal) => void
  readonly after: (ms: number, run: () => void) => () => void
}

/** A download says more than a screen has to show. */
const betweenNewsMs = 250

export function deviceModelCommands({
  downloads,
  kept,
  model,
  offered,
}: DeviceModelParts): readonly CommandImpl[] {
  return [
    perform(fetchDeviceModel, async (_, { sha256 }) => {
      const found = (await offered()).find((one) => one.sha256 === sha256)
      if (found) downloads.begin(found)
      else downloads.refuse(sha256)
    }),
    perform(pauseDeviceModel, (_, { sha256 }) => downloads.pause(sha256)),
    perform(removeDeviceModel, async (_, { sha256 }) => {
      if (await kept.open(sha256)) model.unload()
      await downloads.remove(sha256)
    }),
  ]
}

export function deviceModelStreams(parts: DeviceModelParts): readonly StreamImpl[] {
  return [
    emitting(watchDeviceModels, async (_, __, emit, signal) => {
      const listed = await parts.offered()
      let isStale = true
      let wake = (): void => undefined
      const markStale = (): void => {
        isStale = true
        wake()
      }
      parts.onChange(markStale, signal)
      signal.addEventListener('abort', () => wake(), { once: true })
      while (!signal.aborted) {
        if (isStale) {
          isStale = false
          emit(await seenNow(parts, listed))
          await new Promise<void>((resolve) => parts.after(betweenNewsMs, resolve))
        } else
          await new Promise<void>((resolve) => {
            wake = resolve
          })
      }
    }),
  ]
}

async function seenNow(
  parts: DeviceModelParts,
  listed: readonly DeviceModelFile[],
): Promise<DeviceModelsSeen> {
  const whole = await parts.kept.whole()
  const here = new Set(whole.map(({ sha256 }) => sha256))
  // What is no longer offered stays for who has it.
  const known = [...listed, ...whole.filter((one) => !listed.some(({ sha256 }) => sha256 === one.sha256))]
  const models = await Promise.all(known.map((one) => parts.downloads.stateOf(one, here.has(one.sha256))))
  return { ...parts.device, models }
}
