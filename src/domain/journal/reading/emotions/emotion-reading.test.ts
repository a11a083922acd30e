import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { emotionsOf } from './emotion-reading.ts'

const named = (text: string): EmotionCategory[] => emotionsOf(text).emotions.map(({ emotion }) => emotion)

const felt: readonly (readonly [EmotionCategory, string])[] = [
  ['joy', 'I am so happy about the new flat.'],
  ['joy', 'We laughed the whole evening and I felt great.'],
  ['joy', 'I was proud of myself after the run.'],
  ['joy', "I couldn't be happier today."],
  ['sadness', 'I felt sad and lonely after the call.'],
  ['sadness', 'My grandmother passed away and I cried all night.'],
  ['sadness', 'I was so sad about the move, it was depressing.'],
  ['sadness', 'I am heartbroken.'],
  ['sadness', 'I feel so very miserable.'],
  ['anger', 'I was furious about the letter.'],
  ['anger', 'The delay was so frustrating and annoying.'],
  ['anger', 'I am angry that he lied to me.'],
  ['fear', 'I am scared of the results on Monday.'],
  ['fear', 'I was anxious and worried about the interview.'],
  ['fear', 'I had a panic attack on the train.'],
  ['surprise', 'I was surprised and shocked by the news.'],
  ['disgust', 'The kitchen was gross and disgusting.'],
  ['trust', 'I am so grateful for her and I appreciate her help.'],
  ['anticipation', 'I hope it works out and I am looking forward to it.'],
]

const notFelt: readonly (readonly [EmotionCategory, string])[] = [
  ['joy', 'I was not happy with the answer.'],
  ['joy', "I didn't enjoy the concert."],
  ['joy', 'Happy birthday cards were on the table.'],
  ['anger', "I wasn't angry at all."],
  ['anger', 'I was so happy to hear her that I forgot to be angry.'],
  ['fear', 'I stopped being afraid of him.'],
  ['fear', 'Instead of being sad I baked.'],
  ['joy', 'I want to write to him, but not in anger.'],
  ['joy', 'I said nothing and hated myself for it on the bus.'],
  ['anger', 'I was never mad at him.'],
  ['fear', 'I am not afraid of the dark.'],
  ['fear', "I'm afraid I can't come on Friday."],
  ['fear', 'I felt no fear on the bridge.'],
  ['sadness', 'I was not sad or lonely this time.'],
  ['sadness', 'I missed the bus and walked.'],
  ['trust', "I don't trust the forecast."],
  ['anger', 'My sister was furious with the landlord.'],
  ['anger', 'My boss was angry this morning.'],
  ['anger', 'Anna was furious with the landlord.'],
  ['anger', 'In the end, Jonas was furious.'],
  ['anger', 'She was so annoyed with the printer.'],
  ['sadness', 'He cried in the car.'],
  ['sadness', 'She was heartbroken.'],
  ['sadness', 'I am not heartbroken.'],
  ['sadness', 'Anna felt lonely after the move, said Tom.'],
  ['fear', 'They were terrified of the storm.'],
  ['fear', 'My son was nervous before school.'],
  ['joy', 'Oh great, another meeting.'],
  ['joy', 'Just wonderful, the boiler is broken.'],
  ['joy', 'Yeah right.'],
  ['surprise', 'What a surprise, the train is late.'],
]

describe('what the writer feels', () => {
  test.each(felt)('%s: %s', (emotion, text) => {
    expect(named(text)).toContain(emotion)
  })

  test.each(notFelt)('no %s: %s', (emotion, text) => {
    expect(named(text)).not.toContain(emotion)
  })

  test("another person's anger is theirs, what it did to the writer is not", () => {
    expect(named('My boss was angry and I was scared.')).toContain('fear')
    expect(named('My boss was angry and I was scared.')).not.toContain('anger')
    expect(named('My brother made me so angry today.')).toContain('anger')
  })

  test.each([
    ['June caught a sunfish and named it Kevin and then cried.', 'sadness'],
    ['I phoned my brother in Tucson, who wept.', 'sadness'],
    ['I said no, and Dilys laughed so loud that he hung up.', 'joy'],
    ['In the radio play the widow cries in every scene.', 'sadness'],
    ['She asked whether I had been sad in Paris.', 'sadness'],
    ['He told me that his team won the cup.', 'joy'],
  ])('what somebody else does, or was asked, is not felt by the writer: %s', (text, emotion) => {
    expect(named(text)).not.toContain(emotion)
  })

  test.each([
    ['The museum has a room about fear in old paintings.', 'fear'],
    ['The word for joy in her language has two syllables.', 'joy'],
    ['There is a new shop called Happy Feet next to the bank.', 'joy'],
    ['Lovely, I said. I said lovely light in all three rooms.', 'joy'],
    ['Forty years of "I will see to that, love", and he did see to it.', 'joy'],
    ['He had a look at the tooth and says leave it alone for now.', 'sadness'],
    ['I hoovered the stairs at six in the morning, next door must love me.', 'joy'],
    ['I put the bag outside my door and then it rained.', 'anticipation'],
    ['The fire drill was at eleven and we were back in class by noon.', 'fear'],
    ['I cut the second hay and turned it before dark.', 'fear'],
    ['The bomb shelter under the school is a storeroom today.', 'fear'],
    ['so today I picked up the kids at three', 'joy'],
    ['The kids had left me a pancake with a face on it.', 'sadness'],
    ['I sat on the porch by myself and listened to the crickets.', 'sadness'],
    ['I feel guilty if I do and guilty if I do not.', 'disgust'],
    ['Told my wife at dinner and she put her hand on my neck.', 'disgust'],
    ['Foxes do not open yogurt with a spoon, and they don’t open bins.', 'fear'],
    ['I told him about the ice on the steps, and he laughed.', 'joy'],
  ])('a word that only sounds like a feeling names none: %s', (text, emotion) => {
    expect(named(text)).not.toContain(emotion)
  })

  test.each([
    ['I cried, and Dilys held my hand.', 'sadness'],
    ['I am full of joy about the garden.', 'joy'],
    ['My house caught fire and I could not move.', 'fear'],
    ['I got picked for the team.', 'joy'],
    ['She left me for a dentist.', 'sadness'],
    ['I feel so guilty.', 'sadness'],
  ])('and the same words said of oneself still do: %s', (text, emotion) => {
    expect(named(text)).toContain(emotion)
  })

  test('an intensity grows with the word for its degree', () => {
    const strength = (text: string): number =>
      emotionsOf(text).emotions.find(({ emotion }) => emotion === 'anger')?.intensity ?? 0
    expect(strength('I was annoyed and slightly irritated by it.')).toBeGreaterThan(0)
    expect(strength('I was extremely angry about it.')).toBeGreaterThanOrEqual(
      strength('I was slightly angry about it.'),
    )
  })

  test('a sentence has the feelings of its own words', () => {
    const { sentences } = emotionsOf('I was furious about the letter. Later I laughed and felt happy.')
    expect(sentences[0]?.emotions.map(({ emotion }) => emotion)).toContain('anger')
    expect(sentences[1]?.emotions.map(({ emotion }) => emotion)).toContain('joy')
    expect(sentences[1]?.emotions.map(({ emotion }) => emotion)).not.toContain('anger')
  })
})

describe('what is not English prose', () => {
  test.each([
    ['empty', ''],
    ['white space', ' \n\t '],
    ['one word', 'Happy'],
    ['emoji only', '😀😀 🎉 😢'],
    ['numbers', '12 14 3.50 2024'],
    ['German', 'Ich bin heute sehr traurig und die Arbeit war nicht gut.'],
    ['French', "Je suis très content et j'ai mangé avec ma famille."],
    ['Spanish', 'Hoy estoy muy triste porque no vino mi hermano a la casa.'],
    ['Japanese', '今日はとても楽しかったです。'],
    ['code', 'const error = new Error("failed"); if (x === null) { throw error; }'],
    ['an address', 'https://example.org/happy/sad?angry=1&fear=2'],
  ])('says nothing about %s', (_, text) => {
    const { emotions, isReadable } = emotionsOf(text)
    expect(emotions).toEqual([])
    expect(isReadable).toBe(false)
  })

  test('a list of things carries no feeling', () => {
    expect(named('- milk\n- eggs\n- two lemons\n- flour')).toEqual([])
  })

  test('a sentence in another language is left out of an English page', () => {
    const text = 'I was happy about the visit. Ich bin heute nicht traurig und das ist so.'
    expect(emotionsOf(text).sentences).toHaveLength(1)
  })
})

test('every piece of evidence is literally in the text, in order and apart, and the same text reads the same', () => {
  const phrases =
    'I was so happy. Not sad|my boss was FURIOUS|can’t wait,|fed up!|😢|what if\n|and scared — grateful'
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(fc.constantFrom(...phrases.split('|')), { maxLength: 20 }).map((all) => all.join(' ')),
  )
  fc.assert(
    fc.property(text, (written) => {
      const reading = emotionsOf(written)
      for (const { evidence, intensity, probability } of [reading, ...reading.sentences].flatMap(
        ({ emotions }) => emotions,
      )) {
        expect(evidence.length).toBeGreaterThan(0)
        let last = 0
        for (const { text: piece, start, end } of evidence) {
          expect(written.slice(start, end)).toBe(piece)
          expect(start).toBeGreaterThanOrEqual(last)
          last = end
        }
        for (const share of [intensity, probability]) {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }
      expect(emotionsOf(written)).toEqual(reading)
    }),
  )
})

test('a megabyte takes time in proportion to its length', () => {
  const page = 'I was not so happy, but calm: my sister laughed and the dog slept. '
  const timed = (text: string): number => {
    const start = performance.now()
    emotionsOf(text)
    return performance.now() - start
  }
  timed(page.repeat(2_000))
  const short = timed(page.repeat(2_000))
  const long = timed(page.repeat(16_000))
  expect(long).toBeLessThan(Math.max(50, short) * 40)
  expect(emotionsOf('x'.repeat(1_000_000)).emotions).toEqual([])
})
