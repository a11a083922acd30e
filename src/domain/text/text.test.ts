import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fold } from './fold.ts'
import { paragraphs, sentences, telling, words } from './text.ts'

const texts = (text: string): string[] => sentences(text).map((sentence) => sentence.text)

describe('sentences', () => {
  test('a title before a name does not end a sentence', () => {
    expect(texts('I saw Dr. Weil at noon. She was kind.')).toEqual([
      'I saw Dr. Weil at noon.',
      'She was kind.',
    ])
    expect(texts('Mr. and Mrs. Lind came. We ate.')).toEqual(['Mr. and Mrs. Lind came.', 'We ate.'])
    expect(texts('J. S. Bach again. Badly.')).toEqual(['J. S. Bach again.', 'Badly.'])
  })

  test('an abbreviation ends a sentence only when a new one begins', () => {
    expect(texts('Bring fruit, e.g. 3 pears. Or none.')).toEqual(['Bring fruit, e.g. 3 pears.', 'Or none.'])
    expect(texts('I woke at 4 a.m. The house was still.')).toEqual([
      'I woke at 4 a.m.',
      'The house was still.',
    ])
    expect(texts('She said no. I went home.')).toEqual(['She said no.', 'I went home.'])
    expect(texts('It was I. Nobody else.')).toEqual(['It was I.', 'Nobody else.'])
  })

  test('who writes in small letters ends sentences all the same', () => {
    expect(
      texts('ok so we arent speaking. again lol. she told callum! i didnt, mr. lind did. anyway its fine'),
    ).toEqual([
      'ok so we arent speaking.',
      'again lol.',
      'she told callum!',
      'i didnt, mr. lind did.',
      'anyway its fine',
    ])
    expect(texts('We went to the harbour. it rained. Anna laughed.')).toEqual([
      'We went to the harbour. it rained.',
      'Anna laughed.',
    ])
  })

  test('lines, list marks and headings are not part of a sentence', () => {
    expect(texts('# Monday\n\n- bread\n- [ ] call Anna\n2. rest\r\n> said she')).toEqual([
      'Monday',
      'bread',
      'call Anna',
      'rest',
      'said she',
    ])
  })

  test('nothing comes of nothing', () => {
    expect(sentences('')).toEqual([])
    expect(sentences(' \n\t\n ')).toEqual([])
  })

  test('every sentence is literally where its span says, and in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        let last = 0
        for (const sentence of sentences(text)) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text)
          expect(sentence.start).toBeGreaterThanOrEqual(last)
          last = sentence.end
        }
      }),
    )
  })

  test('one paragraph of 200,000 signs is cut without losing a word', () => {
    const text = 'The tide came in and went out again. '.repeat(5_500)
    expect(Math.max(...paragraphs(text).map((part) => part.text.length))).toBeLessThanOrEqual(4_000)
    expect(paragraphs(text).reduce((sum, part) => sum + words(part.text).length, 0)).toBe(8 * 5_500)
    expect(paragraphs('x'.repeat(9_000))).toHaveLength(3)
  })
})

describe('words', () => {
  test('accents and case are folded, possessives lose their ending, stems meet', () => {
    expect(fold('Café’s')).toBe("cafe's")
    expect(words('Café’s').map((word) => word.folded)).toEqual(['cafe'])
    const [playing, played] = words('playing played')
    expect(playing?.stem).toBe(played?.stem)
  })

  test('grammar words and contractions carry no meaning', () => {
    expect(telling("I don't think they’ll be ill at the piano").map((word) => word.folded)).toEqual([
      'think',
      'ill',
      'piano',
    ])
  })

  test('scripts without spaces are told apart into words', () => {
    expect(words('今日は雨が降った').length).toBeGreaterThan(2)
  })

  test('a word is literally where its span says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const word of words(text)) expect(fold(text.slice(word.start, word.end))).toContain(word.folded)
      }),
    )
  })

  test('emoji are no words', () => {
    expect(words('🌧️ 🙂 !!')).toEqual([])
  })
})
