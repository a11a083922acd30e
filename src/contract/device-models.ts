import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** llama.cpp in a browser reads no longer file in one piece. */
export const mostModelBytes = 2 ** 31 - 1

/** A file with weights that this server hands to the browsers of those who want it. */
export const deviceModel = z.object({
  name: z.string().min(1).max(80),
  /** As whoever put it here says: 'Apache-2.0'. */
  licence: z.string().min(1).max(120),
  bytes: z.int().min(1).max(mostModelBytes),
  /** Of the whole file, in hex; names it everywhere. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
})
export type DeviceModelFile = z.infer<typeof deviceModel>

export const listDeviceModels = endpoint({
  method: 'GET',
  path: '/api/device-models',
  access: 'user',
  summary: 'Which models this server hands out to run in a browser',
  answer: z.object({ models: z.array(deviceModel) }),
})

/** GET gives the file as octets, with Range. */
export const deviceModelPath = '/api/device-models/:sha256'
export const deviceModelParams = z.object({ sha256: deviceModel.shape.sha256 })

/** How the script of the thread that runs a model begins, among the built files. */
export const deviceModelScript = 'device-model-thread'
