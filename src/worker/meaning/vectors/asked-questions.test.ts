import { expect, test } from 'vitest'
import { AskedQuestions } from './asked-questions.ts'
import { standInModel, wordsMeaning } from './vectors.test-support.ts'

test('what is asked while it is being answered is answered with it', async () => {
  const { model, asked } = standInModel()
  const questions = new AskedQuestions(model)
  const question = 'Where did I walk last week?'
  const both = await Promise.all([questions.ask(question), questions.ask(question)])
  expect(both).toEqual([wordsMeaning(question), wordsMeaning(question)])
  await questions.ask(question)
  expect(asked).toEqual([question])
})

test('the model is asked once, however soon after its answer the question comes again', async () => {
  for (let turns = 0; turns < 12; turns++) {
    const { model, asked } = standInModel()
    const questions = new AskedQuestions(model)
    const question = 'Where did I walk last week?'
    const first = questions.ask(question)
    for (let turn = 0; turn < turns; turn++) await null
    expect(await questions.ask(question)).toEqual(await first)
    expect(asked).toEqual([question])
  }
})

test('what was being asked when all was forgotten is not remembered', async () => {
  const { model, asked } = standInModel()
  const questions = new AskedQuestions(model)
  const question = 'Where did I walk last week?'
  const first = questions.ask(question)
  questions.forget()
  await first
  await questions.ask(question)
  expect(asked).toEqual([question, question])
})
