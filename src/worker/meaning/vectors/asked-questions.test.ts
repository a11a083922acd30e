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
