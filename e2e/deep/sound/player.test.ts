import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { musicQueue, tracks } from '../../../src/domain/sound/music/tracks.ts'
import { keepPiece } from '../../../src/server/features/music/music-cache.ts'
import { journeyWith } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import {
  centroidOf,
  type HeardLevel,
  levelOf,
  levelsDuring,
  listenTo,
  musicLevelOf,
} from '../../support/sound/audio-levels.ts'
import { cueDrift } from '../../support/sound/cue-drift.ts'
import { shortPiece } from '../../support/sound/short-piece.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'inkwell-player-'))
const piece = await shortPiece()
for (const { id } of tracks) keepPiece(join(dataDir, 'music'), id, piece)
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const journey = journeyWith({ serverOptions: { dataDir, env: { INKWELL_MUSIC: 'compose' } } })

const playerOf = (page: Page) => page.getByRole('region', { name: 'Sound player' })
const button = (page: Page, name: string | RegExp) =>
  playerOf(page).getByRole('button', { name, ...(typeof name === 'string' ? { exact: true } : {}) })
const isSilent = async (page: Page): Promise<boolean> => (await levelOf(page)) < -90

/** Mean level in a stretch of ms from the first sound on. */
function levelAt(levels: readonly HeardLevel[], fromMs: number, toMs: number): number {
  const begun = levels.find(({ dB }) => dB > -100)?.ms ?? 0
  const within = levels.filter(({ ms }) => ms - begun >= fromMs && ms - begun < toMs)
  const power = within.reduce((sum, { dB }) => sum + 10 ** (dB / 10), 0) / within.length
  return 10 * Math.log10(power)
}
const lowest = (levels: readonly HeardLevel[]): number => Math.min(...levels.map(({ dB }) => dB))

async function fadesIn(page: Page): Promise<void> {
  await button(page, 'White Noise').click()
  expect(await page.evaluate(() => window.heard.contexts().length)).toBe(0)
  const levels = await levelsDuring(page, 5_000, () => button(page, 'Play sound').click())
  const whole = levelAt(levels, 2_000, 4_000)
  // White noise of -20 LUFS at a volume of 15; in the middle of a straight fade it is half as strong.
  expect(whole).toBeGreaterThan(-50)
  expect(whole - levelAt(levels, 650, 850)).toBeGreaterThan(4)
  expect(whole - levelAt(levels, 650, 850)).toBeLessThan(8.5)
  expect(Math.abs(whole - levelAt(levels, 1_500, 1_700))).toBeLessThan(1.5)
}

/** No moment of a change is much softer than what was before and after it. */
async function changesWithoutHole(page: Page): Promise<void> {
  expect(await centroidOf(page)).toBeGreaterThan(8_000)
  const toRain = await levelsDuring(page, 4_000, () => button(page, 'Rainfall').click())
  expect(lowest(toRain)).toBeGreaterThan(-52)
  const rain = await centroidOf(page)
  expect(rain).toBeGreaterThan(2_500)
  expect(rain).toBeLessThan(6_000)
  const intensity = playerOf(page).getByLabel('Intensity')
  await intensity.focus()
  const brighter = await levelsDuring(page, 2_000, async () => {
    for (let nth = 0; nth < 8; nth++) await page.keyboard.press('ArrowRight')
  })
  expect(await intensity.inputValue()).toBe('90')
  expect(lowest(brighter)).toBeGreaterThan(-52)
  expect(await centroidOf(page)).toBeGreaterThan(rain)
}

async function strikesOnce(page: Page): Promise<void> {
  await button(page, 'Chime').click()
  await expect.poll(() => isSilent(page)).toBe(true)
  await button(page, 'Play sound').waitFor()
  await button(page, 'Crystal').click()
  expect(await isSilent(page)).toBe(true)
  const struck = await levelsDuring(page, 4_500, () => button(page, 'Play sound').click())
  const heard = struck.filter(({ dB }) => dB > -90)
  const seconds = ((heard.at(-1)?.ms ?? 0) - (heard[0]?.ms ?? 0)) / 1_000
  expect(seconds).toBeGreaterThan(2)
  expect(seconds).toBeLessThan(3.3)
  await button(page, 'Play sound').waitFor()
}

// Spec: S1-024, S2-160, S2-164, S2-165, S2-166, S2-167, S2-168, S2-169, S2-170, S2-171, S4-072, S4-073, S4-074, S4-075, S5-044, S9-060
journey(
  'ambient sounds are heard as they should be, and the player is moved by keyboard',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await listenTo(context)
    await arriveAsNewPerson(page, { ...mara, username: 'listens', email: 'listens@example.org' })
    await button(page, 'Bring back the player').focus()
    await page.keyboard.press('Enter')
    await button(page, /^Expand the player/).waitFor()
    await page.keyboard.press('Enter')
    await fadesIn(page)
    await changesWithoutHole(page)

    // The system holds the context, as a call does: it comes back, and so does the sound.
    await page.evaluate(() => Promise.all(window.heard.contexts().map((one) => one.suspend())))
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-55)
    await strikesOnce(page)

    await button(page, /^Choose a sound: *Crystal *Tone, paused/).click()
    expect(await playerOf(page).getByRole('tab').count()).toBe(0)
    await page.keyboard.press('Enter')
    await playerOf(page).getByRole('tab', { name: 'Music' }).waitFor()
    await button(page, 'Hide the player').click()
    const back = button(page, 'Bring back the player')
    await expect.poll(() => back.evaluate((one) => one === document.activeElement)).toBe(true)
    await page.reload()
    await back.waitFor()
    expect((await back.boundingBox())?.width).toBeLessThanOrEqual(52)
    await back.click()
    await button(page, /^Expand the player/).click()
    await button(page, 'Open Full Experience').click()
    await page.waitForURL('**/resonance')
  },
)

const trackButton = (page: Page, title: string) => playerOf(page).getByRole('button', { name: title })

/** What was played before brings the pill; nothing yet, the round button. */
async function openWhole(page: Page): Promise<void> {
  const back = button(page, 'Bring back the player')
  const pill = button(page, /^Expand the player/)
  await back.or(pill).waitFor()
  if (await back.isVisible()) await back.click()
  await pill.click()
}

async function playsPieces(page: Page): Promise<void> {
  await button(page, 'Play sound').click()
  await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
  await playerOf(page).getByRole('tab', { name: 'Ambient' }).focus()
  await page.keyboard.press('ArrowRight')
  expect(await playerOf(page).locator('.mp-tracks .mp-name').allTextContents()).toEqual(
    musicQueue.map(({ title }) => title),
  )
  await button(page, 'Sleep').click()
  expect(await playerOf(page).locator('.mp-tracks .mp-name').allTextContents()).toEqual([
    'Gently Whispering',
    'Imagine Sleep',
  ])
  await button(page, 'All').click()
  await trackButton(page, 'ES Reverse Poem').click()
  await expect.poll(() => musicLevelOf(page)).toBeGreaterThan(-70)
  await expect.poll(() => isSilent(page)).toBe(true)
  const element = () =>
    page.evaluate(() => window.heard.elements().map(({ loop, volume, paused }) => ({ loop, volume, paused })))
  await expect.poll(element).toEqual([{ loop: true, volume: expect.closeTo(0.03, 5), paused: false }])
  const told = await page.evaluate(() => {
    const { metadata, playbackState } = navigator.mediaSession
    return [metadata?.title, metadata?.artwork[0]?.src.split('/').at(-1), playbackState]
  })
  expect(told).toEqual(['ES Reverse Poem', 'es-reverse-poem.svg', 'playing'])

  await trackButton(page, 'Fractions of Light').click()
  await expect
    .poll(() => page.evaluate(() => window.heard.elements().map(({ src }) => new URL(src).pathname)))
    .toEqual(['/music/fractions-of-light.mp3'])
  await expect.poll(() => musicLevelOf(page)).toBeGreaterThan(-70)
  await playerOf(page).getByRole('tab', { name: 'Ambient' }).click()
  await button(page, 'Forest').click()
  await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
  expect((await element())[0]?.paused).toBe(true)
  await button(page, 'Pause sound').click()
  await expect.poll(() => isSilent(page)).toBe(true)
}

async function playsOnAfterReload(page: Page): Promise<void> {
  await playerOf(page).getByRole('tab', { name: 'Music' }).click()
  await trackButton(page, 'Imagine Sleep').click()
  await expect.poll(() => musicLevelOf(page)).toBeGreaterThan(-70)
  await page.reload()
  await playerOf(page).getByText('Plays on at your next touch').first().waitFor()
  expect(await page.evaluate(() => window.heard.elements().length)).toBe(0)
  await page.mouse.click(700, 20)
  await expect.poll(() => musicLevelOf(page)).toBeGreaterThan(-70)
  await playerOf(page).getByText('Sleep, playing').first().waitFor()
}

async function meetsAServerThatMisbehaves(page: Page): Promise<void> {
  await openWhole(page)
  const standing = (state: string, share: number) => ({
    json: { pieces: tracks.map(({ id }) => ({ id, state, share })) },
  })
  await page.route('**/music/weightless-moments.mp3', (route) => route.fulfill({ status: 503, json: {} }))
  await page.route('**/api/music', (route) => route.fulfill(standing('composing', 0.4)))
  await trackButton(page, 'Weightless Moments').click()
  await playerOf(page).getByText('Being composed, 40 %').first().waitFor()
  await page.unroute('**/music/weightless-moments.mp3')
  await page.unroute('**/api/music')
  await playerOf(page).getByText('Calm, playing').first().waitFor()
  await expect.poll(() => musicLevelOf(page)).toBeGreaterThan(-70)

  await page.route('**/music/*.mp3', (route) => route.fulfill({ status: 404, json: {} }))
  await trackButton(page, 'When Light Fades Away').click()
  await page.getByText('Had trouble playing sound. Please try again.', { exact: true }).waitFor()
  await button(page, 'Play sound').waitFor()
  await page.unroute('**/music/*.mp3')
  await page.mouse.click(700, 20)
  await playerOf(page).getByText('Focus, playing').first().waitFor()
  expect(await button(page, 'Open Full Experience').count()).toBe(0)
  await openWhole(page)

  await page.route(/music/, (route) => route.abort())
  await trackButton(page, 'Gently Whispering').click()
  await playerOf(page)
    .getByText(/Music comes from the server, and it cannot be reached/)
    .first()
    .waitFor()
  await page.unroute(/music/)
}

// Spec: S2-172, S3-174, S4-063, S4-066, S4-068, S4-069, S4-070, S4-071, S5-047, S8-021, S8-032
journey(
  'music plays, gives way to a sound and takes its place, comes back after a reload, and bears a bad server',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    await expect
      .poll(async () => {
        const { pieces } = await (await fetch(`${server.url}/api/music`)).json()
        return pieces.every(({ state }: { state: string }) => state === 'ready')
      })
      .toBe(true)
    const { page, context, expectTrouble } = await arrive()
    expectTrouble(/503|404|ERR_FAILED/)
    await listenTo(context)
    await arriveAsNewPerson(page, { ...mara, username: 'hums', email: 'hums@example.org' })
    await openWhole(page)
    await playsPieces(page)
    await playsOnAfterReload(page)
    await meetsAServerThatMisbehaves(page)
  },
)

// Spec: S2-160, S2-161, S2-162, S2-163, S8-020
journey(
  'public pages have the player too, and nothing of it is fetched before somebody reaches for it',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive()
    await listenTo(context)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/guides')
    await button(page, 'Bring back the player').waitFor()
    expect(asked.filter((path) => /site-player|sound|react/.test(path))).toEqual([])
    expectTrouble(/ERR_FAILED|Failed to fetch|Unable to preload|NoSoundError|There is no sound here/)
    await page.route(/site-player/, (route) => route.abort())
    await button(page, 'Bring back the player').click()
    await button(page, 'Play sound').click()
    await playerOf(page).getByText('Could not load. Try again').first().waitFor()
    await page.unroute(/site-player/)
    await button(page, 'Play sound').click()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    await button(page, /^Expand the player/).click()
    await button(page, 'Hide the player').click()
    await page.goto('/careers')
    await button(page, 'Bring back the player').click()
    await button(page, /^Expand the player/).click()
    await button(page, 'Open Full Experience').click()
    await page.waitForURL('**/auth**')
    const quietPaths = ['/', '/features', '/about', '/contact', '/faq', '/blog', '/blog/breathing-patterns']
    for (const path of quietPaths) {
      await page.goto(path)
      await page.waitForLoadState('load')
      expect([path, await playerOf(page).count()]).toEqual([path, 0])
    }

    // Twenty minutes of breathing, with an audio clock that runs away from the page's: found in what the browser renders.
    const drift = await cueDrift(page, 120, 3)
    expect(drift.found).toBe(drift.wanted)
    expect(drift.worstMs).toBeLessThan(10)

    // A browser without sound says so in the words of the specification.
    await context.addInitScript(() => {
      Reflect.defineProperty(window, 'AudioContext', {
        value: class {
          constructor() {
            throw new DOMException('There is no sound here.', 'NotSupportedError')
          }
        },
      })
    })
    await page.goto('/auth')
    await button(page, 'Play sound').click()
    await page
      .getByText('Could not initialize audio. Please check your browser settings.', { exact: true })
      .first()
      .waitFor()
    await button(page, 'Play sound').waitFor()
  },
)
