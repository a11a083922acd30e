import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { openSqlite } from '#server/db/sqlite.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { addPasskey, proofBy, setUpTotp } from '#server/testing/factors.ts'
import { base64, newKdf, newSlot, passwordSlot, putSlot, slotsOf } from '#server/testing/slots.ts'
import { type TestApp, testSecret } from '#server/testing/test-app.ts'
import { root } from '../root.ts'
import { usage } from './admin.ts'

const run = promisify(execFile)
const folders: string[] = []
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-admin-'))
  folders.push(folder)
  return folder
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

interface Ended {
  readonly code: number
  readonly said: string
  readonly complained: string
}

/** Node keeps what it has compiled there, as the server does: dozens of programs start here. */
const compiled = join(root, 'node_modules', '.cache', 'node')

/** The program itself, as npm starts it. */
async function admin(env: Record<string, string>, ...args: string[]): Promise<Ended> {
  const options = { cwd: root, env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compiled, ...env } }
  return run(process.execPath, [join(root, 'scripts', 'operate', 'admin.ts'), ...args], options).then(
    ({ stdout, stderr }) => ({ code: 0, said: stdout, complained: stderr }),
    ({ code, stdout, stderr }) => ({ code, said: stdout, complained: stderr }),
  )
}

const placeOf = ({ deps: { config } }: TestApp): Record<string, string> =>
  config.databaseUrl === null ? { INKWELL_DATA: config.dataFolder } : { DATABASE_URL: config.databaseUrl }

onBothDatabases('npm run admin', ({ open, openEmpty }) => {
  test('makes a link beside the running server, says what it does not do, and the link works', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username } = await browser.signUp()
    const { code, said, complained } = await admin(
      { ...placeOf(app), PORT: '4567' },
      'reset',
      username.toUpperCase(),
    )
    expect(code).toBe(0)
    expect(JSON.parse(complained)).toMatchObject({ event: 'reset_asked', method: 'operator' })
    const [what, link = '', not, ...more] = said.trimEnd().split('\n')
    expect([what, not, more]).toEqual([
      `With this link ${username} can set a new password, once, within 24 hours:`,
      'It opens no journal: the recovery code does that, or a device on which the journal is open.',
      [],
    ])
    const { origin, pathname, search, hash } = new URL(link)
    expect([origin, pathname, search]).toEqual(['http://localhost:4567', '/auth', '?mode=reset'])
    const token = new URLSearchParams(hash.slice(1)).get('token') ?? ''
    // The app's clock stands in the past of the program's.
    app.advance(Math.max(0, Date.now() - app.deps.now()))
    expect((await app.browser().post('/api/auth/reset/check', { token })).json()).toEqual({ username })
    const sent = { token, password: base64(32), derived: newKdf() }
    expect((await app.browser().post('/api/auth/reset', sent)).status).toBe(200)
  })

  test('names the address that browsers use', async () => {
    await using app = await open()
    const { username } = await app.browser().signUp()
    const env = { ...placeOf(app), INKWELL_PUBLIC_URL: 'https://journal.example.org' }
    expect((await admin(env, 'reset', username)).said).toContain(
      '\nhttps://journal.example.org/auth?mode=reset#',
    )
  })

  test('says that nobody has a name', async () => {
    await using app = await open()
    const { code, said, complained } = await admin(placeOf(app), 'reset', 'nobody-at-all')
    expect([code, said, complained]).toEqual([
      1,
      '',
      'Nobody here is called nobody-at-all. npm run admin -- list shows who there is.\n',
    ])
  })

  test('lists who there is', async () => {
    await using app = await openEmpty()
    expect((await admin(placeOf(app), 'list')).said).toBe('There is no account yet.\n')
    await app.browser().signUp({ username: 'anna' })
    await app.browser().signUp({ username: 'ben' })
    expect((await admin(placeOf(app), 'list')).said).toBe(
      '1\tanna\tadmin\tfree\t-\t2026-11-21\t2026-11-21\n2\tben\t-\tfree\t-\t2026-11-21\t2026-11-21\n',
    )
  })

  test('makes an account whose password is set by a link, and nobody can sign in before', async () => {
    await using app = await openEmpty()
    const env = { ...placeOf(app), PORT: '4567' }
    const { code, said } = await admin(env, 'create', 'anna', 'anna@example.org')
    expect(code).toBe(0)
    expect(said).toContain('anna has an account here, the first one, which is the admin.')
    const login = { username: 'anna', password: base64(32), derived: true }
    expect((await app.browser().post('/api/login', login)).status).toBe(401)
    const [link = ''] = said.match(/http\S+/) ?? []
    app.advance(Math.max(0, Date.now() - app.deps.now()))
    const token = new URLSearchParams(new URL(link).hash.slice(1)).get('token')
    const sent = { token, password: login.password, derived: newKdf() }
    expect((await app.browser().post('/api/auth/reset', sent)).json()).toMatchObject({
      id: 1,
      username: 'anna',
      email: 'anna@example.org',
      isAdmin: true,
    })
    expect((await app.browser().post('/api/login', login)).status).toBe(200)
    expect((await admin(env, 'create', 'ben', 'ben@example.org')).said).not.toContain('admin')
  })

  test.each([
    [['create', 'an', 'an@example.org'], 'Username must be at least 3 characters.\n'],
    [['create', 'annette', 'annette@'], 'Invalid email address.\n'],
    [['create', 'ANNA', 'anna@example.org'], 'Somebody here is called ANNA already.\n'],
    [['promote', 'nobody'], 'Nobody here is called nobody. npm run admin -- list shows who there is.\n'],
    [['demote', 'anna'], 'The first account is always an admin and stays.\n'],
    [['setup-link'], 'The first account has been made. npm run admin -- create makes another one.\n'],
  ])('refuses %j with a sentence', async (args, sentence) => {
    await using app = await openEmpty()
    await app.browser().signUp({ username: 'anna' })
    const { code, said, complained } = await admin(placeOf(app), ...args)
    expect([code, said, complained]).toEqual([1, '', sentence])
  })

  // Spec: S1-006
  test('makes somebody an admin, at once, and takes that away', async () => {
    await using app = await openEmpty()
    await app.browser().signUp()
    const browser = app.browser()
    const { username, user } = await browser.signUp()
    const isAdmin = async () => (await browser.get('/api/user')).json().isAdmin
    expect(user.isAdmin).toBe(false)
    const say = async (command: string) => (await admin(placeOf(app), command, username)).said
    expect(await say('promote')).toBe(`${username} is an admin now.\n`)
    expect(await isAdmin()).toBe(true)
    expect(await say('promote')).toBe(`${username} is an admin already.\n`)
    expect(await say('demote')).toBe(`${username} is no admin any more.\n`)
    expect(await isAdmin()).toBe(false)
    expect(await say('demote')).toBe(`${username} is no admin.\n`)
  })

  test('takes a lost second factor off an account, with the slots that its passkeys open, and nothing else', async () => {
    await using app = await open()
    const browser = app.browser()
    const { username, password } = await browser.signUp()
    const kept = await putSlot(browser, passwordSlot())
    const slot = newSlot({ kind: 'passkey' })
    const { authenticator } = await setUpTotp(app, browser, proofBy(password))
    await addPasskey(browser, proofBy(password, authenticator.next()), { slot: { baseVersion: 1, slot } })
    expect((await slotsOf(browser)).slots).toHaveLength(2)
    const login = () => app.browser().post('/api/login', { username, password, derived: true })
    expect((await login()).json().code).toBe('second_factor_needed')
    expect((await admin(placeOf(app), 'reset', username)).said).toContain(
      'It asks for the second factor of this account as well.',
    )
    const say = async () => (await admin(placeOf(app), 'disable-second-factor', username)).said
    expect(await say()).toBe(
      `${username} signs in with the password alone now. Codes, backup codes and passkeys are gone.\n` +
        'The password stays as it is, and no journal was opened.\n',
    )
    expect((await login()).status).toBe(200)
    expect((await slotsOf(browser)).slots).toMatchObject([kept])
    expect(await say()).toBe(`${username} has no second factor.\n`)
  })

  test('gives the setup link of the first account to who has the secret', async () => {
    await using app = await openEmpty({ config: { isProduction: true } })
    const env = { ...placeOf(app), INKWELL_PUBLIC_URL: 'https://journal.example.org' }
    const wrong = await admin({ ...env, INKWELL_SECRET: 'another secret that is long enough' }, 'setup-link')
    expect([wrong.code, wrong.said]).toEqual([1, ''])
    expect(wrong.complained).toContain('This is not the secret that the server uses.')
    const { said } = await admin({ ...env, INKWELL_SECRET: testSecret }, 'setup-link')
    const [link = ''] = said.match(/https\S+/) ?? []
    const { origin, searchParams, hash } = new URL(link)
    expect([origin, searchParams.get('mode')]).toEqual(['https://journal.example.org', 'register'])
    expect((await app.browser().signUp({ setup: hash.replace('#setup=', '') })).user.id).toBe(1)
  })
})

describe('npm run admin, where there is nothing to work on', () => {
  test('refuses tables that are not up to date, and leaves them', async () => {
    const folder = newFolder()
    const db = openSqlite(join(folder, 'inkwell.db'))
    await db.schema.createTable('something').addColumn('id', 'integer').execute()
    await db.destroy()
    const { code, complained } = await admin({ INKWELL_DATA: folder }, 'reset', 'anna')
    expect([code, complained]).toEqual([
      1,
      'The tables of this database are not those of this version. Start the server once, which brings them up to date, and try again.\n',
    ])
    expect(statSync(join(folder, 'inkwell.db')).size).toBeGreaterThan(0)
    expect(readdirSync(folder)).toEqual(['inkwell.db'])
  })

  test('makes no database where there is none', async () => {
    const folder = newFolder()
    const { code, complained } = await admin({ INKWELL_DATA: folder }, 'list')
    expect([code, complained]).toEqual([
      1,
      `There is no database in ${folder}. If it lies elsewhere, set INKWELL_DATA or DATABASE_URL.\n`,
    ])
    expect(existsSync(join(folder, 'inkwell.db'))).toBe(false)
  })

  test.each([
    [],
    ['reset'],
    ['reset', 'anna', 'ben'],
    ['delete', 'anna'],
    ['create', 'anna'],
    ['constructor'],
  ])('says what can be asked, and ends with 2: %j %j', async (...args) => {
    const { code, said, complained } = await admin({ INKWELL_DATA: newFolder() }, ...args)
    expect([code, said, complained]).toEqual([2, '', `${usage}\n`])
  })

  test('tells on request what it can do', async () => {
    const { code, said } = await admin({ INKWELL_DATA: newFolder() }, 'help')
    expect([code, said]).toEqual([0, `${usage}\n`])
    for (const command of [
      'list',
      'create',
      'reset',
      'disable-second-factor',
      'promote',
      'demote',
      'disable',
      'enable',
      'delete',
      'setup-link',
    ])
      expect(said).toContain(`npm run admin -- ${command}`)
  })
})
