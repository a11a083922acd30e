import type { MeditationType } from './meditation-types.ts'

/** A part of a meditation: what is said when it begins, and what is said again from time to time while it lasts. */
export interface GuidanceStage {
  /** Length beside the other stages. */
  readonly share: number
  readonly lines: readonly string[]
  readonly reminders: readonly string[]
}

/** What is said in each kind of meditation, in order. */
export const meditationTexts: Readonly<Record<MeditationType, readonly GuidanceStage[]>> = {
  mindfulness: [
    {
      share: 3,
      lines: [
        'Sit or lie so that nothing has to hold you up by force.',
        'Let the next breath come by itself. You do not have to make it.',
        'Find the place where you feel it most: nose, chest or belly.',
      ],
      reminders: ['Where is the breath now?', 'If you were away, you are back already.'],
    },
    {
      share: 2,
      lines: [
        'Now let the whole body be there: its weight, its warmth, where it touches the ground.',
        'Something may pull or press. You can let it be there without answering it.',
      ],
      reminders: ['Feel the hands from inside.', 'Is there a place that can let go a little?'],
    },
    {
      share: 2,
      lines: [
        'Open your ears. Sounds come to you; there is no need to go and look for them.',
        'Near sounds, far sounds, and the quiet between them.',
      ],
      reminders: ['Which sound is the farthest?', 'Hear the sound before its name.'],
    },
    {
      share: 3,
      lines: [
        'Now thoughts may pass the way the sounds did.',
        'Notice one begin. Notice that it also ends.',
        'You can watch the road without getting into every car.',
      ],
      reminders: ['Thinking. And back to watching.', 'What is here, before the next thought?'],
    },
    {
      share: 1,
      lines: [
        'Come back to one breath, from its beginning to its end.',
        'Let a little light in when you are ready.',
      ],
      reminders: [],
    },
  ],
  'body-scan': [
    {
      share: 1,
      lines: [
        'Lie or sit comfortably, and let the ground carry your weight.',
        'Take one breath all the way down.',
      ],
      reminders: [],
    },
    {
      share: 2,
      lines: [
        'Bring your attention to the toes, the soles, the heels. Warm or cool, it is only to be noticed.',
        'Move up to the ankles and calves. Let them be heavy.',
      ],
      reminders: ['Feel both feet at once.'],
    },
    {
      share: 2,
      lines: [
        'Now the knees and the long muscles of the thighs.',
        'And the hips, and where they meet the seat.',
      ],
      reminders: ['Is there anything here that still holds?'],
    },
    {
      share: 2,
      lines: [
        'The belly rises and falls on its own. Do not help it.',
        'The lower back, the ribs, the whole wide back.',
      ],
      reminders: ['Breathe into the back for once.'],
    },
    {
      share: 2,
      lines: [
        'Move into the fingers, the palms, the wrists. They have worked today.',
        'Up the arms to the shoulders. Let them sink by the width of a finger.',
      ],
      reminders: ['The shoulders once more.'],
    },
    {
      share: 2,
      lines: [
        'The neck and the throat. Then the jaw: teeth apart, tongue resting.',
        'The cheeks, the eyes behind their lids, the forehead growing wide.',
      ],
      reminders: ['The jaw may loosen again.'],
    },
    {
      share: 1,
      lines: [
        'Feel all of it together, from the soles to the top of the head.',
        'Move fingers and toes, and take your time to get up.',
      ],
      reminders: [],
    },
  ],
  'loving-kindness': [
    {
      share: 2,
      lines: [
        'Begin with yourself, as you sit here now.',
        'Say inwardly: may I be safe. May I be well.',
        'May I be kind to myself today.',
      ],
      reminders: ['May I be well. You do not have to feel it yet.', 'A hand on the chest can help.'],
    },
    {
      share: 2,
      lines: [
        'Think of somebody who is easy to love. See their face.',
        'May you be safe. May you be well. May your days be light.',
      ],
      reminders: ['See them smile at something small.', 'May you be well.'],
    },
    {
      share: 2,
      lines: [
        'Now somebody you hardly know: a neighbour, a face from the bus.',
        'They too want a good day. May you be safe. May you be well.',
      ],
      reminders: ['Somebody loves this stranger.'],
    },
    {
      share: 2,
      lines: [
        'If you like, think of somebody who is a little difficult. Not the hardest one.',
        'You need not forgive anything. Only this: may you find some peace.',
      ],
      reminders: ['If it is too much, go back to somebody dear.'],
    },
    {
      share: 2,
      lines: [
        'Let the circle grow: this house, this town, everybody awake and asleep.',
        'May all of us be safe. May all of us be well.',
        'And back to you, who began it.',
      ],
      reminders: ['As far as it goes, in every direction.'],
    },
  ],
  cbt: [
    {
      share: 2,
      lines: [
        'Settle for a few breaths.',
        'Let a thought come that has been with you today. A medium one will do.',
      ],
      reminders: ['Only one. The others can wait outside.'],
    },
    {
      share: 2,
      lines: [
        'Put it into one sentence, and say inwardly before it: I notice the thought that ...',
        'Notice where the body answers. Chest, belly, throat?',
      ],
      reminders: ['It is a sentence. You are the one who hears it.'],
    },
    {
      share: 3,
      lines: [
        'What has really happened that speaks for it? Only what a camera would have seen.',
        'What has happened that does not fit?',
        'Is there a word in it like always, never or everybody? Try it without that word.',
      ],
      reminders: ['Which part is a fact, and which is a guess?', 'Has it ever turned out otherwise?'],
    },
    {
      share: 2,
      lines: [
        'What would you say to a friend who told you this thought?',
        'Find a sentence that is as true, and a little fairer to you.',
      ],
      reminders: ['It need not be cheerful. Only fair.'],
    },
    {
      share: 1,
      lines: [
        'Let both sentences float past, the old one and the new one.',
        'Come back to the breath. You can think about it later, or not.',
      ],
      reminders: [],
    },
  ],
  focused: [
    {
      share: 2,
      lines: [
        'Choose one spot where you feel the breath, as small as a coin.',
        'Rest your attention on it, as one looks at a candle.',
      ],
      reminders: ['Just that spot.'],
    },
    {
      share: 4,
      lines: [
        'Count each breath out, from one to ten. Then begin again at one.',
        'If you lose count, that is part of it. Begin again at one.',
      ],
      reminders: [
        'Which number is it?',
        'One is a good number. Begin there.',
        'Softly, as if you counted sleeping cats.',
      ],
    },
    {
      share: 4,
      lines: [
        'Now leave the numbers away and stay with the breath alone.',
        'Look for the moment when in turns into out.',
      ],
      reminders: [
        'Back to the spot.',
        'The turn of the breath: again.',
        'How many wanderings does not matter. Each return does.',
      ],
    },
    {
      share: 1,
      lines: [
        'Let your attention grow wide again, to the whole room.',
        'Notice how it feels after staying with one thing.',
      ],
      reminders: [],
    },
  ],
}
