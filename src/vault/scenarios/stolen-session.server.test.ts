import { expect, test } from 'vitest'
import { concurrentlyOnBoth } from '#server/testing/both-databases.ts'
import { newChange } from '#server/testing/sealed-bytes.ts'
import type { TestApp } from '#server/testing/test-app.ts'
import { contents, newDevice, newPerson, newUid, sessionOf, soon, synced } from './device.test-support.ts'

type Heads = { heads: { uid: string; revision: number }[] }
type Results = { results: { status: string }[] }

/** Whoever has the cookies of a session writes what nobody can open over every record there is. */
async function overwriteAll(testApp: TestApp, cookies: ReadonlyMap<string, string>): Promise<void> {
  const thief = testApp.browser()
  for (const [name, value] of cookies) thief.cookies.set(name, value)
  const { heads } = (await thief.get('/api/records/heads')).json<Heads>()
  const changes = heads.map(({ uid, revision }) => newChange({ uid, baseRevision: revision }))
  const { results } = (await thief.post('/api/records', { changes })).json<Results>()
  expect(results.map(({ status }) => status)).toEqual(changes.map(() => 'accepted'))
}

concurrentlyOnBoth('records that a stolen session wrote over', ({ open }) => {
  test('stay on the devices that have them, and come back from any of these', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    using tablet = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    const user = await one.register(person)
    const [apple, birch] = [newUid(), newUid()]
    const write = (uid: string, content: string) => sessionOf(one).put('note', uid, { title: '', content })
    await write(apple, 'An apple.')
    await write(birch, 'A birch.')
    await synced(one)
    const two = phone.newTab()
    await two.login(person)
    await synced(two)
    await overwriteAll(testApp, laptop.browser.cookies)

    laptop.hearsNews()
    phone.hearsNews()
    await soon(() => expect(sessionOf(one).status().setAside).toBeGreaterThan(2))
    await soon(() => expect(sessionOf(two).status().setAside).toBeGreaterThan(2))
    for (const vault of [one, two]) expect(contents(vault)).toEqual(['A birch.', 'An apple.'])
    await write(apple, 'An apple and a pear.')
    await soon(() => expect(sessionOf(one).status().trouble).toContain('does not open here'))

    expect(await sessionOf(one).health.putBackForged()).toBe(sessionOf(two).status().setAside)
    await synced(one)
    expect(sessionOf(one).status()).toMatchObject({ setAside: 0, trouble: null })
    await write(birch, 'A birch and an oak.')
    await synced(one)
    phone.hearsNews()
    const all = ['A birch and an oak.', 'An apple and a pear.']
    await soon(() => expect(contents(two)).toEqual(all))
    await soon(() => expect(sessionOf(two).status().setAside).toBe(0))
    const three = tablet.newTab()
    await three.login(person)
    await soon(() => expect(contents(three)).toEqual(all))
    expect(sessionOf(three).status().setAside).toBe(0)
    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    await synced(again)
    for (const vault of [again, two, three]) {
      await sessionOf(vault).health.compareNow()
      expect(sessionOf(vault).status()).toMatchObject({ setAside: 0, notices: 0 })
    }
  })

  test('are not put back where this device has nothing of them', async () => {
    await using testApp = await open()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const one = laptop.newTab()
    await one.register(person)
    await sessionOf(one).put('note', newUid(), { title: '', content: 'An apple.' })
    await synced(one)
    await overwriteAll(testApp, laptop.browser.cookies)
    const two = phone.newTab()
    await two.login(person)
    await soon(() => expect(sessionOf(two).status().setAside).toBeGreaterThan(1))
    expect(await sessionOf(two).health.putBackForged()).toBe(0)
    expect(sessionOf(two).status().setAside).toBeGreaterThan(1)
  })
})
