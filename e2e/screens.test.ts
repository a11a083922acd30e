import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished } from 'vitest'
import { Camera, publicPages, publicScreens } from '../scripts/screens.ts'
import { journey } from './support/journey.ts'

journey('the pictures of the main screens begin with three pages in two sizes', async ({ arrive }) => {
  const folder = mkdtempSync(join(tmpdir(), 'inkwell-screens-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const { page } = await arrive()
  await publicScreens(page, new Camera(folder), publicPages.slice(0, 3))
  for (const name of ['landing', 'auth-login', 'auth-register'])
    for (const [size, width] of [
      ['desktop', 1440],
      ['phone', 390],
    ] as const)
      expect(await sharp(readFileSync(join(folder, `${name}-${size}.png`))).metadata()).toMatchObject({
        format: 'png',
        width,
      })
})
