import { excerpt } from '#domain/journal/entry-text.ts'
import { memoryCalibration } from '#domain/memory/calibration.ts'
import { memoryCorrection } from '#domain/memory/memory-correction.ts'
import { addDays } from '#domain/time/day.ts'
import type { WorkerTools } from '#worker/core/worker-calls.ts'
import samplePages from '../../../data/sample-life/pages.json' with { type: 'json' }
import type { KeptCorrection, MemorySource } from './memory-source.ts'
import type { SourcePage } from './source-page.ts'

/** What the fictional life's last page is dated: 'today' on its screens. */
const lastDay = '2026-11-19'
/** When there are more pages than the life has, it is told again, so many days earlier each time: whole weeks, so that its weekdays stay true, and 10,000 pages are 27 years. */
const lapDays = 14 * 7

/** The pages of a life that nobody lived, `count` of them; what is said of it is kept in this tab only. */
export function sampleSource(
  { now, newUid }: Pick<WorkerTools, 'now' | 'newUid'>,
  count: number,
): MemorySource {
  const pages = new Map<string, SourcePage>()
  for (let at = 0; at < count; at++) {
    const page = samplePage(at)
    pages.set(page.uid, page)
  }
  const kept: KeptCorrection[] = []
  const listeners = new Set<(uids: readonly string[]) => void>()
  const tell = () => {
    for (const listener of listeners) listener([])
  }
  return {
    now,
    today: () => lastDay,
    // Whatever is said of it is said on its last day.
    dayAt: () => lastDay,
    weekStart: () => 'monday',
    uids: () => pages.keys(),
    page: (uid) => pages.get(uid) ?? null,
    taught: () => none,
    calibration: () => memoryCalibration,
    corrections: () => kept,
    async say(said) {
      const uid = newUid()
      kept.push({ uid, data: memoryCorrection.parse({ ...said, createdAt: new Date(now()).toISOString() }) })
      tell()
      return uid
    },
    async unsay(uid) {
      const at = kept.findIndex((one) => one.uid === uid)
      if (at >= 0) kept.splice(at, 1)
      tell()
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const none = { names: [], notNames: [] }

function samplePage(at: number): SourcePage {
  const lap = Math.floor(at / samplePages.length)
  // The newest pages first, so that a small size still holds the present.
  const told = samplePages[samplePages.length - 1 - (at % samplePages.length)]
  const day = addDays(told?.day ?? lastDay, -lap * lapDays)
  const time = told?.time ?? '20:00'
  return {
    uid: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    text: told?.text ?? '',
    ...{ day, time, title: told?.title ?? '', mood: told?.mood ?? null },
    atMs: Date.parse(`${day}T${time}:00Z`),
    excerpt: excerpt(told?.text ?? ''),
    isCheckIn: false,
    isSouthern: false,
  }
}
