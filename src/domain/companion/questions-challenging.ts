import type { Questions } from './questions.ts'
import { afterLoss } from './questions-asking.ts'
import { skeletons } from './skeleton.ts'

/** Questions that look at a matter from another side. Sharp ones are kept away from what is heavy. */
export const challenging: Questions = {
  of: {
    gone: afterLoss,
    hard: skeletons(null, [
      'Would you say that about a friend?',
      'What would a fair friend say?',
      'What would you say against it?',
      'Would you still say so after a night’s sleep?',
      '^Could you be a little fairer to yourself there?',
    ]),
    conflict: skeletons(null, [
      'How would it be told from the other side?',
      'What if it was never about that?',
      '~What was your part in it?',
      'What would end it well?',
    ]),
    decision: skeletons(null, [
      'If you had to decide today, which would it be?',
      'What are you hoping somebody will tell you?',
      'Which of the two would you regret?',
      'What would you advise somebody else?',
      'Is it really either one or the other?',
    ]),
    mind: skeletons(null, [
      'How do you know?',
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
      'Is it really “{absolute}”?',
      'When was it last not so?',
      'Was there ever a time when it was different?',
      'What would one exception look like?',
    ]),
    wish: skeletons(null, [
      'What has kept you from starting to {wish}?',
      'Do you want to {wish} for yourself, or for somebody else?',
      'What would you have to give up to {wish}?',
      'Who besides you wants you to {wish}?',
    ]),
    ahead: skeletons(null, [
      'What are you telling yourself about {day}?',
      'What if {day} turns out well?',
      '^What if {day} is easier than you think?',
      'What will still be all right after {day}?',
    ]),
    feeling: skeletons(null, [
      'Is {felt} all of it, or is there something else as well?',
      '%What would change it?',
      '=Would you be as {felt} about it today?',
    ]),
    said: skeletons(null, [
      'What if {who} meant just what was said?',
      'Could {who} have meant it kindly?',
      'What would change if {who} were right?',
      'How much of it is what {who} said, and how much what you heard?',
      'Would you have said it differently?',
      'What does {who} not know?',
    ]),
    trouble: skeletons(null, ['What have you not tried yet?', 'Is there anybody you could ask?']),
    done: skeletons(null, [
      'Do you give yourself the credit for it?',
      'Would you have believed it a year ago?',
    ]),
    first: skeletons(null, ['What had you told yourself beforehand?']),
    good: skeletons(null, [
      'What did you do that helped?',
      'What would have to happen to have it more often?',
      '=Did you let yourself enjoy it?',
    ]),
    person: skeletons(null, [
      'How would {person} tell it?',
      'What would {person} see in it that you do not?',
      'Is there something you have never asked {person}?',
    ]),
  },
  general: [
    ...skeletons(null, [
      'What would it look like from the other side?',
      'What would change your mind about it?',
      'Is there a kinder way to see it that you would also believe?',
      'How sure are you of that?',
      '%Does it have to be that way?',
      'Which part of it is in your hands?',
      'Will it still look like that in a week?',
      'What would you advise a friend?',
      'What have you tried?',
      'What if it is simpler than that?',
      '=Was there another way to take it?',
      'Is it a pattern, or was it once?',
      'What would you lose by letting it go?',
      'What would you do next time?',
      'Who would see it differently?',
      '=What would you have thought of it ten years ago?',
      'What do you take for granted there?',
      'Is that what you think, or what you were told?',
      'What would you say if you had to argue against yourself?',
      'What else could it mean?',
      'What would have to be true for the opposite?',
    ]),
    ...skeletons('direct_concise', ['Is that all of it?', 'What else could it be?', '~And the other side?']),
    ...skeletons('warm_supportive', [
      '^What would you say to a friend in your place?',
      'Do you give yourself credit for that?',
      'Are you making that smaller than it was?',
    ]),
    ...skeletons('professional_analytical', [
      'What else could explain it?',
      '~How would you test that?',
      'Which part is a fact, and which a guess?',
    ]),
    ...skeletons('casual_friendly', [
      '~Sure about that?',
      'What’s the other side of it?',
      'Could it be something else?',
    ]),
  ],
}
