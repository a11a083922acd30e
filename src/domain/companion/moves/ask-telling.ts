import type { QuestionKind } from './question-kind.ts'

const past =
  '(?!need|feed|bleed|seemed|sounded|looked|appeared|remained|smelled|tasted|suffered|struggled|used|wanted|liked|loved|hoped|wished|needed|died|killed|cried|laughed)(?:\\p{L}{2,}ed|stood|left|took|gave|cut|put|made|went|came|sat|got|did|sent|brought|bought|hung|threw|ran|forgot|kept|held|let|lost|met|paid|read|sold|shut|spoke|stole|won|drove|ate|broke|built|caught|chose|found|flew|fell|rode|rang|woke|slept|swept|lit|dug|hid|drank|wore|began|spent)\\b'

/** What Ask asks about how something is told, before what it is about. */
export const firstTellingKinds: readonly QuestionKind[] = [
  {
    about: 'days without',
    pattern:
      /\b(?:clean|sober|dry|smoke-?free|off (?:the )?(?:drink|booze|fags|cigarettes|weed|sugar)) (?:for )?(?:\d+|one|two|three|four|five|six|ten|a|nearly|almost)\b|\b(?:\d+|ten|thirty|sixty|ninety) (?:days|weeks|months) (?:clean|sober|dry|without|smoke-?free|off)\b|\bday \d+ (?:without|of not|clean|sober)\b/iu,
    questions: ['What got you through today?', 'Who else knows the count?'],
  },
  {
    about: 'good news',
    pattern:
      /\b(?:he|she) proposed\b|\b(?:we're|we are|got|I'm|they're) engaged\b|\bgot married\b|\b(?:was|were) born (?:today|this|last|yesterday|at|on)\b|\b(?:it's|its) a (?:boy|girl)\b|\bgot the keys\b|\bgrandchild is here\b/iu,
    questions: ['Who did you tell first?', 'Which moment of it do you want to remember in ten years?'],
  },
  {
    about: 'an untruth',
    pattern:
      /\bI (?:just |even )?lied\b|\b(?:white|little|small) lie\b|\bI made (?:something|it) up\b|\btold (?:him|her|them) a lie\b/iu,
    questions: ['What would the truth have cost you?', 'Who was it meant to spare?'],
  },
  {
    about: 'almost said',
    pattern:
      /\bI (?:was going to|was gonna|was about to|almost|nearly|meant to|wanted to) (?:\p{L}+ )?(?:ask(?:ed)?|tell|told|call(?:ed)?|ring|rang|write|wrote|text(?:ed)?|say (?!yes|no\b|ok)|said (?!yes|no\b|ok)|speak|spoke)\b/iu,
    except: /\bI wanted to say thank/iu,
    questions: ['What would the first words have been?', 'What stopped you?'],
  },
  {
    about: 'being treated as something else',
    pattern:
      /\b(?:like|as if|as though) (?:I was|I were|I'm|im|I am|I wasn't|I weren't|it was|it were) (?:a |an |the |nothing|not |invisible|stupid|in the|there|some)|\btreat(?:s|ed|ing)? me like\b|\b(?:talked|spoke|looked) (?:over|through|past|across) me\b/iu,
    questions: ['What would you have liked instead?', 'What did you want to say back?'],
  },
  {
    about: 'nobody noticed',
    pattern:
      /\b(?:nobody|no one|no-one|none of them|not one of them) (?:even |else )?(?:noticed|asked|saw|came|said (?:a thing|anything|thanks|thank|hello|hi)|sat|rang|remembered|thanked|looked up|waited|turned up|clapped)\b/iu,
    questions: ['Who would you have liked to notice?', 'What would you have told them?'],
  },
  {
    about: 'given to somebody else',
    pattern:
      /\b(?:rejection|rejected|turned (?:me|us|it) down|(?:didn't|didnt|did not) get (?:the|it|in|a|that|picked|chosen)|not (?:picked|chosen|selected|shortlisted)|missed out|came (?:second|last)|(?:job|place|promotion|part|flat|post|role|prize|shift|room) (?:went|has gone|goes) to)\b/iu,
    except: /\bI (?:turned|rejected)\b/iu,
    questions: [
      'What would you have done first if the answer had been yes?',
      'What would you do the same way next time?',
    ],
  },
]

/** What is asked where nothing nearer is: a custom, a time before, what others did, what oneself did. */
export const lastTellingKinds: readonly QuestionKind[] = [
  {
    about: 'a custom',
    pattern:
      /\b(?:every (?:year|spring|summer|autumn|winter|friday|saturday|tuesday|wednesday|thursday|weekend|evening|day|month)|on (?:mon|tues|wednes|thurs|fri|satur|sun)days|each (?:year|week|day|month|morning|evening)|twice a (?:week|month|year)|as we do every)\b/iu,
    questions: ['What would be missing if it stopped?', 'Who started it?'],
  },
  {
    about: 'a time before',
    pattern:
      /\b(?:ever since|since (?:the|that|last|this|we|they|he|she|mon|tues|wednes|thurs|fri|satur|sun|jan|feb|mar|apr|may|june|july|aug|sept|oct|nov|dec)\p{L}*)\b/iu,
    except: /\b(?:long|ages|days|hours|years) since\b/iu,
    questions: ['What was it like before?', 'What did you expect it to be like?'],
  },
  {
    about: 'somebody met',
    pattern:
      /\b(?:(?:met|bumped into|ran into|sat next to|sat beside|got talking to|chatted (?:to|with)|talked (?:to|with)|visited) (?:a|an|the|this|some|my|our|him|her|them|\p{L}+)|(?:came|dropped|popped|called) (?:round|by|over|in)|we talked)\b/iu,
    questions: ['What would you have liked to ask?', 'What will you remember about them?'],
  },
  {
    about: 'how somebody seemed',
    pattern:
      /\b(?:he|she|they|his voice|her voice|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+|[Hh]e|[Ss]he|[Tt]hey|(?!(?:It|That|This|What|Everything|Which|My|The|Our|Her|His)\b)\p{Lu}\p{Ll}+) (?:just |only |really |always |all )?(?:sounded|looked|seemed|appeared) (?:so |very |rather |quite |a bit |a little |really |awfully |terribly )?(?!like|at|for|after|up|in|out|forward|into|through|over|good|great|lovely|happy|beautiful|well)\p{L}+/u,
    questions: ['What do you think lay behind that?', 'What would you have liked to say to it?'],
  },
  {
    about: 'what others did',
    pattern: new RegExp(
      `\\b(?:he|she|they)(?:'ve| have| has|'s)? (?:just |only |even |both |all )?${past}`,
      'iu',
    ),
    questions: ['What did you do then?', 'What would it sound like if they told it?'],
  },
  {
    about: 'what oneself did',
    pattern: new RegExp(
      `(?:\\b(?:I|we)(?:'ve| have)? (?:just |only |even |then |finally |also )?|(?:^|[.!] )(?:so |then |and |just |finally |well |ok )?)${past}(?! (?:to go|late|worse|better)\\b)`,
      'iu',
    ),
    except:
      /\b(?:fail(?:ed|ing|ure)|ashamed|shame|guilt\p{L}*|my fault|to blame|lied|lying|cheat\p{L}*|stole|stealing|betray\p{L}*|(?:bad|terrible|rotten|awful) (?:father|mother|dad|mum|mom|parent|son|daughter|husband|wife|friend|person|brother|sister)|sorry|regret\p{L}*|forgive\p{L}*|confess\p{L}*|(?:never|not) told (?:anyone|anybody|a soul|him|her|them)|let (?:him|her|them|\p{L}+) down|hurt (?:him|her|them)|slapped|hit (?:him|her|them)|hate myself|no excuse|wrong of me|what I did)\b/iu,
    questions: [
      'Which moment of it is the clearest to you now?',
      'What went through your head while you did it?',
    ],
  },
]
