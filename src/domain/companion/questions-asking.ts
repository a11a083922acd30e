import type { Questions } from './questions.ts'
import { skeletons } from './skeleton.ts'

/** After a loss nobody is challenged and nothing is planned: every mode asks these. */
export const afterLoss = skeletons(null, [
  'What do you miss most?',
  'How have the days been since?',
  'What comes back to you most?',
  'When is it hardest?',
  'What has stayed with you?',
])

/** What comes after: only where what happened is the last thing that was told. */
export const askingOn = [
  ...skeletons(null, ['=What happened next?', '=How did you feel afterwards?']),
  ...skeletons('direct_concise', ['=And then?']),
]

/** After something of their own that is under way: "You've found a teacher." */
export const askingOnward = skeletons(null, [
  '~What comes next?',
  '~What happens now?',
  '~How do you feel about it?',
])

/** Questions that open a matter up. */
export const asking: Questions = {
  of: {
    gone: afterLoss,
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
    ahead: skeletons(null, [
      'How do you feel about {day}?',
      'What would make {day} go well?',
      'What would make {day} easier?',
      'Is there anything about {day} that worries you?',
      'Is there anything you look forward to about {day}?',
    ]),
    feeling: skeletons(null, [
      '^%Is that new, or has it been a while?',
      '^%When does it ease?',
      '^%What helps a little when you are {felt}?',
      '^%Does anybody know that you are {felt}?',
      '=What made you {felt}?',
      '=When did you notice that you were {felt}?',
      '=Could anybody tell?',
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
      '=What stays with you?',
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
    ...skeletons('casual_friendly', ['How do you feel about it?', '=What went through your mind?']),
  ],
}
