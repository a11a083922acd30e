import { createReadStream, statSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { musicCoverPath, musicFilePath, musicStatus } from '#contract/music.ts'
import { coverOf } from '#domain/sound/music/cover.ts'
import { type TrackId, tracks } from '#domain/sound/music/tracks.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { AppError } from '../../core/app-error.ts'
import { errorFields } from '../../core/logging.ts'
import { publicRoute } from '../../core/route.ts'
import { byteRange } from './byte-range.ts'
import { type KeptPiece, pieceFile } from './music-cache.ts'
import { type MusicShelf, musicShelf } from './music-shelf.ts'

const retryMs = 10_000
/** There is nothing to be paid with yet, so nothing to be locked. */
const hasBilling = false
const failed = 'This piece could not be composed yet. The server tries again in some minutes.'

/** The six pieces and their covers. They are made by this server after it listens, and kept in its data folder. */
export function musicFeature(app: FastifyInstance, deps: AppDeps): void {
  const { config } = deps
  const folder = path.join(config.dataFolder, 'music')
  const shelf = musicShelf({
    folder,
    composes: config.music === 'compose',
    onFault: (error) => app.log.error({ route: 'music', ...errorFields(error) }),
  })
  let starting: NodeJS.Timeout | undefined
  app.addHook('onListen', (done) => {
    starting = setTimeout(() => shelf.start(), config.limits.musicDelayMs)
    starting.unref()
    done()
  })
  app.addHook('onClose', async () => {
    clearTimeout(starting)
    await shelf.stop()
  })
  publicRoute(app, deps, musicStatus, () => ({
    hasBilling,
    pieces: tracks.map(({ id }) => {
      const standing = shelf.standing(id)
      const share = standing.state === 'ready' ? 1 : standing.state === 'composing' ? standing.share : 0
      return { id, state: standing.state, share }
    }),
  }))
  pieceRoute(app, shelf, folder)
  coverRoute(app)
}

function pieceRoute(app: FastifyInstance, shelf: MusicShelf, folder: string): void {
  app.route<{ Params: { filename: string } }>({
    method: 'GET',
    url: musicFilePath,
    schema: { summary: 'A piece of music, as MP3; with Range' },
    config: { access: 'public' },
    handler: (request, reply) => {
      const track = tracks.find(({ filename }) => filename === request.params.filename)
      if (!track) throw new AppError('not_found')
      const standing = shelf.standing(track.id)
      if (standing.state === 'off')
        throw new AppError('not_configured', { message: 'This server plays no music.' })
      if (standing.state === 'failed')
        throw new AppError('being_composed', { message: failed, retryAfterMs: 600_000 })
      if (standing.state !== 'ready') throw new AppError('being_composed', { retryAfterMs: retryMs })
      if (!isThere(folder, track.id, standing.piece)) {
        shelf.lost(track.id)
        throw new AppError('being_composed', { retryAfterMs: retryMs })
      }
      return sendPiece(request, reply, pieceFile(folder, track.id), standing.piece)
    },
  })
}

function isThere(folder: string, id: TrackId, { bytes }: KeptPiece): boolean {
  return statSync(pieceFile(folder, id), { throwIfNoEntry: false })?.size === bytes
}

function sendPiece(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  file: string,
  { bytes, sha256 }: KeptPiece,
): FastifyReply {
  const etag = `"${sha256.slice(0, 32)}"`
  reply.header('etag', etag).header('accept-ranges', 'bytes').header('cache-control', 'public, max-age=86400')
  if (headers['if-none-match'] === etag) return reply.status(304).send()
  const isSame = headers['if-range'] === undefined || headers['if-range'] === etag
  const range = byteRange(isSame ? headers.range : undefined, bytes)
  if (range === 'none') return reply.status(416).header('content-range', `bytes */${bytes}`).send()
  const { from, to } = range === 'whole' ? { from: 0, to: bytes - 1 } : range
  if (range !== 'whole') reply.status(206).header('content-range', `bytes ${from}-${to}/${bytes}`)
  reply.type('audio/mpeg').header('content-length', to - from + 1)
  return reply.send(createReadStream(file, { start: from, end: to }))
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
