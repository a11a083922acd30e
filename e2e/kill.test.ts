import { expect } from 'vitest'
import { journey } from './support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from './support/screen.ts'
import {
  clickIntoWords,
  entryRows,
  sealedAndSynced,
  typeWords,
  wordsOnPage,
  writeEntry,
} from './support/writing.ts'

journey(
  'the server is killed while somebody writes: nothing is lost, here or there',
  async ({ server, arrive }) => {
    const laptop = await arrive({ serviceWorker: true })
    laptop.expectTrouble(
      /ERR_CONNECTION_REFUSED|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_CONNECTION_RESET|WebSocket|EventSource|Failed to fetch/,
    )
    const { page } = laptop
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'Before', content: 'Acknowledged before the lights went out.' })
    await writeEntry(page, { title: 'During', content: 'One. ' })
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    const typing = typeWords(
      page,
      'Two, and the server goes away. Three, and nobody is there. Four, and still writing.',
    )
    await server.kill('SIGKILL')
    await typing
    await page
      .getByText(/Only on this device|Offline|Saved here/)
      .first()
      .waitFor()
    await server.restart()
    await sealedAndSynced(page)
    const written = await wordsOnPage(page)
    expect(written).toBe(
      'One. Two, and the server goes away. Three, and nobody is there. Four, and still writing.',
    )

    const phone = await arrive()
    await loginThroughTheScreen(phone.page)
    await phone.page.goto('/journal-pages-demo')
    await expect.poll(() => entryRows(phone.page).count()).toBe(2)
    await entryRows(phone.page).filter({ hasText: 'During' }).click()
    await expect.poll(() => wordsOnPage(phone.page)).toBe(written)
    await entryRows(phone.page).filter({ hasText: 'Before' }).click()
    await expect.poll(() => wordsOnPage(phone.page)).toBe('Acknowledged before the lights went out.')
  },
)

journey('a tab that crashes while somebody types has the words when it comes back', async ({ arrive }) => {
  const { page, context } = await arrive()
  await arriveAsNewPerson(
    page,
    { ...mara, username: 'crashes', email: 'crashes@example.org' },
    '/journal-pages-demo',
  )
  await writeEntry(page, { title: 'Crash', content: 'First. ' })
  await clickIntoWords(page)
  await page.keyboard.press('ControlOrMeta+End')
  await typeWords(page, 'Typed a second ago.')
  await page.waitForTimeout(1000)
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await again.goto('/journal-pages-demo')
  await entryRows(again).filter({ hasText: 'Crash' }).click()
  await expect.poll(() => wordsOnPage(again)).toBe('First. Typed a second ago.')
})
