import { describe, expect, test } from 'vitest'
import { builtInTemplates } from '../templates/built-in-templates.ts'
import { preparePage } from './language/language-tokens.ts'
import { namesIn } from './names/names.ts'
import { phrasesIn } from './phrases.ts'
import { suggestionFor } from './suggestions.ts'

const suggest = (text: string) => {
  const page = preparePage(text)
  return suggestionFor(page, { names: namesIn(page), phrases: phrasesIn(page) })
}

describe('one suggestion, or none', () => {
  test.each([
    [
      'The talk went badly and I sat in the car for a while. I’m such an idiot.',
      'as-to-a-friend',
      'I’m such an idiot',
    ],
    [
      'We cleaned up after dinner and then we argued about the money again.',
      'what-happened-there',
      'we argued',
    ],
    [
      'It was past one and I couldn’t stop thinking about the letter from the office.',
      'down-for-the-night',
      'I couldn’t stop thinking',
    ],
    [
      'The house is quiet since my dad died, and I do not know what to do there.',
      'still-talking-to-you',
      'since my dad died',
    ],
  ])('%s', (text, templateId, quote) => {
    const found = suggest(text)
    expect(found).toMatchObject({ kind: 'template', templateId })
    expect(found?.reason.map((span) => span.text)).toEqual([quote])
    expect(builtInTemplates.map(({ id }) => id)).toContain(templateId)
  })

  test.each([
    [
      'They looked at each other in the meeting. Everyone thinks I am slow.',
      'thought-record',
      'Everyone thinks I am slow',
    ],
    ['Two offers on the table and I can’t decide which of them to take.', 'decision', 'I can’t decide'],
    [
      'The light came over the roofs and I felt grateful for the quiet of the street.',
      'three-good-things',
      'I felt grateful for the quiet of the street',
    ],
  ])('a guided conversation for %s', (text, method, quote) => {
    const found = suggest(text)
    expect(found).toMatchObject({ kind: 'guided', method })
    expect(found?.reason.map((span) => span.text)).toEqual([quote])
  })

  test('a racing heart is offered a breath', () => {
    expect(suggest('I stood before the door for ten minutes and my heart was racing.')).toMatchObject({
      kind: 'practice',
      practice: 'breathing',
      reason: [{ text: 'my heart was racing' }],
    })
  })

  test('a wish becomes a question that quotes it', () => {
    expect(
      suggest('The piano stands in the hall. I want to play the piano again, but the flat is never done.'),
    ).toMatchObject({
      kind: 'prompt',
      question: 'What would be the smallest first step to play the piano again?',
    })
  })

  test('who comes up twice is asked about by name', () => {
    expect(
      suggest('I met Anna at the gate after all these years. Later Anna walked me home along the canal.'),
    ).toMatchObject({
      question: 'What would you like to remember about Anna today?',
    })
  })

  test.each([
    'It rained and I took the tram to the market, bought leeks and came back before noon.',
    'I’m such an idiot and I want to die, and nobody is here to say that to tonight.',
    'My heart was racing and I had chest pain on the stairs of the office this morning.',
    'Tired.',
    'She said “I can’t decide” and looked out of the window of the tram for a long time.',
  ])('nothing for: %s', (text) => {
    expect(suggest(text)).toBeNull()
  })
})
