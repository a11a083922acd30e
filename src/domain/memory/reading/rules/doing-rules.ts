/** What people do for years: to begin it or to leave it off is told of a life, as it is not of planing, peeling or sneezing. */
const lasting =
  'smoking|drinking|vaping|driving|gambling|betting|dating|swimming|cycling|jogging|running|riding|sailing|rowing|climbing|skiing|skating|surfing|boxing|fencing|dancing|acting|knitting|sewing|crocheting|quilting|weaving|painting|drawing|writing|gardening|beekeeping|fishing|hunting|shooting|farming|fostering|volunteering|preaching|lecturing|tutoring|coaching|teaching|nursing|studying|commuting|brewing|bowling|golfing|dieting|meditating|blogging|podcasting|modelling|hiking|kayaking|canoeing'
export const begun = new RegExp(`^(?:started|began) (${lasting})\\b`, 'i')
/** 'has stopped driving', 'stopped taking sugar', 'stopped biting her nails'. */
export const leftOff = new RegExp(
  `^(?:has |have )?(?:stopped|quit|no longer) (${lasting}|taking|biting|eating (?=meat|sugar|bread|dairy|gluten|chocolate|wheat|fish|red|animals)|dyeing|singing|attending|working|dipping|chewing)\\b(?! (?:at (?:once|the)|(?:my|her|his) (?:lunch|dinner|soup)|it\\b|when|and (?:listened|looked)))`,
  'i',
)
/** 'doesn't drive any more'. */
export const noLonger =
  /^(?:doesn['’]t|don['’]t|does not) (drive|smoke|drink|vape|work|live|play|sing|dance|swim|run|cycle|ride|teach|farm|fish|sail|hunt|ski|gamble|preach|eat|keep|garden|knit|paint) [^.;,!?]{0,30}?(?:any ?more|anymore)\b/i
/** Behind 'started knitting': it is done to one thing, that day. */
export const passing =
  /^ (?:an?|the|some|something|someone|somebody|everything|it|him|her|them|me|us|my|his|their|our|this|that|these|those|all|at|about|up|out|off|away|down|round|around|over|through|towards?|after|into|for (?:the|an?|it|cover|home)|from|like|back|home|because|when|as|on (?:an?|the|my|his|her|it))\b/i
