import type { Page } from 'playwright-core'
import { goals } from '#domain/goals/records/goal.ts'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { habits } from '#domain/habits/habit.ts'
import { sampleHabit } from '#domain/habits/sample-habit.test-support.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { launchBrowser, newPerson } from '../e2e/support/browser.ts'
import { arriveAsNewPerson, mara } from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import { fillJournal, type Kept, keepRecords } from './filled-journal.ts'
import { type Measure, median } from './measure.ts'

const entries = 10_000
const wordsEach = 120
const habitCount = 50
const goalCount = 500
const rounds = 5
/** A person looks at the page for a while before it is loaded again, and what it showed is sealed. */
const restMs = 15_000

function plans(): Kept[] {
  const uid = () => uuidV7(Date.now(), secureRandom(16))
  const ofHabits = Array.from({ length: habitCount }, (_, order) => ({
    ...{ kind: habits.kind, uid: uid(), data: sampleHabit({ name: `Habit ${order}`, order }) },
  }))
  const ofGoals = Array.from({ length: goalCount }, (_, nth) => {
    const { id: _id, ...data } = goalFact({ title: `Goal ${nth}`, status: 'in_progress' })
    return { kind: goals.kind, uid: uid(), data }
  })
  return [...ofHabits, ...ofGoals]
}

/** A browser that has the whole vault already loads the dashboard again: until it is shown with its cards, from the start of the navigation. */
export async function measureDashboard(): Promise<Measure[]> {
  const server = await startServer()
  const browser = await launchBrowser()
  try {
    const { page } = await newPerson(browser, server.url)
    await arriveAsNewPerson(page)
    await fillJournal(server.url, mara, entries, wordsEach)
    await keepRecords(server.url, mara, plans())
    await page.goto('/dashboard')
    await page.addInitScript(watchCards)
    const shown: number[] = []
    for (let round = 0; round <= rounds; round++) shown.push(await reload(page))
    // The first one fills the browser's caches.
    const measured = median(shown.slice(1))
    const note = `${habitCount} habits, ${goalCount} goals; ${shown.map(Math.round).join(', ')}`
    return [
      {
        what: 'dashboard with 10,000 entries on screen',
        ...{ measured, budget: 400, unit: 'ms', rule: 'at most', note },
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** In the page: notes when cards are first visible. */
function watchCards(): void {
  const look = () => {
    const card = document.querySelector('[data-card=course]')
    if (card?.checkVisibility({ visibilityProperty: true })) performance.mark('cards')
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

async function reload(page: Page): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('cards').length > 0, null, {
    timeout: 60_000,
  })
  const ms = await page.evaluate(() => performance.getEntriesByName('cards')[0]?.startTime ?? 0)
  await page.waitForTimeout(restMs)
  return ms
}
