import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to an earlier line; the quote follows with its date. */
export const quoteLeads: readonly Skeleton[] = [
  ...skeletons(null, [
    'You wrote about this {when}:',
    '{When} you wrote:',
    'This came up before, {when}:',
    'There is a page of yours {when}:',
    '{Word} came up before, {when}:',
    'You have written about {word} before, {when}:',
    'Something near it, {when}:',
    'It was on your mind {when}, too:',
    'I found this, which you wrote {when}:',
    'An earlier word of yours on {word}, {when}:',
    'Perhaps this belongs to it; you wrote it {when}:',
    'You mentioned {word} {when}:',
    'This is how you put it {when}:',
    'From your pages, {when}:',
  ]),
  ...skeletons('direct_concise', ['Earlier, {when}:', 'Compare, {when}:']),
  ...skeletons('warm_supportive', [
    'You have been near this before, {when}:',
    'You told of it {when} as well:',
  ]),
  ...skeletons('professional_analytical', [
    'For comparison, {when}:',
    'There is an earlier entry on that, {when}:',
  ]),
  ...skeletons('casual_friendly', [
    'You’ve said something like it, {when}:',
    'There’s this from you, {when}:',
  ]),
]

/** Lead to an earlier line when the person asked about the past. */
export const answerLeads: readonly Skeleton[] = skeletons(null, [
  'The nearest page I found is {when}.',
  'Yes, there is something {when}.',
  'The closest I can find is a page {when}.',
  'Here is the line that comes nearest, {when}.',
])

/** Ask about then and now. */
export const quoteQuestions: readonly Skeleton[] = [
  ...skeletons(null, [
    'What has changed since?',
    'Is it the same now?',
    'Does the one have to do with the other?',
    'Do you still see it like that?',
    'How does it look to you today?',
    'Is there a line from there to here?',
    'What do you know now that you did not know then?',
    'Does that still hold?',
    'Which of it has stayed?',
    'How is it different this time?',
  ]),
  ...skeletons('direct_concise', ['Same thing?', 'Still true?']),
  ...skeletons('warm_supportive', [
    'How is it to read that again?',
    'What would you say to yourself back then?',
  ]),
  ...skeletons('professional_analytical', [
    'Is that a pattern or a coincidence?',
    'What explains the difference?',
  ]),
  ...skeletons('casual_friendly', ['Any different now?', 'Ring a bell?']),
]
