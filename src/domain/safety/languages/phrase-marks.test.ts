import { describe, expect, test } from 'vitest'
import { alikeSayings } from './alike-sayings.test-support.ts'
import { dangerInLanguages } from './danger-in-languages.ts'
import { dangerSayings } from './danger-sayings.test-support.ts'
import { phraseMarks } from './phrase-marks.ts'
import { clausesOf } from './plain-clauses.ts'

const marks = phraseMarks(['je', "j'*", "m'oter", 'leben', 'suizid*'])

describe('a mark is seen in what was typed', () => {
  test.each([
    'so je',
    'JE said',
    'Leben',
    "(j'ai)",
    'J’ai',
    'j‘aimerais',
    'M’OTER',
    'Suizid',
    'Suizidgedanken_',
    'now,leben',
    'two words–leben',
  ])('"%s"', (typed) => {
    expect(marks.mayBeIn(typed)).toBe(true)
  })

  test.each([
    '',
    'j',
    'The rain, all day: “quiet” – it’s fine…',
    "I'm not jealous; 12 lebens, suizi",
    'leb en',
    'A live\tlebenx\n',
  ])('and none in "%s"', (typed) => {
    expect(marks.mayBeIn(typed)).toBe(false)
  })

  test.each(['caf\u00e9', 'j`ai', 'мир', '😀', '愛'])(
    'what only plain letters can tell is not passed over: "%s"',
    (typed) => {
      expect(marks.mayBeIn(typed)).toBe(true)
    },
  )

  test('what plain letters hold is never passed over as it was typed', () => {
    const sayings = [...Object.values(dangerSayings), ...Object.values(alikeSayings)].flat()
    const missed = sayings.flatMap((saying) =>
      Array.from(clausesOf(`${saying} ${saying.toUpperCase()}`)).filter(
        ({ plain, span }) => marks.areIn(plain) && !marks.mayBeIn(span.text),
      ),
    )
    expect(missed).toEqual([])
  })
})

test.each(['ICH WILL STERBEN', 'J‘ai envie de mourir', 'ik wil dood', 'And then: ich will sterben—now'])(
  'however it is typed, "%s" is danger',
  (words) => {
    expect(dangerInLanguages(words)).not.toBeNull()
  },
)
