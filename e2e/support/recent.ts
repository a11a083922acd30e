import type { BrowserContext, Page, Request } from 'playwright-core'

/** As many lines are kept of what happened last. */
const mostLines = 60

/** Keeps in mind what a profile asked the server last and what its console said, so that a failure can be understood without a second run. */
export function keepRecent(context: BrowserContext): () => readonly string[] {
  const lines: string[] = []
  const note = (what: string): void => {
    lines.push(`${new Date().toISOString().slice(11, 23)} ${what}`)
    if (lines.length > mostLines) lines.shift()
  }
  const noteOf = (request: Request, end: string): void => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/')) note(`${request.method()} ${pathname}${search} ${end}`)
  }
  context.on('response', (answer) => noteOf(answer.request(), String(answer.status())))
  context.on('requestfailed', (request) => noteOf(request, request.failure()?.errorText ?? 'failed'))
  context.on('console', (message) => note(`console.${message.type()}: ${message.text()}`))
  return () => lines
}

/** Where a page is and the words on it, on two lines. */
export async function standing(page: Page): Promise<string> {
  const words = await page
    .locator('body')
    .textContent({ timeout: 2_000 })
    .then(
      (text) => text ?? '',
      (error: unknown) => String(error),
    )
  return `${page.url()}\n${words.replace(/\s+/g, ' ').slice(0, 900)}`
}
