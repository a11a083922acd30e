import type { IncomingHttpHeaders } from 'node:http'

/** How a provider speaks: OpenAI's chat completions (Ollama and many others too), Anthropic's messages, Google's generateContent. */
export type ProviderWire = 'openai' | 'anthropic' | 'google'

export interface SaidToProvider {
  readonly role: string
  readonly content: string
}

/** A streamed answer on the wire, piece by piece. */
export interface WireFormat {
  readonly base: string
  readonly keyOf: (headers: IncomingHttpHeaders) => string | undefined
  /** What came, in one shape for all: the instructions first, as role 'system'. */
  readonly said: (body: unknown) => SaidToProvider[]
  readonly opening: readonly string[]
  readonly token: (text: string) => string
  readonly closing: readonly string[]
}

const event = (data: object, name?: string): string =>
  `${name ? `event: ${name}\n` : ''}data: ${JSON.stringify(data)}\n\n`

const openAiChunk = (delta: object, finish: string | null = null): string =>
  event({
    id: 'chatcmpl-stub',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'stub',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })

interface TextPart {
  readonly text?: string
}
const joined = (parts: string | readonly TextPart[] = []): string =>
  typeof parts === 'string' ? parts : parts.map(({ text = '' }) => text).join('')

interface AnthropicBody {
  readonly system?: string | readonly TextPart[]
  readonly messages: readonly { readonly role: string; readonly content: string | readonly TextPart[] }[]
}
interface GoogleBody {
  readonly systemInstruction?: { readonly parts: readonly TextPart[] }
  readonly contents: readonly { readonly role: string; readonly parts: readonly TextPart[] }[]
}

const usage = { input_tokens: 9, output_tokens: 1 }
const candidate = (parts: readonly TextPart[], finishReason?: string) =>
  event({
    candidates: [{ index: 0, content: { role: 'model', parts }, ...(finishReason && { finishReason }) }],
    modelVersion: 'stub',
  })

export const wireFormats: Readonly<Record<ProviderWire, WireFormat>> = {
  openai: {
    base: '/v1',
    keyOf: ({ authorization }) => authorization,
    said: (body) => [...(body as { messages: SaidToProvider[] }).messages],
    opening: [openAiChunk({ role: 'assistant', content: '' })],
    token: (text) => openAiChunk({ content: text }),
    closing: [openAiChunk({}, 'stop'), 'data: [DONE]\n\n'],
  },
  anthropic: {
    base: '/v1',
    keyOf: (headers) => headers['x-api-key'] as string | undefined,
    said: (body) => {
      const { system, messages } = body as AnthropicBody
      const talk = messages.map(({ role, content }) => ({ role, content: joined(content) }))
      return [{ role: 'system', content: joined(system) }, ...talk]
    },
    opening: [
      event(
        {
          type: 'message_start',
          message: {
            ...{ id: 'msg_stub', type: 'message', role: 'assistant', model: 'stub', content: [] },
            ...{ stop_reason: null, stop_sequence: null, usage },
          },
        },
        'message_start',
      ),
      event(
        { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
        'content_block_start',
      ),
      event({ type: 'ping' }, 'ping'),
    ],
    token: (text) =>
      event(
        { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } },
        'content_block_delta',
      ),
    closing: [
      event({ type: 'content_block_stop', index: 0 }, 'content_block_stop'),
      event(
        { type: 'message_delta', delta: { stop_reason: 'end_turn', stop_sequence: null }, usage },
        'message_delta',
      ),
      event({ type: 'message_stop' }, 'message_stop'),
    ],
  },
  google: {
    base: '/v1beta',
    keyOf: (headers) => headers['x-goog-api-key'] as string | undefined,
    said: (body) => {
      const { systemInstruction, contents } = body as GoogleBody
      const talk = contents.map(({ role, parts }) => ({ role, content: joined(parts) }))
      return [{ role: 'system', content: joined(systemInstruction?.parts) }, ...talk]
    },
    opening: [],
    token: (text) => candidate([{ text }]),
    closing: [candidate([{ text: '' }], 'STOP')],
  },
}
