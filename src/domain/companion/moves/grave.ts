/** Said of anything, and of no death. */
const figure =
  /\b(?:nobody|no one|no-one)(?:'s)? (?:has )?(?:died|dies|dead)\b|\bto death\b|\b(?:dying|died) (?:to|of|for|with) (?:laugh\p{L}*|embarrassment|boredom|see|know|tell|go|get|hear)\b|\bdead (?:good|easy|hot|funny|on|right|nice|tired|boring|slow|quiet|cute|sound|line)\b|\b(?:phone|battery|laptop|car|engine|line|wifi|fridge|van|bike|plant|screen)(?:'s| is| was)? (?:just |has |had )?(?:died|dead)\b|\bstroke of\b|\bgrave mistake\b|\bdead(?:line|lift|pan)\p{L}*/giu
const near =
  '(?:mum|mom|mam|mother|dad|father|da|son|daughter|baby|husband|wife|partner|brother|sister|nan|nana|gran\\p{L}*|grandad|aunt\\p{L}*|uncle|cousin|friend|dog|cat|horse|child|twin)'
/** Death, grave illness, violence and grief, by whatever name: no question is asked of these, and no step made of them. */
const grave = new RegExp(
  `\\b(?:died|dies|dying|dead|deaths?|deceased|killed|funerals?|buried|burying|burial|cremat\\p{L}*|his ashes|her ashes|cemetery|graveside|graveyard|(?:his|her|the|their|my \\p{L}+'?s) grave|hospice|widow\\p{L}*|mourn\\p{L}*|been gone (?:since|for|\\p{L}+ years)|(?:years?|months?|weeks?) (?:he|she|they)(?:'s| is| are) gone|grie(?:f|v\\p{L}+)|bereave\\p{L}*|my late ${near}|passed (?:away|on(?! (?:the|a|my|it))|over)|pass away|(?:he|she|they|${near}) (?:has |had |just |'s )*passed(?= *(?:[.,;!?]|$|in |last |this |away|two |three |a |at |when |suddenly|and |from ))|(?:since|after|before|when) \\p{L}+ passed(?! (?:his|her|their|the|my|a|an|me|us|it|by|out|round|around|through)\\b)|lost (?:him|her|(?:another|a) (?:one|patient|resident)|(?:my|our|the|his|her) (?:first |only )?${near})|(?:miss|missing) (?:him|her|you|(?:my|our) ${near})\\b|(?:would have|would've|'d have|'d've) (?:been|turned) (?:\\d+|\\p{L}+(?:ty|een)\\b|\\p{L}+ty-)|stillb\\p{L}+|miscarr\\p{L}*|cancer\\p{L}*|tumou?rs?|chemo\\p{L}*|leuk\\p{L}+|dementia|alzheimer\\p{L}*|(?:a|his|her|the|mini|another) stroke|intensive care|icu|ambulance|life support|a coma|diagnos\\p{L}+|biops\\p{L}+|metasta\\p{L}+|terminal(?:ly)? (?:ill\\p{L}*|cancer)|overdos\\p{L}*|relaps\\p{L}*|suicid\\p{L}*|self[- ]harm\\p{L}*|abus\\p{L}+|assault\\p{L}*|raped?|(?:he|she|dad|mum|husband|boyfriend) (?:hits?|beats?|hurts?|choked|grabbed) me|I (?:\\p{L}+ and )?(?:slapped|hit|smacked|punched|shook|shoved|choked) (?:him|her|them|(?:my|the) ${near})|(?:scared|afraid|frightened|terrified) of (?:him|her|my (?:husband|wife|dad|father|mum|boyfriend|girlfriend|partner|ex|stepdad|stepfather))|divorc\\p{L}*|evict\\p{L}*|put (?:him|her|the dog|the cat) (?:down|to sleep))`,
  'iu',
)
/** What somebody says of being low themselves. */
const low =
  /\b(?:hopeless|worthless|pointless|numb|can'?t go on|cannot go on|can'?t (?:do|take|bear) (?:this|it) any ?more|no (?:reason|point) (?:to|in) (?:live|living|go|going|get|getting)|a burden|hate myself|want to disappear|(?:am|I'?m|im|life is|life's|it's) not worth (?:it|living|anything|much|the air)|heartbroken|depress\p{L}*|panic attacks?|so alone|(?:everything|it all) (?:is|feels)(?: \p{L}+)? heavy|lonely|loneliness|want my (?:mum|mom|mam|dad|mother)|breaking down|falling apart|sobb\p{L}*|in tears|(?:cried|crying|wept|bawl\p{L}*)(?! (?:with laugh|laughing)))\b/iu

/** Whether something so heavy is told that a question or a proposal would come at the wrong time. */
export function isGrave(message: string): boolean {
  const plain = message.replaceAll('’', "'").replace(figure, '')
  return grave.test(plain) || low.test(plain)
}
