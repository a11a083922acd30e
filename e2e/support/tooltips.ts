import type { Locator, Page } from 'playwright-core'

/** Rests on nothing until no tooltip is left, nor the time in which the next one would come at once. */
export async function leaveControls(page: Page): Promise<void> {
  await page.mouse.move(900, 700, { steps: 3 })
  await page.getByRole('tooltip').waitFor({ state: 'detached' })
  // Radix shows the next one at once for 300 ms.
  await page.waitForTimeout(500)
}

/** Rests on a control and gives the ms until its tooltip says these words. */
export async function tooltipAfter(page: Page, control: Locator, words: string): Promise<number> {
  const box = await control.boundingBox()
  if (!box) throw new Error('There is nothing to rest on')
  // Timed by the page's own clock: what the way between test and browser takes does not count.
  const waited = await control.evaluateHandle(
    (element, said) => ({
      ms: new Promise<number>((resolve) => {
        const under = (event: Event) => {
          const seen = new MutationObserver(() => {
            const tooltips = [...document.querySelectorAll('[role=tooltip]')]
            if (!tooltips.some(({ textContent }) => textContent.includes(said))) return
            seen.disconnect()
            resolve(performance.now() - event.timeStamp)
          })
          seen.observe(document.body, { childList: true, characterData: true, subtree: true })
        }
        element.addEventListener('pointermove', under, { once: true })
      }),
    }),
    words,
  )
  // A pointer never arrives and rests at once.
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  await page.mouse.move(box.x + box.width / 2 + 3, box.y + box.height / 2 + 3, { steps: 4 })
  return waited.evaluate(({ ms }) => ms)
}

/** The fastest of three: a busy machine only ever adds to a delay. */
export async function tooltipDelay(page: Page, control: Locator, words: string): Promise<number> {
  const delays: number[] = []
  for (let nth = 0; nth < 3; nth++) {
    await leaveControls(page)
    delays.push(await tooltipAfter(page, control, words))
  }
  return Math.min(...delays)
}
