import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.ts'
import { learnedFiles } from './learned-files.ts'

test.each(Object.values(learnedFiles))('what is learned is written where the engine reads it: %s', (file) => {
  expect(existsSync(join(root, file))).toBe(true)
  const said = /[Ww]ritten by (scripts\/learn\/learn-\w+\.ts)/.exec(
    readFileSync(join(root, file), 'utf8'),
  )?.[1]
  expect(said).toBeDefined()
  const script = readFileSync(join(root, said ?? ''), 'utf8')
  expect(script).toContain('learnedFiles.')
})
