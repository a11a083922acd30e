import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { loginByCall, registerByCall } from '../support/account-calls.ts'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { act as actOn, prove as proveBy } from './admin.test-support.ts'

const boss = { ...mara, username: 'the-boss', email: 'boss@example.org' }
const other = { username: 'somebody', password: 'a river in november' }

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })

const act = (page: Page, item: string, button: string, password = boss.password) =>
  actOn(page, other.username, item, button, password)
const prove = (page: Page, button: string) => proveBy(page, boss.password, button)

/** Jobs that failed so long ago, as if what they needed had been away. */
function failDaysAgo(dataDir: string, ...days: number[]): void {
  using database = new DatabaseSync(join(dataDir, 'inkwell.db'), { timeout: 5_000 })
  const insert = database.prepare(`
    insert into jobs (id, category, operation, status, priority, data, error, retry_count, max_retries, retry_delay, created_at, finished_at)
    select ?, category, operation, 'failed', 0, '{}', 'RangeError', 3, 3, 1000, ?, ? from jobs where operation = 'prune.hourly' limit 1`)
  for (const ago of days) {
    const at = Date.now() - ago * 86_400_000
    expect(insert.run(randomUUID(), at, at).changes).toBe(1)
  }
}

journey('an admin looks after a server for a morning', { tags: ['long'] }, async ({ arrive, server }) => {
  const { page, expectTrouble } = await arrive()
  await arriveAsNewPerson(page, boss, null)
  const cookie = await registerByCall(server.url, other)
  await page.goto('/admin')

  // What is counted is what the database has.
  const database = new DatabaseSync(join(server.dataDir, 'inkwell.db'), { readOnly: true, timeout: 5_000 })
  const count = (table: string) => Number(database.prepare(`select count(*) as n from ${table}`).get()?.n)
  await page.getByText('records we can read').waitFor()
  for (const [words, table] of [
    ['accounts', 'users'],
    ['sealed records', 'records'],
  ] as const) {
    const number = page.locator('dl > div', { hasText: words }).first().locator('dd')
    await expect
      .poll(async () => (await number.textContent())?.replaceAll(',', ''))
      .toBe(String(count(table)))
  }
  database.close()
  await page.getByText(/not configured, which is not an error/).waitFor()
  expect(await axe(page)).toEqual([])

  // Somebody is found, disabled, and let in again.
  await tab(page, 'Users').click()
  await page.getByLabel('Find by username').fill('SOMEB')
  await page.getByText('1 account', { exact: true }).waitFor()
  expect(await axe(page)).toEqual([])
  const wrong = await act(page, 'Disable', 'Disable', 'not my password')
  await wrong.getByRole('alert').waitFor()
  // Said once, where it was typed.
  expect(await page.getByText('This was not done').count()).toBe(0)
  await wrong.getByLabel('Your password', { exact: true }).fill(boss.password)
  await wrong.getByRole('button', { name: 'Disable', exact: true }).click()
  await page.getByText('disabled', { exact: true }).waitFor()
  await expect(loginByCall(server.url, other)).rejects.toThrow('account_disabled')
  expect((await fetch(`${server.url}/api/user`, { headers: { cookie } })).status).toBe(401)
  await act(page, 'Enable', 'Enable')
  await page.getByText('disabled', { exact: true }).waitFor({ state: 'detached' })
  const again = await loginByCall(server.url, other)
  const made = await act(page, 'Make a reset link', 'Make the link')
  await made.getByText(/#token=/).waitFor()
  await made.getByRole('button', { name: 'Done' }).click()

  // The queue runs what it is asked for.
  await tab(page, 'Jobs').click()
  await page.waitForURL('**/admin/jobs')
  await page.getByRole('button', { name: 'Run now: prune.hourly' }).click()
  expect(await axe(page)).toEqual([])
  await prove(page, 'Run it now')
  const done = page.getByRole('button', { name: /completed.*prune\.hourly/ })
  await done.waitFor()
  await done.press('Enter')
  await page.getByText('Attempt 1').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'Pause the queue' }).click()
  await prove(page, 'Pause the queue')
  await page.getByText(/^The queue is paused/).waitFor()
  await page.getByRole('button', { name: 'Let it go on' }).click()
  await page.getByRole('button', { name: 'Pause the queue' }).waitFor()
  await page.getByRole('button', { name: 'Cancel', exact: true }).first().click()
  await prove(page, 'Cancel the job')
  await page.getByRole('button', { name: /cancelled.*prune\.hourly/ }).waitFor()
  await page.getByRole('button', { name: 'Retry', exact: true }).click()
  await prove(page, 'Try again')
  await page.getByRole('button', { name: /cancelled.*prune\.hourly/ }).waitFor({ state: 'detached' })

  // What failed on days before is tried again at once.
  failDaysAgo(server.dataDir, 3, 2)
  await page.reload()
  await page.getByRole('button', { name: 'Retry all 2 failed' }).waitFor()
  const completed = await done.count()
  await page.getByRole('button', { name: 'Retry all 2 failed' }).click()
  await prove(page, 'Try again')
  await page
    .getByRole('button', { name: /^Retry/ })
    .first()
    .waitFor({ state: 'detached' })
  await expect.poll(() => done.count()).toBeGreaterThanOrEqual(completed + 2)

  // Nobody new comes in while that is off, and everybody reads what is announced.
  await tab(page, 'Flags').click()
  const registration = page.getByRole('switch', { name: 'New accounts' })
  await registration.click()
  expect(await axe(page)).toEqual([])
  await page.keyboard.press('Escape')
  expect(await registration.getAttribute('aria-checked')).toBe('true')
  await registration.click()
  await prove(page, 'Switch it off')
  await expect.poll(() => registration.getAttribute('aria-checked')).toBe('false')
  await expect(registerByCall(server.url, { ...other, username: 'late' })).rejects.toThrow('switched_off')
  await registration.click()
  await prove(page, 'Switch it on')
  await expect.poll(() => registration.getAttribute('aria-checked')).toBe('true')
  await page.getByLabel('Say something').fill('The server rests tonight at ten.')
  await page.getByRole('button', { name: 'Announce it' }).click()
  await prove(page, 'Announce it')
  await page.getByRole('button', { name: 'Take it away' }).waitFor()
  expect(await axe(page)).toEqual([])
  const announced = await fetch(`${server.url}/api/announcement`, { headers: { cookie: again } })
  expect(await announced.json()).toMatchObject({ announcement: { text: 'The server rests tonight at ten.' } })
  await page.goto('/dashboard')
  await page.getByText('The server rests tonight at ten.').waitFor()
  await page.getByRole('button', { name: 'Put it away' }).click()
  await page.getByText('The server rests tonight at ten.').waitFor({ state: 'detached' })

  // All of it stands in the log.
  await page.goto('/admin?tab=audit')
  for (const deed of [
    'announced something',
    'switched registration off',
    'paused the queue',
    'asked for a job (prune.hourly)',
    /cancelled job [0-9a-f]{8}$/,
    /tried job [0-9a-f]{8} again$/,
    'tried all failed jobs again (2)',
  ])
    await page.getByRole('listitem').getByText(deed).first().waitFor()
  expect(await axe(page)).toEqual([])

  // The database is looked through as a job.
  await tab(page, 'Testing').click()
  await page.waitForURL('**/admin/testing')
  await page.getByRole('button', { name: 'Look through it' }).click()
  await page.getByText('It is sound.').waitFor({ timeout: 60_000 })
  await page.getByText('Not configured: SMTP_URL names a mail server.').waitFor()
  expectTrouble(/\b404\b/)
  const push = page.getByRole('listitem').filter({ hasText: 'A push' })
  await push.getByRole('button', { name: 'Send it' }).click()
  await page.getByText('Reminders are not on in this browser', { exact: true }).waitFor()
  expect(await axe(page)).toEqual([])

  // So is this device, and how far what is heard and what is seen come apart.
  await page.getByRole('button', { name: 'Check it' }).click()
  await page.getByText(/give the published answers\.$/).waitFor()
  await page.getByRole('button', { name: 'Measure it' }).click()
  await page.getByText(/ms apart after 3 seconds\./).waitFor()

  // Trouble and another time are staged by password only, and end again.
  await stage(page, () => page.getByRole('radio', { name: 'Break off' }).press('Space'))
  await page.getByText('Every answer breaks off in the middle.').waitFor()
  await stage(page, () => page.getByRole('button', { name: 'A day on' }).click())
  await page.getByText('The server’s clock is 1 day ahead.').waitFor()
  expect(await axe(page)).toEqual([])
  // Whoever looks at the health of the server is told, too.
  await tab(page, 'Overview').click()
  await page.getByText(/^Yes, but look at clock: moved 1 day ahead, on Testing/).waitFor()
  await tab(page, 'Testing').click()
  await stage(page, () => page.getByRole('button', { name: 'Back to now' }).click())
  await page.getByText('The server’s clock is right.').waitFor()

  // Sample people get their lives beside the admin's own session, keys and databases.
  const own = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort())
  const [databases, cookies] = [await own(), await page.context().cookies()]
  const people = page.getByRole('listitem').filter({ hasText: 'Sample people' })
  await people.getByRole('button', { name: 'Make them' }).click()
  await prove(page, 'Make them')
  const told = await people.getByText(/^sample-\w+ \(7 pages\), .+\(100 pages\)/).textContent()
  const username = /sample-\w+/.exec(told ?? '')?.[0] ?? ''
  const password = (await people.locator('code').textContent()) ?? ''
  expect([await own(), await page.context().cookies()]).toEqual([databases, cookies])
  await page.goto('/dashboard')
  await page.getByRole('heading', { level: 1, name: /^(Good |Hello,)/ }).waitFor()
  // Whoever signs in as one of them finds their pages.
  const { page: theirs } = await arrive()
  await loginThroughTheScreen(theirs, { username, password })
  await theirs.goto('/journal')
  await theirs.getByText('The piano tuner came').first().waitFor()
})

async function stage(page: Page, press: () => Promise<void>): Promise<void> {
  await press()
  await prove(page, 'Stage it')
}

// Spec: S2-046
journey('whoever is no admin is sent from the admin pages to the dashboard', async ({ arrive, server }) => {
  // The first account of a server is its admin's.
  await registerByCall(server.url, { username: 'the-first', password: boss.password })
  const { page } = await arrive()
  await arriveAsNewPerson(page, { ...boss, username: 'no-admin', email: 'no-admin@example.org' }, null)
  for (const address of ['/admin', '/admin/jobs', '/admin/testing']) {
    await page.goto(address)
    await page.waitForURL('**/dashboard')
  }
})
