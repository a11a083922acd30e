import { type Skeleton, skeletons } from './skeleton.ts'

/** Lead to an earlier line; the quote follows with its date. */
export const quoteLeads: readonly Skeleton[] = [
  ...skeletons(null, [
    'You have used the word {word} before, {when}.',
    'This is close to something you wrote {when}.',
    'An earlier page comes near this, {when}.',
    '{When} you wrote a line that belongs beside it.',
    'There is a line of yours {when} that touches this.',
    'Your own words {when}, to lay beside it.',
    '{word} has come up before, {when}.',
    'I found this on a page of yours {when}.',
    '{word} is on an earlier page too, {when}.',
    'Something you wrote {when} answers to it.',
    'A sentence of yours {when} stands next door.',
    'You were somewhere near this {when}.',
    'It is not the first time that {word} is on a page of yours; here is one {when}.',
    'I looked back, and {when} there is this.',
    'There is an echo {when}.',
    'The same {word}, {when}, in other company.',
    'Out of your {count}, this one comes nearest; it is a page you wrote {when}.',
    'Your journal has a line about {word} {when}.',
    '{When}, in your own hand:',
    'What I can put beside it is something you wrote {when}.',
    'On a page you wrote {when} it sounds like this.',
    'You once said it another way, {when}.',
  ]),
  ...skeletons('direct_concise', ['Compare this, {when}.', 'Earlier, {when}:']),
  ...skeletons('warm_supportive', [
    'You have stood near this before, {when}.',
    'An older line of yours may keep this one company, {when}.',
  ]),
  ...skeletons('professional_analytical', [
    'For comparison, an entry of yours {when}.',
    'There is an earlier data point in your own words, {when}.',
  ]),
  ...skeletons('casual_friendly', [
    'You’ve been around here before, {when}.',
    'Funny, there’s a line of yours {when} next door to this.',
  ]),
]

/** Lead to an earlier line when the person asked about the past. */
export const answerLeads: readonly Skeleton[] = skeletons(null, [
  'The nearest page I found is {when}.',
  'Yes, there is something {when}.',
  'The closest I can find is a page {when}.',
  'Here is the line that comes nearest, {when}.',
])

/** Follow the quote. They compare and do not explain. */
export const quoteAfters: readonly Skeleton[] = [
  ...skeletons(null, [
    'The two lines do not have to agree.',
    'What changed in between is not on the page.',
    'Read together, they may be saying the same thing. You would know.',
    'I will not guess what joins them.',
    'That was then; this is what you say now: {line}.',
    'One of them is older. Neither is the final version.',
    'It reads differently beside today’s line.',
    'Then and now stand next to each other here.',
    'Whether it is the same thing or only the same word is yours to say.',
    'I put them side by side and leave it there.',
    '{Gap} lie between the two.',
    'The older line did not know about this one.',
    'Which of the two you would sign today, I cannot tell.',
    'I only lay it there.',
    'The words are yours both times.',
    'Perhaps they belong together; perhaps they only share {word}.',
    'If it no longer fits, it can go back where it was.',
    'What was true then is at least dated.',
    'You may read them in either order.',
    'I found it; what it means is not for me to find.',
    'It has waited {gap} without being asked.',
    'That page did not have today in it.',
  ]),
  ...skeletons('direct_concise', ['Same word, another day: {word}.', 'Judge for yourself whether it fits.']),
  ...skeletons('warm_supportive', [
    'You do not have to make them fit.',
    'Both were true enough to write down.',
  ]),
  ...skeletons('professional_analytical', [
    'Two points are not yet a pattern.',
    'The wording is close; the circumstances may not be.',
  ]),
  ...skeletons('casual_friendly', ['~Lines like that wait, apparently.', 'Make of that what you like.']),
]
