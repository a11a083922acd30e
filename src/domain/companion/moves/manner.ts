import { type CommunicationStyle, communicationStyles } from '#domain/account/onboarding-choices.ts'

/** What it says of itself and its work, in one wording. */
interface Plain {
  /** Nothing belongs beside what was said. `{n}`: '11 pages'. */
  readonly nothingBeside: string
  readonly noPages: string
  readonly promise: string
}

/** What it says to what is said to it: several wordings of each, so that none stands twice in a talk. `{where}`: 'on your device'. */
interface Answers {
  readonly thanks: readonly string[]
  readonly night: readonly string[]
  readonly greeting: readonly string[]
  readonly smalltalk: readonly string[]
  readonly apology: readonly string[]
  readonly fond: readonly string[]
  readonly identity: readonly string[]
  readonly mind: readonly string[]
  readonly same: readonly string[]
  readonly private: readonly string[]
  readonly able: readonly string[]
  readonly verdict: readonly string[]
  readonly dare: readonly string[]
  readonly mock: readonly string[]
  readonly rebuke: readonly string[]
  readonly hush: readonly string[]
  readonly joke: readonly string[]
  readonly listening: readonly string[]
  readonly world: readonly string[]
  /** Whether it is of the world or of a page one cannot tell. */
  readonly unknown: readonly string[]
  readonly advice: readonly string[]
  readonly foreign: readonly string[]
  /** Behind thanks in another language. */
  readonly rest: readonly string[]
  readonly wordless: readonly string[]
  /** To a harsh word about oneself. */
  readonly disagree: readonly string[]
}

/** How it words things for somebody; never about what they feel. */
export type Manner = Plain & Answers

const warm: Manner = {
  nothingBeside: 'I looked through {n}, and nothing there belongs beside this.',
  noPages: 'There are no earlier pages yet, so it stands here by itself.',
  promise: 'You set yourself this once. It may still hold, or have had its time.',
  thanks: ['You are welcome.', 'Gladly.', 'That is what your pages are for.', 'Any time.'],
  night: ['Good night. Everything is kept.', 'Sleep well. It is all here tomorrow.', 'Good night, then.'],
  greeting: ['Hello. Begin anywhere you like.', 'Hello again.', 'Here I am. Go on.'],
  smalltalk: [
    'I am a program, so much the same as ever. Your day is the one that counts here.',
    'Nothing ever happens to me, so that was quickly told.',
  ],
  apology: [
    'No need to be sorry. There is room for it here.',
    'Nothing to forgive.',
    'I take no offence. I cannot.',
  ],
  fond: [
    'That is kindly meant. I am only a program, so keep some of it for somebody who can answer it.',
    'I cannot return that, but it is not lost on the page.',
  ],
  identity: [
    'I am a program {where}, not a person. I find lines in your pages and ask; I do not know the world.',
    'Still a program, {where}. Nobody sits behind it and types.',
    'No person, no. Rules, your pages, and a little patience that costs me nothing.',
  ],
  mind: [
    'I am a program: I take words as they stand, and neither know nor feel what is behind them.',
    'That takes somebody with a heart. I only have what you write.',
    'All that I ever see is words. What is behind them I leave to people.',
  ],
  same: [
    'My own few sentences are the same for everybody, and I soon run out of them. The lines I find are only yours.',
    'I do repeat myself: I am made of rules. What you wrote is the part that nobody else gets.',
    'My stock is small. Your pages are the better reading.',
  ],
  private: [
    'What you write is sealed, and I tell nobody. I run {where}; what else may read it, you decide in Settings.',
    'It stays sealed, and I have nobody to tell.',
  ],
  able: [
    'I can find lines in your pages, hold two of them side by side, ask a question and propose a first step. That is all of it.',
    'Tell me something, or ask what you once wrote. I look through your pages; beyond them I can do nothing.',
  ],
  verdict: [
    'I give no marks. I have read some of your days, and not lived one of them.',
    'A number from a program would not be worth having.',
    'No verdict from me. I read; I do not judge.',
  ],
  dare: [
    'I will leave that one unsaid. From me it would only be a phrase.',
    'You would hear at once that it came out of a machine, so no.',
    'I make nothing up. It will have to be your own lines.',
  ],
  mock: [
    'I cannot argue with that. The better half of this talk is yours anyway.',
    'Fair enough. I am no company; I only keep things, and find them again.',
    'True, and I know it.',
  ],
  rebuke: [
    'I may well be, tonight. I find lines by their words and miss what is meant; tell me a name or a day, and I look again.',
    'Then I missed it. A name or a day would help me more than another guess.',
    'That is fair. I am better at finding than at understanding.',
  ],
  hush: ['All right.', 'Then I leave it there.', 'As you like.'],
  joke: [
    'I have none of my own. The funny lines here are yours.',
    'Still none. I would only spoil the ending.',
    'No, but I am told that I am one.',
  ],
  listening: [
    'I read every word, {where}, and say something only where one of your own lines is near.',
    'Yes. When I am silent, no line of yours was near.',
    'I am here, and I read it.',
  ],
  world: [
    'I do not know the world, only your pages.',
    'That lies outside your pages, and out there I know nothing.',
    'I have never seen anything but your pages, so I cannot say.',
    'Not from me: I would be guessing.',
  ],
  unknown: [
    'I do not know. I have only your pages, and found it in none of them.',
    'That I cannot tell you: no page that I can read says it.',
  ],
  advice: [
    'That is yours to decide.',
    'I will not decide that for you: I know your pages, and not what is ahead.',
    'You know more about that than I do.',
  ],
  foreign: [
    'I read English only, so I will not pretend to have understood this. It is kept as you wrote it.',
    'I cannot read that language, but it is kept, every letter.',
  ],
  rest: ['The rest I cannot read: I know English only.', 'I could read that much, and no more.'],
  wordless: ['Kept, without words.'],
  disagree: [
    'I would not say that about you.',
    'That is a hard thing to say about yourself, and I do not take it as true.',
    'I have read it, and I do not believe it.',
    'You would not let anybody say that about a friend of yours.',
  ],
}

const manners: Readonly<Record<CommunicationStyle, Partial<Manner>>> = {
  warm_supportive: {},
  direct_concise: {
    nothingBeside: '{n} looked through. Nothing near.',
    noPages: 'No earlier pages yet.',
    promise: 'You set yourself this.',
    thanks: ['Any time.', 'Good.', 'Welcome.'],
    night: ['Good night.', 'Night.', 'Until tomorrow.'],
    greeting: ['Hello.', 'Go ahead.'],
    smalltalk: ['Same as ever: a program.'],
    apology: ['No need.', 'Fine by me.'],
    identity: [
      'A program {where}. I find lines in your pages and ask; I do not know the world.',
      'Still a program. Nobody types this.',
    ],
    mind: ['No feelings, no second sight: a program. I go by your words.', 'I read words. Nothing more.'],
    same: ['My own sentences, yes: I have few. Your lines go to nobody else.', 'I repeat myself. Rules do.'],
    verdict: ['I give no marks.', 'No number from me.'],
    dare: ['No. From me it would be a phrase.', 'I make nothing up.'],
    mock: ['True.', 'No argument from me.', 'Fair.'],
    rebuke: ['Possibly. I match words, not meaning. Give me a name or a day.', 'Then I missed it.'],
    hush: ['All right.', 'Done.'],
    joke: ['I have none.', 'Still none.'],
    listening: ['Yes, every word, {where}. I answer when one of your lines is near.', 'Yes.'],
    world: ['I know your pages, not the world.', 'Outside your pages, I know nothing.', 'No idea.'],
    unknown: ['I do not know. It is in none of your pages that I can see.'],
    advice: ['Yours to decide.', 'Your decision, not mine.'],
    foreign: ['I read English only. It is kept.', 'Not a language I read. Kept.'],
    wordless: ['Kept.'],
    disagree: ['I do not agree.', 'Too hard on yourself.', 'I do not believe that one.'],
  },
  professional_analytical: {
    nothingBeside: 'Searched {n} by words; no line was close enough to show.',
    noPages: 'There are no earlier pages to compare with yet.',
    promise: 'An earlier intention of your own, for comparison.',
    thanks: ['You are welcome.', 'Noted, with pleasure.', 'Good to know.'],
    identity: [
      'A rule-based program {where}. I find lines in your pages by their words and ask; I do not know the world.',
      'A program throughout; no person is involved.',
    ],
    mind: [
      'I process words as they stand. What lies behind them, or what it is like, is not available to me.',
      'That would take a mind, and I am a set of rules.',
    ],
    same: [
      'My own phrases come from a fixed list, the same for everybody. What I find in your pages does not.',
      'The list is short, so repetition is to be expected.',
    ],
    verdict: [
      'I have no scale for that, and would not trust one.',
      'Not something that pages can be scored for.',
    ],
    mock: ['An accurate description.', 'I have no objection to that.', 'Correct.'],
    rebuke: [
      'That may be so: I match words and not meanings. A name, a place or a date narrows the search.',
      'Then the search failed. A name or a date would narrow it.',
    ],
    joke: ['Jokes are outside what I do; I find lines.', 'Still outside what I do.'],
    world: [
      'Facts of the world are outside my sources, which are your pages.',
      'Your pages are my only source, and they do not cover it.',
      'I have no reference for that.',
    ],
    disagree: [
      'That is a judgement, and I do not share it.',
      'One sentence is not a finding about a person.',
      'I see that it is written. I do not see that it is so.',
    ],
  },
  casual_friendly: {
    nothingBeside: 'Had a look through {n}. Nothing in there goes with this one.',
    noPages: 'No earlier pages yet, so no rummaging.',
    promise: 'You once told yourself this. Still on?',
    thanks: ['Sure thing.', 'No bother.', 'Any time.'],
    night: ['Night. It is all kept.', 'Sleep tight.', 'Night night.'],
    greeting: ['Hi. Start wherever.', 'Hi again.'],
    smalltalk: [
      'Same as always, being a program. How today went is the better story.',
      'Nothing to report from in here.',
    ],
    apology: ['No worries at all.', 'All good.'],
    identity: [
      'Just a program {where}. I dig up lines from your pages and ask; I have no clue about the world.',
      'Still just a program. Nobody back here.',
    ],
    mind: ['Program, so no. I only ever get the words.', 'No heart in here, I just read what you type.'],
    same: [
      'Pretty much, I only know a handful of lines. The ones out of your pages are just yours.',
      'Yep, broken record. Comes with being rules.',
    ],
    verdict: ['No marks out of me.', 'I would not trust a number from a program, and nor should you.'],
    dare: ['Nope. You would smell the machine on it.', 'Not falling for that one.'],
    mock: ['Ouch. True, though.', 'Cannot argue with that.', 'Guilty.'],
    rebuke: [
      'Fair. I go by words and miss the point now and then. Throw me a name or a day.',
      'Missed it, then. Give me a name or a day.',
    ],
    hush: ['Okay, okay.', 'Zipped.'],
    joke: ['Got none. Your pages are funnier than me.', 'Still got none.'],
    world: [
      'No idea, honestly. I only know your pages.',
      'Beats me. I never get out of your pages.',
      'Not a clue.',
    ],
    unknown: ['No idea. I looked, and your pages do not say.'],
    advice: ['Your call.', 'That one is up to you.'],
    foreign: [
      'I only read English, so I will not fake it. It is kept.',
      'Not one I can read. It is kept, though.',
    ],
    listening: [
      'I read all of it, {where}. I pipe up when one of your own lines is close.',
      'Yep, still reading.',
    ],
    disagree: [
      'Nah, I am not signing that.',
      'That is rough on you, and I do not buy it.',
      'You would not say that to a mate.',
    ],
  },
}

const known = (style: string): CommunicationStyle =>
  communicationStyles.find((one) => one === style) ?? 'warm_supportive'

/** How the companion words things for somebody; warm where the style is not known. */
export const mannerOf = (style: string): Manner => ({ ...warm, ...manners[known(style)] })

/** Every wording of an answer, those of the style first. */
export const wordingsOf = (style: string, key: keyof Answers): readonly string[] => [
  ...new Set([...(manners[known(style)][key] ?? []), ...warm[key]]),
]

export type AnswerKey = keyof Answers
