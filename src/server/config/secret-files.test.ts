import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readProviders } from '#server/ai/provider-config.ts'
import { readConfig } from './config.ts'
import { withSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'inkwell-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
const fileOf = (content: string): string => {
  const file = path.join(
    folder,
    `${Math.abs(Buffer.from(content).reduce((sum, byte) => sum * 31 + byte, 7))}`,
  )
  writeFileSync(file, content)
  return file
}
const secret = 'a secret of at least thirty-two characters'

test('secrets are read from the files of a secret manager', () => {
  const env = withSecretFiles({
    NODE_ENV: 'production',
    INKWELL_SECRET_FILE: fileOf(`${secret}\n`),
    DATABASE_URL_FILE: fileOf('postgres://inkwell:word@localhost/inkwell\n'),
    OPENAI_API_KEY_FILE: fileOf('sk-key'),
  })
  const config = readConfig(env, '/project')
  expect([config.secret, config.databaseUrl]).toEqual([secret, 'postgres://inkwell:word@localhost/inkwell'])
  expect(readProviders(env)).toMatchObject([{ id: 'openai', apiKey: 'sk-key' }])
})

test('what is not given by a file stays as it is', () => {
  expect(withSecretFiles({ INKWELL_SECRET: secret, PORT: '1' })).toEqual({
    INKWELL_SECRET: secret,
    PORT: '1',
  })
})

test.each([
  [
    { INKWELL_SECRET: secret, INKWELL_SECRET_FILE: '/x' },
    'INKWELL_SECRET and INKWELL_SECRET_FILE are both set.',
  ],
  [{ SMTP_URL_FILE: '/not/here' }, 'The file /not/here of SMTP_URL_FILE cannot be read (ENOENT).'],
  [{ OPENAI_API_KEY_FILE: fileOf(' \n') }, 'OPENAI_API_KEY_FILE is empty.'],
])('%j is refused with a sentence that tells nothing of the secret', (env, sentence) => {
  expect(() => withSecretFiles(env)).toThrow(sentence)
})
