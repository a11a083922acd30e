import { describe, expect, test } from 'vitest'
import { isRule, ruleItself } from './own-rule.ts'

describe('a rule or promise of one’s own', () => {
  test.each([
    'No coffee after four.',
    'No new yarn until the blue jumper is done',
    'Nothing heavier than the shopping without the belt.',
    'Never lend the van to Terry.',
    'No more night shifts on top of day shifts.',
    'Not a penny more to the roof people before I see an invoice.',
    'No phone in bed.',
    'nothing fried on weekdays',
    'So no more loans after this one.',
    'no client pays late twice before I ask for the money first',
    'From today the keys hang by the door.',
    'From now on I cook on Wednesdays.',
    'Starting Monday I take the stairs.',
    'Gave Ruth my word, the drinking stops.',
    'I gave my son my word that the ladder stays in the shed, no exceptions',
    'Next time he shouts I will leave the room.',
    'If the choir asks again I’ll say yes.',
    'I will write to Aunt Bea every Sunday, short or long.',
    'I’m going to practise the scales every morning.',
    'I agree to nothing on the telephone.',
    'I don’t read work mail while the children eat.',
    'I don’t argue with Len about politics, not even at Christmas.',
    'I don’t answer the door after dark',
    'I say it once and then I let it be.',
    'Note to self: eat before the clinic.',
    'I will not weigh myself again.',
    'I won’t ring him again before he rings me.',
    'Rule: homework before screens.',
    'Always lock the bike twice.',
    'I promised Ada I would stop smoking.',
    'My rule is one glass and then water.',
  ])('%s', (line) => expect(isRule(line)).toBe(true))
})

describe('no rule', () => {
  test.each([
    'No coffee left in the tin.',
    'Nobody came until after nine.',
    'Nothing was open before ten.',
    'No one knew him before the war.',
    'No idea what happened after that.',
    'Never saw such a sky.',
    'Never mind.',
    'I know nothing about cars.',
    'I have nobody to ask.',
    'I don’t sleep when it is windy.',
    'I don’t know when she comes.',
    'I don’t like the bus after dark.',
    'I don’t feel well after milk.',
    'She never rings before noon.',
    'He does not eat meat on Fridays.',
    'Mother goes to church every Sunday.',
    'We walked every evening by the lake.',
    'I saw him once and then he moved away.',
    'The shop opens from Monday to Friday.',
    'From today to Friday the lift is broken.',
    'Next time is in June.',
    'It rained again and I stayed in.',
    'If it rains again the cellar floods.',
    'No sign of the cat until morning.',
    'Not bad for a Tuesday.',
    'No, I went by train.',
    'They gave him their word and broke it.',
    'Will I ever ring her every Sunday?',
    'Nothing happened after lunch.',
    'I lost my keys twice and only found one.',
    'The boys had no shoes on in the snow.',
  ])('%s', (line) => expect(isRule(line)).toBe(false))
})

test('what leads up to a rule is no part of it', () => {
  expect(ruleItself('I told the band at the bus stop: no rehearsals after ten.').trim()).toBe(
    'no rehearsals after ten.',
  )
  expect(ruleItself('Rule: no laptop in bed.').trim()).toBe('no laptop in bed.')
})
