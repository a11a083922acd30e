import { type CommandImpl, late, lazyCommands, type StreamImpl } from '#worker/core/worker-calls.ts'
import {
  fetchDeviceModel,
  pauseDeviceModel,
  removeDeviceModel,
  watchDeviceModels,
} from '../device-models.calls.ts'
import type { DeviceModel } from './device-model.ts'

const browserParts = () => import('./browser-device-model.ts')

/** The model that runs here: what runs it is fetched when it is first asked. */
export const lateDeviceModel: Pick<DeviceModel, 'chat'> = {
  async *chat(ask, signal) {
    yield* (await browserParts()).browserDeviceModel.chat(ask, signal)
  },
}

export const modelCommands: readonly CommandImpl[] = lazyCommands(
  [fetchDeviceModel, pauseDeviceModel, removeDeviceModel],
  async () => (await browserParts()).browserModelCommands,
)

export const modelStreams: readonly StreamImpl[] = late(
  [watchDeviceModels],
  async () => (await browserParts()).browserModelStreams,
)
