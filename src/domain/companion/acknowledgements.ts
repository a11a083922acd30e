import { type Skeleton, skeletons } from './skeleton.ts'

/** A short word beside what is given back. Plain ones; the companion claims no feelings. */
export const acknowledgements: readonly Skeleton[] = [
  ...skeletons(null, [
    '^That is hard.',
    '^That is a lot.',
    '^That sounds painful.',
    '^No wonder it weighs on you.',
    '^That is no small thing.',
    '^That would be a lot for anybody.',
  ]),
  ...skeletons('direct_concise', ['^Not easy.', '^That’s hard.', '^A lot.']),
  ...skeletons('warm_supportive', [
    '^That is a lot to carry.',
    '^It does not have to be settled today.',
    '^It can be said here.',
    '^Of course that weighs on you.',
    '^It is good that you wrote it down.',
    '^There is no hurry with it.',
    '~Thank you for telling me.',
    '~It is good to hear how it was.',
  ]),
  ...skeletons('professional_analytical', [
    '^That is a lot at once.',
    '^Most people would find that hard.',
    '^That asks much of you.',
  ]),
  ...skeletons('casual_friendly', [
    '^That’s rough.',
    '^That’s a lot to deal with.',
    '^That sounds tough.',
    '^Not a small thing.',
  ]),
]

/** Beside what is plainly good. */
export const gladness: readonly Skeleton[] = [
  ...skeletons(null, [
    'That sounds good.',
    'That is a good one.',
    '=A good day, by the sound of it.',
    'That is one to keep.',
  ]),
  ...skeletons('direct_concise', ['Nice.', 'Good.']),
  ...skeletons('warm_supportive', ['How lovely.', 'What a good thing.', 'That sounds like a good moment.']),
  ...skeletons('professional_analytical', ['That is good news.', 'That is worth noting down.']),
  ...skeletons('casual_friendly', ['Oh nice.', 'That’s great.', 'Brilliant.', 'Good stuff.']),
]

/** Leave room when somebody only listens. */
export const room: readonly Skeleton[] = [
  ...skeletons(null, [
    'Go on, if you like.',
    'There is time.',
    'Say as much or as little as you like.',
    'You can leave it there, too.',
  ]),
  ...skeletons('direct_concise', ['Go on.']),
  ...skeletons('warm_supportive', ['Take your time.', 'There is no hurry.']),
  ...skeletons('professional_analytical', ['Continue when you are ready.']),
  ...skeletons('casual_friendly', ['Keep going if you feel like it.', 'Keep going.']),
]

/** Lead to what is given back. */
export const frames: readonly Skeleton[] = [
  ...skeletons(null, ['So {clause}.']),
  ...skeletons('professional_analytical', ['{Clause}, then.']),
  ...skeletons('casual_friendly', ['~Right, {clause}.', '~Okay, {clause}.', '{Clause}, then.']),
]

/** When nothing can be given back. They agree to nothing and claim no understanding. */
export const heard: readonly Skeleton[] = skeletons(null, [
  'That is on the page now.',
  'I have that.',
  'It is here, just as you said it.',
  'Your words are kept as they are.',
  'I see.',
  'I have read it.',
  'It is on the page.',
  'That is written down.',
])
