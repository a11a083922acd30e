import { expect, test } from 'vitest'
import { bellsSentence, numberWord } from './meditation-words.ts'

const bowl = { intervalBells: true, endSound: 'singing bowl' } as const

test('the bells of a meditation are counted as they sound', () => {
  expect(bellsSentence(10, 0, bowl)).toBe('Nine bells to come. A singing bowl ends it.')
  expect(bellsSentence(10, 60, bowl)).toBe('One bell has sounded, eight to come. A singing bowl ends it.')
  expect(bellsSentence(10, 156, bowl)).toBe('Two bells have sounded, seven to come. A singing bowl ends it.')
  expect(bellsSentence(10, 540, bowl)).toBe('Nine bells have sounded. A singing bowl ends it.')
  expect(bellsSentence(10, 600, bowl)).toBe('Nine bells have sounded. A singing bowl ended it.')
  expect(bellsSentence(60, 900, { ...bowl, endSound: 'none' })).toBe(
    'Fifteen bells have sounded, 44 to come. It ends in silence.',
  )
  expect(bellsSentence(5, 100, { intervalBells: false, endSound: 'bell' })).toBe('A bell ends it.')
})

test('minutes are written as people say them', () => {
  expect([5, 10, 25, 60, 44].map(numberWord)).toEqual(['five', 'ten', 'twenty-five', 'sixty', '44'])
})
