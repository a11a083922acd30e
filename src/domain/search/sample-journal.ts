import type { IndexedEntry } from './search-index.ts'

const lines = [
  'The piano tuner came and struck the low F until it was gone. I had to go and stand in the kitchen.',
  'I’ll play the piano again when the flat is done. There is always one more room to tidy first.',
  'Third night shift. Counted ampoules until the numbers stopped meaning anything.',
  'Rain all the way back from the hospital, and I got off two stops early on purpose.',
  'Anna kept the blue cups. We drank from them without saying whose they were.',
  'Dad walked to the gate and back with the stick. He said the pears were early this year.',
  'Told Ilse I could not cover Saturday. She said fine, in the voice that is not fine.',
  'By the river it was loud enough to think beside. A heron stood there like a broken umbrella.',
  'Dr. Weil said that rest is not the thing you do when the work is over.',
  'Somebody leaves the stairwell door open and the leaves blow in up to the second floor.',
  'Soup. Bath. The radio, low. Nothing else, and it was enough.',
  'Found the blue notebook behind the music stand, with her handwriting in the margins.',
  'The landlord sent the letter about the rent increase and I put it under the fruit bowl.',
  'Ran 5 km along the canal before breakfast. My left knee complained at the bridge.',
  'The allotment is under water. Two rows of beans gone, the garlic will live.',
]

/** A made-up journal of `count` entries, a day apart, the same every time. For tests and measurements. */
export function sampleJournal(count: number): IndexedEntry[] {
  return Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2016, 0, 1) + at * 86_400_000).toISOString().slice(0, 10)
    return {
      uid: `00000000-0000-7000-8000-${String(at).padStart(12, '0')}`,
      title: '',
      content: lines[at % lines.length] ?? '',
      createdAt: `${day}T20:00:00.000Z`,
      day,
    }
  })
}

/** A journal of `count` entries of about `wordCount` words whose frequencies follow Zipf's law; the same every time. */
export function zipfJournal(count: number, wordCount: number): IndexedEntry[] {
  let state = 7
  const chance = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const vocabulary = Array.from({ length: 12_000 }, (_, at) => spelled(at))
  const content = (): string => {
    let text = ''
    for (let at = 0; at < wordCount; at++) {
      const rank = Math.floor(12_000 ** chance()) - 1
      text += `${vocabulary[rank] ?? 'and'}${at % 14 === 13 ? '.\n'.slice(0, at % 4 === 1 ? 2 : 1) : ''} `
    }
    return text
  }
  return sampleJournal(count).map((entry) => ({ ...entry, content: content() }))
}

function spelled(at: number): string {
  const syllables = ['ba', 'ren', 'to', 'mi', 'sul', 'ke', 'don', 'wa', 'fi', 'lor', 'gan', 'pe', 'shi', 'nu']
  let word = ''
  for (let rest = at + 14; rest > 0; rest = Math.floor(rest / 14)) word += syllables[rest % 14] ?? ''
  return word
}
