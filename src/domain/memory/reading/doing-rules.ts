/** Verbs that end in -ing and are over in a moment: starting or stopping them is no fact of a life. */
export const momentary = new Set(
  'crying laughing shaking singing talking raining snowing panicking thinking feeling wondering telling asking barking shouting clapping dancing speaking looking trying getting going coming being having making doing breathing screaming moving listening bleeding coughing sobbing smiling hoping worrying caring waiting counting reading watching eating packing cleaning tidying crossing falling staring wanting believing noticing seeing hurting itching humming whistling snoring purring howling ringing working turning saying caring pretending arguing walking'.split(
    ' ',
  ),
)
/** 'stopped driving', 'started running': what somebody does, by its verb. */
export const doing = /^(stopped|quit|started|began|has stopped|have stopped|no longer) ([a-z]{3,14}ing)\b/i
/** 'doesn't drive any more', 'no longer drives'. */
export const noLonger = /^(?:doesn['’]t|don['’]t|does not) (\w{3,12}) (?:any ?more|anymore)\b/i
