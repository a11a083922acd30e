import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to something said in an earlier talk; the quote says in which. */
export const talkLeads: readonly Skeleton[] = skeletons(null, [
  'You told me something like this:',
  '{Word} came up in a talk:',
  'You put it like this:',
  'You said this in a talk:',
  'You spoke of {word}, too:',
  'Once you said:',
  'You mentioned something near this:',
  'There is this from you, in a talk:',
  'From a talk:',
  'In an earlier talk you said:',
])
