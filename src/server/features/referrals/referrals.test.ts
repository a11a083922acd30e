import { expect, test } from 'vitest'
import { onBothDatabases } from '../../testing/both-databases.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { referralNoticeAt } from './referrals.store.ts'

const address = '/api/user/referral-notice'

const keptFor = (app: TestApp, owner: number) => referralNoticeAt(app.deps.db, owner)

onBothDatabases('the wish to hear about referrals', ({ open }) => {
  test('is not there until somebody asks, is kept with its moment, and can be taken back', async () => {
    await using app = await open()
    const browser = app.browser()
    const { user } = await browser.signUp()
    expect((await browser.get(address)).json()).toEqual({ isWanted: false })
    const asked = app.deps.now()
    expect((await browser.put(address, { isWanted: true })).json()).toEqual({ isWanted: true })
    app.advance(1000)
    await browser.put(address, { isWanted: true })
    expect((await browser.get(address)).json()).toEqual({ isWanted: true })
    expect(await keptFor(app, user.id)).toBe(asked)
    await browser.put(address, { isWanted: false })
    expect((await browser.get(address)).json()).toEqual({ isWanted: false })
    expect(await keptFor(app, user.id)).toBeNull()
  })

  test('is one person’s own', async () => {
    await using app = await open()
    const [one, other] = [app.browser(), app.browser()]
    await one.signUp()
    await other.signUp()
    await one.put(address, { isWanted: true })
    expect((await other.get(address)).json()).toEqual({ isWanted: false })
  })

  test('is asked for in so many words', async () => {
    await using app = await open()
    const browser = app.browser()
    await browser.signUp()
    for (const sent of [{}, { isWanted: 'yes' }, []])
      expect((await browser.put(address, sent)).status).toBe(400)
  })
})
