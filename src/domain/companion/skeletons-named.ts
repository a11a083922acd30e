import { type Skeleton, skeletons } from './skeleton.ts'

/** Take up a feeling that they named. */
export const ofFeeling: readonly Skeleton[] = [
  ...skeletons(null, [
    'You call it {feeling}.',
    '{feeling} is the word you chose.',
    'The word is {feeling}; what it is made of is not said yet.',
    'There it is, by name: {feeling}.',
    '{feeling} could mean several things. You would know which.',
    'Among the facts there is one word of weather: {feeling}.',
    'You did not say “fine”. You said {feeling}.',
    'I take {feeling} at its word.',
    'If {feeling} has a reason, it may be on this page or not yet.',
    '{feeling} does not have to last to be true now.',
    'It has a name for now: {feeling}.',
    'The page has facts, and it has {feeling}.',
    '{feeling}, said without a “maybe”.',
    'A feeling got its own word here: {feeling}.',
  ]),
  ...skeletons('warm_supportive', [
    '^{feeling} is a hard word to write down, and you wrote it.',
    '{feeling} may stay for as long as it needs.',
    '^You do not have to argue with {feeling}.',
  ]),
  ...skeletons('direct_concise', ['~{feeling}. Clear.', 'In one word: {feeling}.']),
  ...skeletons('professional_analytical', [
    'You name the feeling directly: {feeling}.',
    'How strong {feeling} is, and since when, would be worth a note.',
  ]),
  ...skeletons('casual_friendly', ['Ah, {feeling}. Fair word for it.', '{feeling}, sure. That tracks.']),
]

/** Hold the two sides of a "but". */
export const ofContrast: readonly Skeleton[] = [
  ...skeletons(null, [
    'There are two halves here: {left}, and then {right}.',
    'The hinge is the “but”: {left} on one side, {right} on the other.',
    'First {left}, then {right}. Neither takes the other back.',
    'You put {left} before the “but” and {right} after it.',
    'It could be turned round: {right}, but {left}.',
    '{left} got said first. {right} got the last word.',
    'Between {left} and {right} there is only a small word.',
    'Two sentences are in one: {left}; {right}.',
    'I would not choose between {left} and {right} yet.',
    'The sentence changes its mind halfway, from {left} to {right}.',
  ]),
  ...skeletons('warm_supportive', [
    'Both may be here: {left}, and {right}.',
    'There is room for {left} and for {right}.',
  ]),
  ...skeletons('direct_concise', ['{left}. {right}. Both stand.', '{left} against {right}.']),
  ...skeletons('professional_analytical', [
    '{left} and {right} can both be true; they answer different questions.',
    'Weighed against {right}, {left} has lost nothing.',
  ]),
  ...skeletons('casual_friendly', [
    '{left}, but {right}. Yeah, it can be both.',
    'A bit of {left}, a bit of {right}.',
  ]),
]

/** Notice who is in it. */
export const ofPerson: readonly Skeleton[] = [
  ...skeletons(null, [
    '{Person} is in this, too.',
    'I notice that {person} comes into it.',
    'You could have left {person} out, and you did not.',
    'Part of this page belongs to {person}.',
    'It is you and {person} in this one.',
    'What {person} would say of it, the page does not tell.',
    '{Person} seems to stand close to what happened.',
    'There is {person}, and there is what you make of it.',
    'I see {person} only through your sentence, which is as it should be.',
    'The scene has {person} in it.',
    'With {person} there it becomes another sort of day.',
    'I will remember that {person} was part of this.',
  ]),
  ...skeletons('warm_supportive', [
    '{Person} matters here, it seems.',
    'Something about {person} is still near.',
  ]),
  ...skeletons('direct_concise', [
    'This is about {person}, at least in part.',
    '{Person} again, or for the first time.',
  ]),
  ...skeletons('professional_analytical', [
    'The other party in this is {person}.',
    'What {person} did and what you concluded are two columns.',
  ]),
  ...skeletons('casual_friendly', ['That’ll be {person}.', 'So {person} is in the picture.']),
]

/** Take up what they want or have to do. */
export const ofWish: readonly Skeleton[] = [
  ...skeletons(null, [
    'Somewhere in there you want to {wish}.',
    'To {wish}: that is said now.',
    'There is a next thing in it, and it is to {wish}.',
    'What is still open is to {wish}.',
    'You are leaning toward something: to {wish}.',
    'One intention stands on the page: to {wish}.',
    'The sentence points forward, to {wish}.',
    'To {wish} is still in the future tense.',
    'It is not done yet, but it is named: to {wish}.',
    'Half of this is about what was, half about how to {wish}.',
  ]),
  ...skeletons('warm_supportive', ['You would like to {wish}. It may take its time.']),
  ...skeletons('direct_concise', ['Open item: to {wish}.']),
  ...skeletons('professional_analytical', ['The stated aim is to {wish}.']),
  ...skeletons('casual_friendly', ['So the plan is to {wish}.']),
]

/** Repeat a large word or a hard sentence about themselves; no judgement. */
export const ofHardPhrase: readonly Skeleton[] = [
  ...skeletons(null, [
    '{phrase} is a big sentence for one day.',
    'I set {phrase} a little apart from the rest.',
    '{phrase}: that is how it sounds from inside.',
    'One sentence is harder than the others: {phrase}.',
    'You say {phrase} as if it were settled.',
    '{phrase} leaves little room around it.',
    'There is a rule hidden in {phrase}.',
    'I read {phrase} and wonder who said it first.',
    'Between what happened and {phrase} lies a step.',
    '{phrase} may be worth a second look, on another day.',
  ]),
  ...skeletons('warm_supportive', ['{phrase}. That is not a gentle thing to say to anybody.']),
  ...skeletons('direct_concise', ['{phrase}: strong words.']),
  ...skeletons('professional_analytical', ['{phrase} is a generalisation; the page holds one instance.']),
  ...skeletons('casual_friendly', ['Oof, {phrase}.']),
]

/** Notice what took something to do. No praise. */
export const ofStrength: readonly Skeleton[] = [
  ...skeletons(null, [
    '{strength}: said quickly, done slowly.',
    'It says {strength}, almost in passing.',
    'I would not hurry past {strength}.',
    '{strength} is on the page as well.',
    'Whatever else the day was, there was {strength}.',
    'There is {strength}, and it did not have to be there.',
    'You could have left it. Instead: {strength}.',
    '{strength} belongs to the record, too.',
    'On a page like this, {strength} weighs something.',
    'If you read this again in a year, you will find {strength}.',
  ]),
  ...skeletons('warm_supportive', ['{strength}. That counts, without any “but”.']),
  ...skeletons('direct_concise', ['Also true: {strength}.']),
  ...skeletons('professional_analytical', ['On the other side of the ledger: {strength}.']),
  ...skeletons('casual_friendly', ['And {strength}. Just saying.']),
]

/** For one or two words. */
export const ofWord: readonly Skeleton[] = skeletons(null, [
  '{line}, and nothing around it.',
  'Just {line}, then.',
  '{line}. It can stand alone.',
  '{line}. That may be the whole entry.',
  'Short, and it is something: {line}.',
  '{line}. The rest can wait.',
  'Only {line} today.',
  '{line} is enough for a line.',
  'I have {line}. It is a beginning or an end.',
  '{line}, like a date on a wall.',
])
