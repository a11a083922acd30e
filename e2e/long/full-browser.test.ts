import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { clickIntoWords, sealedAndSynced, typeWords, wordsOnPage, writeEntry } from '../support/writing.ts'

/** Chromium looks at an origin's room again after this long. */
const roomIsKnownMs = 35_000

journey(
  'a browser without room says so, keeps the words on the page, and tries again',
  async ({ arrive }) => {
    const { page, context } = await arrive({ serviceWorker: true })
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'no-room', email: 'no-room@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Room', content: 'There is some.' })
    const browser = await context.newCDPSession(page)
    const { origin } = new URL(page.url())
    await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
    await page.waitForTimeout(roomIsKnownMs)
    await clickIntoWords(page)
    await page.keyboard.press('ControlOrMeta+End')
    await typeWords(page, ' There is none.')
    await page.getByText('Not saved yet').first().waitFor()
    await page.getByText('This browser has no room left').first().waitFor()
    expect(await wordsOnPage(page)).toBe('There is some. There is none.')
    await browser.send('Storage.overrideQuotaForOrigin', { origin })
    await sealedAndSynced(page)
    expect(await wordsOnPage(page)).toBe('There is some. There is none.')
  },
)
