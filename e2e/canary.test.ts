import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newPersonOnDisk } from './support/browser.ts'
import { mara, registerThroughTheScreen } from './support/screen.ts'
import { startServer } from './support/server.ts'
import { sealedAndSynced } from './support/writing.ts'

const canaries = {
  title: 'canarytitle7f3kq',
  content: 'canarycontent9x2vw',
  message: 'canarymessage4h8zt',
  otherGoal: 'canarygoal6m1rp',
}

/** A text in every form in which it could have been written down: plain, UTF-16, and base64 at each of its three offsets. */
function formsOf(text: string): [string, Buffer][] {
  const base64 = [0, 1, 2].map((offset): [string, Buffer] => {
    const encoded = Buffer.from('\0'.repeat(offset) + text).toString('base64')
    // The first and last characters depend on the neighbours.
    return [`base64+${offset}`, Buffer.from(encoded.slice(4, -4))]
  })
  return [['plain', Buffer.from(text)], ['UTF-16', Buffer.from(text, 'utf16le')], ...base64]
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile())
}

function findings(where: string, bytes: Buffer): string[] {
  return Object.entries(canaries).flatMap(([name, text]) =>
    formsOf(text).flatMap(([form, wanted]) =>
      bytes.includes(wanted) ? [`${name} as ${form} in ${where}`] : [],
    ),
  )
}

test('no word of a journal is anywhere but sealed: database, log, backup, requests, browser profile', async () => {
  const server = await startServer()
  const profile = mkdtempSync(join(tmpdir(), 'inkwell-profile-'))
  const backups = mkdtempSync(join(tmpdir(), 'inkwell-backup-'))
  try {
    const person = await newPersonOnDisk(profile, server.url)
    const { page } = person
    const sent: Buffer[] = []
    person.context.on('request', (request) => {
      sent.push(Buffer.from(request.url()), request.postDataBuffer() ?? Buffer.alloc(0))
    })
    await registerThroughTheScreen(page)
    await page.getByLabel('Preferred name').fill(mara.calledName)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('checkbox', { name: 'Other' }).check()
    await page.getByRole('textbox').first().fill(canaries.otherGoal)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('button', { name: 'Get Started' }).click()
    await page.waitForURL('**/dashboard')

    await page.goto('/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).click()
    await page.getByLabel('Title', { exact: true }).fill(canaries.title)
    await page
      .getByLabel('Your words', { exact: true })
      .pressSequentially(`Today ${canaries.content} happened.`)
    await sealedAndSynced(page)
    await page.getByLabel('Say more, or nothing').fill(`About ${canaries.message}, I wonder.`)
    await page.getByLabel('Say more, or nothing').press('Enter')
    await page.getByText('On this device').first().waitFor()
    await page.waitForTimeout(2500)
    expect(await page.title()).not.toContain('canary')
    const running = filesBelow(server.dataDir).map((path) => [path, readFileSync(path)] as const)
    execFileSync(process.execPath, ['scripts/backup.ts', join(backups, 'copy.db')], {
      env: { ...process.env, INKWELL_DATA: server.dataDir },
    })
    await person.close()

    expect(sent.length).toBeGreaterThan(10)
    const found = [
      ...sent.flatMap((bytes, nth) => findings(`request ${nth}`, bytes)),
      ...findings('the log', Buffer.from(server.output())),
      ...running.flatMap(([path, bytes]) => findings(path, bytes)),
      ...[server.dataDir, backups, profile].flatMap((folder) =>
        filesBelow(folder).flatMap((path) => findings(path, readFileSync(path))),
      ),
    ]
    expect(found).toEqual([])
    // The search itself works: what the server may know is found.
    expect(running.some(([, bytes]) => bytes.includes(Buffer.from(mara.username)))).toBe(true)
    expect(filesBelow(backups).length).toBeGreaterThan(0)
  } finally {
    await server.stop()
    for (const folder of [profile, backups]) rmSync(folder, { recursive: true, force: true })
  }
})
