import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { keepModels, UsageFault, usage } from './models.ts'

const dataFolder = mkdtempSync(path.join(tmpdir(), 'inkwell-models-'))
afterAll(() => rmSync(dataFolder, { recursive: true }))
writeFileSync(path.join(dataFolder, 'Tiny-1B.gguf'), `GGUF${'w'.repeat(2_000_000)}`)

const nobody = async () => null
const models = (...args: string[]) => keepModels({ dataFolder }, args, dataFolder, nobody)

test('the operator takes a model in, sees it listed and removes it again', async () => {
  const [offered, sum] = await models('add', 'Tiny-1B.gguf', '--licence', 'CC0-1.0')
  expect(offered).toBe('Tiny-1B is offered from now on, 2 MB under CC0-1.0.')
  expect(sum).toMatch(/^Its SHA-256 is [0-9a-f]{64}; compare it with what its maker says\.$/)
  expect(await models('list')).toEqual([expect.stringMatching(/^Tiny-1B\t2 MB\tCC0-1\.0\t[0-9a-f]{64}$/)])
  expect(await models('remove', 'Tiny-1B')).toEqual([
    'Tiny-1B is no longer offered. Browsers that have it keep it until it is removed there.',
  ])
  expect(await models('list')).toEqual(['There is no model. npm run models -- add <file> takes one in.'])
  await expect(models('remove', 'Tiny-1B')).rejects.toThrow('There is no model Tiny-1B.')
})

test('the licence is asked for where it was not given, and a model without one is not taken', async () => {
  const asked: string[] = []
  const said = await keepModels(
    { dataFolder },
    ['add', 'Tiny-1B.gguf', '--name', 'T'],
    dataFolder,
    async (question) => {
      asked.push(question)
      return ' MIT '
    },
  )
  expect([asked, said[0]]).toEqual([
    ['What is the licence of T? '],
    'T is offered from now on, 2 MB under MIT.',
  ])
  await expect(models('add', 'Tiny-1B.gguf')).rejects.toThrow('People are told the licence of a model.')
})

test('what cannot be used is said in a sentence, and what is no command gets the usage', async () => {
  const add = (...flags: string[]) => models('add', 'Tiny-1B.gguf', '--licence', 'MIT', ...flags)
  await expect(add('--sha256', 'abc')).rejects.toThrow('A SHA-256 has 64 digits from 0 to f.')
  await expect(add('--sha256', 'A'.repeat(64))).rejects.toThrow('This is not the file you meant')
  await expect(add('--name', 'n'.repeat(81))).rejects.toThrow('A name has 80 characters at most')
  await expect(models('add', 'none.gguf', '--licence', 'MIT')).rejects.toThrow(
    /^There is no file .*none\.gguf\.$/,
  )
  for (const args of [
    ['add'],
    ['remove'],
    ['list', 'x'],
    ['paint', 'x'],
    ['add', 'a', 'b'],
    ['list', '--all'],
  ])
    await expect(models(...args)).rejects.toBeInstanceOf(UsageFault)
  expect(await models('help')).toEqual([usage])
})
