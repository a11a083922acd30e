import type { Locator, Page } from 'playwright-core'

/** Types an admin's password into the dialog that is open, and does what it asks about. */
export async function prove(page: Page, password: string, button: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Chooses what to do with somebody, and proves who does it. */
export async function act(
  page: Page,
  username: string,
  item: string,
  button: string,
  password: string,
): Promise<Locator> {
  const opener = page.getByRole('button', { name: `What to do with ${username}` })
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.press('Enter')
  await page.getByRole('button', { name: item, exact: true }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: button, exact: true }).click()
  return dialog
}
