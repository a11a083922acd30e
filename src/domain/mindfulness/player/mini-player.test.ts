import { expect, test } from 'vitest'
import { tracks } from '#domain/sound/music/tracks.ts'
import {
  afterPress,
  hasMiniPlayer,
  maySoundByItself,
  metForm,
  miniPlayerForms,
  miniPlayerSounds,
  miniPlayerTones,
  musicFilters,
} from './mini-player.ts'

// Spec: S2-160, S2-161, S2-162, S2-163
test('the player floats over every page but those that tell about the product', () => {
  const without = [
    '/',
    '/mobile',
    '/enhanced',
    '/features',
    '/features-old',
    '/about',
    '/contact',
    '/faq',
    '/blog',
    '/blog/a-post',
    '/faq/a-question',
    '/about/',
  ]
  const having = [
    '/dashboard',
    '/journal-pages-demo',
    '/resonance',
    '/settings',
    '/auth',
    '/guides',
    '/careers',
    '/privacy-policy',
    '/blogs',
    '/nowhere',
    '/admin/jobs',
  ]
  expect(without.filter(hasMiniPlayer)).toEqual([])
  expect(having.filter((path) => !hasMiniPlayer(path))).toEqual([])
})

test('nothing plays by itself where somebody signs in, is welcomed or is lost', () => {
  expect([
    maySoundByItself('/dashboard', true),
    maySoundByItself('/auth', true),
    maySoundByItself('/onboarding', true),
    maySoundByItself('/nowhere', false),
    maySoundByItself('/blog', true),
  ]).toEqual([true, false, false, false, false])
})

// Spec: S2-164, S2-165, S2-166, S2-169
test('hidden, compact and full follow from presses, and any other press changes nothing', () => {
  expect(afterPress('hidden', 'bring-back')).toBe('compact')
  expect(afterPress('compact', 'expand')).toBe('full')
  expect(afterPress('full', 'collapse')).toBe('compact')
  expect([afterPress('full', 'hide'), afterPress('compact', 'hide')]).toEqual(['hidden', 'hidden'])
  expect([afterPress('hidden', 'expand'), afterPress('compact', 'collapse')]).toEqual(['hidden', 'compact'])
})

test('the player is met as its round button until something was played, and never with everything open', () => {
  expect([null, 'junk', ...miniPlayerForms].map(metForm)).toEqual([
    'hidden',
    'hidden',
    'hidden',
    'compact',
    'compact',
  ])
})

// Spec: S2-172, S9-058, S9-059
test('the sound picker has its own names', () => {
  expect(miniPlayerSounds.map(({ id, name }) => `${id} ${name}`)).toEqual([
    'wave Ocean Waves',
    'forest Forest',
    'rain Rainfall',
    'cafe Café',
    'fire Crackling Fire',
    'whitenoise White Noise',
  ])
  expect(miniPlayerTones.map(({ name }) => name)).toEqual([
    'Chime',
    'Bell',
    'Singing Bowl',
    'Gong',
    'Crystal',
  ])
  expect(musicFilters).toEqual(['All', 'Focus', 'Calm', 'Sleep'])
})

// Spec: S3-166, S3-167, S3-168, S3-169, S3-170, S3-171, S3-172, S3-173
test('the six pieces have the specified titles, categories and lengths', () => {
  expect(tracks.map(({ title, category, duration }) => `${title}, ${category}, ${duration}`)).toEqual([
    'ES Reverse Poem, focus, 217',
    'Fractions of Light, calm, 196',
    'Gently Whispering, sleep, 240',
    'Imagine Sleep, sleep, 187',
    'Weightless Moments, calm, 205',
    'When Light Fades Away, focus, 232',
  ])
  for (const { id, filename, coverArt } of tracks) {
    expect(filename).toMatch(/^[a-z-]+\.mp3$/)
    expect(coverArt).toBe(`/images/music/${id}.svg`)
  }
})
