import { type CommunicationStyle, communicationStyles } from '#domain/account/onboarding-choices.ts'

/** What it says of itself and its work, in one wording. */
interface Plain {
  readonly promise: string
}

/** What it answers: to what is said to it, to what it cannot know ('unknown': of the world or of a page, one cannot tell), and in passing. */
export type AnswerKey =
  | (
      | 'thanks'
      | 'night'
      | 'farewell'
      | 'greeting'
      | 'smalltalk'
      | 'apology'
      | 'write'
      | 'fond'
      | 'identity'
      | 'mind'
      | 'same'
    )
  | ('private' | 'able' | 'verdict' | 'dare' | 'mock' | 'rebuke' | 'hush' | 'joke' | 'listening')
  | ('world' | 'unknown' | 'advice' | 'foreign' | 'rest' | 'wordless')
  | ('app' | 'again' | 'deed' | 'dispute' | 'begin')
  | ('disagree' | 'called' | 'plea' | 'wry' | 'joy' | 'weary' | 'hello')

/** Several wordings of each, so that none stands twice in a talk. `{where}`: 'on your device'. 'rest' comes behind thanks in another language. */
type Answers = Readonly<Record<AnswerKey, readonly string[]>>

/** How it words things for somebody; never about what they feel. */
export type Manner = Plain & Answers

const warm: Manner = {
  promise: 'You set this for yourself once. It may still hold, or its time may have passed.',
  thanks: ['You are welcome.', 'Not at all.', 'That is what your pages are for.', 'Any time.'],
  night: [
    'Good night. Everything is kept.',
    'Sleep well. It will all be here tomorrow.',
    'Good night, then.',
  ],
  farewell: ['Until next time. Everything is kept.', 'Take care. It will all be here.', 'Goodbye for now.'],
  greeting: ['Hello. Start wherever you like.', 'Hello again.', 'I am here. Go ahead.'],
  smalltalk: [
    'I am a program, so the same as ever. Your day is the one that counts here.',
    'Nothing ever happens to me, so there is nothing to tell.',
  ],
  apology: ['No need to be sorry. There is room for it here.', 'There is nothing to forgive.'],
  fond: [
    'That is kind of you. I am only a program, so save some of it for somebody who can return it.',
    'I could not say it back and mean it, but it is kept.',
  ],
  identity: [
    'I am a program {where}, not a person. I find lines in your pages and ask questions; beyond your pages I know nothing.',
    'Still a program, {where}. There is nobody behind it, typing.',
    'Not a person, no: a program that reads your pages.',
  ],
  mind: [
    'I am a program: I feel nothing and judge nothing. I take words as they stand, and cannot know what is behind them.',
    'That takes a heart. All I have is what you write.',
    'Words are all I ever see. What lies behind them I leave to people.',
  ],
  same: [
    'My own sentences are the same for everybody, and there are not many of them. The lines I find are yours alone.',
    'I do repeat myself; programs do. What you wrote is the part that nobody else gets.',
  ],
  private: [
    'No person reads along: I am a program {where}, and what you write is sealed. In Settings you decide what else may read it.',
    'It stays sealed, and I have nobody to tell.',
  ],
  write: [
    'I cannot write, correct or translate. I can find what you wrote about it before: just ask.',
    'The words have to be yours; I make none up.',
  ],
  able: [
    'I can find lines in your pages, set one beside what you say, ask a question and suggest a first step. That is all.',
    'Tell me something, or ask me what you once wrote. I can look through your pages, and that is as far as I go.',
  ],
  verdict: [
    'I do not give marks. I have read about some of your days, and have not lived a single one.',
    'A number from a program would not be worth having.',
  ],
  dare: [
    'I will leave that unsaid. Coming from me it would be empty.',
    'I do not make things up. It will have to be your own lines.',
  ],
  mock: [
    'I cannot argue with that. The better half of this talk is yours anyway.',
    'Fair enough. I am not much company: I keep things and find them again.',
  ],
  rebuke: [
    'Then I got it wrong. I go by words and often miss the meaning; a name or a day helps me find the right place.',
    'Then I missed it. A name or a day would help me more than another guess.',
    'That is fair. I am better at finding than at understanding.',
  ],
  hush: ['All right.', 'I will leave it there, then.', 'As you like.'],
  joke: [
    'I have none of my own. The funny lines here are yours.',
    'No, though I have been told that I am one.',
  ],
  listening: [
    'I read every word, {where}. I speak up where one of your own lines is near, or to ask a question.',
    'Yes. When I am silent, I found nothing of yours that was near.',
  ],
  world: [
    'I do not know the world, only your pages.',
    'That is outside your pages, and I know nothing out there.',
    'I have never seen anything but your pages, so I cannot say.',
  ],
  unknown: [
    'I do not know. Your pages are all I have, and I did not find it in them.',
    'I cannot tell you: I found no page that says so.',
  ],
  advice: [
    'That is yours to decide.',
    'I cannot decide that for you. I know your pages, not what lies ahead.',
    'You know more about that than I do.',
  ],
  foreign: [
    'I only read English, so I will not pretend to have understood this. It is kept just as you wrote it.',
    'I cannot read that language, but it is kept, every letter of it.',
  ],
  rest: ['I cannot read the rest: I only know English.', 'I could read that much, and no more.'],
  wordless: ['Kept, even without words.'],
  called: [
    'Whoever said that, I would not say it of you.',
    'That is their word for you. It need not become yours.',
  ],
  plea: [
    'What would help a little in the next ten minutes? Begin with that; the rest can wait that long.',
    'One thing at a time: which part of it cannot wait until tomorrow?',
    'Is there somebody you could ring? If not, ask me what helped before, and I will look for it.',
  ],
  begin: [
    'Which of it would you be most relieved to have behind you? Give that one ten minutes, and then stop.',
    'Take the smallest part, ten minutes, and leave the rest until they are over.',
  ],
  wry: ['Kept, irony and all.', 'Drily said, and kept.', 'That raised eyebrow is kept, too.'],
  joy: ['How good. That will be here on a day that needs it.', 'That is lovely to have on record.'],
  weary: ['Then let that be enough for now.', 'You need not add a word to that.', 'Then rest comes first.'],
  hello: ['Hello to you too.', 'And hello from here.'],
  app: [
    'I know your pages better than the app. Most of it is found under Settings, and the questions and answers at /faq say the rest.',
    'That is more than I know of the app. The questions and answers are at /faq.',
  ],
  again: [
    'I read one message at a time. Ask once more with a name or a day in it, and I will look again. A line that I show leads to its page.',
    'A line that I show leads to its page; the rest stands there. In other words, I may find another.',
  ],
  deed: [
    'I cannot do that: I read your pages and find lines in them. A reminder is as far as I go: type “remind me on Friday at 5 to …”.',
    'That is beyond me. I have no hands outside your pages.',
  ],
  dispute: [
    'I looked for a page that says otherwise and found none. That proves nothing: you have not written down everything.',
    'I found no page to set against it. Ask me for a time when it was different, and I will look once more.',
  ],
  disagree: [
    'I would not say that about you.',
    'That is a hard thing to say about yourself, and I will not join in.',
    'That is harsher than anything I would say of you.',
    'You would not let anybody say that about a friend of yours.',
  ],
}

const manners: Readonly<Record<CommunicationStyle, Partial<Manner>>> = {
  warm_supportive: {},
  direct_concise: {
    promise: 'You set this for yourself.',
    thanks: ['Any time.', 'Good.', 'No problem.'],
    identity: [
      'A program {where}. I find lines in your pages and ask questions. I know nothing else.',
      'Still a program. Nobody is typing this.',
    ],
    rebuke: ['Possibly. I often go by words alone. Give me a name or a day.', 'Then I missed it.'],
    joke: ['I have none.', 'Still none.'],
    world: ['I know your pages, not the world.', 'Outside your pages, I know nothing.', 'No idea.'],
    wry: ['Irony noted.', 'Drily put.'],
    joy: ['Good news. On record.', 'Well done.'],
    disagree: ['I do not agree.', 'You are too hard on yourself.', 'That is too harsh.'],
  },
  professional_analytical: {
    promise: 'An earlier intention of your own, for comparison.',
    thanks: ['You are welcome.', 'Noted.', 'Good to know.'],
    identity: [
      'A program {where}; no language model writes this. I find lines in your pages and ask questions. I have no knowledge of the world.',
      'A program throughout; no person is involved.',
    ],
    rebuke: [
      'That may be so: I often match words rather than meaning. A name, a place or a date narrows the search.',
      'Then the search failed. A name or a date would help.',
    ],
    joke: ['Jokes are outside what I do; I find lines.', 'Still outside what I do.'],
    world: [
      'Facts about the world are outside my sources, which are your pages.',
      'Your pages are my only source, and they do not cover it.',
      'I have no reference for that.',
    ],
    wry: ['The irony is on record as well.'],
    joy: ['A good result, and on record.', 'Worth recording.'],
    disagree: [
      'That is a judgement, and I do not share it.',
      'One sentence is not a finding about a person.',
      'A harsh word is not a measurement.',
    ],
  },
  casual_friendly: {
    promise: 'You told yourself this once. Still on?',
    thanks: ['Sure thing.', 'No bother.', 'Any time.'],
    identity: [
      'Just a program {where}. I dig up lines from your pages and ask things; the world’s beyond me.',
      'Still just a program. Nobody back here.',
    ],
    mind: [
      'I’m a program, so that’s beyond me. I only get the words.',
      'No heart in here, I just read what you type.',
    ],
    rebuke: [
      'Fair. I go by words a lot and miss the point now and then. Throw me a name or a day.',
      'Missed it, then. A name or a day would help.',
    ],
    joke: ['Got none. Your pages are funnier than me.', 'Still got nothing.'],
    world: [
      'No idea, honestly. I only know your pages.',
      'Beats me. I never get out of your pages.',
      'Not a clue.',
    ],
    wry: ['Ha. Kept, eye-roll and all.', 'Dry as toast.'],
    joy: ['Get in! That one’s a keeper.', 'Love that. Kept.'],
    disagree: [
      'Nah, I’m not having that.',
      'That’s rough on you, and I won’t join in.',
      'You wouldn’t say that to a mate.',
    ],
  },
}

const known = (style: string): CommunicationStyle =>
  communicationStyles.find((one) => one === style) ?? 'warm_supportive'

/** How the companion words things for somebody; warm where the style is not known. */
export const mannerOf = (style: string): Manner => ({ ...warm, ...manners[known(style)] })

/** Every wording of an answer, those of the style first. */
export const wordingsOf = (style: string, key: AnswerKey): readonly string[] => [
  ...new Set([...(manners[known(style)][key] ?? []), ...warm[key]]),
]
