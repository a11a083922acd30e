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
      | 'fond'
      | 'identity'
      | 'mind'
      | 'same'
    )
  | ('private' | 'able' | 'verdict' | 'dare' | 'mock' | 'rebuke' | 'hush' | 'joke' | 'listening')
  | ('world' | 'unknown' | 'advice' | 'foreign' | 'rest' | 'wordless')
  | ('disagree' | 'called' | 'plea' | 'wry' | 'joy' | 'weary' | 'hello')

/** Several wordings of each, so that none stands twice in a talk. `{where}`: 'on your device'. 'rest' comes behind thanks in another language. */
type Answers = Readonly<Record<AnswerKey, readonly string[]>>

/** How it words things for somebody; never about what they feel. */
export type Manner = Plain & Answers

const warm: Manner = {
  promise: 'You set yourself this once. It may still hold, or its time may have passed.',
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
    'I am a program. I take words as they stand, and cannot know or feel what is behind them.',
    'That takes a heart. All I have is what you write.',
    'Words are all I ever see. What lies behind them I leave to people.',
  ],
  same: [
    'My own sentences are the same for everybody, and there are not many of them. The lines I find are yours alone.',
    'I do repeat myself; programs do. What you wrote is the part that nobody else gets.',
    'I only have so many sentences. Your pages make better reading.',
  ],
  private: [
    'No person reads along: I am a program {where}, and what you write is sealed. In Settings you decide what else may read it.',
    'It stays sealed, and I have nobody to tell.',
  ],
  able: [
    'I can find lines in your pages, set one beside what you say, ask a question and suggest a first step. That is all.',
    'Tell me something, or ask me what you once wrote. I can look through your pages, and that is as far as I go.',
  ],
  verdict: [
    'I do not give marks. I have read about some of your days, and have not lived a single one.',
    'A number from a program would not be worth having.',
    'No verdict from me. I read; I do not judge.',
  ],
  dare: [
    'I will leave that unsaid. Coming from me it would be empty.',
    'You would hear the machine in it at once, so no.',
    'I do not make things up. It will have to be your own lines.',
  ],
  mock: [
    'I cannot argue with that. The better half of this talk is yours anyway.',
    'Fair enough. I am not much company: I keep things and find them again.',
    'That is true.',
  ],
  rebuke: [
    'That may well be. I often go by words and miss the meaning. Give me a name or a day, and I will look again.',
    'Then I missed it. A name or a day would help me more than another guess.',
    'That is fair. I am better at finding than at understanding.',
  ],
  hush: ['All right.', 'I will leave it there, then.', 'As you like.'],
  joke: [
    'I have none of my own. The funny lines here are yours.',
    'Still none, and I would only spoil the ending.',
    'No, though I have been told that I am one.',
  ],
  listening: [
    'I read every word, {where}. I speak up where one of your own lines is near, or to ask a question.',
    'Yes. When I am silent, I found nothing of yours that was near.',
    'I am here, and I have read it.',
  ],
  world: [
    'I do not know the world, only your pages.',
    'That is outside your pages, and I know nothing out there.',
    'I have never seen anything but your pages, so I cannot say.',
    'I would only be guessing.',
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
    'I cannot know what is right for you, but I can look through your pages for what helped before: just ask.',
    'I wish I could do more than read and keep. What I can do is find how you came through it before.',
  ],
  wry: ['Kept, irony and all.', 'Drily said, and kept.', 'That raised eyebrow is kept, too.'],
  joy: ['How good. That will be here on a day that needs it.', 'That is lovely to have on record.'],
  weary: ['Then let that be enough for now.', 'You need not add a word to that.', 'Then rest comes first.'],
  hello: ['Hello. I have read it.', 'Hello to you too.', 'And hello from here.'],
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
    promise: 'You set yourself this.',
    thanks: ['Any time.', 'Good.', 'No problem.'],
    night: ['Good night.', 'Night.', 'Sleep well.'],
    farewell: ['Until next time.', 'Goodbye.'],
    greeting: ['Hello.', 'Go ahead.'],
    smalltalk: ['Same as ever: a program.'],
    apology: ['No need.', 'It is fine.'],
    identity: [
      'A program {where}. I find lines in your pages and ask questions. I know nothing else.',
      'Still a program. Nobody is typing this.',
    ],
    mind: [
      'I am a program: no feelings, no mind-reading. I go by your words.',
      'I read words. Nothing more.',
    ],
    same: ['My own sentences, yes. The lines from your pages, no.', 'I repeat myself. Programs do.'],
    verdict: ['No marks from me.', 'I do not judge.'],
    dare: ['No. From me it would be empty.', 'I do not make things up.'],
    mock: ['True.', 'No argument there.', 'Fair.'],
    rebuke: ['Possibly. I often go by words alone. Give me a name or a day.', 'Then I missed it.'],
    hush: ['All right.', 'Done.'],
    joke: ['I have none.', 'Still none.'],
    listening: ['Yes, every word, {where}. I speak up when one of your lines is near, or to ask.', 'Yes.'],
    world: ['I know your pages, not the world.', 'Outside your pages, I know nothing.', 'No idea.'],
    unknown: ['I do not know. I did not find it in your pages.'],
    advice: ['Yours to decide.', 'Your decision, not mine.'],
    foreign: ['I only read English. It is kept.', 'Not a language I read. Kept.'],
    wordless: ['Kept.'],
    plea: ['I cannot decide for you. I can find what helped before: ask me.'],
    wry: ['Irony noted.', 'Drily put.'],
    joy: ['Good news. On record.', 'Well done.'],
    weary: ['Enough for now, then.'],
    disagree: ['I do not agree.', 'You are too hard on yourself.', 'That is too harsh.'],
  },
  professional_analytical: {
    promise: 'An earlier intention of your own, for comparison.',
    thanks: ['You are welcome.', 'Noted.', 'Good to know.'],
    identity: [
      'A program {where}; no language model writes this. I find lines in your pages and ask questions. I have no knowledge of the world.',
      'A program throughout; no person is involved.',
    ],
    mind: [
      'I process words as they stand. What lies behind them is not available to me.',
      'That would take a mind, and I am a program.',
    ],
    same: [
      'My own phrases come from a fixed list, the same for everybody. What I find in your pages does not.',
      'The list is short, so repetition is to be expected.',
    ],
    verdict: [
      'I have no scale for that, and would not trust one.',
      'That is not something pages can be scored for.',
    ],
    mock: ['An accurate description.', 'I have no objection to that.', 'Correct.'],
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
    night: ['Night. It’s all kept.', 'Sleep tight.', 'Night night.'],
    farewell: ['See you. It’s all kept.', 'Bye for now.', 'Take care.'],
    greeting: ['Hi. Start wherever.', 'Hi again.'],
    smalltalk: [
      'Same as always, I’m a program. Your day’s the better story.',
      'Nothing to report from in here.',
    ],
    apology: ['No worries at all.', 'All good.'],
    identity: [
      'Just a program {where}. I dig up lines from your pages and ask things; the world’s beyond me.',
      'Still just a program. Nobody back here.',
    ],
    mind: [
      'I’m a program, so that’s beyond me. I only get the words.',
      'No heart in here, I just read what you type.',
    ],
    same: [
      'Pretty much, I only know a handful of lines. The ones from your pages are all yours.',
      'Yep, broken record. Comes with being a program.',
    ],
    verdict: ['No marks out of me.', 'I wouldn’t trust a number from a program, and neither should you.'],
    dare: ['Nope. You’d smell the machine on it.', 'Not falling for that one.'],
    mock: ['Ouch. True, though.', 'Can’t argue with that.', 'Guilty.'],
    rebuke: [
      'Fair. I go by words a lot and miss the point now and then. Throw me a name or a day.',
      'Missed it, then. A name or a day would help.',
    ],
    hush: ['Okay, okay.', 'Lips zipped.'],
    joke: ['Got none. Your pages are funnier than me.', 'Still got nothing.'],
    world: [
      'No idea, honestly. I only know your pages.',
      'Beats me. I never get out of your pages.',
      'Not a clue.',
    ],
    unknown: ['No idea. I looked, and couldn’t find it in your pages.'],
    advice: ['Your call.', 'That one’s up to you.'],
    foreign: [
      'I only read English, so I won’t fake it. It’s kept.',
      'Not one I can read. It’s kept, though.',
    ],
    listening: [
      'I read all of it, {where}. I pipe up when one of your own lines is close, or when I’ve got a question.',
      'Yep, still reading.',
    ],
    wry: ['Ha. Kept, eye-roll and all.', 'Dry as toast.'],
    joy: ['Get in! That one’s a keeper.', 'Love that. Kept.'],
    weary: ['Then call it a day.', 'Nuff said.'],
    hello: ['Hiya. Read it.', 'Hello you.'],
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
