import { type Skeleton, skeletons } from './skeleton.ts'

/** A short word beside what is given back. Plain ones; the companion claims no feelings. */
export const acknowledgements: readonly Skeleton[] = [
  ...skeletons(null, [
    '^That is hard.',
    '^That is a lot.',
    '^That sounds painful.',
    '^It makes sense that it weighs.',
    '^That would be much for anybody.',
    '^No small thing.',
  ]),
  ...skeletons('direct_concise', ['^Not easy.', '^That’s hard.', '^Heavy.']),
  ...skeletons('warm_supportive', [
    '^I am sorry that it is like this.',
    '^You do not have to be done with it.',
    '^It is good that you do not keep it to yourself.',
    '^There is no need to be brave here.',
    '^Of course that weighs on you.',
    'It is good to have that here.',
    'Thank you for telling me.',
    'It is good that you wrote it down.',
    'That was worth telling.',
  ]),
  ...skeletons('professional_analytical', [
    '^That is a heavy load.',
    '^That is a difficult position.',
    '^Most people would find that hard.',
  ]),
  ...skeletons('casual_friendly', [
    '^Ouch.',
    '^That’s rough.',
    '^Oh no.',
    '^That’s a lot to deal with.',
    '^Ugh.',
  ]),
]

/** Beside what is plainly good. */
export const gladness: readonly Skeleton[] = [
  ...skeletons(null, [
    'That sounds good.',
    'That is good to read.',
    '=A good day, by the sound of it.',
    'Worth keeping.',
  ]),
  ...skeletons('direct_concise', ['Nice.', 'Good.', 'Well then.']),
  ...skeletons('warm_supportive', [
    'How lovely.',
    'What a good thing.',
    'That is a happy thing to read.',
    'It shows how much you liked it.',
  ]),
  ...skeletons('professional_analytical', ['That went well, then.', 'A good sign.']),
  ...skeletons('casual_friendly', ['Oh nice.', 'Love that.', 'Ha, good.', 'That’s great.', 'Brilliant.']),
]

/** Leave room when somebody only listens. */
export const room: readonly Skeleton[] = [
  ...skeletons(null, [
    'Go on, if you like.',
    'There is time.',
    'Say as much of it as you want.',
    'I am listening.',
    'It can be left there, too.',
    'More if there is more.',
  ]),
  ...skeletons('direct_concise', ['Go on.', 'Listening.']),
  ...skeletons('warm_supportive', [
    'Take your time.',
    'There is no hurry.',
    'You can stop whenever you like.',
  ]),
  ...skeletons('professional_analytical', ['Continue when you are ready.', 'I have that.']),
  ...skeletons('casual_friendly', ['I’m all ears.', 'No rush.', 'Keep going if you feel like it.']),
]

/** Lead to what is given back. */
export const frames: readonly Skeleton[] = [
  ...skeletons('warm_supportive', [
    'So {clause}.',
    '{Clause}, then.',
    'Ah, {clause}.',
    'As you tell it, {clause}.',
  ]),
  ...skeletons('professional_analytical', [
    '{Clause}, then.',
    'As I understand it, {clause}.',
    'So you say that {clause}.',
    'If I read it rightly, {clause}.',
    'So {clause}.',
    'Noted: {clause}.',
    'The main thing, it seems: {clause}.',
  ]),
  ...skeletons('casual_friendly', [
    'So {clause}.',
    'Okay, {clause}.',
    'Right, {clause}.',
    'Ah, {clause}.',
    '~Huh, {clause}.',
    'Well, {clause}.',
    'Got it: {clause}.',
    '{Clause}, then.',
    'Alright, {clause}.',
    'Oh, {clause}.',
    '~Wait, {clause}.',
  ]),
]

/** When nothing can be given back. */
export const heard: readonly Skeleton[] = skeletons(null, [
  'I have read it.',
  'It is here now.',
  'Understood.',
  'I see.',
  'All right.',
  'I follow.',
  'It stands here, just as you said it.',
  'I am with you so far.',
  'That is clear.',
  'Taken in.',
  'Yes.',
  'Mm.',
  'I have that, in your words.',
  'So it is.',
  'That I understand.',
  'I will remember that.',
  'There it is.',
  'I have it before me.',
  'It is kept.',
])
