import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CompletionStream, CompletionTrouble } from './completion-stream.ts'

const said = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}`

function readAll(pieces: readonly string[]) {
  const stream = new CompletionStream()
  const text = pieces.map((piece) => stream.read(piece)).join('') + stream.end()
  return { text, isFinished: stream.isFinished }
}

test('wherever the network cuts an answer, its text is whole', () => {
  const words = ['You ', 'opened ', 'it: “low F”\n', 'data: [DONE] ', '🎹']
  for (const ending of ['\n', '\r\n', '\r']) {
    const whole = [': a comment', 'event: x', ...words.map(said), 'data: [DONE]', ''].join(
      `${ending}${ending}`,
    )
    fc.assert(
      fc.property(fc.array(fc.nat(whole.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), whole.length]
        const pieces = at.slice(1).map((end, nth) => whole.slice(at[nth], end))
        expect(readAll(pieces)).toEqual({ text: words.join(''), isFinished: true })
      }),
    )
  }
})

test('a last line without an end counts, and an answer without an ending is not finished', () => {
  expect(readAll([said('Half')])).toEqual({ text: 'Half', isFinished: false })
})

test('a reason to finish finishes, and parts without text are nothing', () => {
  const ends = JSON.stringify({ choices: [{ delta: {}, finish_reason: 'stop' }] })
  const nothing = ['{"choices":[]}', '{"usage":{}}', '{"choices":[{"delta":{"content":null}}]}']
  expect(readAll([...nothing, ends].map((data) => `data: ${data}\n\n`))).toEqual({
    text: '',
    isFinished: true,
  })
})

test.each(['data: {"error":{"message":"out of memory"}}', 'data: <!doctype html>', 'data: 7'])(
  'an error in the stream and what is no stream are trouble: %s',
  (line) => {
    expect(() => readAll([`${line}\n\n`])).toThrow(CompletionTrouble)
  },
)
