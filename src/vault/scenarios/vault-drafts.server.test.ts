import { describe, expect, test, vi } from 'vitest'
import { openTestApp } from '#server/testing/test-app.ts'
import { draftPrefix } from '../sync/drafts/draft-seal.ts'
import type { Vault } from '../vault.ts'
import {
  contents,
  newDevice,
  newPerson,
  newUid,
  noteAt,
  noteEntity,
  notes,
  sessionOf,
  soon,
  synced,
} from './device.test-support.ts'

const patient = { timeout: 8000, interval: 20 }
const page = (content: string, title = '') => ({ title, content })
const keep = (vault: Vault, uid: string, content: string, from: string | null) =>
  sessionOf(vault).drafts.keep('note', uid, page(content), from === null ? null : page(from))
const write = (vault: Vault, uid: string, content: string, from?: string) =>
  sessionOf(vault).put('note', uid, page(content), from === undefined ? undefined : page(from))

describe.concurrent('drafts', () => {
  test('what a hand writes is a draft in its tab, sealed on this device, and unknown to the server', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    await synced(vault)
    const uid = newUid()
    await keep(vault, uid, 'Half a', null)
    await keep(vault, uid, 'Half a sentence', null)
    expect(noteAt(vault, uid)).toMatchObject({
      kept: 'draft',
      revision: 0,
      data: { content: 'Half a sentence' },
    })
    expect(sessionOf(vault).drafts.beneath(noteEntity, uid)).toBeUndefined()
    const [draft, ...others] = (await laptop.deviceStores.get(user.id)?.localsUnder(draftPrefix)) ?? []
    expect(others).toEqual([])
    expect(Buffer.from(draft?.sealed ?? []).toString('latin1')).not.toContain('sentence')
    laptop.hearsNews()
    await synced(vault)
    const rows = await testApp.deps.db.selectFrom('records').select('uid').where('uid', '=', uid).execute()
    expect(rows).toEqual([])

    await write(vault, uid, 'A whole sentence.')
    await synced(vault)
    expect(noteAt(vault, uid)).toMatchObject({ kept: 'synced', revision: 1 })
    expect(await laptop.deviceStores.get(user.id)?.localsUnder(draftPrefix)).toEqual([])
  })

  test('a draft of a tab that is gone is an edit when the vault opens again', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    const [fresh, edited] = [newUid(), newUid()]
    await write(vault, edited, 'One.')
    await synced(vault)
    await keep(vault, fresh, 'New words', null)
    await keep(vault, edited, 'One. Two', 'One.')
    const again = laptop.newTab()
    expect(await again.openWithDevice(user.id)).toBe(true)
    expect(contents(again)).toEqual(['New words', 'One. Two'])
    await synced(again)
    expect(notes(again).map(({ kept, revision }) => [kept, revision])).toEqual([
      ['synced', 2],
      ['synced', 1],
    ])
    expect(await laptop.deviceStores.get(user.id)?.localsUnder(draftPrefix)).toEqual([])
  })

  test('words that arrive meanwhile do not wipe a draft, and the draft does not wipe them', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    using phone = newDevice(testApp)
    const person = newPerson()
    const [one, two] = [laptop.newTab(), phone.newTab()]
    await one.register(person)
    const [typed, rated] = [newUid(), newUid()]
    for (const uid of [typed, rated]) await write(one, uid, 'First line.\n')
    await synced(one)
    await two.login(person)
    await vi.waitFor(() => expect(contents(two)).toHaveLength(2), patient)
    for (const uid of [typed, rated]) await keep(one, uid, 'First line.\nFrom the laptop.\n', 'First line.\n')

    const { put } = sessionOf(two)
    for (const uid of [typed, rated]) await put('note', uid, page('First line.\n', 'From the phone'))
    await synced(two)
    laptop.hearsNews()
    await soon(() =>
      expect(sessionOf(one).drafts.beneath(noteEntity, rated)).toMatchObject({
        data: { title: 'From the phone' },
      }),
    )
    expect(noteAt(one, typed)).toMatchObject({ kept: 'draft', data: { title: '' } })
    await write(one, typed, 'First line.\nFrom the laptop.\n', 'First line.\n')
    // Somebody who does not know of the draft: what it began from counts.
    const shown = noteAt(one, rated)?.data
    await sessionOf(one).put('note', rated, { ...shown, isFinished: true })
    for (const uid of [typed, rated])
      expect(noteAt(one, uid)?.data).toMatchObject({
        title: 'From the phone',
        content: 'First line.\nFrom the laptop.\n',
      })
    await synced(one)
    expect(notes(one)).toHaveLength(2)
  })

  test('dropping a draft shows what the vault holds; removing the thing ends the draft', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    const [fresh, old] = [newUid(), newUid()]
    await write(vault, old, 'As it was.')
    await keep(vault, fresh, 'x', null)
    await keep(vault, old, 'As it is', 'As it was.')
    await sessionOf(vault).drafts.drop(fresh)
    await sessionOf(vault).drafts.drop(old)
    expect(contents(vault)).toEqual(['As it was.'])
    await keep(vault, old, 'As it is', 'As it was.')
    await sessionOf(vault).remove(old)
    expect(contents(vault)).toEqual([])
    expect(await laptop.deviceStores.get(user.id)?.localsUnder(draftPrefix)).toEqual([])
  })

  test('two tabs have a draft each of one page, and nothing of either is lost', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const first = laptop.newTab()
    const user = await first.register(newPerson())
    const uid = newUid()
    await write(first, uid, 'Begun.\n')
    await synced(first)
    const second = laptop.secondTab()
    await second.openWithDevice(user.id)
    await keep(first, uid, 'Begun.\nBy the left hand.\n', 'Begun.\n')
    await keep(second, uid, 'Begun.\nBy the right hand.\n', 'Begun.\n')
    expect(contents(first)).toEqual(['Begun.\nBy the left hand.\n'])
    expect(contents(second)).toEqual(['Begun.\nBy the right hand.\n'])
    expect(await laptop.deviceStores.get(user.id)?.localsUnder(draftPrefix)).toHaveLength(2)
    const again = laptop.newTab()
    await again.openWithDevice(user.id)
    await synced(again)
    const everything = contents(again).join()
    expect(everything).toContain('left hand')
    expect(everything).toContain('right hand')
  })

  test('the draft of a tab that is there is left alone, and taken up when that tab goes', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const writing = laptop.newTab()
    const user = await writing.register(newPerson())
    await synced(writing)
    const uid = newUid()
    await keep(writing, uid, 'Still at it', null)
    const watching = laptop.secondTab()
    await watching.openWithDevice(user.id)
    await synced(watching).catch(() => undefined)
    expect(contents(watching)).toEqual([])
    await keep(writing, uid, 'Still at it, and more', null)
    writing.close()
    await vi.waitFor(() => expect(contents(watching)).toEqual(['Still at it, and more']), patient)
    await synced(watching)
    expect(noteAt(watching, uid)?.revision).toBe(1)
  })

  test('a draft that was put and then taken up again, after a crash in between, changes nothing', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const vault = laptop.newTab()
    const user = await vault.register(newPerson())
    const uid = newUid()
    await write(vault, uid, 'One.')
    await keep(vault, uid, 'One. Two.', 'One.')
    const deviceStore = laptop.deviceStores.get(user.id)
    const [left] = (await deviceStore?.localsUnder(draftPrefix)) ?? []
    await write(vault, uid, 'One. Two.', 'One.')
    await synced(vault)
    if (left) await deviceStore?.putLocal(left)
    const again = laptop.newTab()
    await again.openWithDevice(user.id)
    await synced(again)
    expect(contents(again)).toEqual(['One. Two.'])
    expect(await deviceStore?.localsUnder(draftPrefix)).toEqual([])
  })

  test('signing out takes drafts along as edits', async () => {
    await using testApp = await openTestApp()
    using laptop = newDevice(testApp)
    const person = newPerson()
    const vault = laptop.newTab()
    await vault.register(person)
    await synced(vault)
    await keep(vault, newUid(), 'The last line', null)
    await vault.logout('keep')
    const again = laptop.newTab()
    await again.login(person)
    await synced(again)
    expect(contents(again)).toEqual(['The last line'])
  })
})
