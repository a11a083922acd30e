/** Words that journals feel by and VADER's lexicon does not hold, by valence. */
const added: readonly (readonly [number, string])[] = [
  [
    2.2,
    'delicious yummy tasty cozy cosy blissful heartwarming uplifting rejuvenated fulfilling fulfilled thankfully',
  ],
  [
    1.8,
    'refreshing refreshed productive accomplished relaxing rewarding unwind unwound recharge recharged rested tranquil serene soothing snuggled cuddled cuddle cuddles playful laughter giggled grinning bonding bonded',
  ],
  [
    1.2,
    'relax relaxed sunny sunshine gorgeous scenic tidy organized healed healing breakthrough milestone progress connected catching caught-up treat treats vacation quality nap',
  ],
  [
    0.4,
    'walk walked hike hiked hiking beach park garden gardening dinner brunch movie movies game games cook cooked cooking bake baked baking read book books music concert visit visited weekend gym workout yoga meditated meditation prayer prayed family friend friends talked reading garden picnic camping museum trip date cat dog puppy kids grandkids grandchildren coffee',
  ],
  [
    -1,
    'tiring busy chores deadline deadlines overtime traffic late delayed delay behind rushed rush noisy cluttered messy stuck sore aches itchy hungover skipped bills expensive broke slow monotonous repetitive uneventful',
  ],
  [
    -1.6,
    'overslept headache headaches migraine insomnia sleepless restless drained fatigued fatigue nauseous cramps flu fever vomiting sick sickness illness ill symptoms symptom injured injury swollen surgery hospital emergency',
  ],
  [
    -2,
    'overwhelmed overwhelming overworked exhausted exhausting burnout meltdown breakup quarrel bickering bickered nagging yelled yelling shouted snapped scolded ignored rejected excluded unfair unfairly rude disrespectful',
  ],
]

/** Words that VADER's lexicon values and a journal's everyday sense does not. */
const calmed: readonly (readonly [number, string])[] = [
  [
    0,
    'like pretty number novel god lol play played playing hand share shared matter matters natural certain certainly want wanted please dear growing credit value shares solution',
  ],
  [0.6, 'well help helped helping clean sure'],
  [-0.4, 'no'],
  [-1.2, 'tired'],
]

function listed(): ReadonlyMap<string, number> {
  return new Map(
    [...added, ...calmed].flatMap(([valence, words]) =>
      words.split(' ').map((word): [string, number] => [word, valence]),
    ),
  )
}

let made: ReadonlyMap<string, number> | undefined

/** The valence that a word has in a journal where that differs from VADER's lexicon; undefined where it does not. */
export function journalValence(lower: string): number | undefined {
  made ??= listed()
  return made.get(lower)
}
