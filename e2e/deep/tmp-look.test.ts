import { mkdirSync } from 'node:fs'
import { journey } from '../support/journey.ts'
import { arriveAsNewPerson, mara } from '../support/screen.ts'
import { writeEntry } from '../support/writing.ts'
journey('look', async ({ arrive }) => {
  const { page } = await arrive({ timezoneId: 'UTC' })
  mkdirSync('/tmp/look', { recursive: true })
  await arriveAsNewPerson(page, mara)
  await page.goto('/journal-pages-demo')
  await writeEntry(page, { title: 'One', content: 'My sister was asking for me. Majella rang in the evening. Saoirse slept.' })
  await writeEntry(page, { title: 'Two', content: 'Majella came with cake. I walked with Saoirse along the canal.' })
  await writeEntry(page, { title: 'Three', content: 'Majella left early. Saoirse sang. My sister wrote to me about the house.' })
  await writeEntry(page, { title: 'Four', content: 'Lunch with Majella, and Saoirse was late.' })
  await page.goto('/memory-lane?view=settle')
  await page.getByRole('heading', { name: /Who is your sister/ }).waitFor()
  for (const [w, h] of [[1440, 900], [390, 844]] as const) {
    await page.setViewportSize({ width: w, height: h })
    await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/look/who-${w}.png`, fullPage: false })
  }
  await page.getByRole('button', { name: 'Somebody else' }).click()
  await page.waitForTimeout(400)
  await page.screenshot({ path: `/tmp/look/who-else.png` })
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'None of these' }).click()
  await page.waitForTimeout(800)
  await page.screenshot({ path: `/tmp/look/who-none.png` })
})
