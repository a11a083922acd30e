import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { axeOverIt } from '../../support/axe-modes.ts'
import { desktop, phone } from '../../support/browser.ts'
import { journey } from '../../support/journey.ts'
import { keptHere } from '../../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../../support/screen.ts'
import { entryRows, writeEntry } from '../../support/writing.ts'

/** A picture as a phone makes it: large, lying on its side, with the place where it was taken. */
const fromCamera = await sharp({
  create: { width: 3000, height: 2000, channels: 3, background: { r: 40, g: 90, b: 160 } },
})
  .withExif({ IFD0: { Copyright: 'Mara in the kitchen' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toBuffer()
const cups = { name: 'cups.jpg', mimeType: 'image/jpeg', buffer: fromCamera }

const strip = (page: Page) => page.getByRole('list', { name: 'Pictures' })
const frames = (page: Page) => strip(page).getByRole('button')
const gallery = (page: Page) => page.getByRole('dialog', { name: 'Pictures of this page' })

/** Width and height of the picture that is looked at, in px of its own. */
async function sizeShown(page: Page): Promise<readonly [number, number]> {
  const image = gallery(page).getByRole('img')
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(0)
  return image.evaluate((shown: HTMLImageElement) => [shown.naturalWidth, shown.naturalHeight] as const)
}

/** Whether the tab can still show the picture that it opened under an address. */
const isThere = (page: Page, address: string | null): Promise<boolean> =>
  page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const image = new Image()
        image.onload = () => resolve(true)
        image.onerror = () => resolve(false)
        image.src = src ?? ''
      }),
    address,
  )

async function pick(page: Page, ...files: (typeof cups)[]): Promise<void> {
  await page.locator('input[type=file][accept^=image]').setInputFiles(files)
}

journey(
  'a picture is put on a page, upright and without its place, and is there on another device and offline',
  { tags: ['long'] },
  async ({ arrive }) => {
    const writer = await arrive({ serviceWorker: true })
    const { page } = writer
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'Six cups', content: 'Anna had kept them.' })
    await pick(page, cups)
    await expect.poll(() => frames(page).count()).toBe(1)
    await frames(page).first().click()
    expect(await sizeShown(page)).toEqual([1707, 2560])
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Save a copy' }).click()
    const kept = await sharp(await (await saving).path()).metadata()
    expect([kept.width, kept.height, kept.exif, kept.orientation]).toEqual([1707, 2560, undefined, undefined])
    await page.getByLabel('Words for this picture').fill('The blue cups')
    for (const size of [desktop, phone]) {
      await page.setViewportSize(size)
      expect(await axe(page)).toEqual([])
    }
    await page.setViewportSize(desktop)
    await page.getByRole('button', { name: 'Put it into the text' }).click()
    await gallery(page).waitFor({ state: 'detached' })
    await expect
      .poll(() => page.getByLabel('Your words', { exact: true }).inputValue())
      .toMatch(/!\[[^\]]*\]\(photo:[0-9a-f-]{36}\)/)
    await page.getByText('Sealed and synced').first().waitFor()

    await page.reload()
    await page.getByRole('button', { name: 'The blue cups: look at it' }).waitFor()
    await page.getByRole('button', { name: 'Read this page' }).click()
    const inText = page.locator('article img').first()
    await expect
      .poll(() => inText.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(600)

    const device = await arrive({ viewport: phone, serviceWorker: true })
    await arriveAgain(device.page, mara, '/journal-pages-demo')
    await entryRows(device.page).filter({ hasText: 'Six cups' }).click()
    await frames(device.page).first().click()
    expect(await sizeShown(device.page)).toEqual([1707, 2560])
    device.expectTrouble(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/)
    await keptHere(device.page)
    await device.context.setOffline(true)
    await device.page.reload()
    await frames(device.page).first().click()
    expect(await sizeShown(device.page)).toEqual([1707, 2560])
  },
)

journey(
  'a picture in the text is one piece to the hand: passed, taken, cut, pasted and undone whole, and no id of it is seen',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'chips', email: 'chips@example.org' },
      '/journal-pages-demo',
    )
    await writeEntry(page, { title: 'Six cups', content: 'Anna had kept them.' })
    await pick(page, cups)
    await frames(page).first().click()
    await page.getByLabel('Words for this picture').fill('The blue cups')
    await page.getByRole('button', { name: 'Put it into the text' }).click()
    await gallery(page).waitFor({ state: 'detached' })
    // The hand is back in the text, behind the picture.
    await page.keyboard.type('And the kettle.')
    const field = page.getByLabel('Your words', { exact: true })
    const whole = /^Anna had kept them\.\n\n!\[[^\]]*\]\(photo:[0-9a-f-]{36}\)\n\nAnd the kettle\.$/
    await expect.poll(() => field.inputValue()).toMatch(whole)
    const text = await field.inputValue()
    const [from, to] = [text.indexOf('!['), text.indexOf(')\n') + 1]
    const selected = () =>
      field.evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd])

    // Its card covers its letters, and says its words.
    const card = page.locator('[data-chips]').getByText('The blue cups')
    await card.waitFor()
    const covered = await page
      .locator('[data-chips] > div')
      .filter({ hasText: 'photo:' })
      .evaluate((line) => {
        const letters = document.createRange()
        letters.selectNodeContents(line.firstChild ?? line)
        const [behind, over] = [
          letters.getBoundingClientRect(),
          line.lastElementChild?.getBoundingClientRect(),
        ]
        return over && over.left <= behind.left && over.right >= behind.right && over.height >= 18
      })
    expect(covered).toBe(true)
    await page.locator('[data-chips] img').evaluate((shown: HTMLImageElement) => shown.decode())

    for (let nth = 0; nth < 'nAnd the kettle.'.length; nth++) await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(selected).toEqual([to, to])
    await page.keyboard.press('ArrowLeft')
    await expect.poll(selected).toEqual([from, from])
    await page.keyboard.press('ArrowRight')
    await expect.poll(selected).toEqual([to, to])
    await page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(selected).toEqual([from, to])
    await page.keyboard.press('ArrowRight')
    await expect.poll(selected).toEqual([to, to])

    await page.keyboard.press('Backspace')
    expect(await field.inputValue()).toBe(text.slice(0, from) + text.slice(to))
    await page.keyboard.press('Control+z')
    expect(await field.inputValue()).toBe(text)

    await card.click({ force: true })
    await expect.poll(selected).toEqual([from, to])
    await page.keyboard.press('Control+x')
    expect(await field.inputValue()).toBe(text.slice(0, from) + text.slice(to))
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+v')
    expect(await field.inputValue()).toBe(`${text.slice(0, from)}${text.slice(to)}\n${text.slice(from, to)}`)
    await card.waitFor()
    expect(await frames(page).count()).toBe(1)

    // On another page the picture comes along.
    await page.getByText('Sealed and synced').first().waitFor()
    await page.getByRole('button', { name: 'New entry' }).click()
    await expect.poll(() => field.inputValue()).toBe('')
    await field.press('Control+v')
    await expect.poll(() => field.inputValue()).toBe(text.slice(from, to))
    await expect.poll(() => frames(page).count()).toBe(1)
    await card.waitFor()
    await page.locator('[data-chips] img').evaluate((shown: HTMLImageElement) => shown.decode())
  },
)

journey(
  'a page with nothing but a picture is an entry, and a lock takes what was opened',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await arrive()
    const { page } = person
    person.expectTrouble(/ERR_FILE_NOT_FOUND|blob:/)
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'pictures', email: 'pictures@example.org' },
      '/journal-pages-demo',
    )
    await page.getByRole('button', { name: 'New entry' }).first().click()
    await pick(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a picture') })
    await page.getByText('This picture could not be added', { exact: true }).waitFor()
    await pick(
      page,
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
      { name: 'CLIP.MOV', mimeType: '', buffer: Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0') },
      { name: 'CUPS.HEIC', mimeType: '', buffer: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0') },
    )
    const refused = page.getByText('4 files could not be added', { exact: true })
    await refused.waitFor()
    await page
      .getByText(
        /^empty\.png: The file is empty\. notes\.png: The file is damaged, or it is not a picture\. CLIP\.MOV: It is a video, .* CUPS\.HEIC: This browser cannot open/,
      )
      .waitFor()
    expect(await refused.count()).toBe(1)
    await pick(page, cups, { ...cups, name: 'more.jpg' })
    await expect.poll(() => frames(page).count()).toBe(2)
    await expect.poll(() => entryRows(page).count()).toBe(1)
    await entryRows(page).filter({ hasText: '2 pictures' }).waitFor()

    await frames(page).first().focus()
    await page.keyboard.press('Enter')
    await page.getByText('1 of 2').waitFor()
    await axeOverIt(page, 'dialog[open]')
    await page.keyboard.press('ArrowRight')
    await page.getByText('2 of 2').waitFor()
    await page.getByRole('button', { name: 'Take it off the page' }).click()
    await page.getByText('1 of 1').waitFor()
    await page.getByRole('button', { name: 'Close' }).first().click()
    await expect.poll(() => frames(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => frames(page).count()).toBe(2)

    const address = await frames(page).first().locator('img').getAttribute('src')
    expect(await isThere(page, address)).toBe(true)
    await page.getByRole('button', { name: /account of/, expanded: false }).click()
    await page.getByRole('menuitem', { name: 'Lock now' }).click()
    await page.getByRole('button', { name: 'Unlock' }).waitFor()
    await expect.poll(() => isThere(page, address)).toBe(false)
  },
)
