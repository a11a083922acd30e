import { Wllama, WllamaAbortError } from '@wllama/wllama'
import type { ModelMessage } from '#domain/companion/talk/model-messages.ts'
import { DeviceModelFault } from './device-model.ts'
import { hasLargeMemory } from './large-memory.ts'

export interface LoadedEngine {
  readonly threads: number
  /** The answer, piece by piece, until `signal` or its end. */
  chat(messages: readonly ModelMessage[], signal: AbortSignal): AsyncIterable<string>
}

export interface EngineFiles {
  /** llama.cpp, compiled to WebAssembly. */
  readonly engine: Blob
  /** The model, a GGUF file. */
  readonly model: Blob
}

const longestAnswerTokens = 600

/** Loads a model with room for so many tokens. Throws a `DeviceModelFault`: unsupported, memory or broken. */
export async function loadEngine(files: EngineFiles, tokens: number): Promise<LoadedEngine> {
  if (!hasLargeMemory()) throw new DeviceModelFault('unsupported')
  const complaints: string[] = []
  const complain = (...words: unknown[]): void => void complaints.push(words.join(' '))
  const quiet = (): void => undefined
  const address = URL.createObjectURL(files.engine)
  const llama = new Wllama(
    { default: address },
    { logger: { debug: quiet, log: quiet, warn: quiet, error: complain } },
  )
  // Else it would look for another build elsewhere in the network, where this thread may not go.
  llama.setCompat(null)
  try {
    await llama.loadModel([files.model], {
      n_ctx: tokens,
      n_parallel: 1,
      reasoning_format: 'none',
      default_template_kwargs: { enable_thinking: false },
    })
  } catch {
    throw new DeviceModelFault(faultIn(complaints))
  } finally {
    URL.revokeObjectURL(address)
  }
  // The library answers a file that llama.cpp refused as if it had been loaded, with nothing in it.
  if (llama.getModelMetadata().hparams.nVocab === 0) throw new DeviceModelFault(faultIn(complaints))
  return {
    threads: llama.isMultithread() ? llama.getNumThreads() : 1,
    chat: (messages, signal) => spoken(llama, messages, signal),
  }
}

const faultIn = (complaints: readonly string[]): 'memory' | 'broken' =>
  complaints.some((line) => /insufficient memory|failed to (?:re)?allocate|out of memory/i.test(line))
    ? 'memory'
    : 'broken'

async function* spoken(
  llama: Wllama,
  messages: readonly ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<string> {
  try {
    const chunks = await llama.createChatCompletion({
      messages: [...messages],
      stream: true,
      max_tokens: longestAnswerTokens,
      temperature: 0.7,
      top_p: 0.9,
      abortSignal: signal,
    })
    for await (const { choices } of chunks) {
      const text = choices[0]?.delta.content
      if (text) yield text
    }
  } catch (error) {
    if (!(error instanceof WllamaAbortError)) throw error
  }
}
