import { describe, expect, test } from 'vitest'
import { preparePage } from '../language/language-tokens.ts'
import { namesIn } from './names.ts'

const read = (text: string): string[] =>
  namesIn(preparePage(text)).map(({ kind, name }) => `${kind}: ${name}`)

describe('places', () => {
  test.each<[string, string[]]>([
    ['We spent three days in Lisbon.', ['place: Lisbon']],
    ['I moved to Tartu for a man.', ['place: Tartu']],
    ['The train to Graz stood still.', ['place: Graz']],
    ['We swam in Lake Bled.', ['place: Lake Bled']],
    ['The queue outside Mercy Hospital was long.', ['place: Mercy Hospital']],
    ['I grew up near Szeged.', ['place: Szeged']],
    ['He flew back from New York with a cold.', ['place: New York']],
    ['I am from London and I miss the rain.', ['place: London']],
    ['Portugal was kinder than I was.', ['place: Portugal']],
    ['I sat on a bench in Victoria Park.', ['place: Victoria Park']],
    ['We drove through the Black Forest at night.', ['place: Black Forest']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('events and concepts', () => {
  test.each<[string, string[]]>([
    ['I am dreading Eva’s wedding.', ['person: Eva', 'event: Eva’s wedding']],
    ['The funeral was on a bright day.', ['event: funeral']],
    ['My driving test is next week.', ['event: driving test']],
    ['I worked on my thesis until four.', ['concept: thesis']],
    ['My therapy ends soon.', ['concept: therapy']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('words that are no names', () => {
  test.each([
    'On Monday I slept.',
    'In March the English weather turned.',
    'I watched Netflix and answered mail on my iPhone.',
    'God, I was tired.',
    'I thank God for the quiet.',
    'Will I ever learn?',
    'May we be spared.',
    'Mark my words, I wrote, and I underlined it.',
    'Bill came, and I paid it.',
    'Grace is a thing I lack.',
    'Dinner came late.',
    'Management said no.',
    'Teachers told us to wait.',
    'I believe in Love and Hope.',
    'THE WHOLE DAY WAS LOUD.',
    'A Long Walk By The River',
    'The Christmas market smelled of tar.',
    'He is a German nurse with a Toyota.',
    'I ate Turkish bread with turkey.',
    'We read the Bible and the Guardian.',
    'Everyone laughed. Nobody stayed.',
    'Rose early, ran along the canal.',
    'Note: Buy milk. Call bank.',
    'I love Mondays. I love Coffee.',
    'See https://example.org/Anna/with/Tom for more.',
    'Honestly? Same. Whatever.',
    'I said: Stop.',
    'The CEO and the HR lady were in.',
    'Dear Diary, it rained.',
    'My Monday began at Tesco.',
    'The film was shot in June.',
    'We met in High School.',
    'Immediately thought of the boat.',
    'Whoever wrote it was tired.',
    'He died of Alzheimer’s in the spring.',
    'I slept through Episode 2 of it.',
  ])('%s', (text) => {
    expect(read(text)).toEqual([])
  })
})
