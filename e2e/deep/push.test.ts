import { expect } from 'vitest'
import { startPushService } from '#server/testing/push/push-service.ts'
import { axe } from '../support/axe.ts'
import { journeyWith } from '../support/journey.ts'
import { keptHere } from '../support/offline.ts'
import { deliverPush, noticesShown, withPushService } from '../support/push.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'

const service = await startPushService()
const journey = journeyWith({ serverOptions: { env: { INKWELL_PUSH_SERVICES: service.origin } } })

/** A day and a clock in UTC, as fields take them, of the next minute that is far enough away. */
function soon(): { day: string; clock: string; at: number } {
  const at = Math.ceil((Date.now() + 12_000) / 60_000) * 60_000
  const iso = new Date(at).toISOString()
  return { day: iso.slice(0, 10), clock: iso.slice(11, 16), at }
}

// Spec: S1-016
journey(
  'a reminder rings while Inkwell is closed: its words where the device is open, and none where it is locked',
  { tags: ['long'] },
  async ({ server, arrive }) => {
    const person = await arrive({ timezoneId: 'UTC', serviceWorker: true })
    const { page, context } = person
    const origin = new URL(server.url).origin
    await withPushService(context, origin, service.subscribe())
    await arriveAsNewPerson(page, mara)
    await keptHere(page)

    await page.goto('/settings?section=calendar')
    await page.getByText('What your browser’s push service learns', { exact: true }).waitFor()
    await page.getByRole('switch', { name: 'Quiet hours' }).click()
    await page.getByRole('switch', { name: 'Remind me on this device' }).click()
    await page.getByRole('button', { name: 'Send a test reminder' }).click()
    await page.getByText('Sent. It should appear within a few seconds.').waitFor()
    expect(service.taken.map(({ message }) => message.isTest)).toEqual([true])
    expect(await axe(page)).toEqual([])

    // An admin tries it out as well, and reads what became of it.
    await page.goto('/admin/testing')
    const trial = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'A push' }) })
    const send = trial.getByRole('button', { name: 'Send it' })
    await send.click()
    await page.getByText('The push service took it', { exact: true }).waitFor()
    expect(service.taken.map(({ message }) => message.isTest)).toEqual([true, true])
    service.mood = 'broken'
    await send.click()
    await page.getByText('The push service did not take it', { exact: true }).waitFor()
    service.mood = 'well'

    await page.goto('/calendar')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('n')
    await page.getByLabel('Title', { exact: true }).fill('Call Dad')
    await page.getByText('Reminder', { exact: true }).click()
    const { day, clock, at } = soon()
    let isNamed = false
    const named = () => isNamed
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      isNamed ||=
        pathname === '/api/push/instants' && (response.request().postData() ?? '').includes(String(at))
    })
    await page.getByLabel('Day', { exact: true }).fill(day)
    await page.getByLabel('Time', { exact: true }).fill(clock)
    await page.getByRole('button', { name: 'Keep reminder' }).click()
    await page.getByRole('button', { name: 'Keep reminder' }).waitFor({ state: 'detached' })
    // The device names its instants a moment after a change.
    await expect.poll(named).toBe(true)
    await page.goto('about:blank')
    await expect.poll(() => service.taken.length, { timeout: 90_000 }).toBe(3)
    const push = service.taken.at(-1)
    expect(push?.message.at).toBe(at)
    expect(service.faults).toEqual([])

    await deliverPush(page, origin, push?.message ?? {})
    await deliverPush(page, origin, push?.message ?? {})
    await page.goto('/dashboard')
    await expect.poll(() => noticesShown(page)).toEqual([{ title: 'Call Dad', body: `A reminder, ${clock}` }])

    await page.getByRole('button', { name: mara.email }).click()
    await page.getByRole('menuitem', { name: 'Lock now' }).click()
    await page.getByRole('button', { name: 'Unlock' }).waitFor()
    await deliverPush(page, origin, { id: 'A'.repeat(22), at: Date.now() - 3 * 3_600_000 - 60_000 })
    await expect
      .poll(async () => (await noticesShown(page)).at(-1))
      .toEqual({ title: 'A reminder from Inkwell', body: 'Unlock to see it. It is 3 hours late.' })
  },
)
