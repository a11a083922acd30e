import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { journey } from '../support/journey.ts'
import { cachedAddresses, keptHere, serverGone } from '../support/offline.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const section = (page: Page) => page.getByRole('region', { name: 'Find pages by what they mean' })
const turn = (page: Page) => section(page).getByRole('switch', { name: 'On this device' })
const keptFiles = async (page: Page) =>
  (await cachedAddresses(page)).filter((address) => address.endsWith('.bin'))
const nora = { username: 'nora', email: 'nora@example.org' }
const kept = 'It takes 22.1 MB on this device'

journey(
  'the model is fetched once, runs without a connection after that, and is gone once it is switched off',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({ serviceWorker: true, savesData: false })
    await arriveAsNewPerson(page, mara, '/settings?section=companion')
    await section(page).getByText('It comes by itself in a quiet moment.').waitFor()
    await turn(page).click()
    await section(page).getByText('It is fetched once, 17.2 MB').waitFor()
    await turn(page).click()
    await section(page).getByText(kept).waitFor()
    expect(await keptFiles(page)).toEqual([expect.stringMatching(/\/assets\/meaning-[0-9a-f]{16}\.bin$/)])

    await keptHere(page)
    expectTrouble(serverGone)
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(true)
    await page.reload()
    await section(page).getByText(kept).waitFor()
    const isRunning = () => page.workers().some((worker) => worker.url().includes('meaning-thread'))
    await expect.poll(isRunning).toBe(true)
    await expect.poll(() => section(page).textContent()).not.toContain('gets ready')
    expect(await section(page).textContent()).not.toMatch(/could not|tried again/)

    await turn(page).click()
    await section(page).getByText('It is fetched once, 17.2 MB').waitFor()
    expect(await keptFiles(page)).toEqual([])
    await expect.poll(isRunning).toBe(false)
  },
)

journey('where data is saved nothing is fetched before a yes', { tags: ['long'] }, async ({ arrive }) => {
  const { page } = await arrive()
  const asked: string[] = []
  page.context().on('request', (request) => asked.push(request.url()))
  await arriveAsNewPerson(page, { ...mara, ...nora }, '/settings?section=companion')
  await section(page).getByText('It is off until you switch it on').waitFor()
  expect([
    await turn(page).getAttribute('aria-checked'),
    asked.filter((url) => url.endsWith('.bin')),
  ]).toEqual(['false', []])
  await turn(page).click()
  await section(page).getByText(kept).waitFor()
})
