import { expect } from 'vitest'
import { axe } from '../support/axe.ts'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, loginThroughTheScreen, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'

const reason = 'You wrote “I should have” three times; a thought record takes it apart.'

journey(
  'a talk whose words give a reason offers a guided conversation; "not now" holds on every device, and a second reason is begun from the dashboard',
  { tags: ['long'] },
  async ({ arrive }) => {
    const { page } = await arrive({ timezoneId: 'UTC' })
    await arriveAsNewPerson(page, mara, '/journal-pages-demo')
    await writeEntry(page, { title: 'Rain', content: 'The bus was late and the bakery had closed.' })
    const pane = page.getByRole('region', { name: 'Talk with the companion' })
    const say = async (words: string): Promise<void> => {
      const composer = pane.getByLabel('Say more, or nothing')
      await composer.fill(words)
      await composer.press('Enter')
      await pane.locator('[data-message]').filter({ hasText: words }).first().waitFor()
      await expect.poll(() => pane.getByRole('button', { name: 'Stop' }).count()).toBe(0)
    }
    const offer = page.getByRole('region', { name: 'A guided conversation that may help' })
    await say('I should have called her back, and I should have known.')
    expect(await offer.count()).toBe(0)
    await say('I should have stayed. And I am torn between the two of them.')
    await offer.getByText(reason).waitFor()
    expect(await axe(page)).toEqual([])
    await offer.getByRole('button', { name: 'Not now' }).click()
    await offer.getByText(/^You wrote “I am torn between”; a decision/).waitFor()

    const there = await arrive({ timezoneId: 'UTC' })
    await loginThroughTheScreen(there.page, mara)
    await there.page.goto('/dashboard')
    const offered = there.page.getByRole('region', { name: 'A guided conversation that may help' })
    await offered.getByText(/^You wrote “I am torn between”; a decision/).waitFor()
    expect(await offered.getByText(reason).count()).toBe(0)
    expect(await axe(there.page)).toEqual([])
    await offered.getByRole('button', { name: 'Begin “A decision”' }).click()
    await there.page.waitForURL(/\/guided\?id=/)
    await there.page.goto('/dashboard')
    await there.page.getByRole('heading', { level: 1 }).first().waitFor()
    await expect.poll(() => offered.count()).toBe(0)
  },
)
