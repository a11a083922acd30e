import { describe, expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { nextStep } from './next-step.ts'
import { wishIn } from './wish.ts'

/** A Friday. */
const today = '2026-11-20'
const step = (message: string, style = 'warm_supportive'): string | null => nextStep(message, style, today)

describe('the wish', () => {
  test.each([
    ['I should like to visit the lighthouse in June, but it is far', 'visit the lighthouse in June'],
    ['want to sleep 7 hours for once', 'sleep 7 hours for once'],
    ['Need to restart swimming. Plan for 6 weeks please.', 'restart swimming'],
    ['Hoping to get back into sketching, maybe at weekends', 'get back into sketching'],
    ["i'd love to learn the banjo because my grandad played", 'learn the banjo'],
    ['Thinking of closing the shop', 'closing the shop'],
    ["I don't know whether to stay or sell", 'stay or sell'],
    ['I’d rather cycle to work, honestly', 'cycle to work'],
    ["I'm trying to cut down on sugar", 'cut down on sugar'],
    ['wanna ring my aunt (the one in Oslo) on Sunday lol', 'ring my aunt (the one in Oslo) on Sunday'],
  ])('of "%s" is quoted whole: %s', (message, wish) => {
    expect(wishIn(message)?.wish).toBe(wish)
  })

  test.each([
    'There is the matter of whether I should be welcome.',
    'My sister wants to come at Easter.',
    'She is tired and they want to go home.',
    'I wanted to ring him.',
    'I used to want to be a vet.',
    'I should have called.',
    'I want to be loved.',
    'I want to cry.',
    'I like to sit by the door.',
    "I'd love to but I can't",
    'I want a drink',
    "I don't want to go",
    'What I want to know is where it went.',
    'Do I want to move?',
    'I want to thank you',
    'I hope it goes well',
  ])('is none in "%s"', (message) => {
    expect(wishIn(message)).toBeNull()
  })
})

describe('the step', () => {
  test.each([
    ['I want to tell Petra about the test', 'tomorrow you could write down the first sentence you would say'],
    ['i need to write back to the landlord', 'draft the first two lines'],
    ['I want to give a toast at the wedding on Saturday', 'today you could run through it once'],
    ['I want to give a toast at the wedding on Monday', 'tomorrow you could run through it once'],
    ['I would like to send something to my nephew', 'three things it might be'],
    ['I want to rest one day a week', 'pick a first time for it'],
    ['I want to study, 15 minutes a day', 'do 15 minutes of it and stop there'],
    ['I am thinking of selling the boat', 'one line for it and one against it'],
    ["I can't decide whether to sell or keep it", 'one line for each side'],
    ['I want to sort out the shed', 'starting with whatever is nearest'],
    ['i want to stop biting my nails', 'make a mark each time it happens'],
  ])('of "%s" is of its kind', (message, words) => {
    expect(step(message)).toContain(words)
  })

  test.each([
    'My back hurts but I want to run on Sunday.',
    'I want to visit his grave, he died in May.',
    'I want to stop taking my tablets',
    'I want to lose ten pounds',
    'I have to go to work',
    'I have to be up at five',
    'It rained.',
    'I want to go to Cork in May',
    'I want to mark the year on Tuesday but they would all sit in a pub.',
    'I want to go to the gym once before Easter but the hall closes at six.',
    'I would like a garden of my own.',
    'I would like to learn to swim before I am sixty.',
    'I want to paint the hall',
    'I would love to do a course in pottery in spring',
    'I want to cook for my sister properly',
    'I need to change the gas bottle tomorrow',
    'I want to see my mother every week',
    'I should call the plumber',
    'I have to book the ferry tomorrow',
    'I must order the chops',
  ])('is none for "%s"', (message) => {
    expect(step(message)).toBeNull()
  })

  test('says nothing again of what is in the way', () => {
    expect(step('I want to study again but the twins sleep in that room.')).toBe(
      '“study again”: tomorrow you could do ten minutes of it and stop there.',
    )
  })

  test.each(communicationStyles)(
    'is one paragraph without a gap, the wish in its own words (%s)',
    (style) => {
      const said = step('I want to tell them "no" every week but the phone rings.', style) ?? ''
      expect(said).toContain('‘tell them "no" every week’')
      expect(said).not.toMatch(/[{}]|undefined|null|\n|\d{4}/)
    },
  )
})
