import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { loginByCall, registerByCall } from '../../support/account-calls.ts'
import { axe } from '../../support/axe.ts'
import { sampledModes } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara, type Sample } from '../../support/screen.ts'

const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })

const plain = (background: string, side = 640) =>
  sharp({ create: { width: side, height: side / 2, channels: 3, background } })
const pictureOf = async (background: string) => ({
  name: 'me.png',
  mimeType: 'image/png',
  buffer: await plain(background).png().toBuffer(),
})

async function openProfile(page: Page): Promise<void> {
  await page.goto('/settings?section=profile')
  await page.getByRole('heading', { level: 1, name: 'Profile' }).waitFor()
}

const part = (page: Page, name: string) => page.getByRole('region', { name })
const account = (page: Page) => page.getByRole('button', { name: /Account:|account of/ })
const choose = async (page: Page, background: string) =>
  page
    .getByLabel('Picture', { exact: true })
    .and(page.locator('input'))
    .setInputFiles(await pictureOf(background))

/** The colour in the middle of the picture that stands somewhere; null where there is none. */
const colourIn = (place: ReturnType<typeof part>) =>
  place
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => {
      if (!image.complete || image.naturalWidth === 0) return null
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 1
      const context = canvas.getContext('2d')
      context?.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = context?.getImageData(0, 0, 1, 1).data ?? []
      return red > 150 ? 'red' : green > 100 ? 'green' : blue > 150 ? 'blue' : 'other'
    })
    .catch(() => null)

// Spec: S4-017, S4-018, S4-019, S7-026, S8-019
journey(
  'a picture is chosen, seen beside the name, replaced, told by an event, and removed',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('pictured')
    const { page, context, expectTrouble } = await arrive()
    expectTrouble(/status of 404 .*\/api\/avatars\//)
    await arriveAsNewPerson(page, person, null)
    await openProfile(page)
    expect(await account(page).locator('img').count()).toBe(0)
    await choose(page, 'rgb(210,20,20)')
    await part(page, 'Picture').getByRole('img', { name: 'The chosen one' }).waitFor()
    await page.getByRole('button', { name: 'Leave it as it was' }).click()
    await choose(page, 'rgb(210,20,20)')
    await page.getByRole('button', { name: 'Keep this picture' }).click()
    await page.getByText('This is your picture now.').waitFor()
    for (const place of [part(page, 'Picture'), account(page)])
      await expect.poll(() => colourIn(place)).toBe('red')
    await page.reload()
    await expect.poll(() => colourIn(account(page))).toBe('red')

    await part(page, 'Picture').getByRole('button', { name: 'Choose a picture' }).waitFor()
    // Pasted and dropped, anywhere on the page.
    const bytes = [...(await plain('rgb(20,20,210)').webp().toBuffer())]
    await page.evaluate((all) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(all)], 'dropped.webp', { type: 'image/webp' }))
      dispatchEvent(new DragEvent('dragover', { dataTransfer: data, bubbles: true }))
      dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true }))
    }, bytes)
    await page.getByRole('button', { name: 'Keep this picture' }).click()
    await expect.poll(() => colourIn(account(page))).toBe('blue')

    // Another device of the same person changes it; this one hears by the event.
    const cookie = await loginByCall(server.url, person)
    const green = await plain('rgb(10,140,10)').png().toBuffer()
    const changed = await fetch(`${server.url}/api/user/avatar`, {
      method: 'PUT',
      headers: { cookie, 'content-type': 'application/octet-stream' },
      body: new Uint8Array(green),
    })
    expect(changed.status).toBe(200)
    const before = await account(page).locator('img').getAttribute('src')
    const tell = (detail?: object) =>
      page.evaluate(
        (about) => void dispatchEvent(new CustomEvent('avatar-updated', { detail: about })),
        detail,
      )
    await tell({ userId: 999 })
    expect(await account(page).locator('img').getAttribute('src')).toBe(before)
    await tell()
    await expect.poll(() => colourIn(account(page))).toBe('green')
    expect(await account(page).locator('img').getAttribute('src')).not.toBe(before)

    // The endpoint breaks: the address from elsewhere is next, and behind it are the initials.
    const database = new DatabaseSync(join(server.dataDir, 'inkwell.db'), { timeout: 5_000 })
    database
      .prepare('update users set avatar_url = ? where username = ?')
      .run(`${server.url}/elsewhere.png`, person.username)
    database.close()
    const elsewhere = await plain('rgb(210,20,20)').png().toBuffer()
    await context.route('**/elsewhere.png', (route) =>
      route.fulfill({ contentType: 'image/png', body: elsewhere }),
    )
    await context.route('**/api/avatars/**', (route) => route.fulfill({ status: 404, body: '' }))
    await page.reload()
    await expect.poll(() => colourIn(account(page))).toBe('red')
    await context.unroute('**/elsewhere.png')
    await context.route('**/elsewhere.png', (route) =>
      route.fulfill({ contentType: 'image/png', body: 'not a picture' }),
    )
    await page.reload()
    await account(page).getByText('ML', { exact: true }).waitFor()
    await expect.poll(() => account(page).locator('img').count()).toBe(0)
    await context.unroute('**/api/avatars/**')
    await page.reload()
    await expect.poll(() => colourIn(account(page))).toBe('green')
    await page.getByRole('button', { name: 'Remove' }).click()
    await page.getByText('Your picture is removed.').waitFor()
    await page.reload()
    await expect.poll(() => account(page).locator('img').count()).toBe(0)
  },
)

journey('what is no picture, damaged or large is answered for', { tags: ['long'] }, async ({ arrive }) => {
  const { page, expectTrouble } = await arrive()
  expectTrouble(/status of 4(00|13)/)
  await arriveAsNewPerson(page, someone('clumsy'), null)
  await openProfile(page)
  const give = (mimeType: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name: 'file', mimeType, buffer })
  const cannotUse = page.getByRole('alert').getByText('This is not a picture that we can use.')
  await give('text/plain', Buffer.from('words'))
  await cannotUse.waitFor()
  await choose(page, 'rgb(210,20,20)')
  await cannotUse.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Leave it as it was' }).click()
  await give('image/png', Buffer.from('words'))
  await cannotUse.waitFor()
  // A photo as a phone makes it: larger than the server takes, so that this browser sends a smaller one.
  const noise = await sharp({
    create: {
      width: 1000,
      height: 1000,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: 'red',
    },
  })
    .png()
    .toBuffer()
  expect(noise.length).toBeGreaterThan(2 * 1024 * 1024)
  await give('image/png', noise)
  await page.getByRole('button', { name: 'Keep this picture' }).click()
  await page.getByText('This is your picture now.').waitFor()
})

journey(
  'names, username and email change, and are seen at once and after a reload',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = someone('renaming')
    await registerByCall(server.url, { username: 'taken-name', password: 'a long enough one' })
    const { page } = await arrive()
    await arriveAsNewPerson(page, person, null)
    await openProfile(page)
    await page.getByRole('button', { name: 'No changes to save' }).waitFor()
    await page.getByLabel('Preferred name').fill('')
    await page.getByRole('button', { name: 'Save names' }).click()
    await page.getByText('Name is required').waitFor()
    await page.getByLabel('Full name').fill('Mara Ek')
    await page.getByLabel('Preferred name').fill('Mars')
    await page.getByRole('button', { name: 'Save names' }).click()
    await page.getByText('Your names are saved.').waitFor()
    await account(page).getByText('Mara Ek', { exact: true }).waitFor()
    await account(page).getByText('ME', { exact: true }).waitFor()

    const sheet = page.getByRole('dialog')
    await page.getByRole('button', { name: 'Change username' }).click()
    await sheet.getByLabel('New username').fill('taken-name')
    await sheet.getByLabel('Your password', { exact: true }).fill('not the password')
    await sheet.getByRole('button', { name: 'Change username' }).click()
    await sheet.getByText('This is not your password.').waitFor()
    await sheet.getByLabel('Your password', { exact: true }).fill(person.password)
    await sheet.getByRole('button', { name: 'Change username' }).click()
    await sheet.getByText('Username already exists').waitFor()
    await sheet.getByLabel('New username').fill('renamed')
    await sheet.getByRole('button', { name: 'Change username' }).click()
    await page.getByText('Your username is changed.').waitFor()

    await page.getByRole('button', { name: 'Change email' }).click()
    await sheet.getByLabel('New email address').fill('nonsense')
    await sheet.getByLabel('Your password', { exact: true }).fill(person.password)
    await sheet.getByRole('button', { name: 'Change email' }).click()
    await sheet.getByText('Invalid email address').waitFor()
    await sheet.getByLabel('New email address').fill('mara@elsewhere.example')
    await sheet.getByRole('button', { name: 'Change email' }).click()
    await page.getByText('Your email address is changed.').waitFor()
    await account(page).getByText('mara@elsewhere.example').waitFor()

    await page.goto('/dashboard')
    await page.getByRole('heading', { level: 1, name: /Mars\.$/ }).waitFor()
    await openProfile(page)
    expect(await page.getByLabel('Full name').inputValue()).toBe('Mara Ek')
    expect(await part(page, 'How you sign in').textContent()).toContain('renamed')
    await loginByCall(server.url, { ...person, username: 'renamed' })
    await expect(loginByCall(server.url, person)).rejects.toThrow('401')
  },
)

journey(
  'the profile can be used by everybody, in both modes and sizes',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, someone('everybody'))
    for (const theme of sampledModes(['dark', 'light'])) {
      await page.evaluate(async (mode) => {
        const look = {
          theme: mode,
          colorTheme: 'indigo',
          themeVariant: 'professional',
          borderRadius: 'large',
        }
        const headers = { 'Content-Type': 'application/json' }
        await fetch('/api/user/settings', { method: 'PUT', headers, body: JSON.stringify(look) })
      }, theme)
      for (const size of [desktop, phone]) {
        await page.setViewportSize(size)
        await openProfile(page)
        await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' })
        await choose(page, 'rgb(20,20,210)')
        await page.getByRole('img', { name: 'The chosen one' }).waitFor()
        expect(await axe(page)).toEqual([])
        await page.getByRole('button', { name: 'Change email' }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Change email' }).click()
        await page.getByText('Your password is needed for this').waitFor()
        expect(await axe(page)).toEqual([])
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      }
    }
  },
)
