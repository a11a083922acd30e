/** Who answers: the rules on this device, a model that runs in this browser, the browser's own model, a program on this machine, or a model elsewhere. */
export const answerers = ['device', 'model', 'browser', 'local', 'cloud'] as const
export type Answerer = (typeof answerers)[number]

/** How the browser's own model is named under what it said. */
export const browserModelName = 'this browser’s own model'

const here = ', on this device'
/** How a model that runs in this browser is kept as the source of what it said. */
export const onThisDevice = (model: string): string => `${model}${here}`
/** The model in a source that `onThisDevice` gave; null for every other source. */
export const modelOnThisDevice = (source: string): string | null =>
  source.endsWith(here) ? source.slice(0, -here.length) : null

/** Whether words may go to a cloud model. */
export const consentChoices = ['never', 'ask', 'always'] as const
export type ConsentChoice = (typeof consentChoices)[number]
