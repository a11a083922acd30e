import { type Skeleton, skeletons } from './skeleton.ts'

/**
 * Lead to an earlier line; the quote follows with its date. They claim no more than that words are shared. {word} is a name; {when} is known
 * where it was a few days ago.
 */
export const quoteLeads: readonly Skeleton[] = [
  ...skeletons(null, [
    'You wrote:',
    '{When} you wrote:',
    'From your pages:',
    'From a page of yours:',
    'You mentioned {word} before:',
    'I found this from you:',
    'This may go with it:',
    '{Word} came up before:',
    'On another page:',
    'You have written about {word} before:',
    'A line of yours near this:',
    'Also yours:',
    'An earlier line of yours:',
    'This is yours, too:',
  ]),
  ...skeletons('direct_concise', ['Earlier:', 'Your words:', 'From before:']),
  ...skeletons('warm_supportive', ['There is this, from you:', 'In your own words, from before:']),
  ...skeletons('professional_analytical', ['An earlier page:', 'From an earlier page:']),
  ...skeletons('casual_friendly', [
    'There’s this from you:',
    'You wrote this:',
    'This was you, a while back:',
  ]),
]

/** Lead to an earlier line when the person asked about the past. */
export const answerLeads: readonly Skeleton[] = skeletons(null, [
  'This is the nearest page I found.',
  'Yes, there is this.',
  'The closest I can find:',
  'Here is the line that comes nearest.',
])

/** Ask about then and now. Those that ask after an opinion are for quotes that hold one ("%"). */
export const quoteQuestions: readonly Skeleton[] = skeletons(null, [
  '%What has changed since?',
  '%Do you still see it like that?',
  '%Does that still hold?',
  '%Is it the same now?',
])
