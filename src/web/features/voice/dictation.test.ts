import { expect, test } from 'vitest'
import { defaultDictation } from '#domain/voice/dictation-choices.ts'
import { Dictation } from './dictation.ts'
import type { Recognizer } from './recognizer.ts'

type Said = readonly [words: string, isFinal?: boolean]

/** Results as a browser gives them: a list that grows, each with its guesses. */
const results = (...said: readonly Said[]) => ({
  results: said.map(([words, isFinal = false]) =>
    Object.assign(
      words.split('|').map((transcript) => ({ transcript })),
      { isFinal },
    ),
  ),
})

function listen(settings: Partial<typeof defaultDictation> = {}) {
  const made: Recognizer[] = []
  const log: string[] = []
  let at = 0
  class Maker implements Recognizer {
    lang = ''
    continuous = false
    interimResults = false
    maxAlternatives = 1
    onresult: Recognizer['onresult'] = null
    onerror: Recognizer['onerror'] = null
    onend: Recognizer['onend'] = null
    constructor() {
      made.push(this)
    }
    start(): void {
      log.push('start')
    }
    stop(): void {
      log.push('stop')
    }
    abort(): void {
      log.push('abort')
    }
  }
  const words: string[] = []
  let interim = ''
  const overs: (string | null)[] = []
  const dictation = new Dictation({
    Maker,
    settings: { ...defaultDictation, ...settings },
    onWords: (heard, others) => words.push([heard, ...others].join('|')),
    onInterim: (heard) => {
      interim = heard
    },
    onOver: (trouble) => overs.push(trouble),
    now: () => at,
  })
  return {
    ...{ made, log, words, overs, dictation },
    interim: () => interim,
    last: () => made.at(-1) as Recognizer,
    end(afterMs = 5_000) {
      at += afterMs
      made.at(-1)?.onend?.()
    },
  }
}

test('the browser listens as the settings say', () => {
  const one = listen({ language: 'de-DE', continuous: false, interimResults: false, maxAlternatives: 3 })
  expect(one.last()).toMatchObject({
    lang: 'de-DE',
    continuous: false,
    interimResults: false,
    maxAlternatives: 3,
  })
  one.last().onresult?.(results(['rein|Rhein|fein', true]))
  expect(one.words).toEqual(['rein|Rhein|fein'])
  one.end()
  expect(one.overs).toEqual([null])
})

test('words are given once, when they are certain, and in the order in which they were said', () => {
  const one = listen()
  one.last().onresult?.(results(['the riv']))
  expect([one.interim(), one.words]).toEqual(['the riv', []])
  one.last().onresult?.(results(['the river', true], [' was']))
  one.last().onresult?.(results(['the river', true], [' was'], [' quiet', true]))
  expect([one.interim(), one.words]).toEqual([' was quiet', ['the river']])
  one.last().onresult?.(results(['the river', true], [' was', true], [' quiet', true]))
  expect(one.words).toEqual(['the river', ' was', ' quiet'])
})

test('when the browser ends by itself it listens again, and uncertain words are kept', () => {
  const one = listen()
  one.last().onresult?.(results(['half a sen']))
  one.end()
  expect([one.words, one.made.length, one.overs]).toEqual([['half a sen'], 2, []])
  one.last().onresult?.(results(['and more', true]))
  one.dictation.stop()
  one.last().onresult?.(results(['and more', true], ['at the end', true]))
  one.end()
  expect(one.words).toEqual(['half a sen', 'and more', 'at the end'])
  expect(one.overs).toEqual([null])
})

test('each trouble is told in words, with what was heard until then', () => {
  const told: Record<string, RegExp> = {
    'not-allowed': /not allowed here/,
    'audio-capture': /No microphone/,
    network: /needs a connection/,
    'language-not-supported': /does not understand this language/,
    aborted: /something else/,
    'never-heard-of': /try again/,
  }
  for (const [error, sentence] of Object.entries(told)) {
    const one = listen()
    one.last().onresult?.(results(['before it']))
    one.last().onerror?.({ error })
    one.end()
    expect(one.words, error).toEqual(['before it'])
    expect(one.overs[0], error).toMatch(sentence)
    expect(one.made, error).toHaveLength(1)
  }
})

test('silence is forgiven twice; then the microphone is not left open', () => {
  const one = listen()
  for (let round = 0; round < 3; round += 1) {
    one.last().onerror?.({ error: 'no-speech' })
    one.end()
  }
  expect(one.made).toHaveLength(3)
  expect(one.overs[0]).toMatch(/Nothing was heard/)
})

test('a browser that ends at once is not started for ever', () => {
  const one = listen()
  for (let round = 0; round < 10; round += 1) one.end(5)
  expect(one.made.length).toBeLessThan(6)
  expect(one.overs).toHaveLength(1)
})

test('a place that goes away gets what was heard, and the microphone is closed', () => {
  const one = listen()
  one.last().onresult?.(results(['on my way']))
  const recognizer = one.last()
  one.dictation.leave()
  recognizer.onresult?.(results(['too late', true]))
  expect([one.words, one.log, one.overs]).toEqual([['on my way'], ['start', 'abort'], [null]])
})
