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
    about: 'what others are said to think',
    pattern:
      /(?<![\p{L}'])(?:they|he|she|people|everyone|everybody|the others|my \p{L}+|(?!(?:I|you|we|to|and|that|do|don't|not)\b)\p{L}+) (?:must |probably |just |all |always |already |secretly |clearly |obviously ){0,3}(?:thinks? (?:that )?(?:I|I'm|im|less|little|badly|the worst|I am)|hates? me|despises? me|pit(?:y|ies) me|judg(?:e|es|ing) me|laugh(?:s|ing)? at me|look(?:s|ing)? down on me|can't stand me|doesn't (?:like|respect|care about|want) me|don't (?:like|respect|care about|want) me|would (?:never )?(?:forgive|hate|laugh at|like a different)|will (?:never forgive|hate|laugh at) me|only wants? (?:me|my))\b|\b(?:ashamed|embarrassed|sick|disappointed) (?:of|by|in) me\b|\bI know (?:how|what) (?:he|she|they)(?:'ll| will) (?:look|say|think)\b|\b(?:pretty sure|convinced|certain|I bet) (?:that )?(?:he|she|they|\p{L}+) (?:hates|can't stand|thinks|despises)\b|\b(?:he|she|they) (?:just |only )(?:wants? me|rang|invited me|asked me|says it) [^.!?]{0,60}\b(?:so (?:that )?(?:he|she|they)|to (?:get|make|stop|look))\b|\b(?:his|her|their) (?:own )?convenience\b/iu,
    isOfHeavy: true,
    questions: ['What exactly was said or done that shows it?', 'What else could that have meant?'],
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
]
