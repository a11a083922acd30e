import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

journey(
  'two names become one person, a fact is struck out offline, and who is forgotten is gone on both devices',
  async ({ server, arrive }) => {
    const here = await arrive({ timezoneId: 'UTC', serviceWorker: true })
    here.expectTrouble(serverGone)
    const { page } = here
    await arriveAsNewPerson(page, mara)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, {
      title: 'The river',
      content: 'Met Tobias at the river. Tobias moved to Leeds last week.',
    })
    await writeEntry(page, { title: 'Noon', content: 'Lunch with Toby at noon. Toby was late.' })

    // Learnt, and asked about.
    await page.goto('/memory-lane?view=settle')
    await page.getByRole('heading', { name: /Is “Tob(y|ias)” also Tob(ias|y)\?/ }).waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Yes, one' }).click()
    await page
      .getByText(/and Tob(ias|y) are one/)
      .first()
      .waitFor()
    await page.goto('/memory-lane?view=people&node=person%3Atoby')
    await page.getByRole('heading', { name: 'Tobias', exact: true }).waitFor()
    await page.getByText('In 2 of 2 pages').waitFor()
    await page.getByRole('heading', { name: 'Moved to Leeds last week' }).waitFor()
    expect(await axe(page)).toEqual([])
    await keptHere(page)

    // The same on another device.
    const there = await arrive({ timezoneId: 'UTC' })
    there.expectTrouble(serverGone)
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/memory-lane?view=people&node=person%3Atobias')
    await there.page.getByText('Also written “Toby”').waitFor()

    // Put right without the server.
    await server.kill()
    await page.getByRole('button', { name: 'Never true' }).first().click()
    await page.getByText('Struck out, and not learnt again').first().waitFor()
    await page.getByText('No sentence says anything lasting yet.').waitFor()
    await server.restart()
    await there.page.getByText('No sentence says anything lasting yet.').waitFor()

    // One sentence means somebody else.
    await page
      .getByRole('button', { name: /^Put right the sentence of/ })
      .first()
      .click()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'This is not Tobias' }).click()
    await page.getByText('In 1 of 2 pages').waitFor()

    // Forgotten everywhere.
    await page.getByRole('button', { name: 'Forget everywhere' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Forget everywhere' }).click()
    await page.getByText('Tobias is forgotten', { exact: true }).waitFor()
    await there.page.getByText('Nothing is remembered under this name any more.').waitFor()
    for (const view of ['people', 'stories', 'beliefs', 'pages']) {
      await there.page.goto(`/memory-lane?view=${view}`)
      await there.page.getByRole('heading', { name: 'Memory Lane' }).waitFor()
      await there.page.getByRole('tabpanel').waitFor()
      expect(await there.page.getByRole('button', { name: /^Tob(y|ias)/ }).count()).toBe(0)
    }

    // Listed, and taken back.
    await page.goto('/memory-lane?view=corrections')
    await page
      .getByText(/is forgotten everywhere\./)
      .first()
      .waitFor()
    expect(await axe(page)).toEqual([])
    await page.getByRole('button', { name: 'Pause memory' }).click()
    await page.getByText('Memory is paused. What you write now').waitFor()
    await page.getByRole('button', { name: 'Go on remembering' }).click()
    await page.getByText('Memory takes in what you write.').waitFor()
  },
)
