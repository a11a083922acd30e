/** The words for a kind of phrase. */
export interface PatternKind {
  readonly name: string
  /** What is done where it stands, without its full stop. */
  readonly says: string
  /** What to look at again; never what somebody is. */
  readonly second: string
  /** Kinds of phrases that say the other side of it. */
  readonly other: readonly string[]
}

/** By the kind of phrase. */
export const patternKinds: Readonly<Record<string, PatternKind>> = {
  absolute: {
    name: 'Always, never, nobody',
    says: 'You write of always, never or nobody',
    second: 'Was there one time when it was otherwise?',
    other: ['noticing', 'managed', 'gratitude'],
  },
  'mind-reading': {
    name: 'What others think',
    says: 'You write what others think',
    second: 'Did they say so, or was it guessed?',
    other: ['asked-for-help', 'reframing', 'repair'],
  },
  should: {
    name: 'Should, must, ought',
    says: 'You write what should be',
    second: 'Whose rule is it, and would you hold a friend to it?',
    other: ['self-kindness', 'boundary', 'managed'],
  },
  catastrophe: {
    name: 'The worst of it',
    says: 'You write of the worst',
    second: 'What would you do on the day after, if it came?',
    other: ['reframing', 'planned-step', 'managed'],
  },
  label: {
    name: 'A word for all of you',
    says: 'You put all of you in one word',
    second: 'What happened, told without the word?',
    other: ['self-kindness', 'managed', 'gratitude'],
  },
  'all-or-nothing': {
    name: 'All or nothing',
    says: 'You write in all or nothing',
    second: 'What would half of it be worth?',
    other: ['managed', 'planned-step', 'reframing'],
  },
  'fortune-telling': {
    name: 'Knowing how it ends',
    says: 'You write how it will end',
    second: 'How often did it come as foretold?',
    other: ['planned-step', 'reframing', 'managed'],
  },
  personalising: {
    name: 'All on you',
    says: 'You take it all on yourself',
    second: 'Who and what else had a part in it?',
    other: ['self-kindness', 'reframing', 'boundary'],
  },
  discounting: {
    name: 'It does not count',
    says: 'You write that it does not count',
    second: 'Who would say that it counts?',
    other: ['gratitude', 'managed', 'self-kindness'],
  },
  'asked-for-help': {
    name: 'Asking for help',
    says: 'You ask for help',
    second: 'Whom else could you ask so?',
    other: ['absolute', 'personalising'],
  },
  managed: {
    name: 'Done, and said so',
    says: 'You write down what is done',
    second: 'What made it possible that day?',
    other: ['discounting', 'all-or-nothing', 'should'],
  },
  boundary: {
    name: 'A line drawn',
    says: 'You draw a line',
    second: 'Where would the same line help?',
    other: ['should', 'personalising'],
  },
  gratitude: {
    name: 'Thanks',
    says: 'You say thanks',
    second: 'Does the one you thank know of it?',
    other: ['absolute', 'discounting'],
  },
  reframing: {
    name: 'A second reading',
    says: 'You read it a second time',
    second: 'What lets you see it from the other side?',
    other: ['catastrophe', 'all-or-nothing', 'absolute'],
  },
  'planned-step': {
    name: 'The next step',
    says: 'You name the next step',
    second: 'How small may the next one be?',
    other: ['fortune-telling', 'catastrophe'],
  },
  repair: {
    name: 'Making it good',
    says: 'You make it good again',
    second: 'What was the hardest word of it?',
    other: ['mind-reading', 'personalising'],
  },
  'self-kindness': {
    name: 'Kind to yourself',
    says: 'You are kind to yourself',
    second: 'Could you say it again on a hard day?',
    other: ['label', 'should', 'personalising'],
  },
  noticing: {
    name: 'Noticing',
    says: 'You notice what is there',
    second: 'What else was there on such a day?',
    other: ['absolute', 'catastrophe'],
  },
}
