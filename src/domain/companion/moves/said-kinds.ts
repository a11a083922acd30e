import type { QuestionKind } from './question-kind.ts'

const will =
  "\\b(?:I'?ll|I will|I shall|I'?m (?:just |probably |still )?(?:gonna|going to)|I think I(?:'?ll| will)|(?:I (?:suppose|guess)|spose|reckon) I(?:'?ll| will|'d)|(?:I'?m|I am|so) minded to|I might as well) (?:just |probably |obviously |simply |of course |have to ){0,2}"
const kin =
  '(mum|mom|mam|mother|dad|father|nan|gran|grandma|grandmother|grandad|grandfather|husband|wife|partner|boyfriend|girlfriend|sister|brother|son|daughter|aunt|auntie|uncle|cousin|boss|manager|coach|landlord|teacher|flatmate|roommate|neighbour|neighbor|mate|best friend)'
const somebody = `(?:(?:him|her|them|(?!(?:the|an?|it|this|that|home|once|my|our|joy|delight|laughter)\\b)\\p{L}+)\\b|(?:my|the|our) (?:little |old |poor |wee )?(?:${kin.slice(1, -1)}|boys?|girls?|lads?|kids?|children|one|baby|apprentice|cashier|nurse|driver|customer|class)\\b)`

const money =
  /\b(?:lend|lending|another loan\b|loan (?:him|her|them)|(?:on|for|in) credit|the lend of|short (?:for|of|on) (?:the|his|her|their|this|money|rent)|(?:wants?|needs?|asking (?:me )?for|send(?:ing)?) (?:him |her |them |me )?(?:[£$€₦₹] ?\d[\d,.]*|\d[\d,.]*k? (?:for|by|now|from|off)|(?:\p{L}+ )?(?:hundred|fifty|forty|grand)(?: quid| bucks)? (?:for|till|until|by|to))|will double|double (?:my|your|our|the) money|invest (?:in|with)|off if I (?:sign|pay|put|order))\b/iu
const noMoney =
  /\b(?:book|ladder|library|drill|car|dress|tent|suit|ear|hand)\b.{0,20}\b(?:lend|loan|borrow)|\b(?:lend|borrow)\p{L}* (?:\p{L}+ ){0,3}(?:book|ladder|drill|car|dress|tent|suit|ear|hand|mower)\b|\bcredit (?:for|where|to)\b|\blend (?:me|us)\b/iu

/** Whether somebody is said to want money, to be lent or sent. */
export const asksForMoney = (message: string): boolean => money.test(message) && !noMoney.test(message)

/** What is asked about a joy, in every mode: nothing of it is doubted. */
export const joyKinds: readonly QuestionKind[] = [
  {
    about: 'good news',
    pattern:
      /\b(?:he|she) proposed\b|\b(?:we're|we are|got|I'm|they're) engaged\b|\bgot married\b|\b(?:was|were) born (?:today|this|last|yesterday|at|on)\b|\b(?:it's|its) a (?:boy|girl)\b|\bgot the keys\b|\bgrandchild is here\b|\b(?:I'm|I am|we're|going to be|gonna be) (?:a |an )?(?:gran|granny|grandma|grandad|dad|mum|aunt|uncle|auntie)\b(?! (?:of|to|who))|\ball clear\b|\b(?:they|he|she) said yes\b|\bfirst (?:steps?|words?|tooth)\b|\b(?:it's|having) (?:twins|a girl|a boy)\b/iu,
    questions: [
      'Which moment of it do you want to remember in ten years?',
      'Who would you like to tell next?',
    ],
  },
  {
    about: 'something achieved',
    pattern:
      /\b(?:I|we|i've|we've) (?:just |finally |actually |have |only ){0,3}(?:passed|got (?:the (?:job|place|part|post|flat|promotion)|promoted)|managed to|did it(?=[,.!]|$)|nailed|won|aced|cracked it)\b|\b(?:they|he|she) (?:gave it to me|picked me|offered me the)\b|\bproud of myself\b|\b(?:first|second|third|1st|2nd|3rd|gold|silver|bronze) (?:prize|place|medal)\b|\b(?:got|gave me|given|won|have) (?:a|an|the|my) (?:\p{L}+[- ]){0,2}(?:prize|award|medal|trophy|rosette|ribbon|distinction|certificate|promotion|scholarship)\b|\bpersonal best\b|\bfull marks\b|(?:^|[.!] )passed(?= (?:my|the|it|with|first)\b|[.!,]|$)|\b(?:everybody|everyone|they|whole \p{L}+) (?:clapped|cheered|stood up)\b|\b(?:\d+|one|two|three|six|nine|ten|thirty|ninety) (?:days|weeks|months|years) (?:clean|sober|dry|smoke-?free)\b/iu,
    except:
      /\b(?:not|never|didn't|haven't|hardly) (?:managed?|pass|finish|won)|\bpassed out\b|\bnot? .{0,12}proud|\bpassed (?!my\b|it\b|with\b|first\b|(?:the|an?) (?:\p{L}+ ){0,2}(?:test|exam|course|board|inspection|theory|driving|audition|review|interview|module))\p{L}|\b(?:he|she|they) (?:won|got|passed)\b|\bwon(?:'t| over)\b/iu,
    questions: ['What did it take to get there?', 'Who would you like to tell about it?'],
  },
]

/** What is asked in every mode about what was said, asked, owed, decided or left; what is nearer to the person comes first. */
export const saidKinds: readonly QuestionKind[] = [
  {
    about: 'a sharp word',
    pattern: new RegExp(
      `(?:\\bI |\\b(?:and|then|but|so) (?:I )?|^|[.!] )(?:(?:just|really|completely|totally|nearly) )?(?:(?:shouted|yelled|roared|screamed|snapped|barked|swore|lost it|let fly|went off) (?:at|on|with) ${somebody}|lost my temper|flew off the handle|(?:laid into|tore into|had a go at|took it out on) ${somebody}|bit (?:[\\p{L}']+ ){1,2}head off|told (?:him|her|them) (?:to shut up|where to go)|(?:argued|rowed|quarrelled|fell out) with ${somebody}|had (?:a|another) (?:\\p{L}+ )?(?:row|argument|shouting match) with ${somebody})`,
      'iu',
    ),
    isOfHeavy: true,
    questions: [
      'What would you like to say now?',
      'Which of those words would you take back, and which would you stand by?',
    ],
  },
  {
    about: 'a decision announced',
    pattern: new RegExp(
      `${will}(?:say (?:yes|ok|okay|no)|accept|agree|sign|firm|quit|leave (?!early|now|at)|give (?:in|up|it up)|go for it|go along|turn (?:it|them|him|her) down|refuse|resign|sell|stop (?:with|going|the)|drop (?:out|the)|walk out|lend|buy (?:it|that|one|the|an? (?:house|flat|car|boat|van|dog|shop)))\\b|\\b(?:writing|going) to resign\\b|\\b(?:I'?m|im) (?:telling|giving) (?:them|him|her|\\p{Lu}\\p{L}+) (?:no|yes)\\b|\\bcan'?t see (?:a|any) way (?:round|around|out)\\b|\\b(?:my mind is made up|(?:have|I've) made up my mind|no going back now|settled in my own mind)\\b`,
      'iu',
    ),
    except:
      /\bI(?:'?ll| will) leave (?:it|you|that|the (?:car|van|phone|dog|kids))\b|\bwork (?:it|things|this) out\b/iu,
    questions: ['What would you decide if you had a day to think it over?'],
  },
  {
    about: 'money that is asked for',
    pattern: money,
    except: noMoney,
    questions: [
      'What would you need to know before any money moves?',
      'What would you tell a friend who was asked the same?',
    ],
  },
  {
    about: 'a yes that was said',
    pattern:
      /\bI(?:'ve)? (?:have |just |already |always |only |again |of course |then |went and ){0,3}(?:said yes|agreed to|told \p{L}+ yes|said I(?:'d| would) (?:do|go|come|take|help|cover|be there|stay))\b|\bI (?:just |have )?told (?:\p{L}+ ){1,3}I(?:'d| would) (?:do|go|come|take|cover|stay|help|drive|be there)\b|\b(?:I(?:'ve)?|and) (?:put myself down|volunteered|said (?:aye|sure|okay|ok|go on)|let myself in for)\b/iu,
    except: /\b(?:marr|engaged|propos|ring\b|will you|my word)/iu,
    questions: ['What did you say no to by saying yes?', 'What would you have said if you had slept on it?'],
  },
  {
    about: 'a while since',
    pattern:
      /\b(?:days|weeks?|months?|years?|ages|a while|forever)(?: now)? (?:since|that) (?:I|we)(?:'ve| have)? (?:last )?(?:spoke|talked|saw|seen|rang|called|phoned|visited|wrote)\b|\b(?:haven't|havent|have not) (?:spoken|talked|rung|called|phoned|visited|seen (?!it|that|a\b)|written|been (?:over|round|home))\b[^.!?]{0,30}\b(?:in|for|since) (?!a (?:bar|rush|hurry)\b)|\btoo busy to (?:come|call|ring|visit|see|write)\b|\bI (?:really )?(?:should|ought to|need to) (?:ring|call|phone|visit|write to|text) (?:my|our|him|her|them|\p{Lu}\p{L}+)\b/iu,
    except: /\b(?:doctor|dentist|gp|vet|plumber|bank|council|nurse|police|call it)\b/iu,
    isOfHeavy: true,
    questions: ['What would the shortest call or visit be, and when?', 'What has been easier than doing it?'],
  },
  {
    about: 'something put off',
    pattern:
      /\bput(?:ting)? (?:it|this|that|things|the \p{L}+) off\b|\bbeen avoiding\b|\bpostponed\b|\bprocrastinat\p{L}*|\bkeep meaning to\b|\b(?:haven't|havent|have not) (?:even )?(?:started|begun|packed|looked at it|done (?:a thing|anything))\b|\bstill (?:haven't|havent|not) (?:done|started|booked|sorted)\b|\bnothing ready\b|\b(?:open|sat|sitting|lying) in front of me\b|\b(?:can't|cant|cannot|could not|couldn't) (?:get (?:started|going|myself to)|make myself|bring myself)\b|\bstar(?:ed|ing) at (?:the (?:screen|page|form|blank))/iu,
    except: /\b(?:he|she|they|it) (?:keeps?|is|was|has|have|'s) (?:putting|avoid|postpon|not)/iu,
    interest: 'faster_writing',
    questions: ['Which part of it could you get done in ten minutes?'],
  },
  {
    about: 'guilt',
    pattern:
      /\b(?:(?:feel|felt|feeling|am|I'm) (?:\p{L}+ ){0,2}(?:guilty|disloyal|selfish)|the guilt|on my conscience|seems (?:disloyal|selfish)|doing the dirt on)\b/iu,
    isOfHeavy: true,
    questions: ['What would you say to a friend who told you this?'],
  },
  {
    about: 'a fear that is named',
    pattern:
      /(?<!\b(?:not|never|n't|no longer|without) (?:\p{L}+ )?)\b(?:nervous|dreading|anxious about|(?:way |far |much |just )?too (?:scared|nervous|frightened)|terrified|scares me|butterflies|scared (?:of|that|about|to)|afraid (?:of|that|to)|worried (?:about|that)|bricking it|stomach is (?:a|in|like)|frightened (?:of|that))/iu,
    except:
      /\bafraid (?:so|not|to say|I (?:must|have to|can't))\b|\b(?:he|she|they|you|(?:the|my|our) \p{L}+)(?:'s| is| was| are|'re) (?:so |very |really )?(?:nervous|scared|afraid|worried|frightened|anxious)/iu,
    interest: 'emotional_insights',
    isOfHeavy: true,
    questions: [
      'What exactly do you picture when you think of it?',
      'What would make it a little easier, and who could help with that?',
    ],
  },
  {
    about: 'an anger that is named',
    pattern:
      /\b(?:I'm|I am|im|I was|I got|makes me|made me) (?:just |so |really |very |well |bloody |a bit )*(?:annoyed|cross|fed up|livid|wound up|mad at|furious|angry|sick of)\b|\b(?:winds me up|drives me (?:mad|nuts|up the wall)|does my head in|makes my blood boil)\b/iu,
    interest: 'emotional_insights',
    isOfHeavy: true,
    questions: ['What would you ask for, if you asked calmly?'],
  },
  {
    about: 'a choice',
    pattern:
      /\bwhether (?:to|I should|we should)\b|\bcan(?:no|')?t (?:decide|choose)\b|\btorn between\b|\bin two minds\b|\bI am thinking about it\b|\bthinking (?:about|of) (?:his|her|the) offer|\bon the fence\b|\b(?:I'd|I'll|I would|I will) (?:think|sleep) (?:about|on|it over)\b/iu,
    except: /\bI(?:'ve| have)? decided\b|\bkeep thinking\b/iu,
    interest: 'guided_reflection',
    questions: [
      'What would you tell a friend who asked you this?',
      'What would you choose if nobody ever found out?',
    ],
  },
  {
    about: 'something that lies ahead',
    pattern:
      /\b(?:exam|(?<!blood )test|interview|audition|presentation|hearing|viva|recital|trial shift|first day)\b[^.!?]{0,40}\b(?:tomorrow|next week|(?:on |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\d+|two|three|a few) (?:days|weeks))\b|\b(?:tomorrow|next week|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b[^.!?]{0,40}\b(?:exam|(?<!blood )test|interview|audition|presentation|hearing|viva|recital|trial shift|first day)\b/iu,
    except:
      /\b(?:went|was) (?:well|badly|ok|okay|fine|good|great|awful|terrible|cancelled)\b|\b(?:his|her|their|after the) (?:exam|test|interview|viva)|\blast (?:mon|tues|wednes|thurs|fri|satur|sun)day/iu,
    isOfHeavy: true,
    questions: ['What do you want to remember when you walk in?'],
  },
  {
    about: 'again and again',
    pattern:
      /\b(?:but I keep \p{L}+ing|I keep (?:losing|forgetting|spending|buying|snapping|waking|missing|messing|ruining|eating|checking|scrolling|saying yes|falling))\b|\b(?:I|and) [^.!?]{3,40}, every (?:single )?time\b|\bhere (?:I|we) go again\b/iu,
    interest: 'pattern_recognition',
    modes: ['ask'],
    questions: ['What usually comes just before it?', 'When did it last go differently?'],
  },
]
