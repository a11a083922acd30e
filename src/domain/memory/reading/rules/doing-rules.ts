/** Verbs that end in -ing and are over in a moment: starting or stopping them is no fact of a life. */
const momentary = new Set(
  'crying laughing shaking singing talking raining snowing panicking thinking feeling wondering telling asking barking shouting clapping dancing speaking looking trying getting going coming being having making doing breathing screaming moving listening bleeding coughing sobbing smiling hoping worrying caring waiting counting reading watching eating packing cleaning tidying crossing falling staring wanting believing noticing seeing hurting itching humming whistling snoring purring howling ringing working turning saying caring pretending arguing walking'.split(
    ' ',
  ),
)
/** To start one of these is no fact of a life either; to stop may be one. */
const chores = new Set(
  'folding sorting clearing throwing calling giving taking putting sending sitting standing lying using seeming bringing holding pulling pushing leaving sounding showing asking kicking hitting chasing digging handing nodding pacing sweating smelling tapping'.split(
    ' ',
  ),
)
/** Whether starting or stopping to do `verb` says nothing of a life. */
export const isMomentary = (verb: string, ends: boolean): boolean =>
  momentary.has(verb) || (!ends && chores.has(verb))
/** 'stopped driving', 'started running': what somebody does, by its verb. */
export const doing = /^(stopped|quit|started|began|has stopped|have stopped|no longer) ([a-z]{3,14}ing)\b/i
/** 'doesn't drive any more', 'no longer drives'. */
export const noLonger = /^(?:doesn['’]t|don['’]t|does not) (\w{3,12}) (?:any ?more|anymore)\b/i
/** Behind 'started knitting': it is done to one thing, that day. */
export const passing =
  /^ (?:an?|the|some|something|someone|somebody|everything|it|him|her|them|me|us|my|his|their|our|this|that|these|those|all|at|about|up|out|off|away|down|round|around|over|through|towards?|on (?:an?|the|my|his|her|it))\b/i
