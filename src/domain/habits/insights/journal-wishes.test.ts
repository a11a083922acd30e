import { describe, expect, test } from 'vitest'
import { wishesIn } from './journal-wishes.ts'

const found = (text: string) => wishesIn(text).map(({ behavior }) => behavior)

describe('a wish to do something again', () => {
  test.each([
    ['It was loud. I want to stand by the river again. Then the bus came.', 'stand by the river again'],
    ['I’d like to swim twice a week, because my back is better then.', 'swim twice a week'],
    ['I should really go to bed earlier.', 'go to bed earlier'],
    ["I'm going to try to read every evening.", 'read every evening'],
    ['Tomorrow I will try to walk home more often.', 'walk home more often'],
  ])('is found: %s', (text, behavior) => {
    expect(found(text)).toContain(behavior.replace(/^really /, ''))
  })

  test('is quoted as it was written, with the area it is in', () => {
    expect(wishesIn('Well. I want to *swim* more often!')[0]).toMatchObject({
      quote: 'I want to swim more often!',
      area: 'fitness',
      isRepeated: true,
    })
  })

  test.each([
    'I should have called her again.',
    'I want to die.',
    'I don’t want to swim again.',
    'Anna said: “I want to walk more often.”',
    'She wants to swim every day.',
    'I never want to see him again.',
    'I wanted to swim again.',
    '> I want to walk more often',
  ])('is none in: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('is never taken from what the companion drafted', () => {
    const drafted =
      '> [!companion] A draft by a model\n>\n> I want to walk every morning.\n\nI want to sleep earlier.'
    expect(found(drafted)).toEqual(['sleep earlier'])
  })

  test('is one wish in other words', () => {
    const [a, b] = wishesIn('I want to start swimming again. I really want to swim more often.')
    expect(a?.key).toBe(b?.key)
  })
})
