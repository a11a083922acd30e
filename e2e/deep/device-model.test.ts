import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { keepModels } from '../../scripts/operate/models.ts'
import { root } from '../../scripts/root.ts'
import { journeyWith } from '../support/journey.ts'
import { tinyModel } from '../support/models/tiny-model.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'inkwell-device-model-'))
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }))

/** Puts a model where the server finds it, as whoever runs the server does; answers the SHA-256 of its file. */
async function offer(name: string, weights: Uint8Array): Promise<string> {
  writeFileSync(join(dataFolder, `${name}.gguf`), weights)
  const args = ['add', `${name}.gguf`, '--licence', 'CC0-1.0']
  const said = await keepModels({ dataFolder }, args, dataFolder, async () => null)
  return /SHA-256 is ([0-9a-f]{64})/.exec(said.join(' '))?.[1] ?? ''
}

const journey = journeyWith({
  serverOptions: async () => {
    await offer('Tiny', tinyModel())
    await offer('Half', tinyModel(2).slice(0, 250_000))
    const changed = await offer('Changed', tinyModel(3))
    const file = join(dataFolder, 'models', `${changed}.gguf`)
    writeFileSync(file, readFileSync(file).fill(7, 400_000, 400_010))
    return { dataDir: dataFolder }
  },
})

const who = (page: Page) => page.getByRole('region', { name: 'Who answers?' })
const pane = (page: Page) => page.getByRole('complementary', { name: 'Companion' })
const pressOn = (page: Page, words: string) => who(page).getByRole('button', { name: words, exact: true })
const openSettings = async (page: Page): Promise<void> => {
  await page.goto('/settings?section=companion')
  await who(page)
    .getByRole('radio', { name: /^A model in this browser/ })
    .waitFor()
}

async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/journal-pages-demo')
  await writeEntry(page, { title, content: 'The tuner struck the low F.' })
}

async function say(page: Page, words: string): Promise<void> {
  const composer = page.getByLabel('Say more, or nothing')
  await composer.fill(words)
  await composer.press('Enter')
}

journey(
  'a model is downloaded, checked and used, answers on this device, can be stopped, and is removed in one press',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const { page } = await arrive()
    const sent: string[] = []
    page.context().on('request', (request) => sent.push(request.postData() ?? ''))
    await arriveAsNewPerson(page, mara, null)
    await openSettings(page)
    await who(page)
      .getByRole('radio', { name: /^A model in this browser/ })
      .check()
    await who(page).getByText('504 kB, CC0-1.0').first().waitFor()
    await pressOn(page, 'Download Changed').click()
    await who(page).getByText('What came is not the file that the server lists, so it was removed.').waitFor()
    await pressOn(page, 'Download Changed').waitFor()
    await pressOn(page, 'Download Tiny').click()
    await pressOn(page, 'Use Tiny').click()
    await who(page).getByText('It answers.').waitFor()

    await newPage(page, 'Near')
    await say(page, 'nearcanary: I opened it.')
    const origin = pane(page).getByText('Answered on this device by Tiny')
    await pane(page).getByRole('button', { name: 'Stop' }).waitFor()
    await expect
      .poll(() => pane(page).textContent(), { timeout: 90_000 })
      .toMatch(/(?:[klmnrstv][aeiou]){2} /)
    await pane(page).getByRole('button', { name: 'Stop' }).click()
    await origin.first().waitFor()
    await expect.poll(() => origin.first().textContent()).toContain('stopped')
    expect(sent.join('\n') + server.output()).not.toContain('nearcanary')

    await openSettings(page)
    await pressOn(page, 'Download Half').click()
    await pressOn(page, 'Use Half').click()
    await expect.poll(() => pressOn(page, 'Use Tiny').isVisible()).toBe(true)
    await newPage(page, 'Broken')
    await say(page, 'And now?')
    await pane(page)
      .getByText(/On this device.*Half could not be asked/)
      .first()
      .waitFor()

    await openSettings(page)
    await pressOn(page, 'Remove Tiny').click()
    await pressOn(page, 'Download Tiny').waitFor()
    await pressOn(page, 'Remove Half').click()
    await expect
      .poll(() =>
        who(page)
          .getByRole('radio', { name: /^This device/ })
          .isChecked(),
      )
      .toBe(true)
    const left = await page.evaluate(async () => {
      const names: string[] = []
      const folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('models')
      for await (const name of folder.keys()) names.push(name)
      return names
    })
    expect(left).toEqual([])
  },
)

/** What the thread that runs a model answers to one message after the other, until it is done with each. */
function askThread(page: Page, model: Uint8Array, messages: readonly object[]): Promise<object[]> {
  const built = readdirSync(join(root, 'dist', 'web', 'assets'))
  const named = (pattern: RegExp): string => `/assets/${built.find((name) => pattern.test(name))}`
  return page.evaluate(
    async ({ script, engine, bytes, told }) => {
      const files = { engine: await (await fetch(engine)).blob(), model: new Blob([new Uint8Array(bytes)]) }
      const heard: { is: string }[] = []
      const thread = new Worker(script, { type: 'module' })
      let wake = (): void => undefined
      const next = (): Promise<void> => new Promise((resolve) => (wake = resolve))
      thread.onmessage = ({ data }) => {
        heard.push(data)
        if (['ready', 'done', 'fault'].includes(data.is)) wake()
      }
      await next()
      for (const [id, message] of told.entries()) {
        thread.postMessage({ ...files, id, ...message })
        await next()
      }
      thread.terminate()
      return heard
    },
    {
      script: named(/^device-model-thread-.*\.js$/),
      engine: named(/^wllama-.*\.wasm$/),
      bytes: [...model],
      told: [...messages],
    },
  )
}

journey(
  'the real llama.cpp loads a model, and says what it is when memory does not suffice or a file is none',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive()
    await arriveAsNewPerson(page, { ...mara, username: 'loads', email: 'loads@example.org' }, null)
    await openSettings(page)
    const load = { to: 'load', tokens: 512 }
    expect(await askThread(page, tinyModel(), [load])).toContainEqual({
      id: 0,
      is: 'loaded',
      threads: expect.any(Number),
    })

    const greedy = { ...load, tokens: 40_000_000 }
    expect(await askThread(page, tinyModel(), [greedy])).toContainEqual({
      id: 0,
      is: 'fault',
      fault: 'memory',
    })
    const none = new TextEncoder().encode('This is a letter and no model.')
    expect(await askThread(page, none, [load])).toContainEqual({ id: 0, is: 'fault', fault: 'broken' })
  },
)
