import { afterAll, expect, test } from 'vitest'
import { stripeKey, stubTiers, webhookSecret } from '../../testing/billing/stripe-stub.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { allReady, filledFolder, poem, removeFolders, type Status } from './music.test-support.ts'
import { keepPiece } from './music-cache.ts'

afterAll(removeFolders)

/** So many frames of 44.1 kHz and 128 kbit/s, their bytes all alike: what counts here is where each begins. */
const frames = (count: number): Buffer => {
  const frame = Buffer.alloc(417)
  frame.set([0xff, 0xfb, 0x90, 0x64])
  return Buffer.concat(Array.from({ length: count }, () => frame))
}

test('of a piece that a plan does not have the server gives half a minute and no byte more, whatever range is asked for', async () => {
  const { dataFolder, music } = filledFolder()
  const perSecond = 44_100 / 1_152
  const whole = frames(Math.ceil(60 * perSecond))
  keepPiece(music, poem, whole)
  const env = {
    STRIPE_SECRET_KEY: stripeKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    INKWELL_TIERS: JSON.stringify(stubTiers),
  }
  const options = { dataFolder, config: { music: 'compose' }, limits: { musicDelayMs: 0 }, env } as const
  await using app = await openTestApp(options)
  await app.listen()
  await allReady(app)
  const person = app.browser()
  const { user } = await person.signUp()
  const heard = (more: Record<string, string> = {}) => person.get(`/music/${poem}.mp3`, { headers: more })
  const preview = await heard()
  const seconds = (preview.bytes.length / 417 - 1) / perSecond
  expect([preview.status, seconds >= 30, seconds < 31]).toEqual([200, true, true])
  expect(preview.headers['cache-control']).toBe('private, no-cache')
  expect((await app.browser().get(`/music/${poem}.mp3`)).bytes).toHaveLength(preview.bytes.length)
  expect((await heard({ range: `bytes=${preview.bytes.length}-` })).status).toBe(416)
  const border = preview.bytes.length
  for (const [asked, from] of [
    [`bytes=${border - 100}-${border + 99}`, border - 100],
    [`bytes=${border - 100}-`, border - 100],
    [`bytes=${border - 1}-${whole.length - 1}`, border - 1],
    [`bytes=0-${whole.length - 1}`, 0],
    [`bytes=-${whole.length}`, 0],
  ] as const) {
    const part = await heard({ range: asked })
    expect([asked, part.status, part.headers['content-range'], part.bytes.length]).toEqual([
      asked,
      206,
      `bytes ${from}-${border - 1}/${border}`,
      border - from,
    ])
  }
  expect((await heard({ range: `bytes=${border + 5}-${border + 10}` })).status).toBe(416)
  // Two ranges at once are answered with all that there is: the preview.
  expect((await heard({ range: `bytes=0-9,${border}-${border + 9}` })).bytes).toHaveLength(border)
  const last = await heard({ range: 'bytes=-10' })
  expect(last.headers['content-range']).toMatch(new RegExp(`/${preview.bytes.length}$`))

  const code = {
    code_hash: Buffer.alloc(32),
    note: '',
    tier: 'resonance',
    days: null,
    created_at: 0,
    expires_at: 0,
  }
  const used = { beta_code_id: 'one', user_id: user.id, used_at: 0 }
  await app.deps.db
    .insertInto('beta_codes')
    .values({ ...code, ...used })
    .execute()
  expect((await person.get('/api/music')).json<Status>().access).toBe('included')
  const etag = String(preview.headers.etag)
  const now = await heard({ 'if-none-match': etag })
  expect([now.status, now.bytes.length]).toEqual([200, whole.length])
  expect((await heard({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(200)
  // Whoever knows the mark of the whole piece, and has no plan for it, gets no more by it.
  const headers = { range: `bytes=${border}-`, 'if-range': String(now.headers.etag) }
  expect((await app.browser().get(`/music/${poem}.mp3`, { headers })).bytes).toHaveLength(border)
})
