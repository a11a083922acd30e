import type { EmotionCategory } from '#domain/journal/emotion.ts'
import { stemOf } from '#domain/text/text.ts'

/** What a word or phrase says about an emotion. */
export interface Cue {
  readonly emotion: EmotionCategory
  /** How surely it names the emotion, 0..1. */
  readonly weight: number
  /** A state that somebody is in ('angry'), so it matters whose it is; else a judgement ('wonderful'). */
  readonly isState: boolean
}

interface CueLists {
  /** Words that name the feeling itself. */
  readonly named: string
  /** States and doings that mostly come with it. */
  readonly felt: string
  /** Words about a thing, a day, a person, that hint at it. */
  readonly judged: string
  /** Phrases, with ';' between. */
  readonly phrases: string
}

const weights = { named: 1, felt: 0.7, judged: 0.45, phrases: 0.9 } as const

/** Every form that shares a stem is meant, except for a word with '=' before it. */
const lists: Readonly<Record<EmotionCategory, CueLists>> = {
  joy: {
    named:
      'happy happiness joy joyful delighted thrilled ecstatic elated overjoyed bliss blissful euphoric cheerful glad jubilant content contented joyous gleeful merry =pleased',
    felt: 'laugh laughed laughing giggle giggled smile smiled smiling grin grinned celebrate celebrated enjoy enjoyed enjoying proud pride satisfied satisfying fulfilled fulfilling energized refreshed relaxed grateful =relieved =relief excited excitement =loved =loving accomplished upbeat playful',
    judged:
      'fun wonderful lovely delightful amazing awesome fantastic great beautiful pleasant enjoyable perfect blessed delicious peaceful cozy rewarding hilarious funny incredible magical brilliant productive relaxing',
    phrases:
      "good mood;great mood;good time;great time;great day;good day;best day;had a blast;on cloud nine;over the moon;made my day;could not be happier;couldn't be happier;cheered me up;made me smile;made me laugh;feel good;felt good;feel great;felt great;feeling good;feeling great;felt alive;proud of myself;love my life;love it;loved it;so nice;really nice;was nice",
  },
  sadness: {
    named:
      'sad sadness unhappy miserable depressed depressing depression heartbroken sorrow sorrowful grief grieving gloomy melancholy mournful despair hopeless dejected despondent',
    felt: 'cry cried crying weep wept sob sobbed tears lonely loneliness alone mourn mourned hurting hurt disappointed disappointment disappointing discouraged homesick empty =numb regret regretted guilty guilt worthless upset devastated crushed',
    judged:
      'died death funeral =loss tragic tragedy =painful unfortunately sadly breakup divorce failure bleak',
    phrases:
      'broke my heart;heart broken;broken heart;let down;feel down;felt down;feeling down;passed away;feel low;felt low;feeling low;bad mood;no motivation;feel blue;felt blue;i miss;i missed;miss him;miss her;miss them;missing him;missing her;missing them;homesick for;burst into tears;in tears;teared up;wish i had;nobody cares;no one cares;all alone;left out;gave up;give up',
  },
  anger: {
    named:
      'angry anger furious fury rage enraged mad outraged livid irate infuriated irritated irritating irritation annoyed annoying annoyance frustrated frustrating frustration resentful resentment resent =pissed',
    felt: 'yell yelled scream screamed argue argued arguing argument fight fought snapped fuming hate hated betrayed grumpy cranky complain complained jealous envious hostile bitter',
    judged:
      'unfair rude selfish disrespectful ridiculous stupid idiot idiotic jerk unacceptable unjust inconsiderate damn hassle aggravating',
    phrases:
      "fed up;pissed off;ticked off;sick of;lost my temper;drives me crazy;drove me crazy;drives me nuts;last nerve;can't stand;cannot stand;couldn't stand;blew up at;had enough;makes my blood boil;got on my nerves;gets on my nerves;how dare",
  },
  fear: {
    named:
      'afraid fear fearful scared scary frightened frightening terrified terrifying anxious anxiety nervous nervousness worried worry worrying worries panic panicked panicking dread dreading uneasy apprehensive',
    felt: 'stressed stress stressful stressing overwhelmed overwhelming overwhelm tense insecure vulnerable restless unsettled shaking trembling paranoid horrified doubt hesitant unsure uncertain threatened startled pressure',
    judged:
      'danger dangerous threat threatening nightmare risky creepy daunting uncertainty deadline emergency concern concerned concerning',
    phrases:
      "freaked out;freaking out;on edge;what if;panic attack;can't breathe;heart racing;heart was racing;lost sleep;can't sleep;couldn't sleep;could not sleep;scared to death;worst case;stressed out;keeps me up;butterflies in my stomach;knot in my stomach",
  },
  surprise: {
    named:
      'surprised surprise surprising surprisingly astonished astonishing =amazed shocked stunned astounded startled unexpected unexpectedly speechless dumbfounded flabbergasted',
    felt: 'shock shocking gasped bewildered =wow =whoa =omg',
    judged: 'suddenly unbelievable incredible strange weird mysterious =bizarre',
    phrases:
      "out of nowhere;out of the blue;can't believe;couldn't believe;could not believe;cannot believe;caught off guard;didn't expect;did not expect;hadn't expected;never expected;wasn't expecting;was not expecting;taken aback;who knew;to my surprise;never thought i would;jaw dropped;blown away",
  },
  disgust: {
    named:
      'disgust disgusted disgusting gross grossed revolting revolted repulsed repulsive nauseating nauseated sickening sickened appalled appalling loathe loathing vile',
    felt: 'ashamed shame shameful embarrassed embarrassing embarrassment humiliated vomit vomited puked cringe cringed queasy nausea',
    judged:
      'nasty filthy dirty yuck yucky ugh eww ew stench smelly stink stank rotten moldy awful horrible hypocrite hypocrisy slimy foul',
    phrases:
      'made me sick;makes me sick;turned my stomach;turns my stomach;threw up;throw up;sick to my stomach;grossed out;hate myself;hated myself',
  },
  trust: {
    named:
      'trust trusted trusting trustworthy safe safety secure supported reliable faithful loyal loyalty confident confidence reassured reassuring faith =accepted',
    felt: 'calm calming calmness grateful gratitude thankful thankfully appreciate appreciated appreciation appreciative belong belonging connected connection closeness comforted comforting comfortable hugged hug respected understood forgave forgiven cared caring supportive =held',
    judged:
      'honest kind kindness generous helpful helped support sincere gentle friendship dependable blessed admire admired',
    phrases:
      'count on;counted on;rely on;relied on;opened up to;there for me;by my side;at home with;at ease;believe in;believed in me;believes in me;listened to me;felt heard;feel heard;got my back;has my back;have my back;at peace;on my side;feel close;felt close',
  },
  anticipation: {
    named:
      'anticipate anticipating anticipation eager eagerly hopeful excited excitement impatient longing =hoping expectant optimistic optimism',
    felt: 'hope hopes hoped curious curiosity motivated determined yearn yearning awaiting =ready',
    judged: 'upcoming tomorrow soon plan plans planning preparing countdown',
    phrases:
      "can't wait;cannot wait;can not wait;couldn't wait;could not wait;looking forward;look forward;looked forward;hope to;hoping to;hoping for;excited for;excited about;excited to;ready for;counting down;counting the days;next week;next month;going to be;would love to;about to start",
  },
}

const phraseOf = (words: string): string => words.trim()

/** Cues by the stem of a word, by the word itself, and phrases by their first word. */
export interface CueIndex {
  readonly byStem: ReadonlyMap<string, readonly Cue[]>
  readonly byWord: ReadonlyMap<string, readonly Cue[]>
  readonly byFirst: ReadonlyMap<string, readonly CuePhrase[]>
}

/** A cue of several words, with the words that it takes. */
export interface CuePhrase extends Cue {
  readonly words: readonly string[]
}

function addTo<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}

function indexed(): CueIndex {
  const byStem = new Map<string, Cue[]>()
  const byWord = new Map<string, Cue[]>()
  const byFirst = new Map<string, CuePhrase[]>()
  for (const [name, of] of Object.entries(lists)) {
    const emotion = name as EmotionCategory
    for (const kind of ['named', 'felt', 'judged'] as const) {
      const cue: Cue = { emotion, weight: weights[kind], isState: kind !== 'judged' }
      const listed = of[kind].split(' ')
      for (const word of listed.filter((each) => each.startsWith('='))) addTo(byWord, word.slice(1), cue)
      const stems = new Set(listed.filter((each) => !each.startsWith('=')).map(stemOf))
      for (const stem of stems)
        if (!byStem.get(stem)?.some((known) => known.emotion === emotion)) addTo(byStem, stem, cue)
    }
    for (const phrase of of.phrases.split(';').map(phraseOf)) {
      const words = phrase.split(' ')
      addTo(byFirst, words[0] ?? '', { emotion, weight: weights.phrases, isState: false, words })
    }
  }
  return { byStem, byWord, byFirst }
}

let made: CueIndex | undefined

/** The cues of all eight emotions; made when first asked for. */
export function cueIndex(): CueIndex {
  made ??= indexed()
  return made
}
