import { expect, test } from 'vitest'
import { localAddressOf } from './local-address.ts'

test.each([
  ['http://localhost:11434/v1', 'http://localhost:11434/v1'],
  [' localhost:11434 ', 'http://localhost:11434/v1'],
  ['127.0.0.1:1234/v1/', 'http://127.0.0.1:1234/v1'],
  ['HTTP://LOCALHOST:8080', 'http://localhost:8080/v1'],
  ['http://localhost:8080/engines/v1', 'http://localhost:8080/engines/v1'],
])('%j is an address of this machine', (typed, address) => {
  expect(localAddressOf(typed)).toEqual({ address })
})

test.each([
  ['', 'looks like'],
  ['http://', 'looks like'],
  ['http://192.168.1.4:11434/v1', '192.168.1.4 is not this machine'],
  ['http://localhost.evil.example/v1', 'localhost.evil.example is not this machine'],
  ['http://127.0.0.1.evil.example', 'is not this machine'],
  ['http://localhost@evil.example/', 'evil.example is not this machine'],
  ['https://api.openai.com/v1', 'api.openai.com is not this machine'],
  ['https://localhost:11434', 'begins with http://'],
  ['file:///etc', 'is not this machine'],
  ['http://localhost:1/v1?key=x', 'looks like'],
])('%j is refused with a sentence', (typed, sentence) => {
  expect(localAddressOf(typed)).toEqual({ error: expect.stringContaining(sentence) })
})
