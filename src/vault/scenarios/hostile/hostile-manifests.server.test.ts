import { expect, test } from 'vitest'
import type { AnswerOf } from '#contract/endpoint.ts'
import { readHeads, readRecords, type StoredRecord } from '#contract/records.ts'
import { onBothDatabases } from '#server/testing/both-databases.ts'
import type { Wire } from '../../sync/server/wire.ts'
import { twoDevices } from '../two-devices.test-support.ts'

/** A server that shows one device other records, under a history of its own choice. */
function showing(change: (records: StoredRecord[]) => StoredRecord[], history?: string) {
  const server = { isHostile: true }
  const between = (wire: Wire): Wire => ({
    ...wire,
    async send(to, input) {
      const answer = await wire.send(to, input)
      if (!server.isHostile || to.method !== 'GET') return answer
      const named = history === undefined ? {} : { history }
      if (to.path === readHeads.path) {
        const heads = (await answer.json()) as AnswerOf<typeof readHeads>
        return Response.json({ ...heads, ...named, heads: null })
      }
      if (to.path !== readRecords.path) return answer
      const page = (await answer.json()) as AnswerOf<typeof readRecords>
      const records = change(page.records)
      const upTo = records.at(-1)?.seq ?? Number(input.query?.since ?? 0)
      return Response.json({ ...page, ...named, records, upTo })
    },
  })
  return { server, between }
}

onBothDatabases('what the devices say of the server', ({ openEmpty }) => {
  test('another history for one device is told, and switches no manifest off', async () => {
    await using testApp = await openEmpty()
    const { devices, another, newUid, note, put, sync, contents } = await twoDevices(testApp)
    const [one] = devices
    const [hidden, shown] = [newUid(), newUid()]
    const { server, between } = showing((records) => records.filter(({ uid }) => uid !== hidden), 'made up')
    server.isHostile = false
    const lied = await another(between)
    await put(one, shown, note('Shown.'))
    await sync(one, lied)
    server.isHostile = true
    await put(one, hidden, note('Held back.'))
    await sync(one)
    await put(one, shown, note('Shown, and more.'))
    await sync(one, lied)
    await lied.first.replica.compare()
    const told = lied.told.map(({ uid, what }) => [uid, what])
    expect(told).toContainEqual(['history', 'history'])
    expect(told.map(([, what]) => what)).toContain('manifest')
    expect(contents(lied)).toEqual(['Shown, and more.'])

    server.isHostile = false
    await lied.first.replica.compare().catch(() => undefined)
    await sync(lied).catch(() => undefined)
    expect(contents(lied)).toContain('Shown, and more.')
  })

  test('a position made up for one record does not hide from a new device that another is left out', async () => {
    await using testApp = await openEmpty()
    const { devices, another, newUid, note, put, sync, contents } = await twoDevices(testApp)
    const [one] = devices
    const [hidden, raised] = [newUid(), newUid()]
    for (const [uid, content] of [
      [hidden, 'Left out.'],
      [raised, 'Raised.'],
      [newUid(), 'Last.'],
    ] as const) {
      await put(one, uid, note(content))
      await sync(one)
    }
    const { between } = showing((records) =>
      records
        .filter(({ uid }) => uid !== hidden)
        .map((record) => (record.uid === raised ? { ...record, seq: 2 ** 40 } : record))
        .sort((a, b) => a.seq - b.seq),
    )
    const tablet = await another(between)
    await sync(tablet)
    expect(contents(tablet)).toEqual(['Last.', 'Raised.'])
    expect(tablet.told).toMatchObject([{ what: 'manifest', seen: 3, got: 2 }])
  })

  test('a manifest from before is told of by a device that had seen the later one', async () => {
    await using testApp = await openEmpty()
    const { devices, person, another, newUid, note, put, sync } = await twoDevices(testApp)
    const [one, two] = devices
    await put(one, newUid(), note('First.'))
    await sync(one, two)
    const before = await person.allRecords()
    const uid = newUid()
    await put(one, uid, note('Held back.'))
    await sync(one, two)
    const own = await (async () => {
      const after = await person.allRecords()
      return after.find((record) =>
        before.some((old) => old.uid === record.uid && old.revision < record.revision),
      )
    })()
    await put(two, newUid(), note('From the other device.'))
    await sync(two)
    const old = before.find((record) => record.uid === own?.uid)
    const { between } = showing((records) =>
      records
        .filter((record) => record.uid !== uid)
        .map((record) => (old && record.uid === old.uid ? { ...old, seq: record.seq } : record)),
    )
    const tablet = await another(between)
    await sync(tablet)
    expect(tablet.told.map(({ what }) => what)).toEqual(['manifest'])
  })
})
