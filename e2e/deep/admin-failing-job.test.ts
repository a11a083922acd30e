import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { addJobByHand } from '#contract/admin/jobs.ts'
import { loginByCall } from '../support/account-calls.ts'
import { axe } from '../support/axe.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { prove } from './admin.test-support.ts'

// A file where the folder for copies should be: no copy can be made until it is gone.
const around = mkdtempSync(join(tmpdir(), 'inkwell-copies-'))
const folder = join(around, 'backups')
writeFileSync(folder, '')

const journey = journeyWith({ serverOptions: { env: { INKWELL_BACKUPS: folder } } })

journey(
  'a job that fails is tried again and succeeds while somebody looks',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    onTestFinished(() => rmSync(around, { recursive: true, force: true }))
    const { page } = await arrive()
    await arriveAsNewPerson(page, mara, null)
    await page.goto('/admin/jobs')
    await page.getByText(/^No\. Nothing runs/).waitFor()
    await page.evaluate(() => Reflect.set(window, 'isAsBefore', true))

    const cookie = await loginByCall(server.url, mara)
    const answer = await fetch(`${server.url}${addJobByHand.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        operation: 'backup.daily',
        maxRetries: 0,
        proof: { password: mara.password },
      }),
    })
    expect(answer.status).toBe(200)
    const rowOf = (status: string) =>
      page
        .getByRole('listitem')
        .filter({ hasText: 'backup.daily' })
        .filter({ hasText: '1 of 1' })
        .filter({ hasText: status })
    await rowOf('failed').waitFor()
    await page.getByText(/^Something needs a look\..*1 failed in the last 24 hours/).waitFor()
    expect(await axe(page)).toEqual([])

    rmSync(folder)
    await rowOf('failed').getByRole('button', { name: 'Retry', exact: true }).click()
    await prove(page, mara.password, 'Try again')
    await rowOf('completed').waitFor({ timeout: 8_000 })
    await page.getByText(/^No\. .*none failed in the last 24 hours/).waitFor()
    await rowOf('completed').getByRole('button').first().press('Enter')
    await page.getByText('Attempt 2').waitFor()
    expect(readdirSync(folder).filter((name) => name.endsWith('.db'))).toHaveLength(1)
    expect(await page.evaluate(() => Reflect.get(window, 'isAsBefore'))).toBe(true)

    // Overview says when it was made.
    await page.getByRole('tab', { name: 'Overview' }).click()
    await page
      .getByRole('listitem')
      .filter({ hasText: /^Backupslast one within the hour.*\d\d:\d\d:\d\d$/ })
      .waitFor()
  },
)
