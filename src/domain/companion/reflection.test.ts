import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sentences } from '../journal/text.ts'
import { reflectionsIn } from './reflection.ts'
import { statementsIn } from './reflection-clauses.ts'

const given = (text: string): string[] => reflectionsIn(statementsIn(sentences(text))).map((one) => one.text)

describe('what can be given back of a message', () => {
  test.each([
    ['I slept seven hours on five nights.', 'you slept seven hours on five nights'],
    [
      'We’ve picked a date, the nineteenth of September.',
      'you’ve picked a date, the nineteenth of September',
    ],
    ['I was cold and so was my brother.', 'you were cold and so was your brother'],
    ['I really was early.', 'you really were early'],
    ['He laughed so hard his glasses came off.', 'he laughed so hard his glasses came off'],
    ['It was late, and I put it in Imogen’s room.', 'you put it in Imogen’s room'],
    ['She said, "Dad, everyone only has two."', '“Dad, everyone only has two”'],
    ['Egg and onion.', 'Egg and onion'],
    ['Three hundred pears.', 'Three hundred pears'],
    ['No faults to report.', 'No faults to report'],
    ['We’re engaged.', 'you’re engaged'],
    ['i had cake w butter n we danced', 'you had cake with butter and you danced'],
    [
      'I’ve decided on the boat again, by the way, in September.',
      'you’ve decided on the boat again, in September',
    ],
    ['I’ve been tired since Christmas if I’m honest.', 'you’ve been tired since Christmas'],
    ['I’m worried about her.', 'you’re worried about her'],
    ['I’ve asked for a copy in large type.', 'you’ve asked for a copy in large type'],
    ['I am glad it is Friday.', 'you are glad it is Friday'],
    [
      'I thought: I sang all of the high notes, every one, and I didn’t notice.',
      'you sang all of the high notes, every one, and you didn’t notice',
    ],
    ['I must mend the gate.', 'you have to mend the gate'],
    ['I must have slept through the storm.', 'you must have slept through the storm'],
    ['I shall paint it on Monday.', 'you will paint it on Monday'],
    ['I shan’t sell the piano.', 'you won’t sell the piano'],
    ['I met her mum n dad at the port.', 'you met her mum and dad at the port'],
    ['Nana kept the blue coat.', 'Nana kept the blue coat'],
    ['bit lonely tbh??', 'you’re a bit lonely'],
    ['Got to be up at five tho.', 'you’ve got to be up at five'],
    ['I’m frightened to death of the ladder.', 'you’re frightened to death of the ladder'],
    ['I find out she had sailed and they sold it.', 'you find out she had sailed'],
    [
      'I find out she had been in Leith all week and nobody rang me about it.',
      'you find out she had been in Leith all week',
    ],
    ['I don’t know if that’s good weather for it.', 'you don’t know if that’s good weather for it'],
    [
      'She said "It rains on the pier" and then she said "when it ends I want you back."',
      '“When it ends I want you back”',
    ],
    ['I got the fish from Max, and wrapped it.', 'you got the fish from Max, and wrapped it'],
    ['We waited at the lift, under a sign with "broken" on it.', 'you waited at the lift'],
  ])('%s', (message, reflection) => {
    expect(given(message)[0]).toBe(reflection)
  })

  test.each([
    ['what asks', 'Do I go on like this?'],
    ['what somebody else may have said of themselves', 'He said Mr Dez I’m going to the music school.'],
    ['their own words in marks', 'I said "it hurts a little."'],
    ['what means nothing alone', 'I don’t know.'],
    ['half a sentence', 'If I had gone to the party on Friday.'],
    ['what would call people names', 'It’s a family of liars, the lot of us.'],
    ['an insult, turned on them', 'Declan says that I’m an eejit.'],
    ['a figure of speech about death', 'I want to be buried in it.'],
    ['what would question them', 'I do know why.'],
    ['what somebody says about what she says', 'She says, which pleased me more than it ought.'],
    [
      'the beginning of a row of things',
      'My boss is twenty-nine, is called Aoife and from somewhere up in the north.',
    ],
    ['two sentences in a hurry', 'i chew cinnamon sticks im like a little victorian'],
    ['the same subject twice without a joint', 'it hurt it was like pressing on a bruise'],
    ['several sentences without a mark', 'i told her november she knows i will it matters she cares'],
    ['what was counted before', 'I’ve one and it’s got a hole.'],
    ['what they have to admit', 'I must admit the soup was cold.'],
    ['links and code', 'See https://example.org and <b>this</b>.'],
  ])('not %s', (_, message) => {
    expect(given(message)).toEqual([])
  })

  test('a large first letter makes no name of a word without a verb', () => {
    expect(given('More than once, in the beginning. I told you of a boy.')).not.toContain(
      'More than once, in the beginning',
    )
    expect(given('Harjit came up with me to the gate.')[0]).toBe('Harjit came up with you to the gate')
  })

  test('the slips of who learns a language are not given back', () => {
    expect(given('I will ask to Noel tomorrow.')).toEqual([])
    expect(given('I made the exam again in the April.')).toEqual([])
  })

  test('what was told without "I" is theirs, unless somebody else was spoken of before', () => {
    expect(given('Wrote her that on a postcard.')[0]).toBe('you wrote her that on a postcard')
    expect(given('Gus rang. Said the kit was here on Monday.')).not.toContain('you said the kit was here')
    expect(given('He took the bus. Went to Leith for a fish.')).not.toContain('you went to Leith for a fish')
  })

  test('what is otherwise than it was comes before what happened beside it', () => {
    expect(given('She cried at my desk. I wasn’t scared at all. The card had a green square.')[0]).toBe(
      'you weren’t scared at all',
    )
  })

  test('a name of one of the family in small letters stays a name', () => {
    expect(given('gran joy died.')[0]).toBe('gran joy died')
    expect(given('mum just said the word.')).not.toContain('mum just said the word')
  })

  test('words in marks alone are of whoever was spoken of', () => {
    expect(given('She spoke low. "Keep your Saturdays, I know what they are for."')[0]).toBe(
      '“Keep your Saturdays, I know what they are for”',
    )
  })

  test('a number without its unit is not given back', () => {
    expect(given('She was 2.3 kilos! She’s 12 now and has opinions.')).not.toContain('she’s 12 now')
  })

  test('who is ill and what is hidden come before what happened beside it', () => {
    expect(given('Olga’s been done. The van is green.')[0]).toBe('Olga’s been done')
    expect(
      given('I painted the long bridge in Leith. I had to go and look at the swans. It rained.')[0],
    ).toBe('you had to go and look at the swans')
  })

  test('a sentence that turns to what they did is not cut before the turn', () => {
    expect(given('The rope was no good, it’s hemp, but I mended it.')).not.toContain('the rope was no good')
  })

  test('that somebody is wanted comes before other words', () => {
    expect(
      given('She said "when it ends I want you back." He said "Piet waters all of your pears."')[0],
    ).toBe('“When it ends I want you back”')
  })

  test('a pain that is back weighs more than other fragments', () => {
    const scoreOf = (text: string) => reflectionsIn(statementsIn(sentences(text)))[0]?.score ?? 0
    expect(scoreOf('Shoulder again.')).toBeGreaterThan(scoreOf('Shoulder bag.') + 3)
  })

  test('a number at the beginning is nobody who does something', () => {
    expect(given('Three hundred and six steps. Told her that by phone.')[0]).toBe(
      'you told her that by phone',
    )
  })

  test('what everybody eats weighs less than what was felt', () => {
    expect(given('I had toast. I wasn’t unhappy, I should say.')[0]).toBe('you weren’t unhappy')
  })

  test('small letters after a full stop begin a statement, too', () => {
    expect(given('made a curry, burnt a pan. i put the phone in the bread bin. slept ok.')).toContain(
      'you put the phone in the bread bin',
    )
  })

  test('what was said last and tells something comes before what was said first and tells nothing', () => {
    expect(given('I went out. It rained. I rang my sister in Lisbon.')[0]).toBe(
      'you rang your sister in Lisbon',
    )
  })

  test('turned back, every word is one of the message', () => {
    const back = new Set([
      'you',
      'your',
      'yours',
      'yourself',
      'yourselves',
      'are',
      'were',
      're',
      've',
      'd',
      'll',
      'weren',
      't',
      'werent',
    ])
    const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    const part = fc.constantFrom(
      'I',
      'was',
      'we',
      'my',
      'sister',
      'said',
      'and',
      'but',
      ',',
      '.',
      'because',
      'never',
      'the',
      'lamp',
      'went',
      'to',
      'us',
      '"',
      '?',
      'Anna',
      '\n',
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 60 }), (parts) => {
        const message = parts.join(' ')
        const known = new Set(wordsOf(message))
        for (const reflection of given(message))
          for (const word of wordsOf(reflection)) expect(known.has(word) || back.has(word)).toBe(true)
      }),
    )
  })
})
