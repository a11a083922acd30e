import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { musicStatus } from '#contract/music.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { frameSamples, mp3Frames } from './mp3-frames.ts'
import { keptPiece, pieceFile } from './music-cache.ts'

test('a new server composes all six pieces while it answers, and the next one finds them', async () => {
  const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-composed-'))
  const music = path.join(dataFolder, 'music')
  try {
    await using app = await openTestApp({
      dataFolder,
      config: { music: 'compose' },
      limits: { musicDelayMs: 0 },
    })
    await app.listen()
    const browser = app.browser()
    const shares = new Map<string, number[]>()
    let slowest = 0
    for (;;) {
      const askedAt = performance.now()
      const { pieces } = (await browser.get('/api/music')).json<AnswerOf<typeof musicStatus>>()
      slowest = Math.max(slowest, performance.now() - askedAt)
      for (const { id, share } of pieces) shares.set(id, [...(shares.get(id) ?? []), share])
      expect(pieces.filter(({ state }) => state === 'failed' || state === 'off')).toEqual([])
      if (pieces.every(({ state }) => state === 'ready')) break
      await delay(50)
    }
    for (const course of shares.values()) {
      expect(course).toEqual(course.toSorted((a, b) => a - b))
      expect(course.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(3)
    }
    expect(slowest).toBeLessThan(1_000)
    let bytes = 0
    for (const { id, duration, filename } of tracks) {
      const answer = await browser.get(`/music/${filename}`)
      expect(answer.status).toBe(200)
      const seconds = ((mp3Frames(answer.bytes).length - 1) * frameSamples) / 44_100
      expect(Math.abs(seconds - duration)).toBeLessThan(0.1)
      expect(keptPiece(music, id)?.bytes).toBe(answer.bytes.length)
      bytes += statSync(pieceFile(music, id)).size
    }
    expect(bytes).toBeLessThan(30 * 1024 * 1024)
  } finally {
    rmSync(dataFolder, { recursive: true, force: true })
  }
})
