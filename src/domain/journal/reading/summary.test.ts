import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparePage } from './language/language-tokens.ts'
import { summaryOf } from './summary.ts'

const plain = { particulars: [], feeling: () => 0 }
const page = preparePage(
  `The landlord rang at eight about the roof. I had not slept. The roof has leaked since the storm, and the landlord wants to
wait until spring. I told him that the bucket in the hall is full every morning. He said he would think about it. I bought
bread on the way back. The tram was late. In the evening I emptied the bucket again and wrote the landlord a letter about the roof.`,
)

describe('a summary', () => {
  test('is made of the writer’s own sentences, about what the page comes back to, in order', () => {
    const found = summaryOf(page, plain)
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThanOrEqual(2)
    for (const { text } of found) expect(text).toMatch(/landlord|roof|bucket/)
    for (const { text } of found) expect(page.sentences.map((sentence) => sentence.text)).toContain(text)
  })

  test('takes the sentence that feels most, when one does', () => {
    const at = page.sentences.findIndex(({ text }) => text.startsWith('I told him'))
    const found = summaryOf(page, { particulars: [], feeling: (sentence) => (sentence === at ? 3 : 0) })
    expect(found.map(({ start }) => start)).toContain(page.sentences[at]?.start)
  })

  test('of a short text there is none', () => {
    expect(summaryOf(preparePage('I slept. It rained. Then it stopped. I was glad.'), plain)).toEqual([])
    expect(summaryOf(preparePage(''), plain)).toEqual([])
  })

  test('questions and quotations do not sum up', () => {
    const asking = preparePage('Why is the roof wet every single day of the week? '.repeat(12))
    expect(summaryOf(asking, plain)).toEqual([])
  })

  test('is what a page comes to, and not the scene it sets', () => {
    const day = preparePage(
      'Up at six and out to the allotment with Ron, Terry and the barrow. We dug the potatoes and filled nine bags. Terry had brought a flask for the three of us. ' +
        'It rained from ten. I carried the bags home and stacked them in the hall. I had dug enough for two, as I do every year, and now I have to give her half away.',
    )
    expect(summaryOf(day, plain).map(({ text }) => text)).toEqual([day.sentences.at(-1)?.text])
  })

  test('never breaks off a sentence that goes on after what is said in it', () => {
    const spoken = preparePage(
      'I held the plastic flute in the doorway and said "so deserved!" at a pitch that only moss can hear. '.repeat(
        6,
      ),
    )
    for (const { text } of summaryOf(spoken, plain)) expect(text).toMatch(/hear\.$/)
  })

  test('has at most three sentences, each literal', () => {
    const sentence = fc.lorem({ mode: 'sentences', maxCount: 30 })
    fc.assert(
      fc.property(sentence, (text) => {
        const found = summaryOf(preparePage(text), plain)
        expect(found.length).toBeLessThanOrEqual(3)
        for (const span of found) expect(text.slice(span.start, span.end)).toBe(span.text)
      }),
    )
  })
})
