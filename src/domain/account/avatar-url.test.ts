import { expect, test } from 'vitest'
import { shownAvatarUrl } from './avatar-url.ts'

const host = 'https://lh3.googleusercontent.com'

// Spec: S3-025, S9-009
test.each([
  [`${host}/a/ACg8ocK1`, `${host}/a/ACg8ocK1=s100-c`],
  [`${host}/a-/AOh14Gg`, `${host}/a-/AOh14Gg=s100-c`],
  ['https://yt3.ggpht.com/ytc/AAU', 'https://yt3.ggpht.com/ytc/AAU=s100-c'],
  [`${host}/a/ACg8ocK1?x=1`, `${host}/a/ACg8ocK1=s100-c?x=1`],
])('a picture at Google without a size gets the size 100: %s', (url, shown) => {
  expect(shownAvatarUrl(url)).toBe(shown)
})

test.each([
  `${host}/a/ACg8ocK1=s96-c`,
  `${host}/a/ACg8ocK1=w64-h64-n`,
  `${host}/-Xd/AAA/AAI/AAA/s96-c/photo.jpg`,
  `${host}/a/ACg8ocK1?sz=50`,
  'https://example.org/me.png',
  'https://googleusercontent.com.example.org/a/b',
])('an address with a size, or of somebody else, stays as it is: %s', (url) => {
  expect(shownAvatarUrl(url)).toBe(url)
})

test.each([
  null,
  undefined,
  '',
  'me.png',
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  'ftp://a/b.png',
])('%j is no picture', (url) => {
  expect(shownAvatarUrl(url)).toBeNull()
})
