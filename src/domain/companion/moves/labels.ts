/** What stands over each move, as a line of its own: the screen draws it small. */
export const labels = {
  found: 'A line you wrote before',
  said: 'A line you said before',
  year: 'A line from this time of another year',
  promise: 'Something you set yourself',
  told: 'Something you were told',
  disagrees: 'Two lines that do not agree',
  otherPage: 'A page that says something else',
  question: 'One question',
  step: 'A next step',
} as const

export const allLabels: ReadonlySet<string> = new Set(Object.values(labels))

/** Said where there is nothing to say: the screen draws it with the mark of what is kept. */
export const kept = 'Kept.'
