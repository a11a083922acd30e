/** Phrases that mean another thing than their words: with their own valence, -4..4. */
const valued: Readonly<Record<string, number>> = {
  "can't wait": 2,
  'cannot wait': 2,
  "couldn't wait": 1.8,
  'could not wait': 1.8,
  "couldn't be happier": 3.2,
  'could not be happier': 3.2,
  "couldn't be better": 2.8,
  "couldn't be prouder": 3,
  "couldn't have been better": 2.8,
  "couldn't have asked for": 2.4,
  "couldn't ask for more": 2.4,
  "couldn't stop smiling": 2.6,
  "couldn't stop laughing": 2.6,
  "can't stop smiling": 2.6,
  "can't stop laughing": 2.6,
  'nothing better than': 2,
  'not bad': 1.2,
  'not too bad': 1,
  'not so bad': 1,
  "wasn't too bad": 1,
  "wasn't bad": 1,
  'looking forward': 1.8,
  'looked forward': 1.6,
  'look forward': 1.6,
  'died laughing': 2.4,
  'dying laughing': 2.4,
  'laughed until i cried': 2.6,
  'laughed so hard i cried': 2.6,
  'tears of joy': 2.8,
  'happy tears': 2.4,
  'fed up': -2,
  'sick of': -2,
  'sick and tired': -2.2,
  'tired of': -1.5,
  "can't stand": -2.2,
  'screwed up': -2,
  'messed up': -1.8,
  'let down': -1.8,
  'pissed off': -2.4,
  'stressed out': -2,
  'worn out': -1.5,
  'burned out': -2,
  'burnt out': -2,
  'freaked out': -1.8,
  'freaking out': -1.8,
  'broke down': -1.5,
  'broke up': -1.8,
  'passed away': -2.5,
  'gave up': -1.5,
  'on edge': -1.4,
  'bad ass': 1.5,
  "couldn't sleep": -1.6,
  'could not sleep': -1.6,
  "can't sleep": -1.6,
  "didn't sleep well": -1.6,
  'barely slept': -1.6,
  'made my day': 2.6,
  'over the moon': 2.8,
  'on cloud nine': 2.8,
  'at peace': 2,
  'at ease': 1.8,
  'had a blast': 2.8,
  'well rested': 1.6,
  'no fun': -1.4,
  'too much': -0.6,
  'waste of time': -2,
  'ran out of': -0.8,
}

/** Phrases whose words carry no feeling at all: greetings, politeness, names of things. */
const silent = [
  "i'm afraid not;i'm afraid so;i'm afraid that;i'm afraid i can't;i'm afraid i cannot;happy hour;happy birthday;happy new year;merry christmas;good morning;good afternoon;good evening;good night",
  'good luck;best regards;kind regards;warm regards;yours truly;dear sir;excuse me;to be honest;pretty much;kind of;sort of;no problem;no worries;what kind of;some kind of;any kind of',
  "this kind of;as well;as well as;look like;looks like;looked like;feel like;feels like;felt like;sounds like;sounded like;seems like;seemed like;would like to;i'd like to;things like;stuff like",
  'like a;like the;like that;like this;just like;more like;trust fund;anger management;sick leave;sick day;lost and found;surprise party;grand total;good deal of;a great deal;for good;good enough for now',
  'leave it alone;leaving it alone;left it alone;let it alone;let alone;must love me;must love us',
  'safety pin;safe deposit;security guard;social security;interest rate;fine print;play date;missed call;missed the bus;missed the train;hot mess express;killing time;kill time;dead end;deadline was moved',
]

/** Praise that mostly is meant the other way round: left alone, neither praise nor blame. */
const wry = [
  'oh great;oh joy;oh wonderful;oh lovely;oh fantastic;oh perfect;oh good;just great;just wonderful;just perfect;just lovely;just fantastic;just what i needed;well that is just great',
  'yeah right;thanks a lot;thanks for nothing;thanks universe;how lovely;how wonderful;how nice of;lucky me;big surprise;what a surprise;great start to;best day ever not;sure sure;love that for me;so that was fun',
]

/** A phrase of the list, with its valence, -4..4; 0 for one that carries nothing. */
export interface Phrase {
  readonly words: readonly string[]
  readonly valence: number
}

function indexed(): ReadonlyMap<string, readonly Phrase[]> {
  const found = new Map<string, Phrase[]>()
  const add = (phrase: string, valence: number): void => {
    const words = phrase.split(' ')
    const first = words[0] ?? ''
    const known = found.get(first) ?? []
    found.set(
      first,
      [...known, { words, valence }].sort((a, b) => b.words.length - a.words.length),
    )
  }
  for (const [phrase, valence] of Object.entries(valued)) add(phrase, valence)
  for (const phrase of [...silent, ...wry].flatMap((line) => line.split(';'))) add(phrase, 0)
  return found
}

let made: ReadonlyMap<string, readonly Phrase[]> | undefined

/** The phrases by their first word, the longest first. */
export function phrases(): ReadonlyMap<string, readonly Phrase[]> {
  made ??= indexed()
  return made
}

/** True for a word that one of the phrases begins with. */
export const opensPhrase = (lower: string): boolean => phrases().has(lower)
