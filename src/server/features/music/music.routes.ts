import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { musicCoverPath, musicFilePath, musicStatus } from '#contract/music.ts'
import { type MusicAccess, musicAccess } from '#domain/mindfulness/player/music-access.ts'
import { coverOf } from '#domain/sound/music/cover.ts'
import { type TrackId, tracks } from '#domain/sound/music/tracks.ts'
import { standingOf } from '#server/core/billing/standing.ts'
import { AppError } from '#server/core/http/app-error.ts'
import { publicRoute, requireAccess } from '#server/core/http/route.ts'
import { sendRange } from '#server/core/http/send-range.ts'
import { errorFields } from '#server/core/logs/logging.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { type KeptPiece, pieceFile } from './music-cache.ts'
import { type MusicService, musicService } from './music-service.ts'
import { previewBytes } from './preview-bytes.ts'

const retryMs = 10_000
const failed = 'This piece could not be composed yet. The server tries again in some minutes.'

/** The six pieces and their covers. They are made by this server after it listens, and kept in its data folder. */
export function musicFeature(app: FastifyInstance, deps: AppDeps): void {
  const { config } = deps
  const folder = path.join(config.dataFolder, 'music')
  const service = musicService({
    folder,
    composes: config.music === 'compose',
    onFault: (error) => app.log.error({ route: 'music', ...errorFields(error) }),
  })
  let starting: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    starting = setTimeout(() => service.start(), config.limits.musicDelayMs)
    starting.unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearTimeout(starting)
    await service.stop()
  })
  publicRoute(app, deps, musicStatus, async ({ request }) => ({
    hasBilling: deps.billing.hasBilling,
    access: await accessOf(deps, request),
    pieces: tracks.map(({ id }) => {
      const state = service.state(id)
      const share = state.state === 'ready' ? 1 : state.state === 'composing' ? state.share : 0
      return { id, state: state.state, share }
    }),
  }))
  pieceRoute(app, deps, service, folder)
  coverRoute(app)
}

function pieceRoute(app: FastifyInstance, deps: AppDeps, service: MusicService, folder: string): void {
  const heardBytes = previewLengths(folder)
  app.route<{ Params: { filename: string } }>({
    method: 'GET',
    url: musicFilePath,
    schema: { summary: 'A piece of music, as MP3; with Range' },
    config: { access: 'public' },
    onRequest: requireAccess(deps, 'public'),
    handler: async (request, reply) => {
      const track = tracks.find(({ filename }) => filename === request.params.filename)
      if (!track) throw new AppError('not_found')
      const state = service.state(track.id)
      if (state.state === 'off')
        throw new AppError('not_configured', { message: 'This server plays no music.' })
      if (state.state === 'failed')
        throw new AppError('being_composed', { message: failed, retryAfterMs: 600_000 })
      if (state.state !== 'ready') throw new AppError('being_composed', { retryAfterMs: retryMs })
      if (!isThere(folder, track.id, state.piece)) {
        service.lost(track.id)
        throw new AppError('being_composed', { retryAfterMs: retryMs })
      }
      const isWhole = (await accessOf(deps, request)) !== 'preview'
      const bytes = isWhole ? state.piece.bytes : heardBytes(track.id, state.piece)
      return sendRange(request, reply, {
        file: pieceFile(folder, track.id),
        type: 'audio/mpeg',
        bytes,
        etag: `"${state.piece.sha256.slice(0, 32)}${isWhole ? '' : '-preview'}"`,
        // Where it depends on who asks, nobody between may keep it, and a browser asks again.
        caching: deps.billing.hasBilling ? 'private, no-cache' : 'public, max-age=86400',
      })
    },
  })
}

const accessOf = async (deps: AppDeps, { session }: FastifyRequest): Promise<MusicAccess> =>
  musicAccess(await standingOf(deps, session?.userId ?? null), deps.billing.tiers)

function isThere(folder: string, id: TrackId, { bytes }: KeptPiece): boolean {
  return statSync(pieceFile(folder, id), { throwIfNoEntry: false })?.size === bytes
}

/** How many bytes of each piece are its preview, reckoned once. */
function previewLengths(folder: string): (id: TrackId, piece: KeptPiece) => number {
  const known = new Map<string, number>()
  return (id, { sha256 }) => {
    const bytes = known.get(sha256) ?? previewBytes(readFileSync(pieceFile(folder, id)))
    known.set(sha256, bytes)
    return bytes
  }
}

function coverRoute(app: FastifyInstance): void {
  const drawn = new Map<string, string>()
  app.route<{ Params: { file: string } }>({
    method: 'GET',
    url: musicCoverPath,
    schema: { summary: 'The cover of a piece of music, as SVG' },
    config: { access: 'public' },
    handler: ({ params }, reply) => {
      const track = tracks.find(({ id }) => `${id}.svg` === params.file)
      if (!track) throw new AppError('not_found')
      const cover = drawn.get(track.id) ?? coverOf(track.id)
      drawn.set(track.id, cover)
      return reply.type('image/svg+xml').header('cache-control', 'public, max-age=86400').send(cover)
    },
  })
}
