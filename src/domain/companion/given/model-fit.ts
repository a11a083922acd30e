/** How much a model is given, and how it is spoken to. */
export interface ModelFit {
  /** It follows short instructions only. */
  readonly isSmall: boolean
  /** For all that goes along with the message, in tokens. */
  readonly tokens: number
}

/** A cloud model reads far more; this is what one frame of the relay carries. */
export const cloudFit: ModelFit = { isSmall: false, tokens: 8_000 }
const smallFit: ModelFit = { isSmall: true, tokens: 1_500 }
/** Programs on a person's own machine read 4,096 tokens with their answer, until somebody sets more. */
const localFit: ModelFit = { isSmall: false, tokens: 2_500 }

/** The browser's own model. */
export const browserFit = smallFit

/** Models under this many billions of parameters are small. */
const smallBelow = 4
const millions = /(?:^|[^\p{L}\p{N}.])\d+(?:\.\d+)?m(?![\p{L}\p{N}])/iu
const billions = /(?:^|[^\p{L}\p{N}.])(\d+(?:\.\d+)?)b(?![\p{L}\p{N}])/iu
/** Small ones whose usual name has no number in it. */
const smallNames = /^(?:llama3\.2(?!-vision)|smollm|tinyllama|phi-?3-?mini|moondream)/i

/** How a model on the person's own machine is spoken to, by its name: 'qwen3:0.6b', 'llama3.2:latest'. */
export function localFitOf(model: string): ModelFit {
  const size = billions.exec(model)?.[1]
  if (size !== undefined) return Number(size) < smallBelow ? smallFit : localFit
  return millions.test(model) || smallNames.test(model.split('/').at(-1) ?? '') ? smallFit : localFit
}

const bytesPerToken = 3.5
const encoder = new TextEncoder()

/** About how many tokens a text is: UTF-8 bytes by 3.5, which is rather too many than too few in every script. */
export const tokensOf = (text: string): number => Math.ceil(encoder.encode(text).length / bytesPerToken)
