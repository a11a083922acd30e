import { type Skeleton, skeletons } from './skeleton.ts'

/** Give the person's line back; they fit whatever was said. */
export const lineOpenings: readonly Skeleton[] = [
  ...skeletons(null, [
    'You wrote {line}, and left it there.',
    'In your words: {line}.',
    'I read it twice: {line}.',
    'What I have in front of me is {line}.',
    '{line}, you say.',
    'As you put it: {line}.',
  ]),
  { text: 'The rest seems to lean on {line}.', needsMany: true },
  { text: 'Of what you just wrote, {line} is what I read twice.', needsMany: true },
  ...skeletons('warm_supportive', [
    'Let {line} stand for a moment, as it is.',
    'There is room here for {line}.',
    '{line}. Nothing needs to be done with that yet.',
    'I am reading {line} slowly.',
    'You can set {line} down here.',
    '{line} is here now; it does not have to be kept in the head as well.',
    '{line}. It may be only partly said, and that is all right.',
    '^{line}. That can be hard to see written down.',
  ]),
  ...skeletons('direct_concise', [
    'The point seems to be {line}.',
    '{line}. Start there.',
    'Plainly: {line}.',
    '{line} is the part to look at.',
    'Noted: {line}.',
    'So it comes down to {line}.',
    'One line holds it: {line}.',
  ]),
  ...skeletons('professional_analytical', [
    'The statement to look at is {line}.',
    'Taken literally, {line} describes one moment. Whether it is a pattern is a separate matter.',
    'Two things can be told apart in {line}: what happened, and what it meant.',
    'The most concrete part of this is {line}.',
    'As a record of today, {line} is specific enough to come back to.',
    'I would mark {line} as the centre of this.',
    '{line}: an observation first, an interpretation perhaps later.',
  ]),
  ...skeletons('casual_friendly', [
    'Okay, {line}. Got it.',
    'So, {line}. That’s the bit that sticks.',
    '~Hm. {line}.',
    'Right, {line}. Let’s leave that where we can see it.',
    '~{line}, huh.',
    'I keep coming back to {line}.',
    'Well, {line}. That one stays on the page.',
    '^Okay. {line}. I’m not going to hurry past that.',
  ]),
]

/** Hold a particular of the message: what they did, a thing, a feeling, a contradiction. */
export const particularOpenings: readonly Skeleton[] = [
  ...skeletons(null, [
    'So {clause}.',
    '{Clause}, and you put it on the page.',
    'As you tell it, {clause}.',
    'It is {thing} I would look at twice.',
    '~{Thing} is the exact part.',
    'You could have said it without {thing}, and you did not.',
    'You call it {feeling}.',
    '{feeling} is the word you chose.',
    'The word is {feeling}; what it is made of is not said yet.',
    'There are two halves here: {left}, and then {right}.',
    'The hinge is the “but”: {left} on one side, {right} on the other.',
  ]),
  ...skeletons('warm_supportive', [
    '^{Clause}. That is a lot to hold in one line.',
    'Stay with {thing} for a moment.',
    '^{feeling} is a hard word to write down, and you wrote it.',
    'Both may be here: {left}, and {right}.',
  ]),
  ...skeletons('direct_concise', [
    '{Clause}. Understood.',
    '{Thing}, then.',
    '~{feeling}. Clear.',
    '{left}. {right}. Both stand.',
  ]),
  ...skeletons('professional_analytical', [
    'By your account, {clause}.',
    'You name the feeling directly: {feeling}.',
    '{left} and {right} can both be true; they answer different questions.',
    'The detail that carries information is {thing}.',
  ]),
  ...skeletons('casual_friendly', [
    'So basically {clause}.',
    '~{Thing}, though.',
    'So, {feeling}. Fair word for it.',
    '{left}, but {right}. Yeah, it can be both.',
  ]),
]

/** For one or two words. */
export const wordOpenings: readonly Skeleton[] = skeletons(null, [
  '{line}, and nothing around it.',
  'Just {line}, then.',
  '{line}. It can stand alone.',
  '{line}. That may be the whole entry.',
  'Short, and it is something: {line}.',
  '{line}. The rest can wait.',
])
