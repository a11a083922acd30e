/** Who answers: the rules on this device, the browser's own model, a model on this machine, or one elsewhere. */
export const answerers = ['device', 'browser', 'local', 'cloud'] as const
export type Answerer = (typeof answerers)[number]

/** How the browser's own model is named under what it said. */
export const browserModelName = 'this browser’s own model'

/** Whether words may go to a cloud model. */
export const consentChoices = ['never', 'ask', 'always'] as const
export type ConsentChoice = (typeof consentChoices)[number]
