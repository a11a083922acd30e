import { describe, expect, test } from 'vitest'
import { wishesIn } from './journal-wishes.ts'

const found = (text: string) => wishesIn(text).map(({ behavior }) => behavior)

describe('a wish', () => {
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
    ['I wish I had gone for a walk today.', 'go for a walk'],
    ['I should have practised the piano this week.', 'practise the piano'],
    ['I regret not calling on Sundays.', 'call on Sundays'],
    ['I never stretch any more, and I miss it.', 'stretch'],
    ['I meant to swim this morning and did not.', 'swim'],
    ['If only I took the stairs more often.', 'take the stairs more often'],
    ['From now on I will read every evening.', 'read every evening'],
    ['My goal is to paint once a week.', 'paint once a week'],
    ['I keep telling myself I should sleep more.', 'sleep more'],
    ['I need to stop scrolling in bed.', 'stop scrolling in bed'],
    ['I want to drink more water.', 'drink more water'],
    ['I want to smoke less.', 'smoke less'],
  ])('is found in a regret, a plan and what is to be left: %s', (text, behavior) => {
    expect(found(text)).toEqual([behavior])
  })

  test.each([
    'She said I should exercise more.',
    'Mum thinks I should call more often.',
    'I should be more patient and walk more, they keep telling me.',
    'Do I want to run again?',
    'I should eat biscuits every day, ha ha.',
    'I do not think I need to walk more.',
    'When I was ten I should have run more.',
    'I want to learn more of this.',
    'I need to work late again tonight.',
    'I want to move out again.',
  ])('is none in words of somebody else, a question, a jest, a doubt, for once: %s', (text) => {
    expect(wishesIn(text).filter(({ isRepeated }) => isRepeated)).toEqual([])
  })

  test.each([
    'I want to throw up every morning.',
    'I want to stop eating again.',
    'I should skip lunch more often.',
    'I want to drink again.',
    'I want to drink more wine in the evenings.',
    'I want to smoke again.',
    'I miss smoking.',
    'I want to hit him again.',
    'I need to take more pills every night.',
    'I want to stop taking my medication.',
    'I want to cry more than I did last year.',
    'I regret not cutting myself.',
    'I want to do lines every weekend.',
  ])('is none where it would do harm: %s', (text) => {
    expect(found(text)).toEqual([])
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

  test.each([
    ['I want to read before bed more often.', 'read', 'before bed'],
    ['After lunch I would like to walk more.', 'walk more', 'after lunch'],
    ['I want to go to bed before eleven every night.', 'go to bed before eleven every night', ''],
  ])('has what sets it off apart: %s', (text, behavior, trigger) => {
    expect(wishesIn(text)[0]).toMatchObject({ behavior, trigger })
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
