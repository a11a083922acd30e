import type { Page } from 'playwright-core'
import { afterAll, expect } from 'vitest'
import { startProviderStub } from '#server/testing/provider-stub.ts'
import { axe } from '../support/axe.ts'
import { phone } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { keptHere, serverGone } from '../support/offline.ts'
import { arriveAgain, arriveAsNewPerson, mara } from '../support/screen.ts'
import { sealedAndSynced, writeEntry } from '../support/writing.ts'

const anthropic = await startProviderStub('anthropic')
afterAll(() => anthropic.close())
const journey = journeyWith({
  serverOptions: {
    env: { ANTHROPIC_API_KEY: 'key-a', ANTHROPIC_BASE_URL: anthropic.baseUrl },
  },
})

const pane = (page: Page) => page.getByRole('complementary', { name: 'Companion' })
const talkCard = (page: Page) => page.getByRole('region', { name: 'You do not have to carry this alone.' })
const pageCard = (page: Page) => page.getByRole('region', { name: 'Thank you for putting this into words.' })
const lighterCard = (page: Page) => page.getByRole('region', { name: 'This sounds like a lot to hold.' })
async function say(page: Page, words: string): Promise<void> {
  const composer = page.getByLabel('Say more, or nothing')
  await composer.fill(words)
  await composer.press('Enter')
}

async function chooseCloud(page: Page): Promise<void> {
  await page.goto('/settings?section=companion')
  const who = page.getByRole('region', { name: 'Who answers?' })
  await who.getByRole('radio', { name: /^Anthropic/ }).check()
  const consent = page.getByRole('region', { name: 'Send words elsewhere' })
  await consent.getByText('Anthropic, ').waitFor()
  await expect.poll(() => consent.getByRole('radio', { name: 'Ask me' }).isChecked()).toBe(true)
}

async function writePlan(page: Page): Promise<void> {
  await page.goto('/settings?section=care')
  await page.getByLabel('What helps me without anybody else').fill('The long way round the harbour')
  await page.getByText('Sealed.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Add a person' }).click()
  await page.getByLabel('Name').fill('Anna')
  await page.getByLabel('Phone').fill('070 123 45 67')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Change Anna' }).waitFor()
  expect(await axe(page)).toEqual([])
}

journey(
  'grave words bring a card, before any model and without a server; a plan is on every device; what was not meant stays away',
  async ({ arrive }) => {
    const { page, context, expectTrouble } = await arrive({
      serviceWorker: true,
      timezoneId: 'Europe/Stockholm',
    })
    expectTrouble(/ERR_INTERNET_DISCONNECTED/)
    expectTrouble(serverGone)
    await arriveAsNewPerson(page)
    await writePlan(page)
    await chooseCloud(page)

    // A model elsewhere is chosen and would be asked about; these words are answered here, and nothing is asked or sent.
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'Third night shift', content: 'Home now. The flat hums.' })
    await say(page, 'Some nights I want to kill myself.')
    await talkCard(page).waitFor()
    await pane(page).getByText('Are you somewhere safe right now?', { exact: true }).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(anthropic.requests).toEqual([])
    expect(
      await page.getByLabel('Say more, or nothing').evaluate((at) => at === document.activeElement),
    ).toBe(true)
    const links = await talkCard(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links).toEqual(['tel:112', 'tel:90101', 'tel:116111', 'tel:0701234567', '/settings/plan'])
    await talkCard(page)
      .getByText(/Sweden: numbers from public knowledge of \w+ \d{4}/)
      .waitFor()
    expect(await axe(page)).toEqual([])

    // Until they say that they are safe nothing goes, after a reload as well; what they say then may go, by their consent, without any of it.
    await pane(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await say(page, 'No.')
    await pane(page)
      .getByText('Who could be with you within ten minutes?', { exact: false })
      .first()
      .waitFor()
    await page.reload()
    await talkCard(page).waitFor()
    await say(page, 'The tuner comes on Monday.')
    await pane(page).getByText('Until you tell me that you are safe', { exact: false }).first().waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(anthropic.requests).toEqual([])
    await pane(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await say(page, 'I am safe now.')
    await pane(page).getByText('I take your word for it.', { exact: false }).first().waitFor()
    await pane(page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await say(page, 'I made tea instead.')
    await pane(page).getByText('I made tea instead.').first().waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'This time' }).click()
    await pane(page).getByText(anthropic.answer).first().waitFor()
    expect(JSON.stringify(anthropic.requests)).toContain('I made tea instead.')
    expect(JSON.stringify(anthropic.requests)).not.toMatch(/kill myself|somewhere safe|tuner comes|am safe/)
    await talkCard(page).waitFor()

    // Another country, by keyboard, for good.
    await talkCard(page).getByRole('button', { name: 'Other country' }).focus()
    await page.keyboard.press('Enter')
    await talkCard(page).getByLabel('Country').selectOption('United States')
    await talkCard(page).getByRole('link', { name: /988$/ }).waitFor()
    expect(await talkCard(page).getByRole('link', { name: 'Text HOME to 741741' }).getAttribute('href')).toBe(
      'sms:741741?&body=HOME',
    )

    // A slow breath in the card.
    await talkCard(page).getByRole('button', { name: 'Begin', exact: true }).click()
    await talkCard(page).getByText('Breathe in').waitFor()

    await keptHere(page)
    const asked: string[] = []
    await context.setOffline(true)
    await page.reload()
    await talkCard(page).waitFor()
    context.on('request', (request) => asked.push(`${request.postData() ?? ''} ${request.url()}`))
    await say(page, 'I took tablets last month and I want to die, offlinecanary.')
    await expect
      .poll(() => pane(page).getByText('Are you somewhere safe right now?', { exact: true }).count())
      .toBe(2)
    await talkCard(page).waitFor()
    expect(asked.filter((request) => request.includes('offlinecanary'))).toEqual([])

    // Not what was meant: no card for these words again, after a reload and without a server.
    await talkCard(page).getByRole('button', { name: 'Not what I meant' }).click()
    await page.getByText(/These words bring no card again/).waitFor()
    expect(await talkCard(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Go on from there' }).click()
    await expect
      .poll(() =>
        pane(page)
          .getByText(/^On this device/)
          .count(),
      )
      .toBe(6)
    await page.reload()
    await pane(page).getByText('offlinecanary').first().waitFor()
    expect(await talkCard(page).count()).toBe(0)

    // The plan, without a server.
    await page.goto('/settings/plan')
    await page.getByText('The long way round the harbour').waitFor()
    expect(await axe(page)).toEqual([])
    await context.setOffline(false)
    await page.goto('/journal-pages-demo')
    await page.getByText('Third night shift').first().click()
    await sealedAndSynced(page)

    const other = await arrive({ viewport: phone })
    await arriveAgain(other.page, mara, '/settings/plan')
    await other.page.getByText('The long way round the harbour').waitFor()
    expect(
      await other.page.getByRole('link', { name: 'Call Anna, 070 123 45 67' }).getAttribute('href'),
    ).toBe('tel:0701234567')
    await other.page.getByText('United States, from public knowledge').waitFor()
  },
)

journey(
  'a finished page has the card beside it, never over its words, never while somebody writes, and for lighter words once a day',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'America/New_York' })
    await arriveAsNewPerson(
      page,
      { ...mara, username: 'pagecard', email: 'pagecard@example.org' },
      '/journal-pages-demo',
    )
    for (const [title, cards] of [
      ['Evening', 1],
      ['Later', 0],
    ] as const) {
      await writeEntry(page, { title, content: 'It rained. Everyone would be better off without me.' })
      expect(await lighterCard(page).count()).toBe(0)
      await page.getByRole('button', { name: 'Finish entry' }).click()
      await page.getByText('Read on this device').waitFor()
      await expect.poll(() => lighterCard(page).count()).toBe(cards)
    }
    await writeEntry(page, { title: 'Night', content: 'The flat hums. I want to die.' })
    expect(await pageCard(page).count()).toBe(0)
    await page.getByRole('button', { name: 'Finish entry' }).click()
    await pageCard(page).waitFor()
    await page.getByRole('region', { name: 'In the margin' }).waitFor()
    const words = await page.locator('.read-words').boundingBox()
    const card = await pageCard(page).boundingBox()
    expect(card?.x ?? 0).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0))
    expect(await axe(page)).toEqual([])

    // On a phone it stands below the words.
    await page.setViewportSize(phone)
    await pageCard(page).waitFor()
    const [over, under] = [
      await page.locator('.read-words').boundingBox(),
      await pageCard(page).boundingBox(),
    ]
    expect(under?.y ?? 0).toBeGreaterThan((over?.y ?? 0) + (over?.height ?? 0))
    expect(await axe(page)).toEqual([])

    // Writing on puts it away by itself; less of it is a short one; closed is closed.
    await page.getByRole('button', { name: 'Close', exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show less of this' }).click()
    await expect.poll(() => pageCard(page).getByRole('link').count()).toBe(1)
    await pageCard(page).getByRole('button', { name: 'Close' }).click()
    await page.getByText('Put away.').waitFor()
    await sealedAndSynced(page)
    await page.reload()
    await page.locator('.read-words').waitFor()
    expect(await pageCard(page).count()).toBe(0)
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('dialog', { name: 'Find or start' }).getByRole('combobox').waitFor()
    await page.keyboard.type('safety plan')
    await page.getByRole('option', { name: /Your plan for a hard hour/ }).click()
    await page.getByText('Nothing stands here yet.').waitFor()
  },
)

journey(
  'danger holds on a second device until a plain word, in its own language; what only a doctor may judge goes to no model',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'Europe/Berlin' })
    const person = { ...mara, username: 'twolanguages', email: 'twolanguages@example.org' }
    await arriveAsNewPerson(page, person)
    await chooseCloud(page)
    await page.goto('/journal-pages-demo')
    await writeEntry(page, { title: 'Nachtschicht', content: 'The flat hums.' })

    await say(page, 'Ich will nicht mehr leben.')
    const german = page.getByRole('region', { name: 'Du musst das nicht allein tragen.' })
    await german.waitFor()
    await pane(page).getByText('Bist du gerade in Sicherheit?', { exact: false }).first().waitFor()
    expect(await german.getByRole('link', { name: /112/ }).count()).toBeGreaterThan(0)
    expect(await axe(page)).toEqual([])
    await sealedAndSynced(page)

    const other = await arrive({ timezoneId: 'Europe/Berlin' })
    await arriveAgain(other.page, person, '/journal-pages-demo')
    await other.page.getByText('Nachtschicht').first().click()
    const there = other.page.getByRole('region', { name: 'Du musst das nicht allein tragen.' })
    await there.waitFor()
    await say(other.page, 'Was gibt es heute Abend im Fernsehen?')
    await pane(other.page)
      .getByText('Wenn du in Sicherheit bist, schreib mir genau das.', { exact: false })
      .first()
      .waitFor()
    await pane(other.page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await say(other.page, 'Ich bin in Sicherheit.')
    await pane(other.page).getByText('Ich glaube dir das Wort.', { exact: false }).first().waitFor()
    await pane(other.page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })

    await say(other.page, 'Can I drink wine with my antibiotics?')
    await pane(other.page)
      .getByText('I cannot judge that, and a guess could hurt.', { exact: false })
      .first()
      .waitFor()
    await pane(other.page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })
    await say(other.page, 'My chest feels tight and my left arm is numb')
    await pane(other.page).getByText('please call 112 now', { exact: false }).first().waitFor()
    await pane(other.page).getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' })

    await say(other.page, 'Je veux mourir.')
    await other.page.getByRole('region', { name: 'Vous n’avez pas à porter cela seul.' }).waitFor()
    await pane(other.page).getByText('Êtes-vous en sécurité en ce moment', { exact: false }).first().waitFor()
    expect(await axe(other.page)).toEqual([])
    expect(await other.page.getByRole('dialog').count()).toBe(0)
    expect(JSON.stringify(anthropic.requests)).not.toMatch(/antibiotics|chest feels|mourir|Fernsehen|leben/)
  },
)
