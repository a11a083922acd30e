import { describe, expect, test } from 'vitest'
import { questionIn } from './journal-question.ts'

const context = { day: '2026-11-22', weekStart: 'monday', names: [], notNames: [] } as const
const asked = (message: string) => questionIn(message, context)

test('the winter that is past is another one south of the equator', () => {
  const message = 'What did I write about the frost last winter?'
  expect(asked(message)?.period).toEqual({ from: '2025-12-01', to: '2026-02-28' })
  expect(questionIn(message, { ...context, isSouthern: true })?.period).toEqual({
    from: '2026-06-01',
    to: '2026-08-31',
  })
})

describe('a question to the journal', () => {
  test.each([
    ['When did I last see Anna?', 'last', 'see Anna'],
    ['when was the last time I slept through', 'last', 'slept through'],
    ['When did I first mention the flat?', 'first', 'the flat'],
    ['How often did I write about mum?', 'count', 'mum'],
    ['When did I last write about Lisbon?', 'last', 'Lisbon'],
    ['When did I last mention Anna?', 'last', 'Anna'],
    ['When was I last angry?', 'last', 'angry'],
    ['When was I first in Lisbon?', 'first', 'in Lisbon'],
    ['Have I ever written about Lisbon?', 'recall', 'Lisbon'],
    ['What did I say about the new job?', 'recall', 'the new job'],
    ['Do you remember the blue cups?', 'recall', 'the blue cups'],
    ['Tell me about Dr. Weil', 'recall', 'Dr Weil'],
    ['Summarise this page', 'summary', 'this page'],
    ['Who gave me the watch?', 'recall', 'gave me the watch'],
    ["who's bex again", 'recall', 'bex'],
    ['dentist number??', 'recall', 'dentist number'],
    ['whats the name of the physio', 'recall', 'the name of the physio'],
    ['what did I write about at the end of July', 'recall', ''],
    ['What was I writing in June, towards the middle of the month?', 'recall', ''],
  ])('%s', (message, kind, about) => {
    expect(asked(message)).toMatchObject({ kind, about })
  })

  test.each([
    ['Did I ever go to Leeds?', 'recall', 'go to Leeds'],
    ['Did I go to Leeds?', 'recall', 'go to Leeds'],
    ['did i sleep badly last week', 'recall', 'sleep badly'],
    ['Have I been sleeping badly?', 'recall', 'sleeping badly'],
    ['Have we met the new neighbours?', 'recall', 'met the new neighbours'],
    ['Was Tom at the wedding?', 'recall', 'Tom at the wedding'],
    ['Has Anna moved to Leeds?', 'recall', 'Anna moved to Leeds'],
    ['Do I often write about mum?', 'recall', 'mum'],
    ['Was I in Lisbon in May?', 'recall', 'in Lisbon'],
    ['Was I happier in May?', 'how', 'happier'],
    ['Have I been more tired since October?', 'how', 'more tired'],
  ])('asked for yes or no: %s', (message, kind, about) => {
    expect(asked(message)).toMatchObject({ kind, about })
  })

  test.each([
    ['I was wondering, who was that surveyor with the dog', 'recall'],
    ['ok so remind me when I started at the depot', 'recall'],
    ["can you tell me what the vet's name was?", 'recall'],
    ['On what date did the boat go in?', 'recall'],
    ['which of my drawings made the teacher cry and what was it of', 'recall'],
    ['why did I stop singing in the choir?', 'recall'],
    ['How did Tom and I meet?', 'recall'],
    ["When's the last time I left before six?", 'last'],
    ['Which room was it in October? Number what.', 'recall'],
    ['anything about my brother in here?', 'recall'],
  ])('put another way: %s', (message, kind) => {
    expect(asked(message)?.kind).toBe(kind)
  })

  test.each([
    'what was the reading Dr. Noronha got',
    'what did Mrs. Adeyemi charge me for the hem',
    'what went missing from my person when I was dancing on the road',
    'which neighbour lent us the ladder when the gutter came down in the storm',
    'who drove me home from the hospital when my leg was in plaster',
    'how many people are invited to hina’s wedding',
    'how many hens are left at Dad’s since he was ill',
    'Before I arrange my week, which day are they seeing me at Legon?',
    'which evening am I on the rota',
    'New people are asking the rate, how much do I take per night now?',
    'My sister wants to know, what do we get a month for the field?',
    'I was thinking about Anjali this morning. What was it I gave her for passing so well?',
    'When is it they are operating on me?',
    'I should like to know what name the neighbours gave that wretched rooster.',
    'I’m curious to know which school Bertie picked',
    'I would be glad to be reminded what Father Kofi asked me to read.',
    'what do you call the girl that teaches me the pipes',
    'What do you call the doctor who saw Mam in March?',
  ])('plainly asked: %s', (message) => {
    expect(asked(message)).toMatchObject({ isPlain: true, isDoubtful: false })
  })

  test.each([
    'I cannot handle stuff without him, can I?',
    'I can do this, can’t I?',
    'It was only a cake, wasn’t it?',
    'I’m getting on, aren’t I?',
    'I stood with my plate like some foreigner who does not know where to sit.',
    'Mam is in there with people who don’t know her.',
    'She is one of those people who was born tired.',
    'I think she forgot already who is her mother.',
    'Nobody sees who is carrying the bags.',
    'I do not know any more who is the mother and who is the child.',
    'what happened was that the chain came off',
    'What broke me was the silence in the car',
    'who told him he could park there',
    'what was the point of any of it',
    'What is the point of any of it, will I ever be good enough?',
    'How lovely of her to ring',
    'What am I to do with all these plums',
    'what harm, at my age',
    'What was it all for?',
    'How many more nights of this',
    'What time do they think this is?',
    'How many people are like me, I wonder.',
  ])('told, and no plain question: %s', (message) => {
    const question = asked(message)
    expect(question === null || question.isDoubtful || !question.isPlain).toBe(true)
  })

  test('what somebody is asked to agree with is asked where only pages know it', () => {
    expect(asked('I went to Leeds in May, didn’t I?')?.isYesOrNo).toBe(true)
  })

  test('nothing is left to look for where only days are named', () => {
    expect(asked('what was I on about in September?')).toMatchObject({
      about: '',
      periodWords: 'in September',
    })
    expect(asked('What was I writing about in June?')?.about).toBe('')
  })

  test('that a yes or no is asked for is known', () => {
    expect(asked('Did I sleep badly?')?.isYesOrNo).toBe(true)
    expect(asked('When did I last sleep badly?')?.isYesOrNo).toBe(false)
  })

  test.each([
    'Was I wrong to leave?',
    'Was I too harsh with her?',
    'Have I been a bad mother?',
    'Did I deserve that?',
    'Did you sleep?',
    'Have you heard?',
    'Did it have to rain?',
    'Was that all?',
    'Am I a burden?',
    'Do I look old?',
    'Was I tired today.',
    'Had I known that, I would have stayed.',
  ])('no page can say: %s', (message) => {
    expect(asked(message)).toBeNull()
  })

  test('says of which days it asks', () => {
    expect(asked('How was my sleep in May?')).toMatchObject({
      kind: 'how',
      about: 'my sleep',
      period: { from: '2026-05-01', to: '2026-05-31' },
      periodWords: 'in May',
    })
    expect(asked('How often did I run last week?')).toMatchObject({
      kind: 'count',
      period: { from: '2026-11-09', to: '2026-11-15' },
    })
    expect(asked('Summarise last week')).toMatchObject({
      kind: 'summary',
      period: { from: '2026-11-09', to: '2026-11-15' },
    })
  })

  test.each([
    'What should I do?',
    'What did I do wrong?',
    'Who are you?',
    'What do you think of me?',
    'I wonder what she meant by that.',
    'Why does it always happen to me?',
    'How can I sleep better?',
    'When I was at the lake it rained.',
    'What a day',
    'who knows',
    'which is why I left',
    'what I want is a dog',
    'I had Monday off. Do you remember what I always do? I went to see Mam and did her nails.',
    "What's on at the pictures.",
    'I walked home and thought about the rent.',
  ])('is none: %s', (message) => {
    const question = asked(message)
    expect(question === null || !question.isPlain).toBe(true)
    if (/wrong|you|should/.test(message)) expect(question).toBeNull()
  })

  test.each([
    'Will he even know me next year?',
    'For what reason do I take him with me?',
    'Who does that to their own brother?',
    'Am I supposed to just smile?',
    'What am I meant to do with that?',
    'Until when will I do this?',
    'What does she want from me?',
    'What is he thinking right now?',
    'Who did she think she was talking to?',
    'How did we get here?',
    'When did I get so old?',
    'Since when is it my job to fix the printer?',
    'How many times do I have to say it?',
    'Did she really think I would not notice?',
    'Were they even listening?',
    'Do I still miss her? Every day.',
    'Why did she say that to me?',
    'I keep thinking about what the doctor said.',
    'I need to find out when the surgery opens.',
    'Tell me I did the right thing.',
    'Give me the strength to get through Monday.',
    'Guess who turned up at the door?',
    'When she left I felt nothing',
    'Got a good long answer typed up and my thumb is over send.',
    'Anything on the telly beats talking to each other.',
  ])('is told and no plain question: %s', (message) => {
    expect(asked(message)?.isPlain ?? false).toBe(false)
  })
})
