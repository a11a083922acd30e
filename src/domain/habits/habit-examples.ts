import type { HabitFrequency, HabitTarget } from './habit.ts'
import type { CueType, Difficulty, HabitArea, HabitKind } from './habit-choices.ts'

/** A habit that somebody may begin with and make their own. `id` names it among the examples. */
export interface HabitExample {
  readonly id: string
  readonly name: string
  readonly trigger: string
  readonly behavior: string
  readonly reinforcement: string
  readonly smallest: string
  readonly area: HabitArea
  readonly kind: HabitKind
  readonly cueType: CueType
  readonly difficulty: Difficulty
  readonly frequency: HabitFrequency
  readonly target: HabitTarget | null
}

/** Ten whole habits, the easiest first: each kind, each type of cue and each type of frequency among them. */
export const habitExamples: readonly HabitExample[] = [
  {
    id: 'slow-breaths',
    name: 'Five slow breaths',
    trigger: 'I pour my coffee',
    behavior: 'take five slow breaths',
    reinforcement: 'enjoy the first sip',
    smallest: 'one slow breath',
    area: 'mindfulness',
    kind: 'build',
    cueType: 'preceding_event',
    difficulty: 'very_easy',
    frequency: { type: 'daily' },
    target: null,
  },
  {
    id: 'one-task',
    name: 'One thing that matters',
    trigger: 'I sit down at my desk',
    behavior: 'write down the one task that matters most',
    reinforcement: 'start on it right away',
    smallest: 'say it out loud',
    area: 'productivity',
    kind: 'build',
    cueType: 'location',
    difficulty: 'easy',
    frequency: { type: 'weekdays' },
    target: null,
  },
  {
    id: 'ten-pages',
    name: 'Ten pages',
    trigger: 'the dishes are done',
    behavior: 'read a book on the sofa',
    reinforcement: 'mark the line I liked best',
    smallest: 'one page',
    area: 'learning',
    kind: 'build',
    cueType: 'preceding_event',
    difficulty: 'easy',
    frequency: { type: 'daily' },
    target: { value: 10, unit: 'pages', direction: 'at_least' },
  },
  {
    id: 'vitamins',
    name: 'Vitamins',
    trigger: 'my morning reminder rings',
    behavior: 'take my vitamins with a glass of water',
    reinforcement: 'open the window to the day',
    smallest: 'put the bottle next to my cup',
    area: 'health',
    kind: 'build',
    cueType: 'notification',
    difficulty: 'very_easy',
    frequency: { type: 'daily', times: ['08:00'] },
    target: null,
  },
  {
    id: 'strength',
    name: 'Strength training',
    trigger: 'I get home from work',
    behavior: 'change and do my three exercises',
    reinforcement: 'take a long, hot shower',
    smallest: 'one set of the easiest one',
    area: 'fitness',
    kind: 'build',
    cueType: 'location',
    difficulty: 'challenging',
    frequency: { type: 'custom', timesPerWeek: 3 },
    target: null,
  },
  {
    id: 'call',
    name: 'Sunday call',
    trigger: 'Sunday lunch',
    behavior: 'call someone I miss',
    reinforcement: 'write down one thing they told me',
    smallest: 'a short voice message',
    area: 'relationships',
    kind: 'build',
    cueType: 'social',
    difficulty: 'moderate',
    frequency: { type: 'weekly', days: [0] },
    target: null,
  },
  {
    id: 'drawing',
    name: 'A small drawing',
    trigger: 'When I see my sketchbook on the table',
    behavior: 'draw whatever lies next to it',
    reinforcement: 'date the page',
    smallest: 'a single line',
    area: 'creative',
    kind: 'build',
    cueType: 'visual',
    difficulty: 'easy',
    frequency: { type: 'weekends' },
    target: null,
  },
  {
    id: 'accounts',
    name: 'Money check',
    trigger: 'On the evening of the first',
    behavior: 'go through last month’s spending',
    reinforcement: 'move a little into savings',
    smallest: 'look at the balance',
    area: 'finance',
    kind: 'build',
    cueType: 'time',
    difficulty: 'moderate',
    frequency: { type: 'monthly', days: [1], times: ['19:00'] },
    target: null,
  },
  {
    id: 'no-phone',
    name: 'No phone in bed',
    trigger: 'I turn off the light',
    behavior: 'pick up my phone again',
    reinforcement: 'think of one good moment of the day',
    smallest: 'leave it face down until I am asleep',
    area: 'sleep',
    kind: 'break',
    cueType: 'preceding_event',
    difficulty: 'challenging',
    frequency: { type: 'daily' },
    target: null,
  },
  {
    id: 'name-feeling',
    name: 'Naming the feeling',
    trigger: 'When I feel tense',
    behavior: 'say what I feel in one word',
    reinforcement: 'let my shoulders drop',
    smallest: 'one hand on my chest',
    area: 'selfcare',
    kind: 'track',
    cueType: 'emotional_state',
    difficulty: 'easy',
    frequency: { type: 'daily' },
    target: null,
  },
]
