/** What a degree adds, in VADER's scale -4..4. */
export const boost = 0.293

const negators = new Set(
  (
    "aint arent cannot cant couldnt darent didnt doesnt dont hadnt hasnt havent isnt mightnt mustnt neednt oughtnt shant shouldnt wasnt werent wont wouldnt ain't can't won't shan't " +
    'neither never none nope nor not nothing nowhere uhuh uh-uh without rarely seldom despite'
  ).split(' '),
)

const degrees = new Map<string, number>([
  ...(
    'absolutely amazingly awfully completely considerably decidedly deeply effing enormously entirely especially exceptionally extremely fabulously flipping flippin ' +
    'fricking frickin frigging friggin fully fucking greatly hella highly hugely incredibly intensely majorly more most particularly purely quite really remarkably so ' +
    'substantially thoroughly totally tremendously uber unbelievably unusually utterly very'
  )
    .split(' ')
    .map((word): [string, number] => [word, boost]),
  ...'almost barely hardly kinda kindof kind-of less little marginally occasionally partly scarcely slightly somewhat sorta sortof sort-of'
    .split(' ')
    .map((word): [string, number] => [word, -boost]),
])

/** True for a word that turns round what follows within three words. */
export const isNegator = (lower: string): boolean => negators.has(lower) || lower.includes("n't")

/** How much a word before another makes it stronger (above 0) or weaker (below 0), or undefined. */
export const degreeOf = (lower: string): number | undefined => degrees.get(lower)

const weakNegators = new Set(['no', 'hardly', 'barely', 'scarcely', 'zero', 'forgot', 'stopped', 'instead'])

/** True for a word that may deny a feeling in the clause after it. */
export const isDenial = (lower: string): boolean => isNegator(lower) || weakNegators.has(lower)
