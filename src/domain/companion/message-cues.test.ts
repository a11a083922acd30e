import { expect, test } from 'vitest'
import { sentences } from '../journal/text.ts'
import { cuesIn } from './message-cues.ts'
import { statementsIn } from './reflection-clauses.ts'

const cuesOf = (message: string) => cuesIn(statementsIn(sentences(message)), { person: null, hard: null })

test.each([
  ['I want to build that boat before summer.', 'wish', { wish: 'build that boat' }],
  ['I’m seeing my brother on Thursday, he is due to fly.', 'ahead', { day: 'Thursday' }],
  ['My sister said the tree will fall.', 'said', { who: 'your sister', whom: 'your sister' }],
  ['Then she told me it was over.', 'said', { who: 'she', whom: 'her' }],
  ['I was so ashamed of the letter.', 'feeling', { felt: 'ashamed' }],
  ['Nobody ever asks me.', 'absolute', { absolute: 'nobody' }],
  ['I always ruin it.', 'absolute', { absolute: 'always' }],
  ['Mrs Bialik says I squeeze.', 'said', { who: 'Mrs Bialik' }],
  ['Mum said it would rain on me.', 'said', { who: 'your mum' }],
  ['The funeral was on a hill.', 'gone', {}],
  ['I don’t know whether I can stay.', 'decision', {}],
  ['I should call her more.', 'should', {}],
  ['I couldn’t sleep again.', 'trouble', {}],
  ['Shoulder again. The left.', 'trouble', {}],
  ['Tomorrow I have to call the clinic.', 'ahead', { day: 'tomorrow' }],
  ['I lit her a candle.', 'gone', {}],
  ['We won.', 'news', {}],
  ['I’m an uncle!', 'news', {}],
  ['theres a heartbeat', 'news', {}],
  ['two weeks no vape', 'news', {}],
  ['She just said good.', 'said', { who: 'she', brief: 'yes' }],
  ['She told me I was wrong.', 'said', { unanswered: 'yes' }],
  ['She asked was I still dry.', 'asked', {}],
  ['He asked if there’d be a bench on Tuesday.', 'asked', {}],
  ['I wasn’t scared at all.', 'changed', {}],
  ['it didnt even hurt', 'changed', {}],
  ['I thought I would hate it.', 'expected', {}],
  ['The ringing has eased.', 'changed', {}],
  ['the bees have sat down', 'changed', {}],
  ['Uncle Piet is in hospital with his lungs.', 'ailing', { they: 'he' }],
  ['Mum broke her wrist on the ice.', 'ailing', { they: 'she' }],
  ['Olga’s been done. She asked for tea.', 'ailing', { they: 'she' }],
  ['I finally told him.', 'toldThem', { they: 'he' }],
  ['She asked me to bring the ladder.', 'asked', { request: 'yes' }],
  ['I miss her. She’s coming home on Sunday.', 'miss', { whom: 'her', near: 'yes' }],
  ['I’ve an exam on Friday and I’m scared.', 'ahead', { day: 'Friday', feared: 'yes' }],
  ['bit lonely tbh??', 'feeling', { felt: 'lonely', noReason: 'yes' }],
  ['a bit sad today', 'feeling', { felt: 'sad' }],
  ['I passed!', 'news', {}],
  ['I got a job.', 'news', {}],
  ['SHE SAID YES.', 'news', {}],
  ['WE GOT THE KEYS!', 'news', {}],
  ['OPENED at last.', 'news', {}],
  ['FIRST NIGHT of the play.', 'news', {}],
  ['I’ve played it.', 'news', {}],
  ['Then I find out the shop is sold.', 'heardNews', {}],
  ['What if it’s no?', 'whatIf', {}],
  ['I don’t know why I went.', 'unknown', {}],
  ['I miss him.', 'miss', {}],
  ['We’ve picked a date in September.', 'due', {}],
  ['Dad has a lady friend.', 'heardNews', {}],
  ['I visited her grave.', 'gone', { rite: 'yes' }],
  ['My sister died two years ago.', 'gone', { later: 'yes' }],
])('%s: %s', (message, kind, facts) => {
  expect(cuesOf(message).find((cue) => cue.kind === kind)).toMatchObject({ facts, at: 0 })
})

test.each([
  ['feeling', 'I lost two kilos on Friday.'],
  ['feeling', 'I am not afraid of him.'],
  ['feeling', 'She was so sad, I made tea.'],
  ['wish', 'I’m going to the one with the piano.'],
  ['wish', 'I have to.'],
  ['ahead', 'On Thursday we had soup.'],
  ['gone', 'So beautiful, I want to be buried in it.'],
  ['said', 'Before she said anything the train came.'],
  ['absolute', 'The shop has everything.'],
  ['absolute', 'I’d never seen anything so beautiful.'],
  ['absolute', 'I told nobody about my train.'],
  ['gone', 'I put it down to the weather.'],
  ['gone', 'I lost my good pen.'],
  ['conflict', 'He was shouting at the radio.'],
  ['should', 'Margaret always said I should broaden my Fridays.'],
  ['ahead', 'He is to leave school next year.'],
  ['wish', 'I have to need another gong.'],
  ['gone', 'Since the funeral he rings on Thursdays.'],
  ['gone', 'The wind died down.'],
  ['conflict', 'I made a puppet and had an argument with it.'],
  ['done', 'I went up when I finished.'],
  ['done', 'I finished my shop.'],
  ['trouble', 'Imogen has a cold.'],
  ['ahead', 'I’m to stay in bed until Monday.'],
  ['feeling', 'I’m frightened to death.'],
  ['said', 'Margaret would say I was early.'],
  ['said', 'She said, "Is it this one?"'],
  ['said', 'He said "I’ve got a ring in my other coat."'],
  ['good', 'He got in the car.'],
  ['news', 'I hope we won.'],
  ['news', 'I’m pregnant.'],
  ['asked', 'She asked was I still dry. I said I was.'],
  ['whatIf', 'What if we had waited? No, stop.'],
  ['unknown', 'She said I don’t know why.'],
  ['due', 'I must say it was good.'],
  ['fine', 'Fine.'],
  ['trouble', 'I put my cold feet on him.'],
  ['done', 'I won’t be there.'],
  ['done', 'I said no to the soup.'],
  ['feeling', 'I’m afraid I ate the last one.'],
  ['unknown', 'I don’t know why I stayed. I do know why.'],
  ['due', 'I must paint the gate next week and not before.'],
  ['due', 'If I’ve got to go, I’ll go.'],
  ['heardNews', 'I told us about the fish.'],
  ['ailing', 'I broke my arm.'],
  ['ailing', 'I had a fall. She fetched the ladder.'],
  ['ailing', 'She had a fall. She’s home now.'],
  ['ailing', 'He had a stroke ten years ago.'],
  ['ailing', 'Is she poorly?'],
  ['ailing', 'It’s been done. He swept the yard.'],
  ['toldThem', 'I told her. She laughed.'],
  ['toldThem', 'I told him. We ate. It rained. We slept.'],
  ['toldThem', 'I told the man at the desk.'],
  ['changed', 'The dog has eaten.'],
  ['changed', 'He has sat down.'],
])('no sign of %s: %s', (kind, message) => {
  expect(cuesOf(message).map((cue) => cue.kind)).not.toContain(kind)
})

test('"fine" as the last word after others is a sign', () => {
  expect(cuesOf('He is laughing in there. It’s fine.').map(({ kind }) => kind)).toContain('fine')
})

test('a feeling is asked for its reason only where none was given', () => {
  const reasonOf = (message: string) => cuesOf(message).find(({ kind }) => kind === 'feeling')?.facts.noReason
  expect(reasonOf('I’m worried.')).toBe('yes')
  expect(reasonOf('I’m worried about her back.')).toBeUndefined()
})

test('a death by the way in the middle of other things is not what the message is about', () => {
  const around = ['We went out.', 'It rained.', 'We ate.', 'We slept.']
  const told = [...around.slice(0, 3), 'Ringo died at sea.', ...around.slice(2)].join(' ')
  expect(cuesOf(told).map(({ kind }) => kind)).not.toContain('gone')
  expect(cuesOf('Ringo died at sea.').map(({ kind }) => kind)).toContain('gone')
})

test('words that were answered in the message are not asked after again', () => {
  const [said] = cuesOf('She told me I was late. I said I knew.').filter(({ kind }) => kind === 'said')
  expect(said?.facts.unanswered).toBeUndefined()
})

test('of what was told twice the statement that says more is asked about', () => {
  const [told] = cuesOf('We met at noon and I told them about the flood. I told them!').filter(
    ({ kind }) => kind === 'toldThem',
  )
  expect(told?.at).toBe(0)
})

test('whoever is lost is not near', () => {
  const [miss] = cuesOf('The house is quiet. I miss him.').filter(({ kind }) => kind === 'miss')
  expect(miss?.facts).toEqual({ whom: 'him' })
})

test('a sign says which statement it is from, the last one of its kind', () => {
  const [cue] = cuesOf('I was glad at noon. We ate. I was angry at six.')
  expect(cue).toEqual({ kind: 'feeling', facts: { felt: 'angry' }, at: 2 })
})
