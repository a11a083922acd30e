import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextInstant, placeAfter, placeBeside, type SaidInTalk, talkPath } from './talk-path.ts'

type Role = SaidInTalk['data']['role']
const instant = (ms: number): string => new Date(Date.UTC(2026, 4, 3, 20) + ms).toISOString()

/** One device that talks: it says things after what it shows, says things again, and goes back to versions. */
function device(name: string, known: readonly SaidInTalk[] = []) {
  let messages = [...known]
  let count = 0
  const now = (): string => new Date(nextInstant(messages, Date.parse(instant(0)))).toISOString()
  const put = (role: Role, place: Partial<SaidInTalk['data']>): string => {
    const uid = `${name}${++count}`
    messages = [...messages, { uid, data: { role, createdAt: now(), ...place } }]
    return uid
  }
  const path = () => talkPath(messages)
  return {
    all: () => messages,
    path,
    shown: () => path().map(({ message }) => message.uid),
    say: (role: Role = 'user') => put(role, placeAfter(path().at(-1)?.message)),
    again(uid: string): string {
      const step = path().find(({ message }) => message.uid === uid)
      if (!step) throw new Error(`${uid} is not shown`)
      return put(step.message.data.role, placeBeside(step))
    },
    show(uid: string): void {
      const shownAt = now()
      messages = messages.map((each) =>
        each.uid === uid ? { ...each, data: { ...each.data, shownAt } } : each,
      )
    },
    hear(others: readonly SaidInTalk[]): void {
      for (const other of others)
        if (!messages.some(({ uid }) => uid === other.uid)) messages = [...messages, other]
    },
  }
}

/** Every message that some choice of versions shows. */
function reachable(messages: readonly SaidInTalk[]): Set<string> {
  const found = new Set<string>()
  const next = [messages]
  const seen = new Set<string>()
  for (let at = 0; at < next.length && at < 3_000; at++) {
    const path = talkPath(next[at] ?? [])
    const key = path.map(({ message }) => message.uid).join()
    if (seen.has(key)) continue
    seen.add(key)
    for (const { message, versions } of path) {
      found.add(message.uid)
      for (const version of versions) {
        if (found.has(version.uid)) continue
        const shownAt = new Date(nextInstant(next[at] ?? [], 0)).toISOString()
        next.push(
          (next[at] ?? []).map((each) =>
            each.uid === version.uid ? { ...each, data: { ...each.data, shownAt } } : each,
          ),
        )
      }
    }
  }
  return found
}

describe('the path of a talk', () => {
  test('messages from before there were versions are one line, in the order in which they were said', () => {
    const old = [3, 1, 2].map(
      (at): SaidInTalk => ({ uid: `m${at}`, data: { role: 'user', createdAt: instant(at) } }),
    )
    expect(talkPath(old).map(({ message }) => message.uid)).toEqual(['m1', 'm2', 'm3'])
    expect(talkPath(old).every(({ versions }) => versions.length === 1)).toBe(true)
    expect(talkPath([])).toEqual([])
  })

  test('a message said again stands in the place of the first, and what followed the first is kept behind it', () => {
    const a = device('a')
    const [own, reply] = [a.say(), a.say('assistant')]
    const later = a.say()
    const anew = a.again(own)
    const newReply = a.say('assistant')
    expect(a.shown()).toEqual([anew, newReply])
    expect(a.path()[0]?.versions.map(({ uid }) => uid)).toEqual([own, anew])
    a.show(own)
    expect(a.shown()).toEqual([own, reply, later])
    a.show(anew)
    expect(a.shown()).toEqual([anew, newReply])
  })

  test('a reply can be given again, more than once, and in versions within versions', () => {
    const a = device('a')
    const own = a.say()
    const first = a.say('assistant')
    const second = a.again(first)
    const third = a.again(second)
    expect(a.path()[1]?.versions.map(({ uid }) => uid)).toEqual([first, second, third])
    const more = a.say()
    const other = a.again(more)
    expect(a.shown()).toEqual([own, third, other])
    a.show(second)
    expect(a.shown()).toEqual([own, second])
    const onward = a.say()
    a.show(third)
    expect(a.shown()).toEqual([own, third, other])
    a.show(second)
    expect(a.shown()).toEqual([own, second, onward])
  })

  test('two devices that say a message again at once both stay', () => {
    const a = device('a')
    const own = a.say()
    const b = device('b', a.all())
    const byA = a.again(own)
    const [byB, replyB] = [b.again(own), b.say('assistant')]
    a.hear(b.all())
    b.hear(a.all())
    expect(
      a
        .path()[0]
        ?.versions.map(({ uid }) => uid)
        .toSorted(),
    ).toEqual([own, byA, byB].toSorted())
    expect(a.shown()).toEqual(b.shown())
    expect(a.shown()).toEqual([byB, replyB])
  })

  test('a name that points nowhere, to itself or round in a ring loses no message', () => {
    const said = (uid: string, at: number, more: Partial<SaidInTalk['data']>): SaidInTalk => ({
      uid,
      data: { role: 'user', createdAt: instant(at), ...more },
    })
    const ring = [
      said('a', 1, { replaces: 'b' }),
      said('b', 2, { branch: 'a', replaces: 'a' }),
      said('c', 3, { replaces: 'c' }),
      said('d', 4, { branch: 'gone', replaces: 'gone too' }),
      said('e', 5, { branch: 'b' }),
    ]
    expect(reachable(ring)).toEqual(new Set(['a', 'b', 'c', 'd', 'e']))
  })

  const doings = fc.array(
    fc.record({
      by: fc.nat({ max: 1 }),
      does: fc.constantFrom('say', 'say', 'again', 'show', 'hear' as const),
      at: fc.nat({ max: 40 }),
    }),
    { maxLength: 24 },
  )
  /** Two devices that begin with the same talk and hear of each other now and then. */
  function lived(todo: typeof doings extends fc.Arbitrary<infer T> ? T : never) {
    const a = device('a')
    a.say()
    const devices = [a, device('b', a.all())] as const
    for (const { by, does, at } of todo) {
      const [self, other] = by === 0 ? devices : ([devices[1], devices[0]] as const)
      const path = self.path()
      const step = path[at % path.length]
      if (does === 'say') self.say(path.length % 2 === 0 ? 'user' : 'assistant')
      else if (does === 'hear') self.hear(other.all())
      else if (step && does === 'again') self.again(step.message.uid)
      else if (step) self.show(step.versions[at % step.versions.length]?.uid ?? '')
    }
    return devices
  }

  test('every message can be reached, whatever two devices did', () => {
    fc.assert(
      fc.property(doings, (todo) => {
        const [a, b] = lived(todo)
        a.hear(b.all())
        expect(reachable(a.all())).toEqual(new Set(a.all().map(({ uid }) => uid)))
      }),
      { numRuns: 150 },
    )
  })

  test('going to another version and back shows what was shown before', () => {
    fc.assert(
      fc.property(doings, fc.nat({ max: 40 }), fc.nat({ max: 9 }), (todo, at, to) => {
        const [a] = lived(todo)
        const before = a.shown()
        const step = a.path()[at % before.length]
        const other = step?.versions[to % step.versions.length]
        if (!step || !other) return
        a.show(other.uid)
        expect(a.shown()).toContain(other.uid)
        a.show(step.message.uid)
        expect(a.shown()).toEqual(before)
      }),
      { numRuns: 300 },
    )
  })

  test('what is said is shown at the end, and nothing is shown twice', () => {
    fc.assert(
      fc.property(doings, (todo) => {
        const [a] = lived(todo)
        const uid = a.say()
        expect(a.shown().at(-1)).toBe(uid)
        expect(new Set(a.shown()).size).toBe(a.shown().length)
      }),
    )
  })
})
