import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from './axe.ts'

export const dialogOf = (page: Page) => page.getByRole('dialog').last()

/** The dialog that asks for the password before something. */
export async function confirmBy(page: Page, password: string, button: string): Promise<void> {
  await dialogOf(page).getByLabel('Your password', { exact: true }).fill(password)
  await dialogOf(page).getByRole('button', { name: button }).click()
}

/** Sets an authenticator app up; answers how it makes codes, and the backup codes. */
export async function setUpApp(
  page: Page,
  password: string,
): Promise<{ codeIn: (steps: number) => string; codes: string[] }> {
  await page.goto('/settings?section=security')
  await page.getByRole('button', { name: 'Set up an app' }).click()
  await confirmBy(page, password, 'Go on')
  await page.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor()
  const secret = (await dialogOf(page).locator('p.select-all').textContent())?.replaceAll(' ', '') ?? ''
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const codeIn = (steps: number) => totp.generate({ timestamp: Date.now() + steps * 30_000 })
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn it on' }).click()
  await page.getByText('This code is not right.').waitFor()
  expect(await axe(page)).toEqual([])
  await page.getByLabel('Code from the app').fill(codeIn(-1))
  await page.getByRole('button', { name: 'Turn it on' }).click()
  const codes = await shownCodes(page)
  return { codeIn, codes }
}

/** The backup codes, shown once. */
export async function shownCodes(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Backup codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await axe(page)).toEqual([])
  await page.getByRole('button', { name: 'I have kept them' }).click()
  return codes
}
