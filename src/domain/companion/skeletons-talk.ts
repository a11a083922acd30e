import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to something said in an earlier talk; {when} says so: "in a talk on 3 May". */
export const talkLeads: readonly Skeleton[] = skeletons(null, [
  'You told me something near this {when}.',
  '{word} came up before, {when}.',
  'This was with you {when} as well.',
  '{When} you put it like this.',
  'I still have what you said {when}.',
  'You said it another way {when}.',
  'It comes near something from you {when}.',
  'We were close to this {when}.',
  'You spoke of {word} {when}, too.',
  'What you said {when} stands beside it.',
  '{When}, in your own words:',
  'You have talked your way here before, {when}.',
  'There is an echo of it {when}.',
  '{word}, {when}, in other company:',
  'I was told this {when}.',
  'Something you said {when} answers to it.',
])
