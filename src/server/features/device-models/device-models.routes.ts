import type { FastifyInstance } from 'fastify'
import { deviceModelParams, deviceModelPath, listDeviceModels } from '#contract/device-models.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { requireAccess, userRoute } from '#server/core/http/route.ts'
import { sendRange } from '#server/core/http/send-range.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { modelFile, modelFolder, modelIn, modelsIn } from './model-files.ts'

/** Models that run in browsers: which there are, and their files. What is put there while the server runs is there at once. */
export function deviceModelsFeature(app: FastifyInstance, deps: AppDeps): void {
  const folder = modelFolder(deps.config.dataFolder)
  userRoute(app, deps, listDeviceModels, async () => ({ models: modelsIn(folder) }))
  app.route({
    method: 'GET',
    url: deviceModelPath,
    schema: { summary: 'The file of a model, as octets; with Range', params: deviceModelParams },
    config: { access: 'user' },
    onRequest: requireAccess(deps, 'user'),
    handler: async (request, reply) => {
      const { sha256 } = deviceModelParams.parse(request.params)
      const model = modelIn(folder, sha256)
      if (!model) throw new AppError('not_found')
      return sendRange(request, reply, {
        file: modelFile(folder, sha256),
        type: 'application/octet-stream',
        bytes: model.bytes,
        etag: `"${sha256}"`,
        // The browser keeps it where it can be removed again, and once is enough.
        caching: 'no-store',
      })
    },
  })
}
