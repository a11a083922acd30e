import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, expect } from 'vitest'
import { stripeWebhookPath } from '#contract/billing.ts'
import { dayMs } from '#domain/time/day-number.ts'
import { StripeStub } from '#server/testing/billing/stripe-stub.ts'
import { axe } from '../support/axe.ts'
import { axeInEveryMode } from '../support/axe-modes.ts'
import type { Person } from '../support/browser.ts'
import { journeyWith } from '../support/journey.ts'
import { arriveAsNewPerson, mara, type Sample } from '../support/screen.ts'
import type { RunningServer } from '../support/server.ts'

const stripe = await new StripeStub().start()
afterAll(() => stripe[Symbol.asyncDispose]())
const journey = journeyWith({ serverOptions: { env: stripe.env } })
const someone = (username: string): Sample => ({ ...mara, username, email: `${username}@example.org` })
beforeEach(() => {
  stripe.mood = 'well'
  stripe.webhookTo = null
})

/** Somebody whose browser may go to where one pays. */
async function payer(arrive: () => Promise<Person>, username: string): Promise<Person> {
  const person = await arrive()
  person.expectTrouble(new RegExp(`^request to a stranger: ${stripe.baseUrl}/`))
  await arriveAsNewPerson(person.page, someone(username), null)
  return person
}

const ownPlan = (page: Page) => page.getByRole('region', { name: 'Your plan' })

async function openPricing(page: Page): Promise<void> {
  await page.goto('/pricing')
  await page.getByRole('heading', { level: 1, name: 'What it costs, and what never will.' }).waitFor()
  await ownPlan(page).waitFor()
}

async function pay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take Resonance' }).press('Enter')
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.waitForURL('**/pricing?checkout=done')
}

async function cancel(page: Page): Promise<void> {
  const opener = page.getByRole('button', { name: 'Cancel the plan' })
  await opener.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Cancel Resonance?' })
  await dialog.getByRole('button', { name: 'Cancel the plan' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await ownPlan(page)
    .getByText(/^Cancelled\. You keep Resonance until /)
    .waitFor()
}

// Spec: S1-031
journey(
  'by keys alone somebody pays, cancels in two presses, keeps the plan after all, and is free again when it has ended',
  async ({ arrive, server }) => {
    const { page } = await payer(arrive, 'pays')
    await openPricing(page)
    await ownPlan(page).getByText('Your plan: Free').waitFor()
    for (const free of ['Export', 'Search', 'Backup', 'Writing', 'Reading', 'The card for hard nights'])
      await page.getByText(free, { exact: true }).waitFor()
    await page.getByRole('radio', { name: 'By the year' }).press('Space')
    await page.getByText('a year, €8 less than by the month').waitFor()
    stripe.webhookTo = `${server.url}${stripeWebhookPath}`
    await pay(page)
    await ownPlan(page).getByText('Your plan: Resonance').waitFor()
    await ownPlan(page)
      .getByText(/^Paid by the year\. The next payment is on /)
      .waitFor()
    await page.goto('/resonance')
    await page.getByText('Music is the premium part, and your plan includes it.').waitFor()

    await openPricing(page)
    await cancel(page)
    await page.getByRole('button', { name: 'Keep the plan' }).press('Enter')
    await ownPlan(page)
      .getByText(/^Paid by the year/)
      .waitFor()
    await page.goto('/settings?section=billing')
    await page.getByText(/^Paid by the year/).waitFor()
    await openPricing(page)
    await cancel(page)
    const made = stripe.subscriptions.at(-1)
    if (!made) throw new Error('Nobody has paid.')
    made.status = 'canceled'
    const { body, signature } = stripe.subscriptionEvent('deleted', made)
    const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
    expect((await fetch(stripe.webhookTo, { method: 'POST', headers, body })).status).toBe(200)
    await openPricing(page)
    await ownPlan(page).getByText('Your plan: Free').waitFor()
    await ownPlan(page).getByText('You pay nothing, for as long as you write.').waitFor()
    await page.goto('/resonance')
    await page.getByText('Without a paid plan each piece plays for 30 seconds.').waitFor()
    await page.getByRole('link', { name: 'See the plans' }).press('Enter')
    await ownPlan(page).waitFor()
  },
)

journey(
  'with a webhook that never comes who has paid has their plan at once; a payment that fails takes nothing away, and can be ended or put right',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const { page } = await payer(arrive, 'unheard')
    await openPricing(page)
    await pay(page)
    await ownPlan(page).getByText('Your plan: Resonance').waitFor()
    const made = stripe.subscriptions.at(-1)
    if (!made) throw new Error('Nobody has paid.')
    made.status = 'past_due'
    const event = stripe.subscriptionEvent('updated', made)
    const deliver = (signature: string) =>
      fetch(`${server.url}${stripeWebhookPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        body: event.body,
      })
    expect((await deliver(event.signature.replace(/.$/, 'g'))).status).toBe(400)
    stripe.mood = 'broken'
    expect((await deliver(event.signature)).status).toBe(503)
    stripe.mood = 'well'
    expect((await deliver(event.signature)).status).toBe(200)
    await openPricing(page)
    await ownPlan(page)
      .getByText(/^The last payment did not go through\. You keep Resonance until /)
      .waitFor()

    made.status = 'active'
    await page.goto('/pricing?checkout=done')
    await ownPlan(page)
      .getByText(/^Paid by the month\./)
      .waitFor()
    made.status = 'past_due'
    await page.goto('/pricing?checkout=done')
    await ownPlan(page).getByText('Your plan: Resonance').waitFor()
    passGrace(server)
    await openPricing(page)
    await ownPlan(page)
      .getByText(/^The payment did not go through, so you are on the free plan\./)
      .waitFor()
    expect(await page.getByRole('button', { name: 'Take Resonance' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Cancel the plan' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Cancel the unpaid plan?' })
    await dialog.getByRole('button', { name: 'Cancel the plan' }).press('Enter')
    await ownPlan(page).getByText('You pay nothing, for as long as you write.').waitFor()
    expect(made.status).toBe('canceled')
    await page.getByRole('button', { name: 'Take Resonance' }).waitFor()
  },
)

journey(
  'while Stripe is away somebody reads so, and can try again',
  { tags: ['long'] },
  async ({ arrive }) => {
    const person = await payer(arrive, 'tries-again')
    const { page } = person
    person.expectTrouble(/503/)
    await openPricing(page)
    stripe.mood = 'broken'
    await page.getByRole('button', { name: 'Take Resonance' }).click()
    await page
      .getByRole('alert')
      .getByText(/^Stripe, which takes the payments, did not answer/)
      .waitFor()
    stripe.mood = 'well'
    await pay(page)
    await ownPlan(page).getByText('Your plan: Resonance').waitFor()
  },
)

journey(
  'an admin makes a code by their password; it gives a plan to the first who uses it, and tells the second so',
  { tags: ['long'] },
  async ({ arrive, server }) => {
    const admin = await arrive()
    await arriveAsNewPerson(admin.page, someone('makes-codes'), null)
    makeAdmin(server, 'makes-codes')
    const code = await codeOf(admin.page)
    const [first, second] = [await arrive(), await arrive()]
    second.expectTrouble(/400/)
    await arriveAsNewPerson(first.page, someone('is-first'), '/settings?section=billing')
    await arriveAsNewPerson(second.page, someone('is-second'), '/settings?section=billing')
    for (const [{ page }, words] of [
      [first, 'The code was used.'],
      [second, 'This code was used already. Each works once.'],
    ] as const) {
      await page.getByLabel('Code', { exact: true }).fill(code.toLowerCase())
      await page.getByRole('button', { name: 'Use the code' }).press('Enter')
      await page.getByText(words).waitFor()
    }
    await first.page.getByText(/^A code gave you this until /).waitFor()
    expect(await second.page.getByLabel('Code', { exact: true }).inputValue()).toBe(code.toLowerCase())
    expect(await first.page.getByRole('link', { name: 'Make codes for others' }).count()).toBe(0)
    await admin.page.reload()
    await admin.page.getByText(/^Resonance, for 30 days; used on .* by account \d+$/).waitFor()
    await admin.page.getByText('0 can still be used, 1 was used, 0 expired.').waitFor()
    expect(await axe(admin.page)).toEqual([])
  },
)

/** As `npm run admin` does it. */
const makeAdmin = (server: RunningServer, username: string): void =>
  inDatabase(server, 'update users set is_admin = 1 where username = ?', username)

/** As if every payment that failed had failed fifteen days before. */
const passGrace = (server: RunningServer): void =>
  inDatabase(server, 'update subscriptions set failed_at = failed_at - ?', 15 * dayMs)

function inDatabase({ dataDir }: RunningServer, sql: string, value: string | number): void {
  const database = new DatabaseSync(join(dataDir, 'inkwell.db'), { timeout: 5_000 })
  database.prepare(sql).run(value)
  database.close()
}

/** Has an admin make a code for a month on the screen. */
async function codeOf(page: Page): Promise<string> {
  await page.goto('/settings?section=billing')
  await page.getByRole('link', { name: 'Make codes for others' }).press('Enter')
  await page.getByText('There are none yet.').waitFor()
  await page.getByRole('button', { name: 'Make a code' }).press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Make a code' })
  await sheet.getByLabel('For whom', { exact: true }).fill('Noor')
  await sheet.getByLabel('Your password', { exact: true }).fill(mara.password)
  await sheet.getByRole('button', { name: 'Make the code' }).press('Enter')
  await sheet.waitFor({ state: 'detached' })
  const shown = page.getByRole('status').filter({ hasText: 'Keep this code now' }).locator('strong')
  return (await shown.textContent()) ?? ''
}

journey(
  'the pages about plans can be used by everybody, light and dark, wide and on a phone',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await payer(arrive, 'looks-around')
    await page.goto('/dashboard')
    await axeInEveryMode(page, () => openPricing(page))
    await axeInEveryMode(page, async () => {
      await page.goto('/settings?section=billing')
      await page.getByRole('button', { name: 'Use the code' }).waitFor()
    })
  },
)
