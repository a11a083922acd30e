import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to an earlier line; the quote follows with its date. They claim no more than that words are shared. */
export const quoteLeads: readonly Skeleton[] = [
  ...skeletons(null, [
    '{When} you wrote:',
    'From your pages, {when}:',
    'There is a page of yours {when}:',
    'You mentioned {word} {when}:',
    'I found this from you, {when}:',
    'Something close to it, {when}:',
    'This may belong to it, from a page {when}:',
    '{Word} came up before, {when}:',
    'On another page, {when}:',
    'You have written about {word} before, {when}:',
  ]),
  ...skeletons('direct_concise', ['Earlier, {when}:', 'Your words {when}:']),
  ...skeletons('warm_supportive', ['A page of yours comes to mind, {when}:']),
  ...skeletons('professional_analytical', ['An earlier page, {when}:', 'A related line of yours, {when}:']),
  ...skeletons('casual_friendly', ['There’s this from you, {when}:', 'You wrote this {when}:']),
]

/** Lead to an earlier line when the person asked about the past. */
export const answerLeads: readonly Skeleton[] = skeletons(null, [
  'The nearest page I found is {when}.',
  'Yes, there is something {when}.',
  'The closest I can find is a page {when}.',
  'Here is the line that comes nearest, {when}.',
])

/** Ask about then and now. Those that ask after an opinion are for quotes that hold one ("%"). */
export const quoteQuestions: readonly Skeleton[] = [
  ...skeletons(null, [
    'What has changed since?',
    'What has stayed the same?',
    'What is it like to read that again?',
    'Do you see a thread between the two?',
    'What had you forgotten of it?',
    'What came of it?',
    '%Do you still see it like that?',
    '%Does that still hold?',
    '%Is it the same now?',
  ]),
  ...skeletons('warm_supportive', ['How is it to read your own words again?']),
  ...skeletons('professional_analytical', ['How do the two compare?']),
  ...skeletons('casual_friendly', ['Remember that?']),
]
