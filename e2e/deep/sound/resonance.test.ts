import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axeOverIt } from '../../support/axe-modes.ts'
import { journeyWith } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import {
  centroidOf,
  levelOf,
  levelsDuring,
  listenTo,
  musicLevelOf,
} from '../../support/sound/audio-levels.ts'
import { folderWithSampleMusic } from '../../support/sound/sample-music.ts'

const journey = journeyWith({
  serverOptions: async () => ({
    dataDir: await folderWithSampleMusic(),
    env: { INKWELL_MUSIC: 'compose' },
  }),
})

const well = (page: Page, name: string) => page.getByRole('slider', { name, exact: true })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const playing = (page: Page) => page.getByRole('region', { name: 'Now playing' })
const kept = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
const wells = ['Ocean Waves', 'Forest', 'Rainfall', 'Café', 'Crackling Fire', 'White Noise']
const levels = (page: Page): Promise<(string | null)[]> =>
  Promise.all(wells.map((name) => well(page, name).getAttribute('aria-valuetext')))

/** By keys alone, from wherever the focus is. */
async function press(page: Page, name: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

async function raise(page: Page, name: string, steps: number): Promise<void> {
  await well(page, name).focus()
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowUp')
}

async function choose(page: Page, sound: string, item: string): Promise<void> {
  await press(page, `More about ${sound}`)
  await page.getByRole('menuitem', { name: item }).press('Enter')
}

const endlessAnimations = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY).length,
  )

/** The quietest moment of some seconds: waves come and go, rain is always there. */
async function quietest(page: Page): Promise<number> {
  const heard = await levelsDuring(page, 3_000, async () => undefined)
  return Math.min(...heard.map(({ dB }) => dB))
}

/** All three as high as they go but one. */
async function checkIn(page: Page): Promise<void> {
  for (const scale of ['Mood', 'Energy', 'Stress']) {
    await page.getByRole('group', { name: scale }).getByRole('radio').nth(3).focus()
    await page.keyboard.press('Space')
  }
  await press(page, 'Seal it')
  await page.getByText(/^Sealed \d/).waitFor()
}

// Spec: S1-025, S2-171, S3-175, S9-057
journey(
  'by keys alone layers are mixed and heard, kept and shared; music takes their place, a mood suggests a sound, and offline the layers play until a timer puts them to rest',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const laptop = await arrive()
    await listenTo(laptop.context)
    await laptop.context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.url })
    const { page } = laptop
    await arriveAsNewPerson(page)
    await checkIn(page)
    await page.getByRole('button', { name: 'Bring back the player' }).press('Enter')
    await page.getByRole('button', { name: /^Expand the player/ }).press('Enter')
    await page.getByRole('tab', { name: 'Music' }).click()
    await page.getByText('Music is a premium part of Resonance.').waitFor()
    await press(page, 'Open Full Experience')
    await well(page, 'Rainfall').waitFor()
    expect(await levels(page)).toEqual(['15', 'off', 'off', 'off', 'off', 'off'])
    expect(await page.getByRole('switch', { name: 'Emotional sync' }).getAttribute('aria-checked')).toBe(
      'false',
    )
    await page.getByText('Nothing is locked here, because this server does not sell it.').waitFor()

    await playing(page).getByRole('button', { name: 'Play' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => levelOf(page), { timeout: 15_000 }).toBeGreaterThan(-60)
    await page.waitForTimeout(1_600)
    const [oneLevel, oneCentroid] = [await quietest(page), await centroidOf(page)]
    await raise(page, 'Rainfall', 8)
    await expect.poll(() => quietest(page), { timeout: 20_000 }).toBeGreaterThan(oneLevel + 3)
    expect(await centroidOf(page)).toBeGreaterThan(oneCentroid * 1.5)
    await raise(page, 'Crackling Fire', 4)
    await playing(page).getByRole('heading', { name: 'Ocean Waves, Rainfall and Crackling Fire' }).waitFor()
    await well(page, 'Ocean Waves').focus()
    await page.keyboard.press('Home')
    await expect.poll(() => levels(page)).toEqual(['off', 'off', '40', 'off', '20', 'off'])

    // Who wants little motion sees none of it, and the pace of the breath as a word.
    await playing(page)
      .getByText(/^(in|out)$/)
      .waitFor()
    expect(await endlessAnimations(page)).toBe(0)

    await press(page, 'Save')
    await page.keyboard.type('   ')
    await page.keyboard.press('Enter')
    await page.getByLabel('Name of this sound').fill('  Stove, late ')
    await page.keyboard.press('Enter')
    await page.getByText('Saved as “Stove, late”').waitFor()
    await axeOverIt(page, '#content')
    await choose(page, 'Stove, late', 'Share by link')
    await page.getByText('Link copied', { exact: true }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(link).toBe(
      `${server.url}/resonance#sound=rain&intensity=50&volume=40&with=fire.20&name=Stove%2C%20late`,
    )

    await page.getByRole('button', { name: /^Weightless Moments/ }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => musicLevelOf(page), { timeout: 20_000 }).toBeGreaterThan(-70)
    await expect.poll(() => levelOf(page)).toBeLessThan(-80)
    expect(await levels(page)).toEqual(['off', 'off', '40, resting', 'off', '20, resting', 'off'])
    await page.getByRole('slider', { name: 'Place in the piece' }).fill('20')
    await page.getByText(/^0:2\d$/).waitFor()
    await axeOverIt(page, '#content')
    await raise(page, 'Forest', 2)
    await expect.poll(() => levelOf(page), { timeout: 15_000 }).toBeGreaterThan(-60)
    await expect.poll(() => musicLevelOf(page)).toBeLessThan(-90)
    expect(await levels(page)).toEqual(['off', '10', '40', 'off', '20', 'off'])

    await choose(page, 'Stove, late', 'Rename')
    await page.getByLabel('Another name for Stove, late').fill('Stove')
    await page.keyboard.press('Enter')
    await kept(page, 'Stove').waitFor()
    await choose(page, 'Stove', 'Delete')
    await page.getByText('Nothing yet.').waitFor()
    await button(page, 'Undo').click()
    await kept(page, 'Stove').waitFor()

    const reason = page.getByText('You put stress at 8 of 10. Soft rain leaves room.')
    await page.getByRole('switch', { name: 'Emotional sync' }).press('Space')
    await reason.waitFor()
    await press(page, 'Why this')
    await page.getByText(/: mood 8, energy 8, stress 8\. A rule of taste/).waitFor()
    await press(page, 'Play Rainfall')
    await expect.poll(() => levels(page)).toEqual(['off', 'off', '10', 'off', 'off', 'off'])
    await page.getByRole('switch', { name: 'Emotional sync' }).press('Space')
    await reason.waitFor({ state: 'detached' })

    const other = await arrive({ serviceWorker: true })
    await listenTo(other.context)
    other.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to fetch|WebSocket|EventSource/)
    const { page: phone } = other
    await phone.goto(link)
    await phone.waitForURL('**/auth')
    await phone.getByLabel('Username').fill(mara.username)
    await phone.getByLabel('Password', { exact: true }).fill(mara.password)
    await button(phone, 'Sign In').click()
    const shared = phone.getByRole('region', { name: 'Shared sound' })
    await shared.getByText('Rainfall 40, Crackling Fire 20, intensity 50 %').waitFor()
    expect([new URL(phone.url()).hash, await levelOf(phone)]).toEqual(['', -120])
    await shared.getByRole('button', { name: 'Play it' }).click()
    await phone.getByText('Stove, late is playing', { exact: true }).waitFor()
    await expect.poll(() => levelOf(phone), { timeout: 15_000 }).toBeGreaterThan(-60)
    await phone.evaluate(() => location.assign('#sound=horn'))
    await phone.getByText('This link holds no sound that can be played here.').waitFor()
    await shared.getByRole('button', { name: 'Close' }).click()
    expect(await levels(phone)).toEqual(['off', 'off', '40', 'off', '20', 'off'])

    await keptHere(phone)
    await phone.clock.install()
    await other.context.setOffline(true)
    await phone.reload()
    await phone.getByText(/^Music comes from the server, and it cannot be reached now\./).waitFor()
    await kept(phone, 'Stove').click()
    await expect.poll(() => levelOf(phone), { timeout: 15_000 }).toBeGreaterThan(-60)
    expect(await levels(phone)).toEqual(['off', 'off', '40', 'off', '20', 'off'])

    await phone.waitForTimeout(1_600)
    const loud = await levelOf(phone)
    await button(phone, 'Sleep timer').click()
    await phone.getByRole('menuitem', { name: '15 minutes' }).click()
    await button(phone, '15 min left, then fade').waitFor()
    await phone.clock.fastForward(14 * 60_000 + 52_000)
    await expect.poll(() => levelOf(phone)).toBeLessThan(loud - 9)
    await phone.clock.fastForward(8_000)
    await playing(phone).getByRole('button', { name: 'Play' }).waitFor()
    await expect.poll(() => levelOf(phone)).toBeLessThan(-90)
    await button(phone, 'Sleep timer').waitFor()
  },
)
