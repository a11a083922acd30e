/** How much a model is given, and how it is spoken to. */
export interface ModelFit {
  /** It follows short instructions only. */
  readonly isSmall: boolean
  /** For all that goes along with the message, in tokens. */
  readonly tokens: number
  /** For that, the message, the instructions and the fences together. */
  readonly reads: number
}

/** A cloud model reads far more; this is what one frame of the relay carries. */
export const cloudFit: ModelFit = { isSmall: false, tokens: 8_000, reads: 10_000 }
/** Programs on a person's own machine read 4,096 tokens until somebody sets more; the rest is for the answer. */
const nearReads = 3_300
const smallFit: ModelFit = { isSmall: true, tokens: 1_500, reads: nearReads }
const localFit: ModelFit = { isSmall: false, tokens: 2_500, reads: nearReads }

/** The browser's own model. */
export const browserFit = smallFit

/** Models under this many billions of parameters are small. */
const smallBelow = 4
const millions = /(?:^|[^\p{L}\p{N}.])\d+(?:\.\d+)?m(?![\p{L}\p{N}])/iu
const billions = /(?:^|[^\p{L}\p{N}.])(\d+(?:\.\d+)?)b(?![\p{L}\p{N}])/iu
/** Small ones whose usual name has no number in it. */
const smallNames = /^(?:llama3\.2(?!-vision)|smollm|tinyllama|phi-?3-?mini|moondream)/i

/** By its name: 'qwen3:0.6b', 'llama3.2:latest'. */
function isSmall(model: string): boolean {
  const size = billions.exec(model)?.[1]
  if (size !== undefined) return Number(size) < smallBelow
  return millions.test(model) || smallNames.test(model.split('/').at(-1) ?? '')
}

/** How a model on the person's own machine is spoken to. */
export const localFitOf = (model: string): ModelFit => (isSmall(model) ? smallFit : localFit)

/** How a model elsewhere is spoken to: whoever runs the server may have chosen a small one. */
export const cloudFitOf = (model: string): ModelFit => (isSmall(model) ? smallFit : cloudFit)

const bytesPerToken = 3.5
const encoder = new TextEncoder()

/** About how many tokens a text is: UTF-8 bytes by 3.5, which is rather too many than too few in every script. */
export const tokensOf = (text: string): number => Math.ceil(encoder.encode(text).length / bytesPerToken)
