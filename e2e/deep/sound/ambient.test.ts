import { expect } from 'vitest'
import { axeOverIt } from '../../support/axe-modes.ts'
import { desktop } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import {
  atDashboard,
  choose,
  holdClock,
  kept,
  overlay,
  pressB,
  said,
  settings,
  slideTo,
  someone,
  withOwnClock,
} from '../../support/practice.ts'
import { arriveAsNewPerson } from '../../support/screen.ts'
import { levelOf, listenTo, silent } from '../../support/sound/audio-levels.ts'

// Spec: S1-023, S2-151, S2-152, S2-153, S4-046, S4-048, S4-052, S4-059, S4-060, S4-061, S9-051, S9-055, S9-064
journey(
  'somebody listens to rain and fire, tries sounds, and is told when the time is over',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await listenTo(context)
    await arriveAsNewPerson(page, someone('listening'))
    await atDashboard(page)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox').fill('ambient')
    await page.getByRole('option', { name: /Ambient sounds/ }).waitFor()
    await page.keyboard.press('Enter')
    const ambient = overlay(page, 'Ambient Sounds')
    await ambient.getByText('Currently playing Gentle Rain, Continuous').waitFor()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    const rain = await levelOf(page)
    expect(
      await ambient
        .getByRole('group', { name: 'Sound' })
        .getByRole('radio')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    ).toEqual([
      'Ocean Waves',
      'Gentle Rain',
      'Forest Ambience',
      'Café Atmosphere',
      'Crackling Fire',
      'White Noise',
    ])
    await axeOverIt(page, 'dialog[open]')
    await page.setViewportSize(desktop)

    // The level of the well is the volume.
    await ambient.getByRole('slider', { name: 'Volume of Gentle Rain' }).press('Home')
    await expect.poll(() => silent(page)).toBe(true)
    await slideTo(ambient.getByRole('slider', { name: 'Volume of Gentle Rain' }), 80, 'ArrowUp')
    await expect.poll(() => levelOf(page)).toBeGreaterThan(rain)
    await choose(ambient.getByRole('radio', { name: 'Crackling Fire' }))
    await ambient.getByText('Currently playing Crackling Fire, Continuous').waitFor()
    await ambient.getByRole('button', { name: 'Pause' }).click()
    await expect.poll(() => silent(page)).toBe(true)
    await ambient.getByRole('tab', { name: 'Visualization' }).click()
    await ambient.getByText('Breathe with me').waitFor()
    expect(
      await ambient
        .getByText('Breathe with me')
        .evaluate((one) =>
          one.parentElement
            ?.getAnimations({ subtree: true })
            .map(({ effect }) => effect?.getTiming().duration),
        ),
    ).toEqual([6_000])

    // A sound in the settings is heard for three seconds, and stops when it is pressed again.
    await ambient.getByRole('button', { name: 'Settings' }).click()
    const hear = settings(page).getByRole('button', { name: 'Hear White Noise' })
    await hear.click()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    await settings(page).getByRole('button', { name: 'Stop White Noise' }).click()
    await expect.poll(() => silent(page)).toBe(true)
    await hear.click()
    await expect.poll(() => levelOf(page)).toBeGreaterThan(-60)
    await expect.poll(() => silent(page)).toBe(true)
    expect(await settings(page).getByRole('button', { name: 'Stop White Noise' }).count()).toBe(1)
    await hear.waitFor()
    await axeOverIt(page, 'dialog[open]')
    await page.setViewportSize(desktop)
    await settings(page).getByRole('button', { name: 'Cancel' }).click()
    await ambient.getByRole('button', { name: 'Close' }).click()
    // It had no end: the session counts, its minutes do not.
    expect(await kept(page)).toMatchObject({
      sessionCount: 1,
      totalMinutes: 0,
      ambient: { soundType: 'fire' },
    })

    // With the clock held: ten minutes, and the end says so.
    await withOwnClock(page)
    await pressB(page)
    await overlay(page, 'Breathing Exercise').getByRole('tab', { name: 'Ambient' }).click()
    await ambient.getByText('Session 2', { exact: true }).waitFor()
    await choose(ambient.getByRole('radio', { name: '10 minutes' }))
    await ambient.getByText('Currently playing Crackling Fire, 10 minutes').waitFor()
    await holdClock(page)
    await page.clock.runFor(61_000)
    await ambient.getByText('Currently playing Crackling Fire, 10 minutes, 9 left').waitFor()
    await page.clock.runFor(9 * 60_000)
    await page.clock.resume()
    await said(page, 'Sound Complete')
    await said(page, 'Your ambient sound session has ended.')
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
    expect(await kept(page)).toMatchObject({ sessionCount: 2, totalMinutes: 10 })
  },
)
