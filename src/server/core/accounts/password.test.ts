import { argon2Sync, hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { type KdfParams, kdfDefaults } from '#contract/account.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import { createDeriver, newKdf } from './password.ts'

/** What a client does, by docs/format.md alone. */
function clientSecret(password: string, { salt, memoryKiB, passes, lanes }: KdfParams): string {
  const root = argon2Sync('argon2id', {
    message: password.normalize('NFKC'),
    nonce: Buffer.from(salt, 'base64'),
    memory: memoryKiB,
    passes,
    parallelism: lanes,
    tagLength: 32,
  })
  return Buffer.from(hkdfSync('sha256', root, '', 'inkwell/v1/auth', 32)).toString('base64')
}

const password = 'Grüße aus dem Regen'
const email = 'person@example.org'

onBothDatabases('raw and derived passwords', ({ open }) => {
  test('an account made with a raw password opens with a derived one, and the other way round', async () => {
    await using app = await open()
    await app.browser().post('/api/register', { username: 'raw', email, password })
    const { salt: madeSalt, ...defaults } = (
      await app.browser().get('/api/auth/kdf?username=RAW')
    ).json<KdfParams>()
    const rawKdf = { ...defaults, salt: madeSalt }
    expect(defaults).toEqual(kdfDefaults)
    const opened = await app.browser().post('/api/login', {
      username: 'raw',
      password: clientSecret(password, rawKdf),
      derived: true,
    })
    expect([opened.status, opened.json().passwordSeen]).toEqual([200, true])

    const kdf: KdfParams = { ...kdfDefaults, salt: randomBytes(16).toString('base64') }
    const derived = { username: 'derived', email, password: clientSecret(password, kdf), derived: kdf }
    const made = await app.browser().post('/api/register', derived)
    expect([made.status, made.json().passwordSeen]).toEqual([200, false])
    expect((await app.browser().get('/api/auth/kdf?username=derived')).json()).toEqual(kdf)
    const decomposed = password.normalize('NFD')
    const raw = await app.browser().post('/api/login', { username: 'derived', password: decomposed })
    expect([raw.status, raw.json().passwordSeen]).toEqual([200, true])
    const again = await app.browser().post('/api/login', { ...derived, derived: true })
    expect([again.status, again.json().passwordSeen]).toEqual([200, true])
  })

  test('the derived secret is not accepted as a raw password, nor stored', async () => {
    await using app = await open()
    const account = await app.browser().signUp()
    const answer = await app
      .browser()
      .post('/api/login', { username: account.username, password: account.password })
    expect(answer.status).toBe(401)
    const row = await app.deps.db
      .selectFrom('users')
      .select('password_hash')
      .where('id', '=', account.user.id)
      .executeTakeFirstOrThrow()
    expect(Buffer.from(row.password_hash ?? []).toString('base64')).not.toBe(account.password)
  })

  test('a wrong password and an unknown name read alike', async () => {
    await using app = await open()
    const { username } = await app.browser().signUp()
    const wrong = { password: randomBytes(32).toString('base64'), derived: true }
    const answers = await Promise.all([
      app.browser().post('/api/login', { username, ...wrong }),
      app.browser().post('/api/login', { username: 'nobody-here', ...wrong }),
      app.browser().post('/api/login', { username, password: 'not base64', derived: true }),
      app.browser().post('/api/login', { username, password: 'raw and wrong' }),
      app.browser().post('/api/login', { username: 'no-one-there', password: 'raw and wrong' }),
    ])
    for (const { status, text } of answers)
      expect([status, JSON.parse(text)]).toEqual([
        401,
        { code: 'wrong_credentials', message: 'Invalid username or password' },
      ])
  })

  test('an unknown name costs a derivation as a known one does', async () => {
    await using app = await open()
    const { username } = await app.browser().signUp()
    const timeOf = async (name: string): Promise<number> => {
      const start = performance.now()
      await app.browser().post('/api/login', { username: name, password: 'raw and wrong' })
      return performance.now() - start
    }
    const [known, unknown]: [number[], number[]] = [[], []]
    for (let round = 0; round < 3; round++) {
      known.push(await timeOf(username))
      unknown.push(await timeOf('nobody-at-all'))
    }
    // Without its derivation it would be twenty times faster.
    const [least, most] = [Math.min(...known), Math.min(...unknown)].sort((a, b) => a - b)
    expect((most ?? 0) / (least ?? 1)).toBeLessThan(3)
  })

  test('asking how to derive tells nobody whether a name exists', async () => {
    await using app = await open()
    const ask = async (name: string) =>
      (await app.browser().get(`/api/auth/kdf?username=${encodeURIComponent(name)}`)).json<KdfParams>()
    const unknown = await ask('nobody')
    expect(unknown).toMatchObject(kdfDefaults)
    expect(await ask('NOBODY')).toEqual(unknown)
    expect((await ask('nobody2')).salt).not.toBe(unknown.salt)
    expect((await ask('nul\u0000')).salt).toHaveLength(24)
    expect((await app.browser().get('/api/auth/kdf')).json().message).toBe('Username is required')
  })

  test('more raw passwords than fit the queue are told to come again', async () => {
    await using app = await open({ limits: { derivationQueue: 1 } })
    const tries = await Promise.all(
      ['q1', 'q2', 'q3', 'q4'].map((username) =>
        app.browser().post('/api/login', { username, password: 'x' }),
      ),
    )
    const busy = tries.filter(({ status }) => status === 429)
    expect(tries.filter(({ status }) => status === 401)).toHaveLength(2)
    expect(busy.map((answer) => [answer.json().code, answer.headers['retry-after']])).toEqual([
      ['busy', '3'],
      ['busy', '3'],
    ])
  })
})

describe('the deriver', () => {
  test('gives what the format says, for any spelling of the same characters', async () => {
    const kdf = newKdf(new Uint8Array(16).fill(7))
    const deriver = createDeriver(8)
    const [composed, decomposed] = await Promise.all(
      ['é'.normalize('NFC'), 'é'.normalize('NFD')].map((text) => deriver.authSecretOf(text, kdf)),
    )
    expect(Buffer.from(composed ?? []).toString('base64')).toBe(clientSecret('é', kdf))
    expect(decomposed).toEqual(composed)
  })
})
