/** Whether words may go to a cloud model. */
export const consentChoices = ['never', 'ask', 'always'] as const
export type ConsentChoice = (typeof consentChoices)[number]
