import { join } from 'node:path'
import { launchBrowser } from '../e2e/support/browser.ts'
import { root } from './root.ts'

const mark =
  'M12 1.6C12 1.6 4.4 9.4 4.4 15A7.6 7.6 0 0 0 19.6 15C19.6 9.4 12 1.6 12 1.6ZM12.42 12.86A2.2 2.2 0 1 1 11.58 12.86L11.8 5.4H12.2Z'
const ground = '#0e0d0b'
const ink = '#a9b1ff'

/** Systems may cut a maskable icon down to a circle of 80 %: its ground fills everything and its mark is smaller. */
const icons = [
  { name: 'icon-192', size: 192, share: 0.7, radius: 0.22 },
  { name: 'icon-512', size: 512, share: 0.7, radius: 0.22 },
  { name: 'icon-maskable-512', size: 512, share: 0.54, radius: 0 },
]

/** Draws the app's icons from its mark into src/web/public/images. */
const browser = await launchBrowser()
const page = await browser.newPage()
for (const { name, size, share, radius } of icons) {
  const width = size * share
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(`<body style="margin:0"><svg width="${size}" height="${size}">
    <rect width="100%" height="100%" rx="${size * radius}" fill="${ground}"/>
    <svg viewBox="0 0 24 24" x="${(size - width) / 2}" y="${(size - width) / 2}" width="${width}" height="${width}">
      <path fill="${ink}" fill-rule="evenodd" d="${mark}"/></svg></svg>`)
  const path = join(root, 'src', 'web', 'public', 'images', `${name}.png`)
  await page.screenshot({ path, omitBackground: true })
}
await browser.close()
