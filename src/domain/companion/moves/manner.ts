import { type CommunicationStyle, communicationStyles } from '#domain/account/onboarding-choices.ts'

/** What the companion says itself, in one of the styles; never about what somebody feels. `{n}`: '11 pages'. */
export interface Manner {
  /** Nothing belongs beside what was said. */
  readonly nothingBeside: string
  readonly noPages: string
  readonly promise: string
  readonly thanks: string
  readonly goodNight: string
  readonly hello: string
  readonly identity: string
  readonly useless: string
  readonly joke: string
  readonly world: string
  readonly advice: string
  readonly language: string
  readonly listening: string
  readonly wordless: string
}

const warm: Manner = {
  nothingBeside: 'I looked through {n}, and nothing there belongs beside this.',
  noPages: 'There are no earlier pages yet, so it stands here by itself.',
  promise: 'You set yourself this once. It may still hold, or have had its time.',
  thanks: 'You are welcome.',
  goodNight: 'Good night. Everything is kept.',
  hello: 'Hello. Begin anywhere you like.',
  identity:
    'I am a program {where}, not a person. I find lines in your pages and ask; I do not know the world.',
  useless:
    'I may well be, tonight. I find lines by their words and miss what is meant; tell me a name or a day, and I look again.',
  joke: 'I have none of my own. The funny lines here are yours.',
  world: 'I do not know the world, only your pages. What I can do is find what you wrote, and ask.',
  advice: 'That is yours to decide. I can find what you wrote about it before.',
  language: 'I read English only, so I will not pretend to have understood this. It is kept as you wrote it.',
  listening: 'I read every word, {where}, and say something only where one of your own lines is near.',
  wordless: 'Kept, without words.',
}

const manners: Readonly<Record<CommunicationStyle, Manner>> = {
  warm_supportive: warm,
  direct_concise: {
    ...warm,
    nothingBeside: '{n} looked through. Nothing near.',
    noPages: 'No earlier pages yet.',
    promise: 'You set yourself this.',
    thanks: 'Any time.',
    goodNight: 'Good night.',
    hello: 'Hello.',
    identity: 'A program {where}. I find lines in your pages and ask; I do not know the world.',
    useless: 'Possibly. I match words, not meaning. Give me a name or a day.',
    joke: 'I have none.',
    world: 'I know your pages, not the world.',
    advice: 'Yours to decide. I can find what you wrote about it.',
    language: 'I read English only. It is kept.',
    listening: 'Yes, every word, {where}. I answer when one of your lines is near.',
    wordless: 'Kept.',
  },
  professional_analytical: {
    ...warm,
    nothingBeside: 'Searched {n} by words; no line was close enough to show.',
    noPages: 'There are no earlier pages to compare with yet.',
    promise: 'An earlier intention of your own, for comparison.',
    thanks: 'You are welcome. It stays searchable.',
    identity:
      'A rule-based program {where}. I find lines in your pages by their words and ask; I do not know the world.',
    useless: 'That may be so: I match words and not meanings. A name, a place or a date narrows the search.',
    joke: 'Jokes are outside what I do; I find lines.',
    world: 'Facts of the world are outside my sources, which are your pages.',
  },
  casual_friendly: {
    ...warm,
    nothingBeside: 'Had a look through {n}. Nothing in there goes with this one.',
    noPages: 'No earlier pages yet, so no rummaging.',
    promise: 'You once told yourself this. Still on?',
    thanks: 'Sure thing.',
    goodNight: 'Night. It is all kept.',
    hello: 'Hi. Start wherever.',
    identity:
      'Just a program {where}. I dig up lines from your pages and ask; I have no clue about the world.',
    useless: 'Fair. I go by words and miss the point now and then. Throw me a name or a day.',
    joke: 'Got none. Your pages are funnier than me.',
    world: 'No idea, honestly. I only know your pages.',
    advice: 'Your call. I can dig up what you wrote about it.',
    language: 'I only read English, so I will not fake it. It is kept.',
    listening: 'I read all of it, {where}. I pipe up when one of your own lines is close.',
  },
}

/** How the companion words things for somebody; warm where the style is not known. */
export const mannerOf = (style: string): Manner =>
  manners[communicationStyles.find((known) => known === style) ?? 'warm_supportive']
