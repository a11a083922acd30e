import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { exportBlobFolder, exportFormat, exportJsonName, exportVersion } from '#domain/export/export-file.ts'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import type { CanaryName } from '#domain/privacy/data-flows.ts'
import { googleEnvironment, startGoogleServer } from '#server/testing/google/google-server.ts'
import { startPushService } from '#server/testing/push/push-service.ts'
import { newPersonOnDisk } from './support/browser.ts'
import { connectGoogle, googleMatch } from './support/google.ts'
import { withPushService } from './support/push.ts'
import { mara, registerThroughTheScreen } from './support/screen.ts'
import { startServer } from './support/server.ts'
import { chooseMode } from './support/talk.ts'
import { sealedAndSynced } from './support/writing.ts'

const canaries: Readonly<Record<CanaryName, string>> = {
  title: 'canarytitle7f3kq',
  content: 'canarycontent9x2vw',
  message: 'canarymessage4h8zt',
  otherGoal: 'canarygoal6m1rp',
  photo: 'canaryphoto8d5yn',
  draft: 'canarydraft2b7js',
  reminder: 'canaryreminder5v1ql',
  google: 'canarygoogle3d9wt',
  habit: 'canaryhabit8s4ze',
  goal: 'canaryplan1n7xb',
}

/** An export made elsewhere, with a file in it: restoring it is how blobs come into the vault by hand. */
function exportWithFile(): Buffer {
  const entry = newEntry('2026-11-20T20:00:00.000Z', 'UTC')
  const blobId = '01933b6e-7c00-7000-8000-000000000b10'
  const bytes = Buffer.from(`${canaries.photo} `.repeat(4000))
  const photo = { blobId, chunks: 1, bytes: bytes.length, type: 'image/webp' }
  const data = { ...entry, content: 'With a picture.', metadata: { ...entry.metadata, photo } }
  const record = {
    uid: '01933b6e-7c00-7000-8000-000000000e11',
    kind: journalEntries.kind,
    schemaVersion: 1,
    data,
  }
  const head = {
    format: exportFormat,
    version: exportVersion,
    exportedAt: '2026-11-20T21:00:00.000Z',
    userName: 'mara',
    missingBlobs: [],
  }
  return Buffer.from(
    zipSync({
      [exportJsonName]: strToU8(JSON.stringify({ ...head, records: [record] })),
      [`${exportBlobFolder}${blobId}.webp`]: bytes,
    }),
  )
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
  const service = await startPushService()
  const google = await startGoogleServer()
  google.calendars[0]?.set('match0', googleMatch(canaries.google))
  const server = await startServer({
    env: { INKWELL_PUSH_SERVICES: service.origin, ...googleEnvironment(google) },
  })
  const profile = mkdtempSync(join(tmpdir(), 'inkwell-profile-'))
  const backups = mkdtempSync(join(tmpdir(), 'inkwell-backup-'))
  try {
    const person = await newPersonOnDisk(profile, server.url)
    const { page } = person
    person.expectTrouble(new RegExp(`^request to a stranger: ${google.issuer}`))
    await withPushService(person.context, server.url, service.subscribe())
    const sent: { path: string; bytes: Buffer }[] = []
    person.context.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      sent.push({ path: `${pathname}${search}`, bytes: request.postDataBuffer() ?? Buffer.alloc(0) })
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
    await chooseMode(page, 'Ask')
    await page.getByLabel('Say more, or nothing').fill(`About ${canaries.message}, I wonder.`)
    await page.getByLabel('Say more, or nothing').press('Enter')
    await page.getByText('On this device').first().waitFor()
    await page.waitForTimeout(2500)

    // A habit with its sentence, what is noted of a day, and another that is only begun.
    await page.goto('/habits?build=new')
    await page.getByLabel('After what').fill(`After ${canaries.habit}`)
    await page.getByLabel('What you will do', { exact: true }).fill(`play ${canaries.habit}`)
    await page.getByLabel('Then what').fill(`praise ${canaries.habit}`)
    await page.getByRole('button', { name: 'Seal it' }).click()
    const check = page.getByRole('button', { name: new RegExp(`^Play ${canaries.habit}: done`) })
    await check.focus()
    await page.keyboard.press('n')
    await page.getByLabel('Note (optional)').fill(`It was ${canaries.habit}.`)
    await page.getByRole('button', { name: 'Done', exact: true }).click()
    await page.getByText(`“It was ${canaries.habit}.”`).waitFor()
    await page.goto('/habits?build=new')
    await page.getByLabel('After what').fill(`Before ${canaries.habit}`)

    // A goal, and one that is only begun.
    await page.goto('/goals?make=goal')
    await page.getByLabel('What do you want to achieve?').fill(`Reach ${canaries.goal}`)
    await page.getByRole('button', { name: 'Create goal' }).click()
    await page.getByRole('heading', { level: 1, name: `Reach ${canaries.goal}` }).waitFor()
    await page.goto('/goals?make=goal')
    await page.getByLabel('What do you want to achieve?').fill(`And ${canaries.goal}`)

    // What stands in the calendar, in a series of reminders that the server is told the instants of.
    await page.goto('/settings?section=calendar')
    await page.getByRole('switch', { name: 'Remind me on this device' }).click()
    await page.getByRole('button', { name: 'Send a test reminder' }).waitFor()
    for (const what of ['Event', 'Reminder']) {
      await page.goto('/calendar')
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.keyboard.press('n')
      await page.getByLabel('Title', { exact: true }).fill(`${canaries.reminder} ${what}`)
      await page.getByText(what, { exact: true }).click()
      await page.getByText('Daily', { exact: true }).click()
      await page.getByLabel('Notes').fill(`Bring ${canaries.reminder}.`)
      if (what === 'Event') await page.getByLabel('Place').fill(`Behind ${canaries.reminder}`)
      await page.getByRole('button', { name: `Keep ${what.toLowerCase()}` }).click()
      await page.getByRole('button', { name: `Keep ${what.toLowerCase()}` }).waitFor({ state: 'detached' })
    }
    const named = () =>
      sent.some(
        ({ path, bytes }) =>
          path === '/api/push/instants' && (bytes.toString().match(/"at":/g) ?? []).length === 60,
      )
    await expect.poll(named, { timeout: 30_000 }).toBe(true)

    // And what this browser reads in a Google calendar.
    await connectGoogle(page)
    await page.goto('/calendar?view=agenda&day=2030-01-07')
    await page.getByText(canaries.google).first().waitFor()

    await page.goto('/settings?section=data')
    const file = { name: 'elsewhere.zip', mimeType: 'application/zip', buffer: exportWithFile() }
    await page.getByLabel('Export to restore').setInputFiles(file)
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText(/^Done: /).waitFor()
    const uploaded = () => sent.filter(({ path }) => /^\/api\/blobs\/.+\/0\?total=1$/.test(path)).length
    await expect.poll(uploaded, { timeout: 30_000 }).toBeGreaterThan(0)

    // The browser ends in the middle of a sentence: what is sealed then is a draft.
    await page.goto('/journal-pages-demo')
    await page.getByRole('button', { name: 'New entry' }).click()
    await page
      .getByLabel('Your words', { exact: true })
      .pressSequentially(`Not done: ${canaries.draft}`, { delay: 30 })
    expect(await page.title()).not.toContain('canary')
    const running = filesBelow(server.dataDir).map((path) => [path, readFileSync(path)] as const)
    execFileSync(process.execPath, ['scripts/operate/backup.ts', join(backups, 'copy.db')], {
      env: { ...process.env, INKWELL_DATA: server.dataDir },
    })
    await person.close()

    expect(sent.length).toBeGreaterThan(10)
    const found = [
      ...sent.flatMap(({ path, bytes }) => [
        ...findings(`the address of ${path}`, Buffer.from(path)),
        ...findings(`the body of ${path}`, bytes),
      ]),
      ...findings('the log', Buffer.from(server.output())),
      ...running.flatMap(([path, bytes]) => findings(path, bytes)),
      ...[server.dataDir, backups, profile].flatMap((folder) =>
        filesBelow(folder).flatMap((path) => findings(path, readFileSync(path))),
      ),
    ]
    // The one thing that the server is told in the person's own words, and does not keep.
    expect(found).toEqual(['otherGoal as plain in the body of /api/user/onboarding'])
    // The search itself works: what the server may know is found.
    expect(running.some(([, bytes]) => bytes.includes(Buffer.from(mara.username)))).toBe(true)
    expect(filesBelow(backups).length).toBeGreaterThan(0)
  } finally {
    await server.stop()
    await service.close()
    await google.close()
    for (const folder of [profile, backups]) rmSync(folder, { recursive: true, force: true })
  }
})
