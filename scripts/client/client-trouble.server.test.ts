import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { journalEntries } from '#domain/journal/journal-entry.ts'
import { newEntry } from '#domain/journal/new-entry.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { newUid, synced } from '#vault/scenarios/device.test-support.ts'
import { arrived, photo } from '#vault/scenarios/photos.test-support.ts'
import { root } from '../root.ts'
import { runClient } from './client.ts'
import { writer } from './writer.test-support.ts'

const newFolder = (): string => mkdtempSync(join(tmpdir(), 'inkwell-client-'))

test('an export for which the disk has no room says so, ends with an error, and leaves no file', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { token } = await all.makeToken(['records:read'])
  const folder = newFolder()
  const env = {
    INKWELL_URL: all.url,
    INKWELL_TOKEN: token,
    INKWELL_RECOVERY_CODE: all.code,
    INIT_CWD: folder,
  }
  // No file of this shell may be longer than a kilobyte.
  const command = 'ulimit -f 1; exec "$0" scripts/client/client.ts export mine.zip'
  const ended = await new Promise<{ code: unknown; out: string; err: string }>((done) =>
    execFile(
      'bash',
      ['-c', command, process.execPath],
      { cwd: root, env: { ...process.env, ...env } },
      (error, out, err) => done({ code: error?.code ?? 0, out, err }),
    ),
  )
  expect(ended).toEqual({
    code: 1,
    out: '',
    err: expect.stringContaining(
      `${folder}/mine.zip could not be made, and nothing of it was left there: EFBIG`,
    ),
  })
  expect(readdirSync(folder)).toEqual([])
  rmSync(folder, { recursive: true })
})

test('an export without a name is called by the day, and names photos that could not be had', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const ref = await all.session.blobs.put(photo(5_000), 'image/webp')
  const entry = newEntry('2026-11-21T08:00:00.000Z', 'UTC')
  const addedAt = entry.createdAt
  const photos = [{ ...ref, width: 10, height: 10, small: ref, caption: '', addedAt }]
  await all.session.put(journalEntries.kind, newUid(), { ...entry, photos })
  await synced(all.vault)
  await arrived(app, all.session.userId, 1)
  await app.deps.db.deleteFrom('blob_chunks').execute()
  const { token } = await all.makeToken(['records:read'])
  const folder = newFolder()
  const env = { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: all.code, INIT_CWD: folder }
  expect(await all.run(['export'], env)).toEqual([
    expect.stringMatching(/^2 pages are in \/.*\/inkwell-\d{4}-\d\d-\d\d\.zip, \d.* kB\.$/),
    '1 photo or file could not be had and is not in it:',
    expect.stringContaining(`${ref.blobId}, image/webp, 5.0 kB: `),
  ])
  rmSync(folder, { recursive: true })
})

test('a line that the server does not take is not said to be kept here', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { token } = await all.makeToken(['records:read', 'records:write'])
  const env = { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: all.code }
  await app.deps.db.updateTable('vaults').set({ written_count: 1_000_000 }).execute()
  await expect(all.run(['add', 'One too many.'], env)).rejects.toThrow(
    /^That is as much as this server takes from one person in a day\. The line was not kept\.$/,
  )
  expect(await all.run(['list'], env)).toEqual(['2026-11-19  The lake'])
})

test('where no server answers the address is named, and what answers otherwise is told', async () => {
  const terminal = { say: () => undefined, ask: null }
  const env = { INKWELL_TOKEN: 'inkwell_x', INKWELL_RECOVERY_CODE: 'x' }
  const nobody = 'http://127.0.0.1:9'
  await expect(runClient(['list'], { ...env, INKWELL_URL: nobody }, terminal)).rejects.toThrow(
    `${nobody} cannot be reached.`,
  )
  const byPassword = { INKWELL_USERNAME: 'ida', INKWELL_PASSWORD: 'a long password', INKWELL_URL: nobody }
  await expect(runClient(['list'], byPassword, terminal)).rejects.toThrow(`${nobody} cannot be reached.`)
  await using app = await openTestApp()
  app.app.server.removeAllListeners('request')
  app.app.server.on('request', (_asked, answer) => answer.end('<h1>Somebody else</h1>'))
  const other = await app.listen()
  await expect(runClient(['list'], { ...env, INKWELL_URL: other }, terminal)).rejects.toThrow(
    'What answers there is no Inkwell server that is well: it answered 200.',
  )
})

test.each([
  'http://journal.example.org',
  'http://192.168.1.20:3000',
  'http://localhost.example.org',
  'ftp://localhost',
])('%s is asked nothing: what lets somebody in would travel in clear', async (INKWELL_URL) => {
  const asked = runClient(
    ['list'],
    { INKWELL_URL, INKWELL_TOKEN: 'inkwell_x', INKWELL_RECOVERY_CODE: 'x' },
    { say: () => undefined, ask: null },
  )
  await expect(asked).rejects.toThrow('INKWELL_URL must begin with https://')
})
