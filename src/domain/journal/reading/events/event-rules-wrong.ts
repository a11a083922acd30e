import { type EventRules, patterns } from './event-pattern.ts'

/** What was done to the writer that should not have been. */
export const wrongRules: readonly EventRules[] = [
  {
    emotions: ['anger'],
    valence: -2.2,
    anyones: patterns(`
      lied|lies|lying|lie to * me|us|my
      @harm * me|us|my|our
      @shout|laughed|laughing at|on * me|us|my
      @shout|laughed|accusing * in|front * @crowd
      humiliate~ ** me|front|class|crowd
      cheated|cheats|cheating on me|us|@dear
      cheated @dear ** out
      treat|treated|treats|treating|talk|talked|speak|spoke|talks|speaks ** me|us ** like|as|unfairly|badly|child|rubbish|dirt|bad|rude|rudely|down
      spoke|talked|talks|speaks|talking|speaking down|rudely|badly to me|us
      being|am|was|be|been|were treated|judged|marked|punished|blamed|accused|insulted|cheated|humiliated|betrayed|interrupted|bullied|mocked|scolded|ignored|ridiculed|overcharged|underpaid|scammed|lied
      @be * unjustly|unfairly|wrongly|falsely
      unjustly|wrongly|unfairly|falsely|unjustified|injustice|unfair
      behind my|our back|backs
      without asking|permission|knocking|telling|consent|apologising|apologizing|warning|explanation|notice
      without * much as asking
      read|reads|reading|went|gone|going|opened|broke|searched ** my|our diary|letters|letter|things|messages|mail|phone|bag|room|journal
      @dear|he|she|somebody|someone|they|who|idiot|man ** took|takes|take|used|uses|wore|stole|borrowed|broke|broken|cracked|tore|ripped|scratched|smashed|ruined|destroyed|ate|eats|stealing|steals|damaged|spoiled|copied|threw|cut|lost|hid ** my|our
      my|our ** stolen|destroyed|vandalised|vandalized|slashed|scratched|ruined|smashed|damaged
      my|our|@thing stolen|vandalised|broken
      stolen|stole|steal|steals my|our|from|it|tips|money
      copied|copies my|our
      credit for|of my|our
      stole|took|taken|takes|presented ** credit|own|idea
      lent ** returned|back|broken
      spread|spreads|spreading ** rumours|rumors|gossip|lies
      talking|talked|gossip~ ** behind|about me
      told|tells|telling ** @crowd|mother|boss|them|her|him ** secret|confidence
      told * secret
      stood|stands|stand|standing me|us up
      kept|keeps|left|leaving|keep|keeping|let * me|us waiting|wait|hold|standing
      put|left|on * us|me on hold
      wait|waited|waiting * hours|hour|two|three|half|forever|ages
      hours|hour|minutes|two|three late
      promise|promises|promised|promising ** broke|broken|keep|kept|not|never|didn't|but|simply
      break|broke|breaks|broken * promise|promises|word
      not|didn't|doesn't|never|don't * keep|kept|keeps * promise|word|promises|appointment
      didn't|not|doesn't|never|don't|nobody|won't * thank|listen|listens|believe|believed|respect|respects me|us|to
      didn't|doesn't|not|never|don't|won't even * apologise|apologize|call|thank|listen|ask|look|bother|sorry
      didn't|not|never|won't|don't|doesn't|cannot let me|us * finish|speak|talk|go|explain
      didn't|not|never|won't|don't|doesn't|cannot let me|us in
      never|not|doesn't|don't|nobody says|say|said thank|thanks|sorry
      never|nobody|not|doesn't ** cleans|clean|helps|washes|tidies|sees|wash * dish|dishes|up|kitchen|house
      don't|doesn't|not|won't|didn't|refuse|refuses|refused * give|gives|pay|paying|pays * back|deposit|me|us|even|money
      not|doesn't|didn't|never|don't|won't * show|turn|showed|turned up|down
      not|doesn't|won't stop when|although|even
      cut|cuts|pushed|pushes|jumped|push|pushing|skipped * line|front|queue
      @be * rude|unfair|selfish|inconsiderate|disrespectful|arrogant|ungrateful|unreasonable|mean|nasty|impolite|unkind|dishonest|hostile * me|us|my
      gave|gives|giving me * detention|fine|ticket|blame|finger
      took|takes|take|taken ** away for nothing|no
      hit|beat|shouted|yelled|punished|blamed|scolded|attacked|detention ** for|without no|nothing|any|something
      for something ** not|didn't|never|else
      blamed|accused|punished ** something|wrongly|not|false
      force|forced|forces|tried|forcing ** me|us to|do|against
      against my will
      hit|hits|beats|beating|pushed|kicked|slapped|attacked me|us
      @dear|boss|man ** hit|beat|beats|slapped ** my|me
      benched|excluded|underestimated|undermined|overlooked|disowned me|us
      paid|pay|pays|paying ** less than * others|men|him|them
      grabbed|touched|pinched my|me
      in my|our face|spot|seat
      gave|give|got|gets|given|giving ** promotion|grade|job|credit ** guy|him|her|instead|he|she|someone
      closed|shut|slammed * door
      @dear ** drunk|late again
      @dear ** forgot|forget|forgets|forgotten * again|anniversary|promise|appointment
      @dear|he|she|they|boss|him|her * always|constantly|keeps|never * complain~|criticise~|late|interrupt~|blame~|nag~|lies|helps|listens
      prefers|favours|favors others|her|him|boys|my
      so called|@friend ** behind|lied|copied
      cancelled|canceled|cancels ** last|minute|again|hour|hours|then|after
      then they|he|she cancel~
      moved * deadline ** again|up|nobody|forward
      lost|loses my|our * papers|suitcase|luggage|order|file|application|parcel|bags
      airline|company|post|council|bank|insurance|shop ** lost|refused|won't|cheated|overcharged|cancelled
      do|did|doing everyone's|everybody's|their work|job|dishes|share
      tidying|cleaning|picking|clean|cleaned|tidied * up after|behind|everyone|others
      and got off|away with
    `),
    mine: patterns(`
      parking|speeding ticket|fine
      argument|quarrel|row|fight|dispute with
      argue|argued|arguing|quarrel~|fought|fighting with|about|over|again
      lost * temper
      i * shouted|swore|snapped|yelled|shouting|yelling at
      i|and slammed the|my|his|her|our|their|it
      i|and told him|her|them * thought|off
      i|and called him|her|them|it a|an
      writing|wrote|complain~ to|twice|again * mp|council|manager|ombudsman|paper
      noise|drilling|hammering ** night|hours|again|morning|since
      drunk|drunken driver
      he|she|they lied
      bike|car|phone|wallet|purse|bag|laptop|parcel|bicycle ** stolen
      says|said|says|told ** overreacting|nag|difficult
    `),
  },
  {
    emotions: ['anger'],
    valence: -1.8,
    isHint: true,
    mine: patterns(`
      idiot|idiots|jerk|asshole|liar|bastard|bitch|moron|scumbag|hypocrite
      overreacting|nag|nagged|noisy
    `),
  },
]
