import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const line = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title })

/** What leaves the browser for the server from now on, but files of the app itself. */
function requestsFrom(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
  })
  return sent
}

journey(
  'somebody sees what their device does by itself, asks for some of it, pauses it, and the server hears nothing',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, { ...mara, username: 'jobs-here', email: 'jobs-here@example.org' })
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'The river', content: 'Met Tobias at the river. Tobias moved to Leeds.' })
    await page.goto('/settings?section=companion')
    await line(page, 'Reading your pages').getByText('The one page is read').waitFor()
    await line(page, 'Putting memory together').getByText('Not done on this device yet').waitFor()
    expect(await axe(page)).toEqual([])

    const sent = requestsFrom(page)
    await page.getByRole('button', { name: 'Do it now: Putting memory together' }).press('Enter')
    await line(page, 'Putting memory together')
      .getByText(/^Done at \d\d:\d\d, from 1 page$/)
      .waitFor()
    await page.getByRole('button', { name: 'Pause', exact: true }).click()
    await page.getByText('Paused. Nothing new begins.').waitFor()
    await page.getByRole('button', { name: 'Do it now: Looking for links' }).click()
    await line(page, 'Looking for links').getByText('Waits until the pause ends').waitFor()
    await page.getByRole('button', { name: 'Resume', exact: true }).click()
    await line(page, 'Looking for links')
      .getByText(/^Done at/)
      .waitFor()
    // Nothing of it is told to anybody: no request names a job, and none carries one. That insights were put together is a sealed record.
    // In what is sealed three letters may come by chance.
    const readable = sent.map((one) => one.replaceAll(/"sealed":"[\w+/=-]*"/g, ''))
    for (const one of readable) expect(one).not.toMatch(/job|memory\.|insights\.|completed|Tobias/i)
    expect(sent.filter((one) => !/^(GET|POST) \/api\/(records|events|user)/.test(one))).toEqual([])

    // It is remembered when the app is opened again.
    await page.waitForTimeout(1_500)
    await page.reload()
    await line(page, 'Putting memory together')
      .getByText(/^Done at/)
      .waitFor()
  },
)
