import { expect, test } from 'vitest'
import { SearchIndex } from '#domain/search/search-index.ts'
import { findingFor } from '../retrieval/journal-finding.ts'
import { questionIn } from '../retrieval/journal-question.ts'
import { guardedOf } from './guarded-of.ts'
import type { ReplyRequest } from './reply.ts'

const index = new SearchIndex()
const page =
  'The midwife asked about antibiotics in the pregnancy. Took paracetamol at ten, the maximum dose. My knee started on the stairs, and the swollen ankle got ice. Blood pressure 151 over 88.'
index.put({ uid: 'page', title: '', content: page, createdAt: '2026-03-01T20:00:00.000Z', day: '2026-03-01' })

function guardedAt(message: string) {
  const question = questionIn(message, { day: '2026-11-22', weekStart: 'monday', names: [], notNames: [] })
  const finding = question && findingFor(index, question, { page: null, talk: null })
  const request: ReplyRequest = {
    ...{ message, finding, mode: 'ask', style: 'warm_supportive', turns: [], recalled: [], page: null },
    ...{ entriesSearched: 1, today: '2026-11-22' },
  }
  return guardedOf(request)
}

test('what is safe is not looked up, whatever the pages hold', () => {
  expect(guardedAt('Which antibiotics are safe in pregnancy?')).not.toBeNull()
  expect(guardedAt('What is the maximum dose of paracetamol?')).not.toBeNull()
})

test('danger that is told is met, whatever is asked beside it', () => {
  expect(guardedAt('Sione has had a few and is driving us there tonight. What did I pack last time?')).toBe(
    'drunk-driver',
  )
})

test('what ails now is for a doctor, with or without a question that a page could answer', () => {
  expect(guardedAt('My ankle is the size of a melon, is it ice or heat?')).toBe('signs')
  expect(guardedAt('My knee hurts on the stairs, is it ice or heat?')).toBe('body')
  expect(guardedAt('My left ear is blocked since Tuesday, would warm olive oil do it any harm?')).toBe('body')
})

test('a matter of fact is no question of blame', () => {
  expect(guardedAt('How much would I have lost if I had taken their offer?')).toBeNull()
  expect(guardedAt('When are they operating on me?')).toBeNull()
  expect(guardedAt('How long will they hate me for it?')).toBe('worth')
})

test('what the person took is', () => {
  expect(guardedAt('When did I last take paracetamol?')).toBeNull()
})

test.each([
  'When did my knee start?',
  'How much did I spend at the hospital that time Mum collapsed?',
  'that day i couldnt breathe, i keep thinking abt it... how many lights did i count before it stopped',
  'What was my blood pressure in March?',
  'what did the midwife say about antibiotics I was given',
])('"%s" asks the journal', (message) => {
  expect(guardedAt(message)).toBeNull()
})

test.each([
  'How long am I meant to ice a swollen ankle for?',
  'How much paracetamol can I take after ten?',
  'what is my blood pressure meant to be',
  'How long should I rest my knee?',
])('"%s" sounds like a search and is none', (message) => {
  expect(guardedAt(message)).not.toBeNull()
})

test.each([
  'knee is huge since the stairs, do i ice it or what',
  'there is a pain behind the knee, what could be the reason?',
  'pikin dey cough since morning, make I give am honey?',
  'my throat is raw from singing, should i gargle salt water',
])('a body that ails and asks what to do is no search: %s', (message) => {
  expect(guardedOf({ message, finding: null } as ReplyRequest)).toBe('body')
})
