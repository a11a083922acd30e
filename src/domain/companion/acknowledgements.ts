import { type Skeleton, skeletons } from './skeleton.ts'

/** A short word beside what is given back. Plain ones; the companion claims no feelings, and tells nobody what they feel. */
export const acknowledgements: readonly Skeleton[] = [
  ...skeletons(null, [
    '^That is hard.',
    '^That is a lot.',
    '^That is no small thing.',
    '^That would be a lot for anyone.',
  ]),
  ...skeletons('direct_concise', ['^That can’t be easy.', '^That’s hard.']),
  ...skeletons('warm_supportive', [
    '^That is a lot to carry.',
    '^Thank you for telling me.',
    '^That sounds hard.',
  ]),
  ...skeletons('professional_analytical', ['^That is a lot at once.', '^That would be hard for anyone.']),
  ...skeletons('casual_friendly', [
    '^That’s rough.',
    '^That’s a lot to deal with.',
    '^That sounds tough.',
    '^That’s no small thing.',
  ]),
]

/** Beside what is plainly good. */
export const gladness: readonly Skeleton[] = [
  ...skeletons(null, [
    'That sounds good.',
    '=A good day, by the sound of it.',
    'That is one to keep.',
    'That is good to hear.',
  ]),
  ...skeletons('direct_concise', ['Nice.', 'Good news.']),
  ...skeletons('warm_supportive', ['How lovely.', 'That sounds like a good moment.']),
  ...skeletons('professional_analytical', ['That is good news.']),
  ...skeletons('casual_friendly', ['Oh nice.', 'That’s great.', 'Brilliant.']),
]

/** Beside news of their own, and beside what they have done. */
export const congratulation: readonly Skeleton[] = skeletons(null, [
  'Congratulations.',
  'That is very good news.',
  'What news.',
  'That is a big day.',
])
export const achievement: readonly Skeleton[] = skeletons(null, ['That took some doing.'])

/** Leave room where nothing else is said. */
export const room: readonly Skeleton[] = [
  ...skeletons(null, [
    'Go on, if you like.',
    'Say as much or as little as you like.',
    'Tell me more, if you like.',
  ]),
  ...skeletons('direct_concise', ['Go on.']),
  ...skeletons('warm_supportive', ['Write on whenever you like.']),
  ...skeletons('professional_analytical', ['Carry on whenever you like.']),
  ...skeletons('casual_friendly', ['Keep going if you feel like it.', 'More, if you feel like it.']),
]

/** Lead to what is given back. */
export const frames: readonly Skeleton[] = [
  ...skeletons(null, ['So {clause}.']),
  ...skeletons('warm_supportive', ['And {clause}.']),
  ...skeletons('casual_friendly', [
    '{Clause}, then.',
    'Right, {clause}.',
    'Okay, {clause}.',
    'Ah, {clause}.',
  ]),
]

/** Signs of listening after very little. */
export const ear: readonly Skeleton[] = [
  ...skeletons('direct_concise', ['Mm.', 'Yes.', 'Right.']),
  ...skeletons('warm_supportive', ['I’m here.', 'I’m listening.']),
  ...skeletons('professional_analytical', ['Yes.', 'Right.']),
  ...skeletons('casual_friendly', ['Yeah.', 'Mm-hm.']),
]

/** When nothing can be given back. They agree to nothing and claim no understanding. */
export const heard: readonly Skeleton[] = skeletons(null, [
  'That is on the page now.',
  'I have read all of that.',
  'It is all here on the page.',
  'Read, to the last line.',
])
