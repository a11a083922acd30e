import type { Questions } from './questions.ts'
import { skeletons } from './skeleton.ts'

/** After a loss nobody is challenged and nothing is planned: every mode asks these. What asks of the time since needs that time. */
export const afterLoss = skeletons(null, [
  'What do you miss most?',
  '+How have the days been since?',
  'What comes back to you most?',
  '+When is it hardest?',
  'What has stayed with you?',
])

/** At a grave, a candle, a funeral. */
export const atRite = skeletons(null, [
  'What came back to you there?',
  'What do you miss most?',
  'What would you have liked to say there?',
  'Whom did you think of?',
])

/** Of somebody who is away, or gone, and missed. */
export const whoIsMissed = skeletons(null, [
  'When is that strongest?',
  'What comes back to you first?',
  'What would you tell {whom} today?',
])

/** Of somebody who is away and comes, or can be rung. */
export const whoIsAway = skeletons(null, [
  'When is that strongest?',
  'What would you tell {whom} today?',
  'What do you look forward to most?',
])

/** Something before them that they are afraid of. */
export const aheadAndFeared = skeletons(null, [
  'What would make {day} easier?',
  'What is the worst part of it?',
  'Would it help to have somebody with you?',
])

/** After a request: "He’s asked me to come." */
export const afterRequest = skeletons(null, ['Will you?', 'Do you want to?', 'What did you say?'])

/** These suit every mode. */
export const inEveryMode: Questions['of'] = {
  gone: afterLoss,
  miss: whoIsMissed,
  ailing: skeletons(null, ['How is {they} now?', 'How is {they} doing?', 'And how are you with it?']),
  toldThem: skeletons(null, [
    'What did {they} say?',
    'How did {they} take it?',
    'What did {they} make of it?',
  ]),
  due: skeletons(null, [
    'How do you feel about it?',
    'What do you hope for?',
    'How will it be, do you think?',
  ]),
  expected: skeletons(null, ['And was it so?', 'And now?', 'What happened instead?']),
}

/** What comes after: only where what happened is the last thing that was told. */
export const askingOn = [
  ...skeletons(null, ['=What happened next?', '=How did you feel afterwards?']),
  ...skeletons('direct_concise', ['=And then?']),
]

/** After something of their own that is under way: "You've found a teacher." */
export const askingOnward = skeletons(null, ['~What comes next?', '~What would you like to come of it?'])

/** Questions that open a matter up. */
export const asking: Questions = {
  of: {
    ...inEveryMode,
    asked: skeletons(null, [
      'What did you say?',
      'What was your answer?',
      'Did you have an answer?',
      'How did it feel to be asked?',
    ]),
    changed: skeletons(null, [
      'What made the difference?',
      'How does that feel?',
      'What was it like before?',
      'What do you put that down to?',
    ]),
    whatIf: skeletons(null, [
      'What do you fear most there?',
      'Which part of that is the worst?',
      'How likely does it seem to you?',
      'What is at stake for you?',
    ]),
    unknown: skeletons(null, [
      'If you had to guess?',
      'What would be your first guess?',
      'What comes to mind first?',
      'When did you first wonder?',
    ]),
    heardNews: skeletons(null, [
      'How was it to hear that?',
      'How did it reach you?',
      'What was your first thought?',
      'Did you see it coming?',
    ]),
    hard: skeletons(null, [
      'When did you start to think that?',
      'What brought that on?',
      'Is it always like that, or just today?',
      'How long has it felt like that?',
    ]),
    conflict: skeletons(null, [
      'What did you want them to understand?',
      'How did you leave things?',
      'What was it really about, do you think?',
      'Is there something you did not get to say?',
      'How are things between you now?',
      'What set it off?',
    ]),
    decision: skeletons(null, [
      'Which way are you leaning?',
      'What would you need to know to decide?',
      'What happens if you leave it as it is?',
      'When do you have to decide?',
      'What speaks for it, and what against?',
      'Whose opinion would you like to hear?',
    ]),
    mind: skeletons(null, ['What makes you think so?', 'Have you talked about it?', 'What did you notice?']),
    should: skeletons(null, [
      'Who says you should?',
      'Leaving that aside, what do you want?',
      'What would happen if you did not?',
      'When did it start to feel like a duty?',
    ]),
    absolute: skeletons(null, [
      'When did that start?',
      'Can you remember one time when it was different?',
      'What is it like when it happens?',
    ]),
    wish: skeletons(null, [
      'What would it take to {wish}?',
      'How long have you wanted to {wish}?',
      'What is it that makes you want to {wish}?',
      'What would be different if you did?',
      'What has been in the way?',
    ]),
    ahead: [
      ...skeletons('casual_friendly', ['~All set for {day}?']),
      ...skeletons(null, [
        'How do you feel about {day}?',
        'What would make {day} go well?',
        'What would make {day} easier?',
        'Is there anything about {day} that worries you?',
        'Is there anything you look forward to about {day}?',
      ]),
    ],
    feeling: skeletons(null, [
      '^%Is that new, or has it been a while?',
      '^%When does it ease?',
      '^%What helps a little when you are {felt}?',
      '^%Does anybody know that you are {felt}?',
      '*What made you {felt}?',
      '^What worries you most?',
    ]),
    said: skeletons(null, [
      '@Did that surprise you?',
      '&What do you think {who} meant?',
      '@What did you make of it?',
      '@What did you say to that?',
      '@How was it to hear that from {whom}?',
      '@How did you take that?',
    ]),
    trouble: skeletons(null, [
      'How long has it been like this?',
      'What helps, even a little?',
      'What is it stopping you doing?',
      '^What do you need to get through the day?',
    ]),
    done: skeletons(null, [
      'How does it feel, now that it is done?',
      '~What comes next?',
      'Who have you told?',
      'What was the hardest part of it?',
      'What made it possible?',
    ]),
    first: skeletons(null, ['Was it as you had imagined?', 'What will you remember of that first time?']),
    good: skeletons(null, [
      'What was the best part?',
      'What made it so good?',
      'Who would you like to tell about it?',
      'What would you like to remember in a year?',
    ]),
    person: skeletons(null, [
      'How is {person} these days?',
      '=What did {person} make of it?',
      'What would {person} say about it?',
    ]),
  },
  general: [
    ...skeletons(null, [
      '^=How did that leave you feeling?',
      '=What was that like?',
      '^What do you make of it?',
      '^%What would you like to happen now?',
      '^How are you now?',
      '^What do you need most right now?',
      '^What matters most to you?',
      '%How long has that been so?',
      '^%What would you like to be different?',
      '%What is that like?',
      '%How is it at the moment?',
    ]),
    ...skeletons('warm_supportive', [
      '^What would help right now?',
      '^Is there somebody you would like to have near?',
    ]),
    ...skeletons('professional_analytical', ['~%How often does that happen?']),
    ...skeletons('casual_friendly', ['=What went through your mind?']),
  ],
}
