import { expect, test } from 'vitest'
import { seededRandom } from '../chance/seeded-random.ts'
import { offsetMs } from './day.ts'
import { zoneOffsetMs } from './zone-offset.ts'

const dayMs = 86_400_000
/** Clocks that change by half an hour, by a whole day, a minute after midnight, for a month, or not at all. */
const zones = [
  ...['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/St_Johns', 'Pacific/Apia'],
  ...['Africa/Casablanca', 'Asia/Gaza', 'America/Recife', 'Antarctica/Troll', 'Asia/Kathmandu', 'UTC'],
]

test.each(zones)(
  'the offset of %s is the platform’s, to the millisecond at each change of the clock',
  (zone) => {
    const chance = seededRandom(7)
    const found: string[] = []
    const compare = (ms: number) => {
      if (offsetMs(ms, zone) !== zoneOffsetMs(ms, zone)) found.push(new Date(ms).toISOString())
    }
    for (let day = 0; day < 366 * 40; day += 3) {
      const [from, to] = [day * dayMs, (day + 3) * dayMs]
      if (zoneOffsetMs(from, zone) === zoneOffsetMs(to, zone)) continue
      let [before, after] = [from, to]
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2)
        if (zoneOffsetMs(middle, zone) === zoneOffsetMs(from, zone)) before = middle
        else after = middle
      }
      for (const ms of [before - 1, before, after, after + 1]) compare(ms)
    }
    for (let nth = 0; nth < 500; nth++) compare(Math.floor(chance() * 90 * 366 * dayMs) - 10 * 366 * dayMs)
    expect(found).toEqual([])
  },
)
