import type { CueType } from './habit-choices.ts'

/** What tells each type of cue, the clearest first; 'I am tired in the evening' is a feeling before it is a time. */
const signs: readonly (readonly [CueType, RegExp])[] = [
  [
    'notification',
    /\b(?:notifi\w+|reminders?|alarms?|timer|pop-?ups?|(?:phone|watch) (?:rings|buzzes|pings))\b/i,
  ],
  [
    'emotional_state',
    /\b(?:I (?:don['’]t |do not |no longer |just )?(?:feel|want|crave|think|doubt|fear|worry)|feel(?:ing)?s?|mood|urges?|cravings?|fear|afraid|doubts?|shame|guilt|anger|stress|boredom|anxiety|laziness|tiredness|perfectionism|worries|temper)\b/i,
  ],
  [
    'emotional_state',
    /\b(?:I['’]?m|am|get|getting|become|too|so|are|is) (?:\w+ ){0,2}?(?:tired|exhausted|sleepy|bored|lazy|sad|low|down|angry|annoyed|irritated|cross|frustrated|anxious|nervous|worried|scared|afraid|ashamed|guilty|stressed|tense|overwhelmed|restless|lonely|hungry|unmotivated|discouraged|jealous|upset|impatient|hurt|excited|happy)\b/i,
  ],
  [
    'social',
    /\b(?:friends?|colleagues?|boss|partner|husband|wife|girlfriend|boyfriend|mum|mom|mother|dad|father|parents|sister|brother|kids?|child(?:ren)?|son|daughter|family|neighbou?rs?|guests?|visitors?|people|others|everyone|everybody|someone|somebody|anyone|anybody)\b|\b\p{L}+ (?:asks|calls|invites|offers|visits|phones|interrupts)\b/iu,
  ],
  [
    'location',
    /\b(?:at|in|on|into|near|inside|outside|to|past) (?:(?:the|my|our|a) )?(?:home|work|office|desk|kitchen|bed(?:room)?|bath(?:room)?|couch|sofa|garden|car|train|bus|tram|gym|shops?|supermarket|bakery|school|library|pub|bar|canteen|café|cafe|restaurant|street)\b/i,
  ],
  ['visual', /\b(?:I (?:see|look at|notice|spot)|in sight|in view|lies? around|on the (?:table|counter))\b/i],
  [
    'time',
    /\b(?:\d{1,2}(?::\d{2}| ?[ap]\.?m\b)|o['’]clock|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|mornings?|afternoons?|evenings?|tonight|nights?|noon|midnight|weekends?|late|early)\b/i,
  ],
]

/** The type of cue that somebody's words most likely name, such as those of an obstacle; an event where nothing tells. */
export const cueTypeFrom = (words: string): CueType =>
  signs.find(([, sign]) => sign.test(words))?.[0] ?? 'preceding_event'
