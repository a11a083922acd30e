import { expect, test } from 'vitest'
import { readConfig } from './config/config.ts'
import { refusePlainConnections } from './plain-connections.ts'

const production = { NODE_ENV: 'production', INKWELL_SECRET: 'a secret of at least thirty-two characters' }
const start = (env: Record<string, string>) => () => refusePlainConnections(readConfig(env, '/project'), env)

test.each([
  [
    { DATABASE_URL: 'postgres://inkwell:word@db.example.org/inkwell' },
    'DATABASE_URL leads to db.example.org',
  ],
  [
    { DATABASE_URL: 'postgres://db.example.org/inkwell?sslmode=disable' },
    'DATABASE_URL leads to db.example.org',
  ],
  [{ INKWELL_AI_BASE_URL: 'http://models.lan/v1', INKWELL_AI_MODEL: 'm' }, 'models.lan without encryption'],
  [
    { ELEVENLABS_API_KEY: 'k', ELEVENLABS_BASE_URL: 'http://voice.lan' },
    'ELEVENLABS_BASE_URL leads to voice.lan',
  ],
])('production does not start with %j', (env, sentence) => {
  expect(start({ ...production, ...env })).toThrow(sentence)
  expect(start({ ...production, ...env })).not.toThrow(/word/)
  expect(start(env)).not.toThrow()
})

test.each([
  { DATABASE_URL: 'postgres://inkwell@db.example.org/inkwell?sslmode=verify-full' },
  { DATABASE_URL: 'postgres://inkwell@localhost/inkwell' },
  { DATABASE_URL: 'postgres://inkwell@127.0.0.1/inkwell' },
  { DATABASE_URL: 'postgres:///inkwell?host=/run/postgresql' },
  { DATABASE_URL: 'postgres://inkwell@db/inkwell', INKWELL_PLAIN_HOSTS: 'models.lan, DB' },
  { INKWELL_AI_BASE_URL: 'http://localhost:11434/v1', INKWELL_AI_MODEL: 'm' },
  { OPENAI_API_KEY: 'k' },
])('production starts with %j', (env) => {
  expect(start({ ...production, ...env })).not.toThrow()
})

test('mails to another machine go by TLS in production, unless its operator says that the network is their own', () => {
  const mail = { SMTP_URL: 'smtp://mail.example.org', MAIL_FROM: 'inkwell@example.org' }
  expect(readConfig({ ...production, ...mail }, '/project').mail?.needsTls).toBe(true)
  const named = { ...production, ...mail, INKWELL_PLAIN_HOSTS: 'mail.example.org' }
  expect(readConfig(named, '/project').mail?.needsTls).toBe(false)
})
