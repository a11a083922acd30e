import { describe, expect, test } from 'vitest'
import { ledgerEntries } from '#domain/companion/talk/companion-records.ts'
import { chooseAnswerer, type SayEvent } from '../companion.calls.ts'
import { openCompanion } from '../companion.test-support.ts'
import { type DeviceModelAsk, DeviceModelFault } from './device-model.ts'

const message = 'I opened the piano at last.'
const replyOf = (events: readonly SayEvent[]) => {
  const last = events.at(-1)
  return last?.type === 'stream' ? last.message : undefined
}

describe('a model that runs in this browser', () => {
  const open = async (answer: readonly string[]) => {
    const asked: DeviceModelAsk[] = []
    const opened = openCompanion({
      deviceModel: {
        async *chat(ask) {
          asked.push(ask)
          if (answer.length === 0) throw new DeviceModelFault('missing')
          yield* answer
        },
      },
    })
    await opened.run(chooseAnswerer, { answers: 'model', deviceModel: 'Tiny 1B', sha256: 'ab12' })
    return { ...opened, asked }
  }

  test('answers in its name, with the short prompt of small ones, and leaves no line in the ledger', async () => {
    const { say, asked, store } = await open(['<think>hm</think>It ', 'opened.'])
    expect(replyOf(await say({ content: message }))).toMatchObject({
      content: 'It opened.',
      source: 'Tiny 1B, on this device',
      isComplete: true,
    })
    expect(asked.map(({ sha256 }) => sha256)).toEqual(['ab12'])
    expect(asked[0]?.messages.at(-1)?.content.endsWith(`\n\n${message}`)).toBe(true)
    expect(store.of(ledgerEntries).size).toBe(0)
  })

  test('never hears words that may mean danger', async () => {
    const { say, asked } = await open(['Fine.'])
    expect(replyOf(await say({ content: 'I want to die' }))?.source).toBe('on-device')
    await say({ content: message })
    expect(asked).toEqual([])
  })

  test('where it is not in this browser the rules answer, and say in whose place', async () => {
    const { say } = await open([])
    expect(replyOf(await say({ content: message }))).toMatchObject({
      source: 'on-device',
      insteadOf: 'Tiny 1B',
    })
  })
})
