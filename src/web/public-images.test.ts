import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, 'public')
const text = (name: string): string => readFileSync(join(folder, name), 'utf8')
/** Width and height, as the head of a PNG has them. */
function sizeOf(name: string): string {
  const head = readFileSync(join(folder, name)).subarray(16, 24)
  return `${head.readUInt32BE(0)}x${head.readUInt32BE(4)}`
}
const pathOf = (svg: string): string | undefined => / d="([^"]+)"/.exec(svg)?.[1]

// Spec: S7-032
test('the logo image and the favicon are the same drop', () => {
  expect(pathOf(text('images/logo.svg'))).toMatch(/^M12 1\.6C/)
  expect(pathOf(text('favicon.svg'))).toBe(pathOf(text('images/logo.svg')))
})

test('the favicon has an ink for dark tabs and one for light ones', () => {
  expect(text('favicon.svg')).toMatch(
    /path\{fill:#\w{6}\}@media \(prefers-color-scheme:dark\)\{path\{fill:#\w{6}\}\}/,
  )
})

test('every icon that the manifest and the page name is there, in the size that they say', () => {
  const { icons } = JSON.parse(text('site.webmanifest')) as { icons: { src: string; sizes: string }[] }
  const raster = icons.filter(({ src }) => src.endsWith('.png'))
  expect(raster.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512'])
  for (const { src, sizes } of raster) expect(sizeOf(src)).toBe(sizes)
  expect(sizeOf('images/apple-touch-icon.png')).toBe('180x180')
  expect(sizeOf('images/icon-32.png')).toBe('32x32')
  expect(sizeOf('images/social.png')).toBe('1200x630')
  const page = readFileSync(join(import.meta.dirname, '..', '..', 'index.html'), 'utf8')
  for (const name of ['icon-32.png', 'apple-touch-icon.png', 'social.png'])
    expect(page).toContain(`/images/${name}`)
})
