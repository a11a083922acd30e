import type { AskingMode, QuestionKind } from './question-kind.ts'

const doubted: readonly AskingMode[] = ['challenge']

/** What a good friend asks who doubts, where no page disagrees: what was foreseen and believed first, then words without exception. */
export const doubtKinds: readonly QuestionKind[] = [
  {
    about: 'a prediction',
    pattern:
      /\b(?:going to|gonna|will|'ll|bound to) (?:all |definitely |probably |just |only )?(?:be )?(?:a |an |such a |total |complete |the ){0,3}(?:disaster|nightmare|catastrophe|shambles|car crash|train ?wreck|fiasco|go (?:badly|wrong|horribly)|end (?:badly|in tears)|fall apart|mess (?:it|this) up|screw (?:it|this) up|blow it|freeze|make a fool of myself|get (?:sacked|fired|found out))\b|\b(?:it|that|this) (?:won't|wont|will not|is never going to|will never|'ll never) (?:work|last|change|end well)\b|\bI(?: won't| wont| will not|'ll never|ll never| will never) (?:manage|cope|pass|make it|be able|finish)\b|\bmy (?:head|mind) will go (?:empty|blank)\b|\bif I never (?:get|finish|manage)\b/iu,
    except:
      /\b(?:was|were|has been|had been) (?:a |an )?(?:total |complete )?(?:disaster|nightmare|shambles)\b/iu,
    modes: doubted,
    questions: [
      'Which part of that do you know already, and which are you guessing?',
      'What happened the last time you expected this?',
    ],
  },
  {
    about: 'a trust against experience',
    pattern:
      /\b(?:believe|trust) (?:him|her|them) (?:this time|now)\b|\bthis time (?:he|she|they) |\b(?:he|she|they) (?:promised|swore|sounded sincere|really means? it|meant it|has changed|have changed|'s changed|won't do it again)\b|\bone more (?:chance|year)\b|\bgive (?:him|her|them) another chance\b|\b(?:he|she|they)(?:'ll| will) (?:change|be different|grow out|come round)\b/iu,
    modes: doubted,
    questions: [
      'What would you need to see by next month to believe it?',
      'What is different from the last time it was promised?',
    ],
  },
  {
    about: 'a thing explained away',
    pattern:
      /\b(?:it's|its|it is|just|only) (?:only |just )?(?:the |this )?(?:one (?:drink|time|night|bet|more|glass|cigarette|game|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|this once)\b|\bthe one (?:glass|drink|pint)\b|\bI know (?:my|me own) limits?\b|\bI can (?:handle it|stop (?:whenever|any time))\b|\bdoes(?:n't|nt) count\b|\b(?:do )?no harm(?=[.!,]|$| in\b)|\bnobody (?:dies|ever died) of\b|\bI'll make up for it\b|\bjust (?:talk|meet)(?:ing)? (?:to )?(?:\p{L}+ )?once\b/iu,
    modes: doubted,
    questions: [
      'What would have to happen for you to say that it was not fine?',
      'What would you say if a friend told you the same thing?',
    ],
  },
  {
    about: 'an assent taken for granted',
    pattern:
      /\b(?:wife|husband|mum|mom|dad|boss|kids|boy|girl|he|she|they)(?:'ll| will| won't| wouldn't|'d| would)(?: not)? (?:understand|mind|be fine (?:with|about) it|get over it)\b(?! if)/iu,
    questions: ['What would they say if you asked them?', 'What have they said about it before?'],
  },
  {
    about: 'what others are said to think',
    pattern:
      /(?<![\p{L}'])(?:they|he|she|people|everyone|everybody|the others|my \p{L}+|(?!(?:I|you|we|to|and|that|do|don't|not)\b)\p{L}+) (?:must |probably |just |all |always |already |secretly |clearly |obviously ){0,3}(?:thinks? (?:that )?(?:I|I'm|im|less|little|badly|the worst|I am)|hates? me|despises? me|pit(?:y|ies) me|judg(?:e|es|ing) me|laugh(?:s|ing)? at me|look(?:s|ing)? down on me|can't stand me|doesn't (?:like|respect|care about|want) me|don't (?:like|respect|care about|want) me|would (?:never )?(?:forgive|hate|laugh at|like a different)|will (?:never forgive|hate|laugh at) me|only wants? (?:me|my))\b|\b(?:ashamed|embarrassed|sick|disappointed) (?:of|by|in) me\b|\bI know (?:how|what) (?:he|she|they)(?:'ll| will) (?:look|say|think)\b|\b(?:pretty sure|convinced|certain|I bet) (?:that )?(?:he|she|they|\p{L}+) (?:hates|can't stand|thinks|despises)\b|\b(?:he|she|they) (?:just |only )(?:wants? me|rang|invited me|asked me|says it) [^.!?]{0,60}\b(?:so (?:that )?(?:he|she|they)|to (?:get|make|stop|look))\b|\b(?:his|her|their) (?:own )?convenience\b/iu,
    isOfHeavy: true,
    questions: ['What exactly was said or done that shows it?', 'What else could that have meant?'],
  },
  {
    about: 'hidden',
    pattern:
      /\b(?:nobody|no one|they|he|she|everyone|mum|mama|mom|dad|my \p{L}+) (?:must not|mustn't|doesn'?t need to|don'?t need to|needn't|can't|is not to|are not to) (?:ever )?(?:know|find out)\b|\b(?:nobody|no one) (?:must|can|should) (?:ever )?(?:know|find out)\b|\bkeep(?:ing)? it (?:from (?:him|her|them|my)|to myself|secret)\b|\bwhy should I (?:be telling|tell)\b/iu,
    modes: doubted,
    questions: ['What exactly would happen if people knew?'],
  },
  {
    about: 'not to be done without',
    pattern:
      /\b(?:whole|entire) (?:place|thing|family|team|house|show|shop|shift)(?:'ll| will)? (?:falls?|collapses?|stops?|grinds)\b|\bonly one (?:they|he|she|who|that) (?:can|could|trusts?|really)\b|\b(?:can't|cannot|couldn't|won't) (?:do|manage|cope|run) (?:it )?without me\b|\bif I (?:don't|stop|let go),? (?:nobody|no one|it all|everything)\b|\b(?:nobody|no one) else (?:will|can|would|does) (?:do|it)\b/iu,
    modes: doubted,
    questions: ['Who would do it if you were away for a week?'],
  },
  {
    about: 'alone with it',
    pattern:
      /\b(?:don't|dont|do not) need (?:any(?:body|one)(?:'s)?|(?:a |any )?(?:help|hand))\b|\ball (?:up to|on|down to) me\b|\bcharity case\b|\bshouldn't need (?:any|some|help|to ask)|\b(?:figure|work|sort|manage|do|did|done) (?:it|this|that|everything) (?:all |out |out all ){0,2}(?:alone|on my own|by myself)\b/iu,
    modes: doubted,
    questions: ['Who has offered, or would if you asked?'],
  },
  {
    about: 'nobody',
    pattern:
      /\b(nobody|no one|no-one|not one (?:soul|person)|not a soul) (?:else )?(?:(?:ever |even |really |here |there |in (?:this|my|our|that|the) \p{L}+ ){0,3}(?:likes|loves|cares|listens|helps|helped|showed up|turned up|understands|gets|asks|asked|calls|came|rang|notices|noticed|misses|believes|thanks|thanked|remembers|remembered|needs|would (?:notice|miss|care|come))|ever \p{L}{3,}s)\b/iu,
    except: /\bnobody ever (?:dies|died)\b/iu,
    modes: doubted,
    questions: ['Who comes closest to being an exception to that “{it}”?'],
  },
  {
    about: 'always',
    pattern:
      /\bI(?:'ve|'m| am| have| will)? (?:just )?(always)\b|\bI [^.!?]{3,50}(every (?:single )?time)\b/iu,
    except:
      /\b(?:said|says|told|thinks?) [^.!?]{0,60}\balways\b|\balways (?:loved|liked|enjoyed|wanted|wondered|thought|remember|managed|knew|hoped|been (?:good|kind|there|able))\b|\bas always\b/iu,
    modes: doubted,
    questions: ['Which time comes to mind that does not fit that “{it}”?'],
  },
  {
    about: 'never',
    pattern: /\b(?:I|we)(?:'ve|'ll|'d| will| have| would| can| could| shall)? (never)\b/iu,
    except:
      /\bnever (?:mind|cared for|heard|seen|saw|met|tried|eaten|knew|thought|laughed|drank|smoked|been (?:so|to|happier|better|prouder|more))\b/iu,
    modes: doubted,
    questions: ['What comes closest to an exception to that “{it}”?'],
  },
  {
    about: 'too late, too old',
    pattern:
      /\b(?:it's|its|it is|I'm|I am|im) (?:\p{L}+ )?too (?:late|old|far gone)\b(?! (?:at night|in the evening|tonight))|\bmissed (?:my|the) (?:chance|boat)\b/iu,
    modes: doubted,
    questions: ['What would be lost if you tried?'],
  },
  {
    about: 'a rule',
    pattern:
      /\bone (?:does not|doesn't|must not|ought not to)\b|\b(?:a|an) (?:\p{L}+ )?(?:man|woman|mother|mum|mom|father|dad|wife|husband|son|daughter|nurse|teacher|boss|friend|girl|boy)(?: (?:of )?my age)? (?:should|must|ought to|has to|does not|doesn't)\b|\bin (?:our|my) (?:family|house|village|culture|country) (?:we|nobody|no one|one|you)\b|\b(?:people|folk|girls|boys|men|women|families) like (?:us|me) (?:don't|do not|never|aren't|can't)\b|\bthat's (?:just )?what (?:men|women|mothers|families|wives|husbands|daughters|sons) do\b|\breal (?:men|women|\p{L}+s) (?:don't|never|do not)\b|\bno right to (?:be|complain|cry|moan)\b/iu,
    modes: doubted,
    questions: ['Who made that rule?', 'Who has broken it and been forgiven?'],
  },
  {
    about: 'in the right',
    pattern:
      /\bI was (?:in the )?right\b(?! (?:there|here|at|on|in|by|behind))|\b(?:he|she|they) can (?:whistle|forget it|come to me|swivel|do one|stew)\b|\bI(?:'ve got| have|'ve) (?:the )?proof\b|\b(?:not|never|ain't) (?:going to |gonna )?(?:apologi[sz]ing|apologi[sz]e|say(?:ing)? sorry|back(?:ing)? down)\b|\b(?:did|done) nothing wrong\b|\bwhy should I (?:apologi|say sorry|be the one|make the first)|\b(?:till|until|unless) (?:he|she|they) (?:says?|apologi[sz]es?) ?(?:sorry)?/iu,
    modes: doubted,
    questions: ['What would you gain by being right?', 'What might the other side say happened?'],
  },
  {
    about: 'no choice',
    pattern:
      /\b(?:I(?:'ve| have|'d| had)?|there(?:'s| is| was)) (?:got )?no (?:choice|other way|way out|way round it|way around it|alternative|option)\b|\bcan(?:'t|t|not) say no\b|\bhard (?:man|woman|person|one) to say no to\b|\b(?:obviously|of course) I(?:'ll| will|'ll have to)\b|\bI (?:shall|will|'ll) go,? (?:of course|obviously)\b|\bsay yes to everything\b|\b(?:the )?customer(?:'s| is) (?:the customer|always right|king)\b|\bwhat else can I do\b/iu,
    modes: doubted,
    questions: ['What exactly would it cost you to say no?'],
  },
  {
    about: 'nothing to be done',
    pattern:
      /\bwhat(?:'s|s| is| am| can) (?:a (?:man|woman|bloke|fella|girl|lad|body|person)|I|one|anyone) (?:supposed to|meant to|to) do\b|\bnothing (?:I|you|we|anyone) can do\b|\bcan'?t be helped\b|\bnot up to me\b|\bout of my hands\b|\bget what (?:you're|you are|I'm|we're) given\b/iu,
    modes: doubted,
    questions: ['Which part of it is in your own hands?'],
  },
  {
    about: 'a fixed self',
    pattern:
      /\b(?:that's|thats|that is) (?:just |simply )?(?:who|how|the way) I am\b|\bI(?:'?m| am) (?:just )?(?:not (?:the (?:kind|sort|type)|that kind|a \p{L}+ person|made for|cut out)|no good (?:at|with)|hopeless (?:at|with)|a drone)\b|\bI(?:'ve)? (?:don't|haven't|have not|do not) (?:\p{L}+ )?(?:have |got )?(?:it in me|what it takes|the (?:organ|brain|brains|nerve|talent|patience|guts) (?:for|to))\b|\bI would be only\b/iu,
    modes: doubted,
    questions: [
      'Which of the people who know you well would disagree?',
      'What would you accept as a sign that it is not so?',
    ],
  },
]
