import { expect } from 'vitest'
import { axeOverIt } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import {
  atDashboard,
  choose,
  coveredAt,
  felt,
  holdClock,
  kept,
  overlay,
  pressB,
  pretendVibration,
  said,
  settings,
  slideTo,
  someone,
  withOwnClock,
} from '../../support/practice.ts'
import { arriveAsNewPerson } from '../../support/screen.ts'
import { levelOf, listenTo, silent } from '../../support/sound/audio-levels.ts'
import { wordsOnPage } from '../../support/writing.ts'

// Spec: S1-021, S2-121, S2-122, S2-123, S2-124, S2-125, S2-126, S2-127, S2-128, S2-129, S2-130, S2-131, S2-132, S2-145, S2-146, S2-147, S2-148, S2-149, S2-150, S4-026, S4-031, S4-049, S5-041, S5-043, S8-042, S9-034, S9-035
journey(
  'somebody checks in, breathes with bowl and chime, pauses, and makes a rhythm of their own',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive({ viewport: desktop })
    await listenTo(context)
    await pretendVibration(page)
    await arriveAsNewPerson(page, someone('breathing'))
    await pressB(page)
    const breathing = overlay(page, 'Breathing Exercise')
    await breathing.getByText('Session 1', { exact: true }).waitFor()
    expect(await breathing.getByRole('tab').allInnerTexts()).toEqual(['Breathing', 'Meditation', 'Ambient'])
    await breathing.getByRole('heading', { name: 'How do you arrive?' }).waitFor()
    for (const feeling of ['Anxious', 'Stressed', 'Tired', 'Calm', 'Energized', 'Distracted'])
      expect(await breathing.getByRole('radio', { name: feeling, exact: true }).count()).toBe(1)
    await axeOverIt(page, 'dialog[open]')

    // The button waits; a press on it leads to the first word. From there by keys.
    const begin = breathing.getByRole('button', { name: 'Begin Breathing Exercise' })
    expect(await begin.isDisabled()).toBe(true)
    await begin.click({ force: true })
    await breathing.getByText('Pick the word that comes nearest; then it begins.').waitFor()
    await page.keyboard.press('ArrowRight')
    expect(await breathing.getByRole('radio', { name: 'Stressed' }).isChecked()).toBe(true)
    await breathing.getByText('Box Breathing, three minutes.').waitFor()
    await page.keyboard.press('Enter')

    await said(page, 'Breathing Exercise Started')
    await said(page, 'Box Breathing: Four even sides: in, hold, out, hold. A steady pace to come back to.')
    await breathing.getByText('Breathe In', { exact: true }).last().waitFor()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    const about = breathing.getByRole('region', { name: 'About this rhythm' })
    expect(await about.locator('dl > div').allInnerTexts()).toEqual([
      'Breathe In\n4 s',
      'Hold Breath\n4 s',
      'Breathe Out\n4 s',
      'Hold Breath\n4 s',
    ])
    await about.getByText('You arrived feeling stressed.').waitFor()
    await breathing.getByText('Breathe Out, 4 seconds').waitFor()
    expect(new Set(await felt(page))).toEqual(new Set(['30,90,50,90,80', '25', '320']))
    await breathing.getByRole('progressbar', { name: 'Phase' }).waitFor()
    await breathing.getByText('cycles completed').waitFor()
    await axeOverIt(page, 'dialog[open]')

    // Held it is silent, and no time passes.
    await breathing.getByRole('button', { name: 'Pause' }).click()
    await breathing.getByText('Paused', { exact: true }).first().waitFor()
    await expect.poll(() => silent(page)).toBe(true)
    const elapsed = () => breathing.getByText(/\d:\d\d of 3:00/).textContent()
    const before = await elapsed()
    await page.waitForTimeout(1_500)
    expect(await elapsed()).toBe(before)
    // Wherever the breath was held, nothing that moves lies over a button.
    for (const name of ['Reset', 'Resume', 'Sound'])
      expect(await coveredAt(breathing.getByRole('button', { name }))).toEqual([])
    await breathing.getByRole('button', { name: 'Resume' }).click()
    await breathing.getByRole('progressbar', { name: 'Phase' }).waitFor()
    await breathing.getByRole('button', { name: 'Sound' }).click()
    await expect.poll(() => silent(page)).toBe(true)
    expect((await kept(page)).breathing).toMatchObject({ soundEnabled: false, soundVolume: 50 })
    await breathing.getByRole('button', { name: 'Sound' }).click()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    await slideTo(breathing.getByRole('slider', { name: 'Bowl and chime' }), 20)
    expect((await kept(page)).breathing).toMatchObject({ soundEnabled: true, soundVolume: 20 })

    // The settings hold the exercise. A rhythm of one's own is sealed, chosen, and begins afresh.
    await breathing.getByRole('button', { name: 'Settings' }).click()
    await settings(page).waitFor()
    const patterns = settings(page).getByRole('radio')
    expect(
      await patterns.evaluateAll((all) =>
        all.map((one) => document.getElementById(one.getAttribute('aria-labelledby') ?? '')?.textContent),
      ),
    ).toEqual(['Box Breathing', '4-7-8 Technique', 'Calming Breath', 'Energizing Breath'])
    const minutes = settings(page).getByRole('slider', { name: 'Duration in minutes' })
    expect(
      await minutes.evaluate((one) => [
        one.getAttribute('min'),
        one.getAttribute('max'),
        one.getAttribute('step'),
      ]),
    ).toEqual(['1', '20', '1'])
    await settings(page).getByRole('button', { name: 'Make your own' }).click()
    await settings(page).getByRole('button', { name: 'Keep this rhythm' }).click()
    await settings(page).getByText('Give the pattern a name.').waitFor()
    await settings(page).getByLabel('Name').fill('Evening')
    await settings(page).getByRole('slider', { name: 'Hold', exact: true }).press('ArrowRight')
    await settings(page).getByText('13 seconds a breath, about thirteen in three minutes.').waitFor()
    await axeOverIt(page, 'dialog[open]')
    await settings(page).getByRole('button', { name: 'Keep this rhythm' }).click()
    const evening = settings(page).getByRole('radio', { name: 'Evening' })
    await evening.waitFor()
    expect(await evening.isChecked()).toBe(true)
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Settings Saved')
    await said(page, 'Your mindfulness settings have been updated.')
    await about.getByRole('heading', { name: 'Evening' }).waitFor()
    await said(page, 'Evening: 5 s in, 1 s held, 7 s out')
    expect(await about.locator('dd').allInnerTexts()).toEqual(['5 s', '1 s', '7 s'])

    // On a phone the back button closes what lies open, one after the other, and the page stays.
    await page.setViewportSize(phone)
    await breathing.getByRole('button', { name: 'Settings' }).click()
    await settings(page).waitFor()
    await page.goBack()
    await expect.poll(() => settings(page).count()).toBe(0)
    await page.goBack()
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    await said(page, 'Mindfulness Session Ended')
    expect(new URL(page.url()).pathname).toBe('/dashboard')
    await atDashboard(page)
  },
)

// Spec: S2-133, S2-134, S2-135, S2-136, S2-137, S3-161, S4-029, S4-030, S4-032, S4-050, S4-051, S4-053, S4-054, S4-055, S4-056, S4-057, S4-058, S4-062, S8-026, S8-027, S8-043, S9-036
journey(
  'whole exercises with the clock held: hints, the end, the journal, what counts, and what is saved',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, expectTrouble } = await arrive()
    await arriveAsNewPerson(page, someone('whole-breaths'), null)
    await withOwnClock(page)
    await pressB(page)
    const breathing = overlay(page, 'Breathing Exercise')
    await choose(breathing.getByRole('radio', { name: 'Tired' }))
    await choose(breathing.getByRole('radio', { name: /^low, 4 of 10$/ }))
    await breathing.getByRole('button', { name: 'Begin Breathing Exercise' }).click()
    await holdClock(page)
    await page.clock.runFor(67_500)
    await breathing.getByText('Notice any thoughts without judgment as you hold your breath').waitFor()
    await breathing.getByText('cycles completed').waitFor()
    await page.clock.runFor(80_000)
    await breathing.getByText('If a negative thought appears, label it as just a thought').waitFor()
    await page.clock.runFor(32_000)
    await page.clock.resume()
    await said(page, 'Breathing Exercise Complete')
    await said(page, "You've completed 11 breathing cycles.")
    await breathing.getByRole('heading', { name: 'Session Complete' }).waitFor()
    await breathing.getByText('Eleven cycles in three minutes. You arrived feeling tired.').waitFor()
    await axeOverIt(page, 'dialog[open]')
    await choose(breathing.getByRole('radio', { name: /, 6 of 10$/ }))
    await breathing.getByRole('button', { name: 'Continue' }).waitFor()
    await breathing.getByRole('button', { name: 'Journal this experience' }).click()
    await page.waitForURL(/\/journal-pages-demo\?entry=/)
    await expect
      .poll(() => wordsOnPage(page))
      .toContain('3 minutes of Box Breathing, 11 cycles. I came tired.')
    expect(await kept(page)).toMatchObject({ sessionCount: 1, totalMinutes: 3, isActive: false })
    // The way back is the page that one came from, in one step.
    await page.goBack()
    await page.waitForURL('**/dashboard')
    await atDashboard(page)

    // Drafts: only the tab that is looked at is kept; Escape and Cancel keep nothing.
    await pressB(page)
    await breathing.getByText('Session 2', { exact: true }).waitFor()
    const openSettings = () => breathing.getByRole('button', { name: 'Settings' }).click()
    const ask = settings(page).getByRole('switch', { name: 'Ask how I arrive' })
    await openSettings()
    await ask.click()
    await page.keyboard.press('Escape')
    await openSettings()
    expect(await ask.getAttribute('aria-checked')).toBe('true')
    await choose(settings(page).getByRole('radio', { name: 'Energizing Breath' }))
    await settings(page).getByRole('tab', { name: 'Ambient' }).click()
    await choose(settings(page).getByRole('radio', { name: '30 minutes' }))
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Settings Saved')
    expect(await kept(page)).toMatchObject({ breathing: { pattern: 'box' }, ambient: { duration: 30 } })
    // A storage that is full: it is said, and nothing is lost.
    await openSettings()
    await ask.click()
    expectTrouble(/storage is full/)
    await page.evaluate(() => {
      Reflect.set(window, 'setItem', Storage.prototype.setItem)
      Storage.prototype.setItem = () => {
        throw new Error('storage is full')
      }
    })
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await said(page, 'Failed to save settings. Please try again.')
    await page.evaluate(() => {
      Storage.prototype.setItem = Reflect.get(window, 'setItem')
    })
    expect(await ask.getAttribute('aria-checked')).toBe('false')
    await settings(page).getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => settings(page).count()).toBe(0)
    expect(await kept(page)).toMatchObject({ breathing: { emotionalCheckin: false } })

    // Without the check-in it begins by itself, a reset begins it again, and its end offers no journal.
    await breathing.getByRole('button', { name: 'Pause' }).waitFor()
    await holdClock(page)
    await page.clock.runFor(18_000)
    await breathing.getByText('cycle completed').waitFor()
    await breathing.getByRole('button', { name: 'Reset' }).click()
    await breathing.getByText('Ready', { exact: true }).waitFor()
    await page.clock.runFor(400)
    await breathing.getByRole('button', { name: 'Pause' }).waitFor()
    await breathing.getByText('cycles completed').waitFor()
    await page.clock.runFor(180_000)
    await breathing.getByRole('heading', { name: 'Eleven cycles in three minutes.' }).waitFor()
    expect(await breathing.getByText('Session Complete').count()).toBe(0)
    await breathing.getByRole('button', { name: 'Once more' }).click()
    await page.clock.runFor(60_300)
    await page.clock.resume()
    await breathing.getByRole('button', { name: 'Close' }).click()
    await said(page, 'Mindfulness Session Ended')
    await said(page, 'Sessions completed: 2. Total minutes: 7.')
    expect(await kept(page)).toMatchObject({ sessionCount: 2, totalMinutes: 7 })
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)

    // What goes wrong while it closes is only logged.
    await pressB(page)
    expectTrouble(/no time to be had/)
    await page.evaluate(() => {
      Date.prototype.toISOString = () => {
        throw new Error('no time to be had')
      }
    })
    await page.keyboard.press('Escape')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await kept(page)).toMatchObject({ sessionCount: 2, totalMinutes: 7 })
  },
)
