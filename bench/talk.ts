import type { Page } from 'playwright-core'
import { journalMessage, journalMessages } from '#domain/journal/journal-entry.ts'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { launchBrowser, newPerson } from '../e2e/support/browser.ts'
import { arriveAsNewPerson, mara } from '../e2e/support/screen.ts'
import { startServer } from '../e2e/support/server.ts'
import { keepRecords } from './filled-journal.ts'
import { type Measure, median } from './measure.ts'
import { slowestTwentieth } from './typing.ts'

const lengths = { short: 10, long: 500 } as const
type Length = keyof typeof lengths
/** Openings of each talk, in turns, after one of each that warms. */
const rounds = 9
const keys = 150
/** Until everything that begins with the talk has been drawn. */
const restMs = 1_500

const uidOf = (nth: number): string => `00000000-0000-7000-8000-${String(nth).padStart(12, '0')}`
const talkOf = { short: uidOf(1), long: uidOf(2) }
const line = 'I walked to the river and the water was high, and nobody else had come out in the rain.'

/** A talk of so many messages, the person's and the companion's in turns. */
function messagesOf(length: Length) {
  return Array.from({ length: lengths[length] }, (_, nth) => {
    const uid = uidOf((length === 'long' ? 10_000 : 1_000) + nth)
    const isOwn = nth % 2 === 0
    const data = journalMessage.parse({
      ...{ entryId: null, talkId: talkOf[length], messageId: uid },
      content: `${length} ${nth}. ${line.repeat(1 + (nth % 4))}`,
      role: isOwn ? 'user' : 'assistant',
      source: isOwn ? null : 'on-device',
      createdAt: new Date(Date.UTC(2026, 4, 3, 20) + nth * 1_000).toISOString(),
    })
    return { kind: journalMessages.kind, uid, data }
  })
}

/** A talk of 500 messages beside one of 10: how long it takes to open, and how long a key takes in it. */
export async function measureTalk(): Promise<Measure[]> {
  const provider = await startProviderStub()
  provider.mood = 'paced'
  provider.answer = line.repeat(9)
  const server = await startServer({
    env: { OPENAI_BASE_URL: provider.baseUrl, INKWELL_AI_MODEL: 'stub-1', INKWELL_AI_NAME: 'Stub' },
  })
  const browser = await launchBrowser()
  try {
    const { page } = await newPerson(browser, server.url)
    await arriveAsNewPerson(page)
    await keepRecords(server.url, mara, [...messagesOf('short'), ...messagesOf('long')])
    await page.goto('/journal-pages-demo?talk=all')
    await page.getByRole('button', { name: /^long 0/ }).waitFor()
    const opened = { short: [] as number[], long: [] as number[] }
    for (let round = -1; round < rounds; round++) {
      for (const length of ['short', 'long'] as const) {
        const ms = await openingMs(page, length)
        if (round >= 0) opened[length].push(ms)
        await page.waitForTimeout(restMs)
      }
    }
    const typed = { short: await keyMs(page, 'short'), long: await keyMs(page, 'long') }
    await page.getByRole('button', { name: 'How the companion works' }).click()
    await page.getByRole('menuitemradio', { name: 'Always Stub' }).click()
    const heard = { short: await streamedMs(page, 'short'), long: await streamedMs(page, 'long') }
    const [short, long] = [median(opened.short), median(opened.long)]
    const times = { budget: 2, unit: 'times', rule: 'at most' } as const
    return [
      {
        ...times,
        what: 'opening a talk of 500 messages, against 10',
        measured: long / short,
        note: `${long.toFixed(0)} ms against ${short.toFixed(0)} ms, medians of ${rounds} in turns`,
      },
      {
        ...times,
        what: 'key to frame in it, p95, against 10',
        measured: typed.long / typed.short,
        note: `${typed.long.toFixed(1)} ms against ${typed.short.toFixed(1)} ms, ${keys} keys each`,
      },
      {
        ...times,
        what: 'frames while a reply streams into it, p95',
        measured: heard.long.p95 / heard.short.p95,
        note: `${heard.long.p95.toFixed(0)} ms against ${heard.short.p95.toFixed(0)} ms; longest ${heard.long.longest.toFixed(0)} and ${heard.short.longest.toFixed(0)} ms`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
    await provider.close()
  }
}

/** From the press to the end of the frame in which the talk's last message stands. */
function openingMs(page: Page, length: Length): Promise<number> {
  const last = messagesOf(length).at(-1)?.uid ?? ''
  return page.evaluate(
    async ({ words, uid }) => {
      const rows = [...document.querySelectorAll<HTMLButtonElement>('section[aria-label="Talks"] li button')]
      const row = rows.find((each) => each.textContent?.startsWith(words))
      if (!row) throw new Error(`${words} is not in the list`)
      const start = performance.now()
      row.click()
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      for (;;) {
        await frame()
        if (document.querySelector(`[data-message="${uid}"]`)) break
      }
      await new Promise((resolve) => setTimeout(resolve, 0))
      return performance.now() - start
    },
    { words: `${length} 0`, uid: last },
  )
}

async function keyMs(page: Page, length: Length): Promise<number> {
  await openingMs(page, length)
  await page.waitForTimeout(restMs)
  await page.getByLabel('Say more, or nothing').focus()
  return slowestTwentieth(page, keys)
}

/** From frame to frame, while a reply of some 170 words comes in word by word. */
async function streamedMs(page: Page, length: Length): Promise<{ p95: number; longest: number }> {
  await openingMs(page, length)
  await page.waitForTimeout(restMs)
  const composer = page.getByLabel('Say more, or nothing')
  await composer.fill('Tell me about the river.')
  await composer.press('Enter')
  const stop = page.getByRole('button', { name: 'Stop', exact: true })
  await stop.waitFor()
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const frame = (): void => {
      const now = performance.now()
      gaps.push(now - last)
      last = now
      requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
    Object.assign(globalThis, { gaps })
  })
  await stop.waitFor({ state: 'detached' })
  const gaps: number[] = await page.evaluate(() => Reflect.get(globalThis, 'gaps'))
  const sorted = gaps.toSorted((a, b) => a - b)
  return { p95: sorted[Math.ceil(sorted.length * 0.95) - 1] ?? 0, longest: sorted.at(-1) ?? 0 }
}
