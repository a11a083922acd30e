import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ReadingContext } from './context.ts'
import { readEntry } from './read-entry.ts'

const context: ReadingContext = { day: '2026-11-21', weekStart: 'monday', names: [], notNames: [] }

/** Everything in a reading that looks like a span. */
function spansOf(value: unknown): { text: string; start: number; end: number }[] {
  if (Array.isArray(value)) return value.flatMap(spansOf)
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(spansOf)
  if ('start' in value && 'end' in value && 'text' in value) {
    const { text, start, end } = value
    if (typeof text === 'string' && typeof start === 'number' && typeof end === 'number')
      return [{ text, start, end }, ...inner]
  }
  return inner
}

const entry = `Last night I finally called Anna. We had not spoken since the wedding, and my hands shook on the phone.
She laughed and told me about Lisbon, about the flat with the green door and her new job at the clinic.
I asked for help with the piano, which is stupid, because I always ruin everything that has strings.
She said I could come in March. My mum would say that I should go.
Tomorrow I will call the station and ask about the night train. I slept for eight hours after that.`

describe('an entry', () => {
  const reading = readEntry(entry, context)

  test('is read as a whole, with its engine’s version', () => {
    expect(reading.engine).toBe(10)
    expect(reading.readability.isReadable).toBe(true)
    expect(reading.names.map(({ kind, name }) => `${kind}: ${name}`)).toEqual([
      'person: Anna',
      'event: wedding',
      'place: Lisbon',
      'person: mum',
    ])
    expect(reading.times.map(({ text }) => text)).toEqual(['Last night', 'in March', 'Tomorrow'])
    expect(reading.phrases.map(({ kind }) => kind)).toEqual([
      'managed',
      'asked-for-help',
      'absolute',
      'planned-step',
    ])
    expect(reading.summary.length).toBeGreaterThan(0)
    expect(reading.suggestion).toMatchObject({ kind: 'guided', method: 'thought-record' })
  })

  test('gives only literal parts of itself', () => {
    const spans = spansOf(reading)
    expect(spans.length).toBeGreaterThan(20)
    for (const { text, start, end } of spans) expect(entry.slice(start, end)).toBe(text)
  })
})

describe('what the journal knows helps', () => {
  const text = 'today i saw bo at the pond and zell was far away from us.'
  const known: ReadingContext = {
    ...context,
    names: [
      { kind: 'person', name: 'Bo', aliases: ['bo'] },
      { kind: 'place', name: 'Zell' },
    ],
  }

  test('a name typed in small letters before is found so, another is not', () => {
    expect(readEntry(text, context).names).toEqual([])
    expect(readEntry(text, known).names.map(({ name }) => name)).toEqual(['Bo'])
  })

  test('what the person said is no name stays none', () => {
    const said = 'I walked with Marlow to the mill and met Anna there.'
    expect(readEntry(said, context).names.map(({ name }) => name)).toEqual(['Marlow', 'Anna'])
    expect(readEntry(said, { ...context, notNames: ['marlow'] }).names.map(({ name }) => name)).toEqual([
      'Anna',
    ])
  })

  test('a kind that the person gave wins over the one that is guessed', () => {
    const asPerson: ReadingContext = { ...context, names: [{ kind: 'concept', name: 'Marlow' }] }
    expect(readEntry('I met Marlow at the mill, and it was good.', asPerson).names[0]).toMatchObject({
      kind: 'concept',
    })
  })

  test('an alias belongs to its name', () => {
    const aliased: ReadingContext = {
      ...context,
      names: [{ kind: 'person', name: 'Margarete', aliases: ['Gretel'] }],
    }
    const [person] = readEntry('I rang Gretel, and Margarete rang back.', aliased).names
    expect(person?.spans.map((span) => span.text)).toEqual(['Gretel', 'Margarete'])
  })
})

describe('any text', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 400 }),
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc
      .array(
        fc.constantFrom(
          'I ',
          'Anna',
          ' in ',
          'Lisbon',
          '. ',
          '“',
          '”',
          '\n',
          '- ',
          'always ',
          '2019 ',
          'since ',
          '\ud83d',
          'İ',
          '’s ',
        ),
        { maxLength: 60 },
      )
      .map((all) => all.join('')),
  )

  test('never throws, gives literal spans, and the same again', () => {
    fc.assert(
      fc.property(anything, (text) => {
        const reading = readEntry(text, context)
        for (const { text: quote, start, end } of spansOf(reading)) expect(text.slice(start, end)).toBe(quote)
        expect(readEntry(text, context)).toEqual(reading)
      }),
    )
  })

  test.each([
    ['one word without an end', 'a'.repeat(1_000_000)],
    ['many sentences', 'I met Anna in Lisbon since Monday. '.repeat(30_000)],
    ['open quotation marks', '“'.repeat(100_000)],
    ['letters and apostrophes', "I'm ".repeat(250_000)],
    ['capitals', 'Anna Maria '.repeat(90_000)],
    ['line breaks', '\n'.repeat(1_000_000)],
    ['backticks', '`'.repeat(200_000)],
  ])('of a megabyte is read or refused: %s', (_, text) => {
    const reading = readEntry(text, context)
    expect(reading.readability.readTo).toBeLessThanOrEqual(40_000)
    for (const { text: quote, start, end } of spansOf(reading)) expect(text.slice(start, end)).toBe(quote)
  })
})
