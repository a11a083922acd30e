import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostUnits, readabilityOf, readLimit } from './language.ts'
import { preparePage } from './language-tokens.ts'

const read = (text: string) => readabilityOf(preparePage(text.slice(0, readLimit(text))), text.length)

describe('what can be read', () => {
  test.each([
    'I slept badly, and then the day was kind.',
    'Soup. Bath. The radio, low. Nothing else, and it was enough.',
    'Ran 5 km along the canal before breakfast.',
    'saw a flat w/ Shiro. 2 bed, 3rd floor, no lift, jacaranda outside. 65k split. landlord asks if we are quiet. stomach in knots.',
    '- I called Anna and she was glad.\n- I walked to the lake.\n- It rained on my way back.',
    'Café with Zoë. She had a naïve plan and I said so.',
    'Today I fixed `foo()` at work and it was fine.',
    'Yet another clown whining, bad branding, many people like freedom, lawless chaotic bomb throwing.',
    'La Paz to San Juan de la Cruz on a bus, no sleep, bad coffee, great views, happy feet.',
  ])('%s', (text) => {
    expect(read(text)).toEqual({ isReadable: true, why: null, readTo: text.length })
  })
})

describe('what cannot is said', () => {
  test.each([
    ['', 'empty'],
    [' \n\t ', 'empty'],
    ['😀😀 🌧️', 'emoji-only'],
    ['…!?', 'emoji-only'],
    ['Tired', 'one-word'],
    ['milk\neggs\nbread\nsoap', 'list'],
    ['- [ ] stamps\n- [ ] call bank\n- [x] soap', 'list'],
    [
      'Heute war ich müde und habe lange mit dem Hund auf dem Sofa gesessen, aber es war nicht schlimm.',
      'other-language',
    ],
    [
      'Je suis fatigué mais le soleil est dans la cuisine et nous avons ri avec les enfants.',
      'other-language',
    ],
    ['今日は雨が降っていました。', 'other-language'],
    ['Hari ini saya pergi ke pasar lalu pulang tidur karena saya sangat lelah sekali.', 'other-language'],
    ['Tegnap a boltban voltam, aztán hazamentem aludni, mert nagyon fáradt voltam este.', 'other-language'],
    ['Сегодня я долго гулял по городу.', 'other-language'],
    ['const a = (b) => { return b[0]; };\nif (a) { a(); }', 'code'],
  ])('%s is %s', (text, why) => {
    expect(read(text)).toEqual({ isReadable: false, why, readTo: 0 })
  })

  test('of a very long text the beginning is read, up to the end of a word', () => {
    const text = 'I walked to the lake and it was cold. '.repeat(30_000)
    const { isReadable, why, readTo } = read(text)
    expect({ isReadable, why }).toEqual({ isReadable: true, why: 'long' })
    expect(readTo).toBeLessThanOrEqual(mostUnits)
    expect(text.slice(0, readTo)).toMatch(/[\s.]$|\w$/)
    expect(text.charAt(readTo)).toMatch(/\s/)
  })
})

test('any text has an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const { isReadable, why, readTo } = read(text)
      expect(isReadable).toBe(why === null)
      expect(readTo).toBe(isReadable ? text.length : 0)
    }),
  )
})
