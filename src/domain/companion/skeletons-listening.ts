import { type Skeleton, skeletons } from './skeleton.ts'

/** End a reply that only listens; most replies need none. They ask nothing. */
export const listening: readonly Skeleton[] = [
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
    'No conclusion is due.',
    'It is written down; that was the work.',
    'You need not make it into anything.',
    'I leave it as you left it.',
    'The next line can be about something else entirely.',
    'If it has a sequel, I am here for that as well.',
    'It may mean more tomorrow, or less.',
    'I have nothing to correct in it.',
    'That is all I would say to it.',
    'Some sentences only want to be put somewhere.',
  ]),
  ...skeletons('direct_concise', [
    'Go on.',
    'That is enough for one line.',
    'I am here.',
    'Continue or stop.',
  ]),
  ...skeletons('warm_supportive', [
    'Take the time it takes.',
    '^You do not have to explain it well.',
    'I am in no hurry.',
    'It is safe to be unclear here.',
  ]),
  ...skeletons('professional_analytical', [
    'More detail helps only if it helps you.',
    'It is recorded; it can be weighed later.',
    'No inference is needed today.',
    'I hold it as it stands.',
  ]),
  ...skeletons('casual_friendly', [
    'No rush.',
    'I’m around if there’s more.',
    'Take your time.',
    'We can leave it there.',
  ]),
]
