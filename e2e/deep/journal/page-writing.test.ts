import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { axe } from '../../support/axe.ts'
import { axeOverIt } from '../../support/axe-modes.ts'
import { journey } from '../../support/journey.ts'
import { arriveAsNewPerson, mara } from '../../support/screen.ts'
import { clickIntoWords, sealedAndSynced, wordsOnPage, writeEntry } from '../../support/writing.ts'

const someone = (username: string) => ({ ...mara, username, email: `${username}@example.org` })
const words = (page: Page) => page.getByLabel('Your words', { exact: true })
const article = (page: Page) => page.getByRole('article')
const press = (page: Page, ...keys: string[]) =>
  keys.reduce((before, key) => before.then(() => page.keyboard.press(key)), Promise.resolve())

async function begin(page: Page, username: string): Promise<void> {
  await arriveAsNewPerson(page, someone(username), '/journal-pages-demo')
  await page.getByRole('button', { name: 'New entry' }).click()
  await clickIntoWords(page)
}

/** Empties the page as a hand would. */
const clear = (page: Page) => press(page, 'ControlOrMeta+a', 'Delete')

/** Pastes HTML as another program copied it: what a page puts on the clipboard itself the browser cleans. */
const pasteRaw = (page: Page, clipboard: Record<string, string>): Promise<void> =>
  page.evaluate((types) => {
    const clipboardData = new DataTransfer()
    for (const [type, data] of Object.entries(types)) clipboardData.setData(type, data)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('#page-text')?.dispatchEvent(event)
  }, clipboard)

async function paste(page: Page, clipboard: Record<string, string>): Promise<void> {
  await page.evaluate(async (given) => {
    const blobs = Object.entries(given).map(([type, text]) => [type, new Blob([text], { type })])
    await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))])
  }, clipboard)
  await press(page, 'ControlOrMeta+v')
}

journey(
  'lists go on by themselves, keys mark words, and one undo takes each of it back',
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'lists')
    await page.keyboard.type('- milk\nbread\n\nafter')
    expect(await wordsOnPage(page)).toBe('- milk\n- bread\n\nafter')
    await clear(page)

    await page.keyboard.type('/table')
    await press(page, 'Enter')
    for (const cell of ['Day', 'Mood', 'Mon']) {
      await page.keyboard.type(cell)
      await press(page, 'Tab')
    }
    await page.keyboard.type('6')
    await press(page, 'Tab')
    await page.keyboard.type('Tue')
    expect(await wordsOnPage(page)).toBe('| Day | Mood |\n| --- | --- |\n| Mon | 6 |\n| Tue |  |\n')
    await clear(page)

    await page.keyboard.type('1. one\ntwo')
    await press(page, 'Tab')
    expect(await wordsOnPage(page)).toBe('1. one\n   1. two')
    await press(page, 'Shift+Tab')
    expect(await wordsOnPage(page)).toBe('1. one\n2. two')
    await press(page, 'ArrowUp', 'End', 'Enter')
    await page.keyboard.type('between')
    expect(await wordsOnPage(page)).toBe('1. one\n2. between\n3. two')
    await press(page, 'Shift+Enter')
    expect(await wordsOnPage(page)).toBe('1. one\n2. between\n\n3. two')
    await clear(page)

    await page.keyboard.type('a word')
    await press(page, 'Control+Shift+ArrowLeft', 'ControlOrMeta+b')
    expect(await wordsOnPage(page)).toBe('a **word**')
    await press(page, 'ControlOrMeta+i')
    expect(await wordsOnPage(page)).toBe('a ***word***')
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('a **word**')
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('a word')
    await press(page, 'Control+Alt+Digit2')
    expect(await wordsOnPage(page)).toBe('## a word')
    await press(page, 'Control+Alt+Digit2', 'ControlOrMeta+Shift+Digit9')
    expect(await wordsOnPage(page)).toBe('- [ ] a word')

    // Tab is no trap: outside of lists it goes on to the next control.
    await press(page, 'ControlOrMeta+Shift+Digit9', 'Tab')
    expect(await words(page).evaluate((field) => field === document.activeElement)).toBe(false)
    await clickIntoWords(page)
    await press(page, 'ControlOrMeta+Home', 'ArrowUp')
    await page.keyboard.type('A title')
    await press(page, 'Enter')
    await page.keyboard.type('Then ')
    expect(await wordsOnPage(page)).toBe('Then a word')
    expect(await page.getByLabel('Title', { exact: true }).inputValue()).toBe('A title')
    await sealedAndSynced(page)

    // Letters that are still being composed are neither saved nor cut, and Enter belongs to them.
    await clear(page)
    await page.keyboard.type('- ')
    const hand = await page.context().newCDPSession(page)
    for (const text of ['に', 'にほ', 'にほん'])
      await hand.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 229 }
    await hand.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...enter })
    const isLeftAlone = await words(page).evaluate((field) =>
      field.dispatchEvent(
        new InputEvent('beforeinput', { inputType: 'insertLineBreak', isComposing: true, cancelable: true }),
      ),
    )
    expect(isLeftAlone).toBe(true)
    await page.waitForTimeout(1_500)
    await page.getByText('Writing', { exact: true }).waitFor()
    expect(await wordsOnPage(page)).toBe('- にほん')
    await hand.send('Input.insertText', { text: '日本' })
    expect(await wordsOnPage(page)).toBe('- 日本')
    await sealedAndSynced(page)
    await press(page, 'Enter')
    await page.keyboard.type('after')
    await sealedAndSynced(page)
    await page.reload()
    await words(page).waitFor()
    expect(await wordsOnPage(page)).toBe('- 日本\n- after')
  },
)

journey(
  'what is pasted comes as Markdown, without what follows people; a page that is full says so',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page, context } = await arrive()
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await begin(page, 'pastes')
    await paste(page, {
      'text/plain': 'The kitchen She was flat.',
      'text/html':
        '<h2>The kitchen</h2><p>She was <b>flat</b>, <a href="https://a.example/x?utm_source=mail&id=7">read</a>.<img src="https://spy.example/p.gif" alt="a cup"></p><ul><li>one<li>two</ul>',
    })
    const pasted =
      '## The kitchen\n\nShe was **flat**, [read](https://a.example/x?id=7).a cup\n\n- one\n- two'
    await expect.poll(() => wordsOnPage(page)).toBe(pasted)
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('')
    await press(page, 'ControlOrMeta+Shift+v')
    expect(await wordsOnPage(page)).toBe('The kitchen She was flat.')
    await clear(page)
    // As Word copies: with a sheet of styles, and here with what would run elsewhere. The console stays clean.
    await pasteRaw(page, {
      'text/plain': 'bold and plain',
      'text/html':
        '<html><head><style><!-- p.MsoNormal {margin:0cm; font-size:11pt} --></style></head><body><!--[if gte mso 9]><style>x{}</style><![endif]--><p class=MsoNormal style="margin:0cm"><b style="mso-bidi-font-weight:normal" onclick="steal()">bold</b><img src=x onerror="steal()"> and plain</p><script>steal()</script></body></html>',
    })
    await expect.poll(() => wordsOnPage(page)).toBe('**bold** and plain')
    await clear(page)
    await paste(page, { 'text/plain': '  plain\r\n\tas it is  ' })
    expect(await wordsOnPage(page)).toBe('  plain\n\tas it is  ')
    await clear(page)
    await page.keyboard.type('this')
    await press(page, 'ControlOrMeta+a')
    await paste(page, { 'text/plain': 'https://a.example/?fbclid=1' })
    expect(await wordsOnPage(page)).toBe('[this](https://a.example/)')

    await clear(page)
    const long = `${'A line of words that goes on for a while. '.repeat(14)}\n`.repeat(1_640)
    await paste(page, { 'text/plain': long })
    expect(await words(page).evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(long.length)
    await paste(page, { 'text/plain': long })
    await page.getByText('This page is full', { exact: true }).waitFor()
    expect(await words(page).evaluate((field: HTMLTextAreaElement) => field.value.length)).toBe(long.length)
    await page.keyboard.type(' still writes')
    await sealedAndSynced(page)
  },
)

journey(
  'a slash offers blocks, dates and times; letters choose, and Esc leaves what was typed',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'slashes')
    const list = page.getByRole('listbox')
    await page.keyboard.type('/')
    await list.waitFor()
    await axeOverIt(page, '[role=listbox]')
    expect(await axe(page)).toEqual([])
    await page.keyboard.type('numb')
    await list.getByRole('option', { name: /Numbered list/, selected: true }).waitFor()
    const active = await words(page).getAttribute('aria-activedescendant')
    expect(active && (await page.locator(`[id="${active}"]`).textContent())).toContain('Numbered list')
    await press(page, 'Enter')
    await page.keyboard.type('first')
    expect(await wordsOnPage(page)).toBe('1. first')
    await press(page, 'Enter', 'Enter')
    await page.keyboard.type('either/or https://a.example/x /head')
    await press(page, 'Escape')
    await list.waitFor({ state: 'detached' })
    expect(await wordsOnPage(page)).toBe('1. first\n\neither/or https://a.example/x /head')
    expect(await words(page).evaluate((field) => field === document.activeElement)).toBe(true)
    await clear(page)
    await page.keyboard.type('On /date')
    await press(page, 'Enter')
    expect(await wordsOnPage(page)).toMatch(/^On \w+day \d{1,2} \w+ \d{4}$/)
    await press(page, 'ControlOrMeta+z')
    expect(await wordsOnPage(page)).toBe('On /date')
    await clear(page)
    await page.keyboard.type('one\n/small')
    await list.getByRole('option', { name: /Small heading/, selected: true }).waitFor()
    await press(page, 'Enter')
    expect(await wordsOnPage(page)).toBe('one\n### ')
  },
)

const reading = `Line before.

## A heading

She was **flat**, *evenly*. [A page](https://a.example/x) and https://b.example/y.
Second line of it.

- [ ] call Anna
- [x] return the towel

> There is always one more room.

| Day | Mood |
| --- | --- |
| Mon | tender |

<script>alert(1)</script> ![a cup](https://spy.example/p.gif)

${Array.from({ length: 60 }, (_, nth) => `Paragraph ${nth + 1} has words enough to fill more than one line of this page, so that a place on it means something to somebody who reads.`).join('\n\n')}`

journey(
  'the read face shows what was meant, ticks what is done, keeps its place, and fetches nothing',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await begin(page, 'reads')
    await writeEntry(page, { title: 'A long page', content: reading })
    await press(page, 'Escape', 'r')
    await article(page).getByRole('heading', { name: 'A heading' }).waitFor()
    expect(await article(page).locator('strong').textContent()).toBe('flat')
    const link = article(page).getByRole('link', { name: 'A page' })
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer')
    expect(await article(page).getByText('a.example', { exact: true }).count()).toBe(1)
    expect(await article(page).locator('img, script, iframe').count()).toBe(0)
    expect(await article(page).textContent()).toContain('<script>alert(1)</script>')
    expect(await article(page).getByRole('cell', { name: 'tender' }).count()).toBe(1)
    expect(await axe(page)).toEqual([])
    await article(page).getByRole('checkbox', { name: 'call Anna' }).check()
    await article(page).getByRole('checkbox', { name: 'call Anna', checked: true }).waitFor()

    const topLine = (within: string) =>
      page.evaluate((selector) => {
        const scroller = document.querySelector('[data-scroller]')
        if (!scroller) return ''
        const top = scroller.getBoundingClientRect().top + 6
        const below = Array.from(document.querySelectorAll(selector)).find(
          (block) => block.getBoundingClientRect().bottom > top,
        )
        return `${below?.textContent?.slice(0, 14)} ${Math.round((below?.getBoundingClientRect().top ?? 0) - top)}`
      }, within)
    await article(page)
      .getByText('Paragraph 20 has')
      .evaluate((line) => line.scrollIntoView({ block: 'start' }))
    const before = await topLine('article p')
    expect(before).toContain('Paragraph')
    await press(page, 'r')
    await words(page).waitFor()
    await press(page, 'Escape', 'r')
    await article(page).waitFor()
    expect(await topLine('article p')).toBe(before)

    await page.getByRole('button', { name: 'Write on' }).click()
    expect(await wordsOnPage(page)).toBe(reading.replace('- [ ] call', '- [x] call'))
    await page.getByRole('button', { name: 'Finish entry' }).click()
    await article(page).waitFor()
    await page.getByText(/^Finished \d\d:\d\d$/).waitFor()
    await page.reload()
    await article(page).getByRole('heading', { name: 'A heading' }).waitFor()
    await page.getByRole('button', { name: 'Write on' }).click()
    await words(page).waitFor()
    await expect.poll(() => words(page).evaluate((field) => field === document.activeElement)).toBe(true)
  },
)
