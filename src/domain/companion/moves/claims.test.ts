import { describe, expect, test } from 'vitest'
import { claimsIn } from './claims.ts'

const holdsAgainst = (message: string, line: string): boolean =>
  claimsIn(message).some((claim) => claim.line.test(line))

describe('what a line may hold against', () => {
  test.each([
    ['I never finish a single thing.', 'Handed the dissertation in with an hour to spare.'],
    ['I’ve never stuck with anything in my life', 'Sixty days without a cigarette.'],
    ['I always give up.', 'Completed the course, certificate in the drawer.'],
    ['Honestly I never keep my promises.', 'I told Ines I would drive her and I did.'],
    ['I cant sleep any more', 'Slept straight through, first time since May.'],
    ['I have never missed a deadline.', 'The report went off two weeks late.'],
    ['Nobody came when it was bad.', 'Yusuf drove over at midnight with soup.'],
    ['I can never say no to my mother-in-law.', 'I told her we would not come, and she said fine.'],
    [
      'My son doesn’t want me there, he is ashamed of me',
      'Said in front of everyone that he is proud of his mum.',
    ],
    ['I am perfectly fine.', 'Felt dizzy on the stairs and had to sit down.'],
    ['She asked me to cover Sunday and I’ll probably say yes', 'I always cave when somebody looks tired.'],
    ['Agathe has never taken me anywhere.', 'Agathe took us to the salt lakes.'],
    ['My brother never helps me with the boat, never.', 'My brother came with paint for my boat.'],
    ['I always fail every exam.', 'Passed the welding test with us all watching.'],
    ['I still haven’t told Marek about the letter.', 'Marek said he already knew.'],
  ])('"%s" – "%s"', (message, line) => {
    expect(holdsAgainst(message, line)).toBe(true)
  })

  test.each([
    ['Agathe has never taken me anywhere.', 'Agathe took the bins out.'],
    ['Agathe has never taken me anywhere.', 'Agathe did not come to my party.'],
    ['I always fail every exam.', 'The exam is on Friday.'],
  ])('not "%s" – "%s"', (message, line) => expect(holdsAgainst(message, line)).toBe(false))

  test.each([
    'Nobody told me that the shop was shut.',
    'I don’t start work until nine.',
    'We never sleep in tents, we take the van.',
    'The soup was fine and the bread was good.',
    'I don’t want any more tea.',
    'He said nothing about the bill.',
    'Everybody got off at the last stop.',
  ])('"%s" claims nothing', (message) => {
    expect(claimsIn(message).filter(({ isOfFact }) => isOfFact)).toEqual([])
  })

  test('in a long message such words are part of a story', () => {
    const story = 'We got to the lake late and the boat was gone, so we ate the eggs on the jetty. '
    expect(claimsIn(`I never finish anything. ${story.repeat(5)}`)).toEqual([])
  })
})
