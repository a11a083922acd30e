import type { QuestionKind } from './question-kind.ts'

/** What Plan asks where nothing is wished: each question leads to one thing that can be done. */
export const stepKinds: readonly QuestionKind[] = [
  {
    about: 'an answer announced',
    pattern:
      /\b(?:I'?ll|I will|I shall|I'?m (?:just |probably |still )?(?:gonna|going to)) (?:just |probably |obviously |of course |have to )?(?:say (?:yes|ok|okay)|accept (?:the|their|his|her) (?:offer|job|post|place|terms)|agree to|take the (?:job|post|role|place|offer)|sign (?:it|the))\b/iu,
    except: /\b(?:lend|loan|borrow|calls?|phone|money)\b/iu,
    questions: [
      'What would you ask for as part of that answer?',
      'What would you need to hear before you give it?',
    ],
  },
  {
    about: 'a decision announced',
    pattern:
      /\b(?:I'?ll|I will|I shall|I'?m (?:just |probably |still )?(?:gonna|going to)|im (?:just )?(?:gonna|going to)) (?:just |probably |obviously |of course |have to )?(?:say (?:yes|ok|okay|no)|accept|agree|take (?:it|the)|sign|firm|quit|leave|stay|do it|give in|go for|turn it down|refuse|cancel|go along)\b|\b(?:I'?ll|I shall) (?:probably|obviously|just) \p{L}+|\bI (?:suppose|guess|spose) I(?:'ll| will|'d)\b|\bcan'?t see (?:a|any) way (?:round|around|out)\b/iu,
    except: /\bprobably (?:manage|be fine|cope)\b/iu,
    questions: [
      'When would it be too late to change your mind?',
      'What would you say if you gave yourself until tomorrow?',
    ],
  },
  {
    about: 'a decision made',
    pattern:
      /\bI(?:'ve| have)? (?:just |finally )?decided (?:to|on|that|against)\b|\bfinally decided\b|\b(?:my mind is made up|made up my mind|it's decided|that's decided|no going back)\b/iu,
    questions: ['What is the first thing that follows from it?', 'Who ought to hear it first?'],
  },
  {
    about: 'an offer',
    pattern:
      /\b(?:(?:got|had|have|with|made me|an|the) (?:an |the |\p{L}+ )?offer|offered me|(?:want|need) (?:to know|an answer|my answer) by)\b/iu,
    except: /\bI offered\b|\bon offer\b|\bspecial offer\b/iu,
    questions: [
      'What would you want to know before you answer?',
      'What would you ask for before saying yes?',
    ],
  },
  {
    about: 'nothing ready',
    pattern:
      /\bnothing (?:is )?(?:ready|prepared|done|planned)\b|\b(?:haven't|havent|have not|not) (?:even )?(?:started|begun|prepared|packed|looked at it|done (?:a thing|anything))\b|\b(?:don't|dont|no idea|not sure) (?:know )?where to (?:start|begin)\b|\bstarting from (?:zero|scratch|nothing)\b|\bblank page\b/iu,
    questions: ['Which part would you like to have ready first?', 'What could you get ready in ten minutes?'],
  },
  {
    about: 'asked for by somebody',
    pattern:
      /\b(?:wants?|wanted|needs?|expects?|asked|asks|asking|begged) me (?:to|if)\b|\b(?:boss|manager|client|hotel|company|landlord|customer|school|editor|publisher)(?: in \p{L}+)? (?:wants|needs|asked for|is asking for) (?!to\b)[\p{L}\p{N}]+/iu,
    questions: [
      'Which part of it could you say yes to?',
      'When do they need to know?',
      'What would you want in return for it?',
    ],
  },
  {
    about: 'no saying no',
    pattern:
      /\bcan(?:'t|t|not) say no\b|\bno (?:choice|way (?:round|around|out)|other way|option)\b|\bcan(?:'t|t|not) (?:refuse|get out of it|back out)\b|\bhave to,? (?:really|anyway|of course)\b/iu,
    questions: ['What could you ask for if you cannot say no?', 'Who could say no to it on your behalf?'],
  },
  {
    about: 'somebody in the way',
    pattern:
      /\b(?:won't|wont|wouldn't|doesn't|refuses? to) (?:let|allow|listen|agree|budge|help|come|hear)\b|\b(?:refused|turned (?:me|it|us) down|said no|is against|fired (?:two|three|the|her|his))\b/iu,
    except: /\bI (?:refused|said no|won't|turned)\b/iu,
    questions: ['What smaller thing might they say yes to?', 'Who do they listen to more than to you?'],
  },
  {
    about: 'waiting for somebody',
    pattern:
      /\b(?:waiting (?:for|on|to hear)|(?:hasn't|hasnt|haven't|havent|not) (?:answered|replied|called back|got back|heard back|heard from|rung)|no (?:answer|reply|word) (?:from|yet)|up to (?:them|him|her|the \p{L}+) now)\b/iu,
    except: /\bI (?:have not|haven't|havent) (?:answered|replied|called|rung)\b/iu,
    questions: ['What can you do that does not depend on their answer?', 'When will you ask again?'],
  },
  {
    about: 'an answer owed',
    pattern:
      /\b(?:I|and|but|still) (?:have not|haven't|havent|not|didn't|never) (?:answered|replied|called|rung|written|decided|told|opened|booked|paid|signed)\b|\bkeep(?:s)? (?:putting|not) \p{L}+|\bput(?:ting)? (?:it|this|that) off\b|\bavoiding\b/iu,
    questions: ['What would the first line of it say?', 'Which ten minutes could you give it tomorrow?'],
  },
  {
    about: 'too much to do',
    pattern:
      /\b(?:so much|too much|too many|a lot|loads|tons|a million things|everything) (?:to do|on|at once|things|going on|left|piling)\b|\bto-?do list\b|\bpiling up\b|\bbehind (?:on|with)\b|\brushed off\b|\bjuggling\b/iu,
    questions: ['Which one of these could wait a week?', 'Which one would you be glad to have behind you?'],
  },
  {
    about: 'no time',
    pattern:
      /\b(?:no|not enough|never any|hardly any|don't have|dont have the|without any) time\b|\btoo busy\b|\bevery (?:minute|evening|night) is (?:full|taken|gone)\b/iu,
    questions: [
      'Which quarter of an hour this week belongs to nobody else?',
      'What could you drop to make room for it?',
    ],
  },
  {
    about: 'no money',
    pattern:
      /\bcan(?:'t|t|not) afford\b|\b(?:no|not enough|short of|out of) money\b|\bmoney (?:is|was) (?:tight|short|the way)\b|\bskint\b|\btoo expensive\b|\bcosts? (?:a fortune|too much)\b/iu,
    questions: ['What would the cheapest version of it look like?', 'What is the exact sum you still need?'],
  },
  {
    about: 'somebody needed',
    pattern:
      /\bneed(?:s)? (?:one\b(?! (?:more|thing))|somebody|someone|another (?:one|pair|person)|a new (?:one|sponsor|flatmate|lodger|helper|carer|cleaner|doctor|gp|dentist|partner|tenant|babysitter|childminder|teacher|tutor|trainer|therapist|drummer|singer))|\blooking for (?:somebody|someone|one)\b|\bnobody to (?:help|ask|do|cover|mind)\b/iu,
    questions: ['Who might know somebody?', 'What is the one thing that person must be good at?'],
  },
  {
    about: 'not knowing how',
    pattern:
      /\b(?:don't|dont|do not|no idea|no clue|not sure) (?:know )?how (?:to|I|we)\b|\bnever done (?:it|this|that|anything like)\b|\bnot good at (?:this|it|that)\b/iu,
    questions: ['Who do you know who has done it?', 'Which part of it do you already know how to do?'],
  },
  {
    about: 'managing somehow',
    pattern:
      /\b(?:I'?ll|I will|we'll|I) (?:probably |just |somehow |always ){0,3}(?:manage|cope|muddle through|wing it|get through(?: it)?|push through|see how it goes|power through)\b|\balways managed\b|\bit'?ll be (?:fine|ok|okay|grand)\b|\bif it comes it comes\b/iu,
    questions: ['Which part of it could somebody else carry?', 'What would make it half as heavy?'],
  },
  {
    about: 'given up',
    pattern:
      /\b(?:gave up|given up|stopped (?:going|doing|running|writing|practi[sc]ing|trying)|fell off the wagon with|let it slide|dropped (?:it|out of)|haven't (?:been|done it) (?:in|since|for))\b/iu,
    questions: ['What would the first time back look like?', 'What would you leave out this time?'],
  },
  {
    about: 'something that comes',
    pattern:
      /\bdeadlines?\b|\bdue (?:on|by|tomorrow|next|back)\b|\b(?:has|have|need|needs|must|got) (?:to )?(?:be )?(?:\p{L}+ ){0,4}by (?:mon|tues|wednes|thurs|fri|satur|sun|to)?(?:day|night|morrow|noon)\b|\b(?:(?:is|are|'s|comes|come|starts|opens) (?:already )?(?:on|in|next|tomorrow)|(?:comes|come)|(?:meeting|exam|interview|market|visit|wedding|test|appointment|presentation|trip|party|inspection|town hall|review)(?: is)? (?:on|in|for|tomorrow|next))(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:two|three|four|\d+|a few|a couple of) (?:days|weeks)| (?:week|month)|(?<=tomorrow))\b/iu,
    except:
      /\b(?:last|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:was|went) (?:on|in|well|badly)\b|\bpregnan|\bbaby\b/iu,
    questions: ['What has to be ready before anything else?', 'What could you finish by tomorrow evening?'],
  },
  {
    about: 'an intention',
    pattern:
      /\b(?:I'?ll|I will|I shall|maybe I|perhaps I) (?!be\b|never\b|have\b|not\b|regret|miss|lose|die|always\b)\p{L}{3,}/iu,
    except:
      /\b(?:said|says|told|tell|say|if|then)\b[^.]{0,12}\bI'?(?:ll| will| shall)\b|\bI'?ll (?:tell you|say this|admit|bet|see)\b/iu,
    questions: ['What is the very first thing to do for that?', 'When would be a good time for it?'],
  },
]
