import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { promptDigestsFile, promptDigestsPath } from './prompt-digests.ts'

test('the digests of what the product asks are those of its templates, questions and guided conversations', () => {
  expect(readFileSync(promptDigestsPath, 'utf8')).toBe(promptDigestsFile())
})
