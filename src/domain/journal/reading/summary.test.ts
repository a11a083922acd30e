import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { preparePage } from './language-tokens.ts'
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
