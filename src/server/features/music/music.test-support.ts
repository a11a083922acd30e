import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { musicStatus } from '#contract/music.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { keepPiece } from './music-cache.ts'

export type Status = AnswerOf<typeof musicStatus>
export const poem = 'es-reverse-poem'
const folders: string[] = []

export const statesOf = async (app: TestApp): Promise<Record<string, string>> => {
  const { pieces } = (await app.browser().get('/api/music')).json<Status>()
  return Object.fromEntries(pieces.map(({ id, state }) => [id, state]))
}

/** Waits until the server says so, at most as long as a test may take. */
export async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await delay(20)
}
export const allReady = (app: TestApp) =>
  until(async () => Object.values(await statesOf(app)).every((state) => state === 'ready'))

/** A data folder in which no piece is kept. */
export function emptyFolder(): string {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-music-'))
  folders.push(dataFolder)
  return dataFolder
}

/** A data folder whose cache holds noise for every piece: what is served need not be music here. */
export function filledFolder(bytes = 4_000): { dataFolder: string; music: string; poemBytes: Buffer } {
  const dataFolder = emptyFolder()
  const music = path.join(dataFolder, 'music')
  const poemBytes = randomBytes(bytes)
  for (const { id } of tracks) keepPiece(music, id, id === poem ? poemBytes : randomBytes(500))
  return { dataFolder, music, poemBytes }
}

/** After all tests of a file. */
export function removeFolders(): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
}
