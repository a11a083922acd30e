import { expect, test } from 'vitest'
import { communicationStyles } from '../account/onboarding.ts'
import { composeReply } from './compose-reply.ts'
import {
  type CompanionMode,
  companionModes,
  type RecalledPassage,
  type ReplyRequest,
  type Turn,
} from './reply.ts'

const asking = ['ask', 'challenge', 'plan'] as const
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function replyTo(message: string, mode: CompanionMode, more: Partial<ReplyRequest> = {}): string {
  const request: ReplyRequest = {
    ...{ message, mode, style: 'warm_supportive', turns: [], page: null },
    ...{ recalled: [], entriesSearched: 12, today: '2026-11-19', ...more },
  }
  return composeReply(request, 'on-device')
    .parts.map(({ text }) => text)
    .join('\n\n')
}

const after = (reply: string): Turn[] => [
  { role: 'user', content: 'The lamp is on the table.' },
  { role: 'assistant', content: reply },
]

test('somebody who is ill is asked after, whatever the mode, unless it is there to listen', () => {
  const message = 'Olga’s been done. She asked for a pear. I sat by the window.'
  for (const mode of asking)
    expect(replyTo(message, mode)).toMatch(/^Olga’s been done\. (?:How is she|And how are you) /)
  expect(replyTo(message, 'listen')).not.toContain('?')
})

test('after what they told somebody it asks how it was taken', () => {
  const message = 'We met at noon. I finally told him about the flood.'
  for (const mode of asking)
    expect(replyTo(message, mode)).toMatch(/told him about the flood.* What did he|How did he/)
})

test('what was expected is asked after as what was expected', () => {
  for (const mode of asking)
    expect(replyTo('I went by ferry. I thought I’d hate it.', mode)).toMatch(
      /^You thought you’d hate it\. (?:And was it so|And now|What happened instead)\?$/,
    )
})

test('a request is answered with a yes or a no, what is feared made easier, and who is near is not mourned', () => {
  for (const mode of asking) {
    expect(replyTo('The post came. He asked me to mend the boat.', mode)).toMatch(
      /(?:Will you|Do you want to|What did you say)\?$/,
    )
    expect(replyTo('I’ve an exam on Friday and I’m scared of it.', mode)).toMatch(
      /make Friday easier|about Friday is the worst|somebody with you|scared/,
    )
    expect(replyTo('I miss him. I ring him every night.', mode)).toMatch(
      /(?:When is that strongest|tell him today|look forward to most)\?$/,
    )
  }
})

test('grief is not asked after twice in three replies', () => {
  const message = 'The funeral was on a hill in the rain. We walked back to the bus.'
  expect(replyTo(message, 'ask')).toMatch(/\?$/)
  for (const asked of ['What has stayed with you?', 'Whom did you think of?'])
    expect(replyTo(message, 'ask', { turns: after(`You came back. ${asked}`) })).not.toContain('?')
})

test('a question about a rite stands only after words about it', () => {
  const message = 'Olga came to the funeral on Friday, sat by the door and signed "Olga (the other one)"'
  expect(replyTo(message, 'challenge')).not.toMatch(/^\P{L}*What/u)
})

test('a question about news stands only after the news', () => {
  const message = 'Dad, who found out and wept, sat with Piet, and I drank my tea in the yard.'
  expect(replyTo(message, 'challenge')).not.toMatch(/tea in the yard\. How was it to hear/)
})

test('who says good night is wished one', () => {
  for (const message of ['I fed the cat and the fish. night', 'I fed the cat. Off to bed. good soup'])
    for (const mode of companionModes)
      expect(replyTo(message, mode)).toMatch(/(?:Sleep well|Good night|Sleep, then)\.$/)
  for (const message of [
    'I fed the cat in the night.',
    'I was off to bed. Then the dog from next door barked.',
  ])
    expect(replyTo(message, 'ask')).not.toMatch(/[Ss]leep|Good night/)
})

test('asked for advice at the end of what was told, it begins with what was told', () => {
  const message = 'There’s only Olga left in the choir. Do you think it is right to let her go?'
  expect(replyTo(message, 'plan')).toMatch(/^There’s only Olga left in the choir\. .*\?$/)
  expect(replyTo('What should I do?', 'plan')).toMatch(/decide|deciding|cannot tell/)
})

test('of two clauses of one statement the one with the name is given back', () => {
  for (const day of days)
    expect(
      replyTo(`It rained on ${day}. There’s only Olga, and she’s unhappy, she’s by the gate.`, 'listen'),
    ).toMatch(/^There’s only Olga, and she’s unhappy/)
})

test('who is concise is asked without more only about what was said last, and keeps the "you"', () => {
  for (const day of days) {
    const message = `I should ring my brother on ${day}. The wind took two tiles off the shed, and the cat.`
    const reply = replyTo(message, 'ask', { style: 'direct_concise' })
    expect(reply).not.toMatch(/^(?:What|Who|How|When|Leaving)/)
    expect(replyTo(`We walked to the bridge on ${day}.`, 'listen', { style: 'direct_concise' })).toBe(
      `You walked to the bridge on ${day}.`,
    )
  }
})

test('room is left only after a single word', () => {
  const lines = /[Gg]o on|as much or as little|[Tt]ell me more|Write on|Carry on|Keep going|More, if/
  for (const style of communicationStyles) {
    for (const day of days)
      expect(replyTo(`The gate fell over on ${day}.`, 'listen', { style })).not.toMatch(lines)
    expect(replyTo('Soup.', 'listen', { style })).toMatch(lines)
  }
})

test('who turns away to hide something is not asked, and nothing stands beside it', () => {
  const message = 'I painted six of the big boats in Leith. I had to go and look at the swans with Olga.'
  for (const mode of companionModes)
    expect(replyTo(message, mode)).toBe('You had to go and look at the swans with Olga.')
})

test('a question about a day ahead has the words about it before it, one about a wish says them itself', () => {
  for (const mode of asking) {
    expect(replyTo('Tomorrow we have to sell the boat.', mode)).toMatch(
      /^Tomorrow you have to sell the boat\. .*\?$/,
    )
    expect(replyTo('It has two oars. I want to mend that one.', mode)).toMatch(/^[^.]*mend that one.*\?$/)
  }
})

test('a slight sadness gets no kind word', () => {
  expect(replyTo('bit sad tbh. the pears are all gone', 'listen')).toBe('You’re a bit sad.')
})

test('what was learned and played took some doing', () => {
  expect(replyTo('I’ve played it. Both hands.', 'listen')).toBe(
    "“I've played it.” That took some doing.".replace("'", '’'),
  )
})

test('an intention is not asked about as a claim', () => {
  for (const day of days) {
    const message = `I intend to learn the harp by next summer, and my brother laughs about it every ${day}.`
    expect(replyTo(message, 'challenge', { turns: after('You sat.') })).not.toMatch(
      /credit|How sure|change your mind/,
    )
  }
})

const boat: RecalledPassage = {
  entryUid: '00000000-0000-7000-8000-000000000009',
  title: '',
  text: 'Piet left the red boat under the pier. Nobody has moved it.',
  quote: 'Piet left the red boat under the pier.',
  shared: ['boat', 'pier'],
  createdAt: '2026-01-14T20:00:00.000Z',
  day: '2026-01-14',
}

test('beside a quote a strong sign is asked after, with its sentence before', () => {
  const message = 'The pier is closed for the boat. He asked me to come and see it.'
  for (const mode of asking)
    expect(replyTo(message, mode, { recalled: [boat] })).toMatch(
      /^He asked you to come and see it\.\n\n[^?]*red boat[^?]*\n\n(?:Will you|Do you want to|What did you say)\?$/,
    )
  expect(replyTo(message, 'listen', { recalled: [boat] })).not.toContain('?')
})

test('a word that follows a name is part of the name, and is not led with', () => {
  const recalled = [{ ...boat, quote: 'Olga Alto sang.', text: 'Olga Alto sang.', shared: ['Alto'] }]
  for (const style of communicationStyles)
    for (const day of days)
      expect(replyTo(`On ${day} we asked Olga Alto about it.`, 'listen', { recalled, style })).not.toContain(
        '“Alto”',
      )
})

test('two sentences stand together only where "she" is clear', () => {
  for (const day of days)
    expect(
      replyTo(`I sold my green boat on ${day}. It’s in Olga’s yard. She paints four boats a week.`, 'listen'),
    ).not.toMatch(/boat on .*She paints/)
})

test('beside a rite the words that were said may be given back', () => {
  const message =
    'There’s a letter, it says "put the money towards a proper boat". Olga came to the funeral on Friday, sat at the back & signed the book "olga (the other one)"'
  expect(replyTo(message, 'challenge')).toBe('“Put the money towards a proper boat.”')
})
