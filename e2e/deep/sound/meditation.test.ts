import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { guidanceOf, meditationPrompt } from '#domain/mindfulness/meditation/meditation-guidance.ts'
import { axe } from '../../support/axe.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../../support/screen.ts'
import { levelOf, listenTo } from '../../support/sound/audio-levels.ts'
import { pretendSpeech, saidSoFar } from '../../support/sound/fake-speech.ts'
import { sealedAndSynced } from '../../support/writing.ts'

const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()
const clock = (page: Page) => dialog(page).getByRole('timer').textContent()
const status = (page: Page) => dialog(page).getByRole('status').first().textContent()

async function choose(page: Page, words: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+K')
  await page.getByRole('combobox', { name: 'Find or start' }).fill(words)
  await page.keyboard.press('Enter')
}

async function openTimer(page: Page): Promise<void> {
  await choose(page, 'meditation timer')
  await dialog(page).getByRole('button', { name: 'Start Meditation' }).waitFor()
}

const toastOf = (page: Page, title: string, description: string) =>
  page.getByRole('listitem').filter({ hasText: title }).filter({ hasText: description }).waitFor()

/** How loud it is at most within so many ms, dBFS. */
async function loudest(page: Page, ms: number): Promise<number> {
  let most = -120
  for (const over = Date.now() + ms; Date.now() < over; await page.waitForTimeout(40))
    most = Math.max(most, await levelOf(page))
  return most
}

const audible = -70

/** Time goes by: for the page, and for a sound that was held meanwhile as in a tab that slept. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.fastForward(ms)
  await page.evaluate(() => Promise.all(window.heard.contexts().map((context) => context.suspend())))
}

// Spec: S1-022, S2-138, S2-139, S2-140, S2-141, S2-142, S2-143, S2-144, S3-163, S3-164, S3-195, S4-037, S4-039, S4-040, S4-041, S4-042
// Spec: S4-043, S4-044, S4-045, S5-042, S8-044, S8-045, S9-046, S9-047, S9-048, S9-049, S9-050, S9-053
journey(
  'somebody meditates with bells and a voice, writes about it, meditates without a network, and finds both on another device',
  { tags: ['long'] },
  async ({ arrive }) => {
    const laptop = await arrive({ serviceWorker: true })
    laptop.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    const { page, context } = laptop
    await pretendSpeech(context)
    await listenTo(context)
    await page.clock.install()
    // As a browser that does not say when something is heard: the time that the test turns is then the only one.
    await context.addInitScript(() => {
      AudioContext.prototype.getOutputTimestamp = () => ({ contextTime: 0, performanceTime: 0 })
    })
    await arriveAsNewPerson(page)
    await keptHere(page)

    await openTimer(page)
    expect([await clock(page), await status(page)]).toEqual(['10:00', 'Ready'])
    await dialog(page).getByText(meditationPrompt, { exact: true }).waitFor()
    await dialog(page).getByRole('heading', { name: 'Mindfulness', exact: true }).waitFor()
    const bells = dialog(page).getByRole('switch', { name: 'Interval bells' })
    expect(await bells.getAttribute('aria-checked')).toBe('true')
    await dialog(page).getByText('Plays a soft chime every minute to mark time', { exact: true }).waitFor()
    await dialog(page).getByText('Ambient None').waitFor()
    expect(await dialog(page).getByRole('slider', { name: 'Volume' }).inputValue()).toBe('50')
    expect(await axe(page, 'dialog')).toEqual([])

    await press(page, 'Start Meditation')
    await toastOf(page, 'Meditation Started', 'Starting a 10 minute meditation session.')
    expect(await loudest(page, 1_000)).toBeLessThan(audible)
    await pass(page, 57_000)
    expect(await loudest(page, 3_500)).toBeGreaterThan(audible)
    expect(await clock(page)).toMatch(/^8:5\d$/)
    expect(await dialog(page).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10')
    await press(page, 'Pause')
    const held = await clock(page)
    await pass(page, 120_000)
    expect([await clock(page), await status(page)]).toEqual([held, 'Paused'])
    await press(page, 'Resume')
    expect(await status(page)).toBe('Meditating...')
    await press(page, 'Reset')
    expect([await clock(page), await status(page)]).toEqual(['10:00', 'Ready'])

    await press(page, 'Settings')
    const settings = dialog(page).getByRole('region', { name: 'Settings' })
    const types = settings.getByRole('group', { name: 'Type' }).getByRole('radio')
    await expect.poll(() => types.count()).toBe(5)
    expect(await settings.getByRole('radio', { name: /^Cognitive Awareness/ }).count()).toBe(1)
    expect(await settings.getByRole('group', { name: 'End sound' }).getByRole('radio').count()).toBe(4)
    const minutes = settings.getByRole('slider', { name: 'Duration in minutes' })
    expect(await minutes.inputValue()).toBe('10')
    const range = ['min', 'max', 'step'].map((name) => minutes.getAttribute(name))
    expect(await Promise.all(range)).toEqual(['5', '60', '5'])
    await minutes.press('ArrowLeft')
    await settings.getByRole('radio', { name: /^Loving-Kindness/ }).check()
    await settings.getByRole('switch', { name: 'Guided' }).click()
    await settings.getByRole('radio', { name: 'Gentle Rain' }).check()
    await settings.getByRole('radio', { name: 'Singing bowl' }).check()
    await settings.getByRole('button', { name: 'Save' }).click()
    await toastOf(page, 'Settings Saved', 'Your mindfulness settings have been updated.')
    const saved = page.getByRole('listitem').filter({ hasText: 'Settings Saved' })
    await saved.getByRole('button', { name: 'Close' }).click()
    await saved.waitFor({ state: 'detached' })
    await dialog(page).getByText('Ambient Gentle Rain').waitFor()

    const guidance = guidanceOf('loving-kindness', 300_000)
    await dialog(page).getByRole('radio', { name: 'tender, 6 of 10' }).press('Space')
    await press(page, 'Start Meditation')
    await expect.poll(() => levelOf(page), { timeout: 10_000 }).toBeGreaterThan(audible)
    const said = async () => (await saidSoFar(page)).map(({ text, voice }) => `${voice}: ${text}`)
    await expect.poll(said).toEqual([`Silas: ${meditationPrompt}`])
    await pass(page, 9_000)
    await dialog(page)
      .getByText(guidance[1]?.text ?? '', { exact: true })
      .waitFor()
    await expect.poll(said).toEqual(guidance.slice(0, 2).map(({ text }) => `Silas: ${text}`))

    await pass(page, 286_000)
    await dialog(page).getByText('Meditation complete. Well done!', { exact: true }).waitFor()
    expect(await clock(page)).toBe('0:00')
    const offer = dialog(page).getByRole('region', { name: 'Meditation Complete' })
    await offer.waitFor()
    await offer.getByText('Would you like to journal about this experience?', { exact: true }).waitFor()
    await offer.getByRole('radio', { name: 'light, 8 of 10' }).press('Space')
    await offer.getByRole('button', { name: 'Close' }).waitFor()
    await offer.getByRole('button', { name: 'Go to Journal' }).click()

    await page.waitForURL(/journal-pages-demo\?entry=/)
    await expect.poll(() => page.getByLabel('Title', { exact: true }).inputValue()).toBe('After meditating')
    // The minute before the reset counts too.
    await page.getByText('Loving-Kindness, 6 minutes').waitFor()
    await page.keyboard.type('My neighbour, and her dog.')
    await page.clock.fastForward(2_000)
    await sealedAndSynced(page)

    await context.setOffline(true)
    await openTimer(page)
    await press(page, 'Settings')
    await settings.getByRole('switch', { name: 'Offer to journal afterwards' }).click()
    await settings.getByRole('switch', { name: 'Guided' }).click()
    await settings.getByRole('button', { name: 'Save' }).click()
    await press(page, 'Start Meditation')
    await expect.poll(() => levelOf(page), { timeout: 10_000 }).toBeGreaterThan(audible)
    await pass(page, 301_000)
    await dialog(page).getByText('Meditation complete. Well done!', { exact: true }).waitFor()
    await page.clock.fastForward(4_000)
    await dialog(page).waitFor({ state: 'detached' })
    const closed = 'Your meditation session has ended. Take a moment to notice how you feel.'
    await toastOf(page, 'Meditation Complete', closed)
    await choose(page, 'your practice')
    const rows = (on: Page) =>
      on.getByRole('dialog').getByRole('listitem').filter({ hasText: 'Loving-Kindness' })
    await expect.poll(() => rows(page).count()).toBe(2)
    await dialog(page).getByText('This week 11 minutes in 2 sessions.', { exact: true }).waitFor()
    expect(await axe(page, 'dialog')).toEqual([])
    await page.keyboard.press('Escape')
    await context.setOffline(false)
    await sealedAndSynced(page)

    const { page: phone } = await arrive({ viewport: { width: 390, height: 844 } })
    await arriveAgain(phone, mara, '/settings?section=mindfulness')
    await phone.getByRole('button', { name: 'See every session' }).click()
    await expect.poll(() => rows(phone).count()).toBe(2)
    expect(await rows(phone).last().textContent()).toMatch(/6 minutes, guided[\s\S]*tender 6[\s\S]*light 8/)
    await rows(phone)
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click()
    await expect.poll(() => rows(phone).count()).toBe(1)
    await phone.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => rows(phone).count()).toBe(2)
    // Back closes what lies over the page, and the page stays.
    await phone.goBack()
    await expect.poll(() => phone.getByRole('dialog').count()).toBe(0)
    expect(phone.url()).toContain('/settings?section=mindfulness')
    await phone.goto('/journal-pages-demo')
    await phone.getByText('After meditating').first().click()
    await phone.getByText('Loving-Kindness, 6 minutes').waitFor()
  },
)
