import type { CompanionMode } from './reply.ts'
import { type Skeleton, skeletons } from './skeleton.ts'

const listen: readonly Skeleton[] = [
  ...skeletons(null, [
    'There is room for more, or for stopping here.',
    'Say more, or let it rest.',
    'Nothing has to follow from it.',
    'I am reading along.',
    'It can stay unfinished.',
    'The page will hold it.',
    'You can leave it at that.',
    'If there is another half to it, it fits here too.',
    'Whatever comes next can be small.',
    'I will not add to it.',
  ]),
  ...skeletons('direct_concise', ['Go on.', 'That is enough for one line.']),
  ...skeletons('warm_supportive', ['Take the time it takes.', '^You do not have to explain it well.']),
  ...skeletons('professional_analytical', [
    'More detail helps only if it helps you.',
    'It is recorded; it can be weighed later.',
  ]),
  ...skeletons('casual_friendly', ['No rush.', 'I’m around if there’s more.']),
]

const ask: readonly Skeleton[] = [
  ...skeletons(null, [
    'What happened just before it?',
    'What would you have said if nobody could ever read it?',
    'Where did you notice it first?',
    'What is the part you left out?',
    'Who else would recognise this?',
    'What was it about {thing}?',
    'What does {feeling} ask for, if it asks for anything?',
    'When did it begin to be like this?',
    'What would a stranger need to know to understand it?',
    '~What surprised you in it?',
    'What do you wish somebody had asked?',
    'What of it will still be true tomorrow?',
    'What would you call it, if it needed a title?',
  ]),
  ...skeletons('direct_concise', ['What is the one fact that matters?', 'And what do you want?']),
  ...skeletons('warm_supportive', [
    'What would be kind to notice about it?',
    'How is it to read that line back?',
  ]),
  ...skeletons('professional_analytical', [
    'Which part is observation, and which is interpretation?',
    'Under what circumstances is it different?',
  ]),
  ...skeletons('casual_friendly', ['So what’s underneath that?', 'What’s the bit you’d tell a friend?']),
]

const challenge: readonly Skeleton[] = [
  ...skeletons(null, [
    '{absolute} is a large word. When was it last untrue?',
    'What is one exception to {absolute}?',
    '~What would somebody who disagrees with you point at?',
    'What speaks against it that you have not written down?',
    'If a friend wrote this, which word would you doubt?',
    '~What would have to happen for you to change your mind?',
    'Which part of this do you know, and which part do you expect?',
    '~What does it get you to see it this way?',
    'Is that the reason, or the first reason that came?',
    'How would this read in somebody else’s diary?',
    'Where does the evidence stop and the story begin?',
    'How sure are you of it, out of ten?',
    'What would it mean if the opposite were half true?',
    '^Which word in it is harder on you than it needs to be?',
    '^What would you say to a friend who wrote that line?',
    '^Is every word of it as true in the morning?',
  ]),
  ...skeletons('direct_concise', ['~What are you avoiding saying?', 'What is the weak spot in that?']),
  ...skeletons('warm_supportive', [
    'Could a gentler sentence be just as true?',
    'What might you be leaving out in your own favour?',
  ]),
  ...skeletons('professional_analytical', [
    'What alternative explanation fits the same facts?',
    'What would count as evidence against it?',
  ]),
  ...skeletons('casual_friendly', [
    '~Okay, but is that the whole story?',
    'Playing the other side: what if not?',
  ]),
]

const plan: readonly Skeleton[] = [
  ...skeletons(null, [
    'You want to {wish}. What are the first ten minutes of it?',
    'To {wish}: what has to be true before you can start?',
    'What is the smallest step that would count?',
    'What can be left out and still be enough?',
    'Which part of it needs somebody else?',
    'What will get in the way first?',
    'When, today or tomorrow, could ten minutes of it happen?',
    'What would you stop doing to make room for it?',
    'How will you know that it is done?',
    'What is already in place?',
    'If it had to be half the size, which half would you keep?',
    'What would the first line of the list say?',
    'At what hour of the day is there most of you left for it?',
    '^It can be a very small plan: what would make the next hour easier?',
  ]),
  ...skeletons('direct_concise', ['Next step, in five words?', 'By when?']),
  ...skeletons('warm_supportive', ['What would be a gentle first step?', 'What would help you begin?']),
  ...skeletons('professional_analytical', [
    'What is the constraint: time, energy, or somebody’s answer?',
    'What is the order of the steps, and which can fail?',
  ]),
  ...skeletons('casual_friendly', [
    'What’s the tiniest bit you could do first?',
    'Which bit is actually fun?',
  ]),
]

/** End a reply, by mode. Every one but listen's asks exactly one question; listen's ask none. */
export const closings: Readonly<Record<CompanionMode, readonly Skeleton[]>> = { listen, ask, challenge, plan }
