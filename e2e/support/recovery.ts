import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { RunningServer } from './server.ts'

const root = join(import.meta.dirname, '..', '..')

/** The groups of the code that the card shows. */
export async function shownGroups(page: Page): Promise<string[]> {
  const groups = page.getByRole('region', { name: 'Recovery code' }).getByRole('listitem')
  await groups.first().waitFor()
  const words = await groups.locator('.sr-only').allTextContents()
  return words.map((spelled) => spelled.replaceAll(' ', ''))
}

/** Asks for a code and shows by the password that it is its owner who asks. */
export async function makeCode(page: Page, secret: string): Promise<void> {
  await page.getByRole('button', { name: /^Make (my|a new) code$/ }).click()
  await page
    .getByRole('region', { name: 'Recovery code' })
    .getByLabel(/^Your pass(word|phrase)$/)
    .fill(secret)
  await page.getByRole('button', { name: /^Make (it|the new code)$/ }).click()
}

/** Makes a code on the dashboard and confirms it, as somebody who wrote it down. Answers its groups. */
export async function makeAndConfirmCode(page: Page, secret: string): Promise<string[]> {
  await makeCode(page, secret)
  const groups = await shownGroups(page)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await typeAskedGroups(page, (place) => groups[place - 1] ?? '')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Your code is confirmed').first().waitFor()
  return groups
}

/** Fills in the two groups that are asked for by their numbers. */
export async function typeAskedGroups(page: Page, answer: (place: number) => string): Promise<void> {
  const fields = page.getByLabel(/^Group \d$/)
  await fields.first().waitFor()
  for (const field of await fields.all()) {
    const label = await field.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
    await field.fill(answer(Number(label.replace(/\D/g, ''))))
  }
}

/** What the operator's command prints for somebody who lost their password: the link to a new one. */
export async function resetLinkFor(server: RunningServer, username: string): Promise<string> {
  const { PATH = '', HOME = '' } = process.env
  const admin = spawn(process.execPath, [join(root, 'scripts', 'operate', 'admin.ts'), 'reset', username], {
    cwd: root,
    env: { PATH, HOME, INKWELL_DATA: server.dataDir, PORT: String(server.port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  for (const stream of [admin.stdout, admin.stderr])
    stream.on('data', (piece: Buffer) => {
      printed += piece.toString()
    })
  await once(admin, 'close')
  const link = /https?:\/\/\S+token=\S+/.exec(printed)?.[0]
  if (!link) throw new Error(`There was no link in:\n${printed}`)
  return link
}

/** Opens a reset link and sets the password behind it. */
export async function setPasswordByLink(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link)
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Set new password' }).click()
  await page.waitForURL('**/dashboard')
}
