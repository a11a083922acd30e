import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { largestAvatarUpload } from '#contract/avatars.ts'
import { onBothDatabases } from '../../testing/both-databases.ts'
import { openTestApp } from '../../testing/test-app.ts'
import type { Answer, TestBrowser } from '../../testing/test-browser.ts'

const upload = (browser: TestBrowser, picture: Uint8Array): Promise<Answer> =>
  browser.askBytes('PUT', '/api/user/avatar', picture)
const avatarOf = (browser: TestBrowser, userId: number): Promise<Answer> =>
  browser.get(`/api/avatars/${userId}`)
const said = (answer: Answer) => {
  const { code, message, fields } = answer.json<{ code: string; message: string; fields?: object }>()
  return [answer.status, code, message, fields]
}

const colours = { red: [200, 30, 30], blue: [30, 30, 200] } as const
const css = (colour: keyof typeof colours): string => `rgb(${colours[colour].join()})`

/** The left half red, the right half blue; or the other way round. */
const halves = (width: number, height: number, isTurned = false) =>
  sharp({ create: { width, height, channels: 3, background: css(isTurned ? 'blue' : 'red') } }).composite([
    {
      input: {
        create: { width: width / 2, height, channels: 3, background: css(isTurned ? 'red' : 'blue') },
      },
      left: width / 2,
      top: 0,
    },
  ])

/** The name of the colour at a place of a picture of 256 x 256. */
async function colourAt(image: Uint8Array, x: number, y: number): Promise<string | undefined> {
  const raw = await sharp(image).removeAlpha().raw().toBuffer()
  const at = (y * 256 + x) * 3
  return Object.entries(colours).find(([, wanted]) =>
    wanted.every((value, channel) => Math.abs(value - (raw[at + channel] ?? 0)) < 30),
  )?.[0]
}

onBothDatabases('avatars', ({ open }) => {
  // Spec: S7-026
  test('a picture becomes a WebP of 256 x 256 behind the person’s own address, and no browser keeps a copy', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    expect((await avatarOf(browser, user.id)).status).toBe(404)
    const made = await upload(browser, await halves(600, 400).png().toBuffer())
    expect([made.status, made.json()]).toEqual([200, { hasAvatar: true }])
    expect((await browser.get('/api/user')).json()).toMatchObject({ hasAvatar: true })
    const first = await avatarOf(browser, user.id)
    expect(first.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'no-store' })
    expect(await sharp(first.bytes).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 })
    expect([await colourAt(first.bytes, 20, 128), await colourAt(first.bytes, 236, 128)]).toEqual([
      'red',
      'blue',
    ])

    await upload(browser, await halves(300, 300, true).webp().toBuffer())
    const second = await avatarOf(browser, user.id)
    expect(second.status).toBe(200)
    expect(await colourAt(second.bytes, 20, 128)).toBe('blue')

    const gone = await browser.ask('DELETE', '/api/user/avatar')
    expect([gone.status, gone.json()]).toEqual([200, { hasAvatar: false }])
    expect((await avatarOf(browser, user.id)).status).toBe(404)
    expect((await browser.get('/api/user')).json()).toMatchObject({ hasAvatar: false })
    expect((await browser.ask('DELETE', '/api/user/avatar')).status).toBe(200)
  })

  test('somebody else’s picture is answered like one that is not there', async () => {
    await using app = await open()
    const [owner, other] = [app.browser(), app.browser()]
    const { user } = await owner.signUp()
    await other.signUp()
    await upload(owner, await halves(64, 64).png().toBuffer())
    const [hidden, missing] = [await avatarOf(other, user.id), await avatarOf(other, 999_999_999)]
    expect([hidden.status, hidden.text]).toEqual([404, missing.text])
    expect(hidden.headers['cache-control']).toBe(missing.headers['cache-control'])
    expect((await avatarOf(app.browser(), user.id)).status).toBe(401)
  })

  test('a picture of somebody whose session ended meanwhile is not kept', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    const picture = await halves(64, 64).png().toBuffer()
    await app.deps.db.deleteFrom('sessions').where('user_id', '=', user.id).execute()
    expect((await upload(browser, picture)).status).toBe(401)
    expect(
      await app.deps.db.selectFrom('avatars').selectAll().where('user_id', '=', user.id).execute(),
    ).toEqual([])
  })
})

const trial = async () => {
  const app = await openTestApp({ limits: { avatarsPerHour: 3 } })
  const browser = app.browser()
  const { user } = await browser.signUp()
  return { app, browser, user }
}

test('a photo taken upright stands upright, and nothing that the camera wrote beside it is kept', async () => {
  const { app, browser, user } = await trial()
  await using _ = app
  const photo = await halves(400, 200)
    .withExif({ IFD0: { Artist: 'Somebody in particular' }, IFD3: { GPSLatitude: '48/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect((await upload(browser, photo)).status).toBe(200)
  const { bytes } = await avatarOf(browser, user.id)
  expect([await colourAt(bytes, 128, 20), await colourAt(bytes, 128, 236)]).toEqual(['red', 'blue'])
  const kept = await sharp(bytes).metadata()
  expect([kept.exif, kept.orientation, kept.icc, kept.xmp]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
  expect(Buffer.from(bytes).includes('Somebody in particular')).toBe(false)
})

test('of a moving picture the first frame is kept', async () => {
  const { app, browser, user } = await trial()
  await using _ = app
  const frame = (background: string) =>
    sharp({ create: { width: 80, height: 80, channels: 3, background } })
      .png()
      .toBuffer()
  const frames = await Promise.all([frame('rgb(200,30,30)'), frame('rgb(30,30,200)')])
  const moving = await sharp(frames, { join: { animated: true } })
    .webp({ loop: 0 })
    .toBuffer()
  expect((await upload(browser, moving)).status).toBe(200)
  const { bytes } = await avatarOf(browser, user.id)
  expect((await sharp(bytes).metadata()).pages ?? 1).toBe(1)
  expect(await colourAt(bytes, 128, 128)).toBe('red')
})

const notAPicture = 'This is not a picture that we can use. Please choose a PNG, a JPEG or a WebP.'
const isDamaged = 'This picture is damaged and could not be read. Please choose another one.'

test.each([
  [
    'a text',
    async () => Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
    notAPicture,
  ],
  ['a GIF', () => halves(64, 64).gif().toBuffer(), notAPicture],
  ['a TIFF', () => halves(64, 64).tiff().toBuffer(), notAPicture],
  ['an AVIF', () => halves(64, 64).avif().toBuffer(), notAPicture],
  [
    'noise behind the first bytes of a PNG',
    async () => Buffer.concat([pngStart, randomBytes(500)]),
    isDamaged,
  ],
  [
    'half a JPEG',
    async () => {
      const whole = await halves(640, 480).jpeg().toBuffer()
      return whole.subarray(0, whole.length / 2)
    },
    isDamaged,
  ],
  ['nothing', async () => Buffer.alloc(0), 'No picture came. Please choose one.'],
])('%s is refused with a sentence, and what was there stays', async (_name, make, sentence) => {
  const { app, browser, user } = await trial()
  await using _ = app
  await upload(browser, await halves(64, 64).png().toBuffer())
  const before = await avatarOf(browser, user.id)
  expect(said(await upload(browser, await make()))).toEqual([
    400,
    'invalid_input',
    sentence,
    { picture: sentence },
  ])
  expect((await avatarOf(browser, user.id)).bytes).toEqual(before.bytes)
})

const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test('a few kilobytes that hold too many pixels are refused before they are unpacked', async () => {
  const { app, browser } = await trial()
  await using _ = app
  const bomb = await sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: 'white' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(largestAvatarUpload)
  const begin = performance.now()
  expect(said(await upload(browser, bomb))[0]).toBe(413)
  expect(performance.now() - begin).toBeLessThan(500)
})

test('2 MiB is the most, and is told about pictures', async () => {
  const { app, browser } = await trial()
  await using _ = app
  const whole = await halves(64, 64).png().toBuffer()
  const padded = (length: number) => Buffer.concat([whole, Buffer.alloc(length - whole.length)])
  expect((await upload(browser, padded(largestAvatarUpload))).status).toBe(200)
  const sentence = 'This picture is larger than 2 MiB. Please choose a smaller one.'
  expect(said(await upload(browser, padded(largestAvatarUpload + 1)))).toEqual([
    413,
    'too_large',
    sentence,
    { picture: sentence },
  ])
})

test('a picture comes as octets, and not as often as one likes', async () => {
  const { app, browser } = await trial()
  await using _ = app
  const wrong = await browser.put('/api/user/avatar', { picture: 'x' })
  expect(said(wrong).slice(0, 3)).toEqual([415, 'json_only', 'Send a picture as application/octet-stream.'])
  const picture = await halves(64, 64).png().toBuffer()
  const statuses: number[] = []
  for (let at = 0; at < 4; at++) statuses.push((await upload(browser, picture)).status)
  expect(statuses).toEqual([200, 200, 200, 429])
  app.advance(60 * 60 * 1000)
  expect((await upload(browser, picture)).status).toBe(200)
})
