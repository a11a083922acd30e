import type { Questions } from './questions.ts'
import { inEveryMode } from './questions-asking.ts'
import { skeletons } from './skeleton.ts'

/** Questions that look at a matter from another side. Sharp ones are kept away from what is heavy. */
export const challenging: Questions = {
  of: {
    ...inEveryMode,
    asked: skeletons(null, [
      'What did you want to say?',
      'What would be the honest answer?',
      'Which answer came to you first?',
      'Did you want to be asked?',
    ]),
    changed: skeletons(null, [
      'Would you have believed that a year ago?',
      'What does that say about what you used to think?',
      'Was it ever as bad as you expected?',
      'What else might have changed, then?',
    ]),
    whatIf: skeletons(null, [
      'And what if it goes well?',
      'What speaks against it?',
      'How often has that come true?',
      'And if it did, what would you still have?',
    ]),
    unknown: skeletons(null, [
      'If you had to guess?',
      'What would somebody who knows you say?',
      'Is there an answer you would rather not give?',
      'Does it need a reason?',
    ]),
    fine: skeletons(null, ['Is it?', 'Fine in what way?', 'Would you say so to a friend?', 'All of it?']),
    heardNews: skeletons(null, [
      'How was it to hear that?',
      'What changes for you?',
      'What did you want to hear?',
      'Is that good news to you?',
    ]),
    hard: skeletons(null, [
      'Would you say that about a friend?',
      'What would a fair friend say?',
      'What would you say against it?',
      '^Is that fair to yourself?',
    ]),
    conflict: skeletons(null, [
      'How would it be told from the other side?',
      '~Could it be about something else?',
      '~What would you do differently?',
      'What would end it well?',
    ]),
    decision: skeletons(null, [
      'If you had to decide today, which would it be?',
      'What are you hoping somebody will tell you?',
      'Which of the two would you regret?',
      'What would you tell a friend?',
      'Is it really either one or the other?',
    ]),
    mind: skeletons(null, [
      'How can you tell?',
      'Have you asked?',
      'Which part did you see, and which part is a guess?',
      'What else could be behind it?',
    ]),
    should: skeletons(null, [
      'Who says so?',
      'Is that your own rule or somebody else’s?',
      'What would happen if you simply did not?',
      'And if you were allowed to choose?',
    ]),
    absolute: skeletons(null, [
      'Is it every time?',
      'When was it last different?',
      'Was there ever a time when it was different?',
      'What would one exception look like?',
    ]),
    wish: skeletons(null, [
      'Do you want to {wish} for yourself, or for somebody else?',
      'What would you have to give up to {wish}?',
    ]),
    ahead: skeletons(null, [
      'How do you expect {day} to go?',
      'What if {day} turns out well?',
      '^What if {day} is easier than you think?',
      'What will still be all right after {day}?',
    ]),
    feeling: skeletons(null, ['Is there something else as well?', '%What would change it?']),
    said: skeletons(null, [
      '&What if {who} meant just what was said?',
      '&Could {who} have meant it kindly?',
      'What would change if {who} were right?',
    ]),
    trouble: skeletons(null, ['What have you tried so far?', 'Is there anybody you could ask?']),
    done: skeletons(null, ['~Do you give yourself credit for it?', 'Would you have believed it a year ago?']),
    first: skeletons(null, ['What had you told yourself beforehand?']),
    good: skeletons(null, [
      'What made it so good?',
      'Would you say so to somebody?',
      'What would let that happen more often?',
    ]),
    person: skeletons(null, ['How would {person} tell it?']),
  },
  general: [
    ...skeletons(null, [
      'What would change your mind about it?',
      'Is there a kinder way to see it?',
      'How sure are you of that?',
      '%Does it have to be that way?',
      'Which part of it is in your hands?',
      'Will it still look like that in a week?',
      'What have you tried?',
      'What if it is simpler than that?',
      '=Was there another way to take it?',
      'Is that a pattern, or just this once?',
      'What would you do next time?',
      'Who would see it differently?',
      'What are you taking for granted there?',
      'What else could it mean?',
    ]),
    ...skeletons('direct_concise', ['What else could it be?']),
    ...skeletons('warm_supportive', [
      '^What would you say to a friend in your place?',
      'Do you give yourself credit for that?',
      '~Are you making that smaller than it was?',
    ]),
    ...skeletons('professional_analytical', ['What else could explain it?']),
    ...skeletons('casual_friendly', ['Could it be something else?']),
  ],
}
