import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { launchBrowser } from '../../e2e/support/browser.ts'
import { root } from '../root.ts'

const images = join(root, 'src', 'web', 'public', 'images')
const mark = /<path[^>]* d="([^"]+)"/.exec(readFileSync(join(images, 'logo.svg'), 'utf8'))?.[1]
if (!mark) throw new Error('images/logo.svg has no path.')
const ground = '#0e0d0b'
const ink = '#a9b1ff'

/**
 * Systems may cut a maskable icon down to a circle of 80 %, and iOS rounds what it is given: their ground fills everything and
 * the mark is smaller.
 */
const icons = [
  { name: 'icon-32', size: 32, share: 0.84, radius: 0.22 },
  { name: 'apple-touch-icon', size: 180, share: 0.62, radius: 0 },
  { name: 'icon-192', size: 192, share: 0.7, radius: 0.22 },
  { name: 'icon-512', size: 512, share: 0.7, radius: 0.22 },
  { name: 'icon-maskable-512', size: 512, share: 0.54, radius: 0 },
]

/** Draws the app's icons from its mark, images/logo.svg. */
const browser = await launchBrowser()
const page = await browser.newPage()
for (const { name, size, share, radius } of icons) {
  const width = size * share
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0"><svg width="${size}" height="${size}">
    <rect width="100%" height="100%" rx="${size * radius}" fill="${ground}"/>
    <svg viewBox="0 0 24 24" x="${(size - width) / 2}" y="${(size - width) / 2}" width="${width}" height="${width}">
      <path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg></svg>`)
  await page.screenshot({ path: join(images, `${name}.png`), omitBackground: radius > 0 })
}
await browser.close()
