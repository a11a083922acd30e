import { describe, expect, test } from 'vitest'
import { communicationStyles } from '#domain/account/onboarding-choices.ts'
import { mannerOf, wordingsOf } from '../moves/manner.ts'
import { anna, request, textOf } from './reply.test-support.ts'
import { companionModes, type Turn } from './reply.ts'

test('what was set for oneself is said to be that', () => {
  expect(mannerOf('warm_supportive').promise).toMatch(/^You set this for yourself once\. It may still hold/)
  expect(mannerOf('direct_concise').promise).toBe('You set this for yourself.')
})

describe('what is said to it', () => {
  test.each([
    ['Thanks, that helped', 'You are welcome.'],
    ['good night', 'Good night. Everything is kept.'],
    ['are you human?', 'I am a program on your device, not a person.'],
    ['you are useless', 'Then I got it wrong.'],
    ['tell me a joke', 'I have none of my own.'],
    ['Could you write a toast for my brother', 'I cannot write, correct or translate.'],
    ['how do I export all this', 'Settings, Data'],
    ['Would you be so kind as to print this page', 'menu of a page'],
    ['What is the capital of France?', 'I do not know the world, only your pages.'],
    ['How many miles from Leeds to Whitby', 'I do not know the world, only your pages.'],
    ['Grazie, you are a good listener for a tablet. Ciao, I go to bed.', 'You are welcome.'],
    ['Gracias, hoy fue un día muy largo', 'You are welcome. I cannot read the rest: I only know English.'],
    ['rate my week out of 10', 'I do not give marks.'],
    ['Would you know if I was lying to you?', 'I take words as they stand'],
    ['Do you like me?', 'I take words as they stand'],
    ['My ankles are up again and I am short of wind on the stairs', 'one for a doctor, and soon'],
    ['My left ear ringing from morning. What can cause that?', 'I cannot judge that. A doctor can'],
    ['How heavy is the kitchen clock?', 'I do not know.'],
    ['Ich habe heute nicht gut geschlafen und bin müde', 'I only read English'],
    ['Should I take the job?', 'That is yours to decide.'],
  ])('"%s" has a short and true answer, without a question', (message, answer) => {
    const reply = textOf(request(message, { mode: 'ask' }))
    expect(reply).toContain(answer)
    expect(reply).not.toContain('?')
  })

  test.each(communicationStyles)(
    'no wording is like another of its kind, and none says that words are all it finds by (%s)',
    (style) => {
      const { promise, ...answers } = mannerOf(style)
      for (const key of Object.keys(answers) as (keyof typeof answers)[]) {
        const all = wordingsOf(style, key)
        const plain = all.map((one) => one.toLowerCase().replaceAll(/[^a-z{}]/g, ''))
        expect(new Set(plain).size).toBe(all.length)
        expect(all.join(' ')).not.toMatch(/not meaning|by their words|only where one/)
      }
    },
  )

  test('what it cannot read it never says again', () => {
    for (const mode of companionModes) {
      const reply = textOf(request('Nieko nesuprantu šiandien, viskas per daug.', { mode }))
      expect(reply).not.toMatch(/Nieko|viskas/)
    }
  })

  test.each([
    'Was it my fault?',
    'Am I a bad mother?',
    'Can I take two of them with wine?',
    'Can I drive after three beers?',
    'Could I be pregnant?',
    'Is this lump normal?',
    'I have chest pain. Should I wait?',
  ])('"%s" is answered by no yes, no or weighing, in no mode', (message) => {
    for (const mode of companionModes) {
      const reply = textOf(request(message, { mode, recalled: [anna], emergencyNumber: '112' }))
      expect(reply).not.toMatch(/^(?:yes|no|maybe|perhaps|probably)\b|on the other hand|\?/i)
      expect(reply).not.toContain(anna.quote)
    }
    if (message.includes('chest'))
      expect(textOf(request(message, { emergencyNumber: '112' }))).toContain('call 112 now')
  })

  test('what only a doctor can answer has its words in Listen too', () => {
    const reply = textOf(
      request('My left ear ringing from morning. What can cause that?', { mode: 'listen' }),
    )
    expect(reply).toContain('A doctor can')
  })

  test('a harsh word about oneself is not agreed with, and in Challenge met by a page that disagrees', () => {
    const harsh = [
      'I am such an idiot.',
      'My body is garbage.',
      'I’m a drone in a suit',
      'what a waste of space I am',
    ]
    for (const style of communicationStyles) {
      const turns: Turn[] = []
      for (const message of harsh) {
        const reply = textOf(request(message, { style, turns: [...turns] }))
        expect(wordingsOf(style, 'disagree')).toContain(reply)
        expect(turns.map(({ content }) => content)).not.toContain(reply)
        turns.push({ role: 'assistant', content: reply })
      }
    }
    expect(new Set(harsh.map((message) => textOf(request(message)))).size).toBeGreaterThan(1)
    const noticed = { kind: 'disagrees', said: null, line: anna } as const
    const reply = textOf(request('I always ruin everything.', { mode: 'challenge', noticed }))
    expect(reply).toBe(`A page that says something else\n\n“${anna.quote}” (Saturday 14 March 2026)`)
  })

  test('no reply to what is said to it stands twice in a talk, and what is left then is only that it is kept', () => {
    const said = [
      'thanks',
      'are you human?',
      'What is the capital of France?',
      'you are useless',
      'Good night',
      'tell me a joke',
    ]
    for (const style of communicationStyles)
      for (const message of said) {
        const replies: string[] = []
        for (let turn = 0; turn < 9; turn++) {
          const turns = replies.map((content) => ({ role: 'assistant', content }) as const)
          replies.push(textOf(request(message, { mode: 'ask', style, turns })))
        }
        const spoken = replies.filter((reply) => reply !== 'Kept.')
        expect(new Set(spoken).size).toBe(spoken.length)
        expect(spoken.length).toBeGreaterThan(1)
        expect(replies.at(-1)).toBe('Kept.')
      }
  })

  test('beneath what is told stands only that it is kept, with pages or without', () => {
    for (const style of communicationStyles)
      for (const entriesSearched of [0, 1, 12])
        expect(
          textOf(request('The tuner struck the low F.', { mode: 'challenge', style, entriesSearched })),
        ).toBe('Kept.')
  })

  test('a question to the pages that they answer is never taken for one about the world', () => {
    const about = 'boiling point of linseed oil'
    const question = {
      ...{ kind: 'recall' as const, asked: `What is the ${about}?`, about, period: null, periodWords: null },
      ...{ isPlain: false, isOfTalk: false, isYesOrNo: false },
    } as const
    const line = { ...anna, quote: 'The boiling point of linseed oil is 316, Tobias says.' }
    const found = { pages: 1, searched: 12, first: anna.day, last: anna.day, ratings: [] }
    const finding = { ...found, question, passages: [line] }
    expect(textOf(request(question.asked, { finding }))).toContain(line.quote)
    for (const unsure of [
      { ...finding, isUnsure: true },
      { ...finding, passages: [] },
    ])
      expect(textOf(request(question.asked, { finding: unsure }))).toBe(
        'I do not know the world, only your pages.',
      )
  })

  test('what the world knows better is answered by a page that says it, and by none that is only near', () => {
    const asked = 'Who won the Rangers match?'
    const question = {
      ...{ kind: 'recall' as const, asked, about: 'won the Rangers match', period: null, periodWords: null },
      ...{ isPlain: true, isOfTalk: false, isYesOrNo: false },
    } as const
    const found = { pages: 1, searched: 12, first: anna.day, last: anna.day, ratings: [] }
    const near = { ...anna, quote: 'The boy kicks like a Rangers striker.' }
    const says = { ...anna, quote: 'Rangers won the match in the last minute.' }
    expect(textOf(request(asked, { finding: { ...found, question, passages: [near] } }))).toBe(
      'I do not know the world, only your pages.',
    )
    expect(textOf(request(asked, { finding: { ...found, question, passages: [says] } }))).toContain(
      says.quote,
    )
  })

  test('asked about the past it says plainly in how many pages it looked', () => {
    expect(textOf(request('Did I ever write about a zeppelin?'))).toContain('12 pages')
    expect(textOf(request('Did I ever write about a zeppelin?', { entriesSearched: 0 }))).toContain(
      'no earlier pages',
    )
    expect(textOf(request('Did I ever write about a zeppelin?', { entriesSearched: null }))).toContain(
      'cannot see',
    )
  })

  test('words that may mean danger get fixed words in every mode, never a line of the journal', () => {
    for (const mode of companionModes)
      expect(textOf(request('I want to die', { mode, recalled: [anna] }))).toMatch(
        /^Thank you for writing that down/,
      )
  })
})

test.each(communicationStyles)(
  '%s: a farewell fits any hour, and a harsh word is answered without doubt of what was told',
  (style) => {
    for (const words of wordingsOf(style, 'farewell'))
      expect(words).not.toMatch(/night|sleep|tomorrow|morning|evening/i)
    for (const words of wordingsOf(style, 'disagree')) expect(words).not.toMatch(/believe|as true|buy it/i)
  },
)
