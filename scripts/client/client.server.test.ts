import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { addPasskey, proofBy, setUpTotp } from '#server/testing/factors.ts'
import { openTestApp } from '#server/testing/test-app.ts'
import { quickArgon2, soon } from '#vault/scenarios/device.test-support.ts'
import { runClient, usage } from './client.ts'
import { openJournal } from './open-journal.ts'
import { pages, writer } from './writer.test-support.ts'

test('with a token and the recovery code a program lists pages, adds one that the writer reads, and exports all', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { run, device, session, makeToken } = all
  const { token, tokens } = await makeToken(['records:read', 'records:write'])
  const env = { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: all.code.toLowerCase() }
  expect(await run(['list'], env)).toEqual(['2026-11-19  The lake'])
  const slots = await app.deps.db.selectFrom('key_slots').selectAll().execute()
  expect(await run(['add', 'A line from the terminal.'], env)).toEqual(['Sealed and sent.'])
  device.hearsNews()
  await soon(() => expect(pages(session)).toEqual(['A line from the terminal.', 'It was still.']))
  expect(await app.deps.db.selectFrom('key_slots').selectAll().execute()).toEqual(slots)

  const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-client-'))
  expect((await run(['export', 'mine.zip'], { ...env, INIT_CWD: folder }))[0]).toMatch(
    /^2 pages are in \/.*mine\.zip, \d.* kB\.$/,
  )
  const file = path.join(folder, 'mine.zip')
  const names = Object.entries(unzipSync(readFileSync(file)))
  expect(names.map(([, bytes]) => strFromU8(bytes)).join('')).toContain('A line from the terminal.')
  expect(statSync(file).mode & 0o077).toBe(0)
  await expect(run(['export', 'mine.zip'], { ...env, INIT_CWD: folder })).rejects.toThrow(
    'Nothing was overwritten',
  )
  rmSync(folder, { recursive: true })

  await device.browser.ask('DELETE', `/api/tokens/${tokens[0]?.id}`)
  await expect(run(['list'], env)).rejects.toThrow('This token is not known there, or has ended.')
})

test('a token alone opens nothing, and one that may only read adds nothing', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { token } = await all.makeToken(['records:read'])
  const other = '0000-0000-0000-0000-0000-0000-0000'
  await expect(all.run(['list'], { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: other })).rejects.toThrow()
  await expect(all.run(['list'], { INKWELL_TOKEN: token })).rejects.toThrow('Set INKWELL_TOKEN and')
  const env = { INKWELL_TOKEN: token, INKWELL_RECOVERY_CODE: all.code }
  await expect(all.run(['add', 'No.'], env)).rejects.toThrow()
  expect(pages(all.session)).toEqual(['It was still.'])
})

test('with name and password it comes in as a browser does, and leaves no session and no key', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { username, password } = all.person
  const rows = async () => [
    (await app.deps.db.selectFrom('sessions').select('id').execute()).length,
    (await app.deps.db.selectFrom('key_slots').select('slot_id').execute()).length,
  ]
  const before = await rows()
  const server = new URL(all.url)
  const journal = await openJournal(server, { username, password }, quickArgon2)
  expect(pages(journal.session)).toEqual(['It was still.'])
  await journal.close()
  expect(await rows()).toEqual(before)
  const wrong = { username, password: 'another long password' }
  await expect(openJournal(server, wrong, quickArgon2)).rejects.toThrow('Invalid username or password')
})

test('with a second factor it asks for a code until one is right, takes one that was given, and a backup code once', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { device, session, person, runTyping } = all
  const proof = proofBy(await session.keys.proofOf(person.password))
  const { authenticator, backupCodes } = await setUpTotp(app, device.browser, proof)
  const [backup = ''] = backupCodes ?? []
  const next = (): string => {
    app.advance(30_000)
    return authenticator.code()
  }
  const page = '2026-11-19  The lake'
  const sessions = async () => (await app.deps.db.selectFrom('sessions').select('id').execute()).length
  const before = await sessions()

  const used = authenticator.code()
  const typed = await runTyping(['list'], ['twelve', used, next()])
  expect(typed.lines).toEqual([page])
  expect(typed.questions).toEqual([
    'The code of your authenticator app, or a backup code: ',
    expect.stringMatching(/^A code has six digits.*backup code: $/s),
    expect.stringMatching(/^This code is not right, or was used already.*backup code: $/s),
  ])
  const given = next()
  expect(await runTyping(['--code', `${given.slice(0, 3)} ${given.slice(3)}`, 'list'], null)).toEqual({
    lines: [page],
    questions: [],
  })
  expect((await runTyping(['--code', backup.toLowerCase(), 'add', 'By a backup code.'], null)).lines).toEqual(
    ['Sealed and sent.'],
  )
  expect(await sessions()).toBe(before)

  const byBackup = runTyping(['--code', backup, 'list'], null)
  await expect(byBackup).rejects.toThrow('This backup code is not right, or was used already.')
  await expect(runTyping(['list'], null)).rejects.toThrow('give its code with --code')
  await expect(runTyping(['--code', '12345', 'list'], null)).rejects.toThrow('A code has six digits')
  await expect(runTyping(['list'], [''])).rejects.toThrow('This was not confirmed')
  expect(await sessions()).toBe(before)
  device.hearsNews()
  await soon(() => expect(pages(session)).toEqual(['By a backup code.', 'It was still.']))
})

test('where a passkey is the second factor it asks for a backup code, since a passkey takes a browser', async () => {
  await using app = await openTestApp()
  using all = await writer(app)
  const { device, session, person, runTyping } = all
  const proof = proofBy(await session.keys.proofOf(person.password))
  const { backupCodes } = await addPasskey(device.browser, proof)
  const { lines, questions } = await runTyping(['list'], [backupCodes?.[0] ?? ''])
  expect(lines).toEqual(['2026-11-19  The lake'])
  expect(questions).toEqual(['A backup code, since a passkey takes a browser: '])
  await app.deps.db.deleteFrom('backup_codes').execute()
  await expect(runTyping(['list'], [])).rejects.toThrow('takes a browser. Use a token here.')
})

test('whoever asks for what there is not reads how it goes', async () => {
  for (const args of [
    [],
    ['print'],
    ['--code'],
    ['--code', '123456'],
    ['add'],
    ['list', 'all'],
    ['export', 'a', 'b'],
  ])
    await expect(runClient(args, {}, { say: () => undefined, ask: null })).rejects.toThrow(usage)
})
