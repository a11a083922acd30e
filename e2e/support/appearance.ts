import type { Page } from 'playwright-core'
import { readSettings, saveSettings } from '#contract/account.ts'
import type { AppearancePreferences, UserSettings } from '#domain/theme/theme.ts'

/** What the page wears, as its style sheets make it. */
export interface Worn {
  readonly mode: string | undefined
  readonly variant: string | undefined
  readonly motion: string | undefined
  readonly ink: string
  readonly ring: string
  readonly primary: string
  readonly radius: string
  readonly ground: string
  readonly barColour: string | null
  /** Size of body text in px. */
  readonly bodySize: string
}

export function wornBy(page: Page): Promise<Worn> {
  return page.evaluate(() => {
    const root = document.documentElement
    const style = getComputedStyle(root)
    const { theme: mode, variant, motion } = root.dataset
    return {
      mode,
      variant,
      motion,
      ink: style.getPropertyValue('--ink'),
      ring: style.getPropertyValue('--ring'),
      primary: style.getPropertyValue('--primary'),
      radius: style.getPropertyValue('--radius'),
      ground: style.backgroundColor,
      barColour: document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? null,
      bodySize: getComputedStyle(document.body).fontSize,
    }
  })
}

/** The look that the server keeps for whoever is signed in on the page. */
export async function keptByServer(page: Page): Promise<UserSettings> {
  return readSettings.answer.parse(
    await page.evaluate((path) => fetch(path).then((answer) => answer.json()), readSettings.path),
  )
}

/** Gives whoever is signed in on the page a look; their next page wears it. */
export async function setAppearance(page: Page, look: Partial<AppearancePreferences>): Promise<void> {
  await page.evaluate(
    async ({ path, method, body }) => {
      const answer = await fetch(path, { method, body, headers: { 'content-type': 'application/json' } })
      if (!answer.ok) throw new Error(await answer.text())
    },
    { path: saveSettings.path, method: saveSettings.method, body: JSON.stringify(look) },
  )
}

/** What this browser keeps of a look. */
export function keptHere(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const names = ['theme', 'inkwell-theme-settings', 'inkwell-look-owner', 'inkwell-first-look']
    const kept = names.map((name) => [name, localStorage.getItem(name)])
    return Object.fromEntries(kept.filter(([, value]) => value !== null))
  })
}
