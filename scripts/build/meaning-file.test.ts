import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import { meaningFile } from '../../src/domain/meaning/built-file.ts'
import { packedMeaning } from './pack-meaning.ts'

const model = packedMeaning() ?? expect.unreachable('the package of the model is not installed')

test('the model that the app asks for is the one that the build packs', () => {
  const sha256 = createHash('sha256').update(model).digest('hex')
  expect({ sha256, bytes: model.length }).toEqual({ sha256: meaningFile.sha256, bytes: meaningFile.bytes })
})

test('it travels as large as the app says, and at most 17.4 MB', () => {
  const { length } = brotliCompressSync(model, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
  expect(length).toBeLessThanOrEqual(17_400_000)
  expect(Math.abs(length - meaningFile.sentBytes)).toBeLessThan(10_000)
})
