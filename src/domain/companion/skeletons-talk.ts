import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to something said in an earlier talk; {when} says so: "in a talk on 3 May". */
export const talkLeads: readonly Skeleton[] = skeletons(null, [
  'You told me something near this {when}:',
  '{Word} came up before, {when}:',
  '{When} you put it like this:',
  'You said this {when}:',
  'It comes near something from you {when}:',
  'You spoke of {word} {when}, too:',
  'We were close to this {when}:',
  '{When} you said:',
  'I was told this {when}:',
  'It was there {when} as well:',
  'You mentioned it {when}:',
  'There is this from you, {when}:',
])
