import type { QuestionKind } from './question-kind.ts'

const name =
  '(?!(?:I|You|We|He|She|They|It|Then|Today|Yesterday|Tomorrow|Nobody|Everybody|Somebody|Everyone|Someone|People|The|My|Our|His|Her|Your|Their|Some|One|Company|Finally|Suddenly|Actually|Apparently|Really|Maybe|Also|Still|Even|Only|Once|Later|Not|Boss|Manager|Teacher|Doctor|Matron|Landlord|Neighbou?r|Husband|Wife|Sister|Brother|Son|Daughter|Boyfriend|Girlfriend|Friend|Mate|Coach|Supervisor|Work|School|Hospital|Police|Phone|Telephone|Doorbell|Bell|Alarm|Letter|Email|Note|Sign|Text|Message|Report|Article|Radio|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|And|But|So|Or|As|If|Like|Well|Ok|Okay|Just|That|This|What|When|Who|Which|There|Never|Always|Everything|Nothing|God|Jesus|Christ)\\b)((?:(?:Mrs?|Ms|Miss|Dr|Auntie|Aunty|Aunt|Uncle|Nurse)\\.? )?\\p{Lu}\\p{Ll}+(?:-san)?)'
const kin =
  '(mum|mom|mam|mother|dad|father|nan|gran|grandma|grandmother|grandad|grandfather|husband|wife|partner|boyfriend|girlfriend|sister|brother|son|daughter|aunt|auntie|uncle|cousin|boss|manager|supervisor|coach|landlord|doctor|teacher|flatmate|roommate|neighbour|neighbor|mate|friend|best friend)'
const told =
  '(?:said|says|sez|told me|tells me|told us|asked|offered|rang|wrote|called|texted|texts|messaged|phoned|insisted|insists|suggested|just said)'
const wont =
  "(?:asks|wants|wanted|rings|writes|calls|keeps|thinks|reckons|won't|wouldn't|is asking|is saying|never)"
const adverb = '(?:just |then |has |had |even |also |still |again |always |only )?'
const named = (verbs: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:in|at|from|to|of|on|near|with|by|for|than|Mrs?|Ms|Dr)\\.? )(?<![\\p{L}'])${name} ${adverb}${verbs}(?!\\p{L})`,
    'u',
  )
const related = (verbs: string): RegExp =>
  new RegExp(
    `(?:\\bmy |^|[.,;!] |\\b(?:and|but|so|then|because|cos) )(?:my )?${kin} ${adverb}${verbs}(?!\\p{L})`,
    'iu',
  )
const notI = "(?<!\\b(?:not|never|n't|nt|no longer|isn't|without) (?:\\p{L}+ )?)"

/** What Ask asks about: whom and what was said or left, in this order; what is nearer to the person comes first. */
export const saidKinds: readonly QuestionKind[] = [
  {
    about: 'a yes that was said',
    pattern:
      /\bI(?:'ve)? (?:have |just |already |always |only |again |of course |then |went and ){0,3}(?:said yes|agreed to|told \p{L}+ yes|said I(?:'d| would) (?:do|go|come|take|help|cover|be there|stay))\b/iu,
    except: /\b(?:marr|engaged|propos|ring\b|will you)/iu,
    questions: ['What did you say no to by saying yes?', 'What would you have said if you had slept on it?'],
  },
  {
    about: 'an answer that is still to be given',
    pattern:
      /\b(?:gonna|going to|about to|will|'ll|might|probably|have to|want to|tempted to|supposed to) (?:\p{L}+ )?(?:say|tell \p{L}+) (?:yes|no|ok|okay)\b|\b(?:have to|need to|must|got to|gotta) (?:give (?:\p{L}+ )?an answer|let (?:them|him|her|\p{Lu}\p{L}+) know|decide by)\b|\bthey (?:want|need) an answer\b/iu,
    questions: [
      'What would you say if nobody could be disappointed?',
      'When do you have to give your answer?',
    ],
  },
  {
    about: 'nothing said about it yet',
    pattern:
      /\b(?:I (?:have not|haven't|havent|did not|didn't|didnt|still haven't|never)|(?:and|but) (?:haven't|havent|didn't|didnt)|I've not|not|(?:^|[.!] )(?:haven't|havent|didn't|didnt)) (?:yet |even |really )?(?:told|tell|said a word|say a word|said anything|say anything|mention(?:ed)?|brought it up|bring it up)\b|\b(?:nobody|no one|no-one) knows\b|\btold (?:nobody|no one|no-one)\b|\bkept (?:it )?quiet\b|\bbit my tongue\b|\bdoesn't know (?:yet|about it|about this)\b/iu,
    questions: [
      'Who would be the easiest person to tell?',
      'What is the shortest way to say it?',
      'Which part of it is the hardest to say?',
    ],
    except:
      /\bnever (?:told|said) (?:me|us|anything to me)\b|\b(?:he|she|they|nobody|no one) (?:has not|hasn't|didn't|never) (?:told|said|say|tell)\b/iu,
  },
  {
    about: 'an answer that somebody owes',
    pattern:
      /\b(?:he|she|they|(?:\p{L}+)) (?:has not|hasn't|hasnt|have not|haven't|havent|never|still hasn't|did not|didn't|didnt) (?:even |yet )?(?:answer|answered|repl(?:y|ied)|called|call back|rung|texted|text back|written back|write back|got back|get back|wrote back)\b|\bleft (?:me )?on (?:read|seen)\b|\bno (?:answer|reply|word|news) (?:from|yet|so far)\b|\b(?:haven't|havent|have not) heard (?:back|from|anything)\b|\b(?:still )?waiting (?:for|on|to hear)\b(?! (?:the|a|my) (?:bus|train|tram|lift|kettle))/iu,
    except:
      /\bI (?:have not|haven't|havent|did not|didn't|didnt|still haven't|never) (?:even |yet )?(?:answer|repl|call|rung|text|writ|got|get|wrote)/iu,
    questions: [
      'What would you do today if it were settled?',
      'When will you ask again if you hear nothing?',
    ],
  },
  {
    about: 'an answer that the person owes',
    pattern:
      /\b(?:I(?:'ve)?|and|but|still) (?:have not|haven't|havent|did not|didn't|didnt|not|still haven't|never) (?:even |yet |actually )?(?:answer(?:ed)?|repl(?:y|ied)|call(?:ed)?|phoned?|rung|ring|texted|text|written|write|wrote|opened|open)(?: it| him| her| them| back)?\b|\b(?:let|leave|left) it ring\b|\bdidn't pick up\b|\bignored? (?:the|his|her|their|\p{L}+'s) (?:call|calls|text|texts|message|messages|email|letter)\b/iu,
    interest: 'faster_writing',
    questions: ['What would you answer if it had to fit into one sentence?', 'What does waiting spare you?'],
  },
  {
    about: 'something put off',
    pattern:
      /\bput(?:ting)? (?:it|this|that|things|\p{L}+ \p{L}+) off\b|\bavoid(?:ed|ing)?\b|\bpostpon\p{L}+|\bprocrastinat\p{L}*|\bkeep(?:s)? (?:not|meaning) (?:doing|to)\b|\b(?:haven't|havent|have not|not) (?:started|begun|booked|decided|been to|done (?:it|anything))\b|\bshould have (?:started|booked|done it)\b|\bstill (?:haven't|havent|not) (?:done|started|booked|sorted)\b/iu,
    except: /\b(?:he|she|they|it) (?:keeps?|is|was|has|have|'s) (?:putting|avoid|postpon|not)/iu,
    interest: 'faster_writing',
    questions: [
      'Which part of it are you really putting off?',
      'Which part of it could you get done in ten minutes?',
    ],
  },
  {
    about: 'a sharp word',
    pattern:
      /\bI (?:just |really |completely |totally )?(?:shouted|yelled|screamed at|snapped|barked|swore|lost (?:it|my temper|my rag|my patience|my cool)|bit (?:his|her|their) head off|slammed|went off on|told (?:him|her|them) (?:to shut up|where to go))\b|\bI said "[^"]{3,60}"[.,]? out loud/iu,
    questions: [
      'What had the day been like until then?',
      'Which of those words would you take back, and which would you stand by?',
    ],
  },
  {
    about: 'an argument',
    pattern:
      /\b(?:we|us two|me and \p{L}+|\p{L}+ and (?:I|me)|they) (?:argued|rowed|fought|fell out|had words|aren't speaking|are not speaking|don't speak|had (?:a|another|an awful|a big|a huge) (?:row|fight|argument|go at each other|barney))\b|\b(?:had|having) (?:a|another|an|our) (?:big |huge |stupid |silly |massive |usual )?(?:row|fight|argument|bust-up|barney)\b|\bnot (?:speaking|talking) to (?:me|each other|one another)\b|\b(?:I|we)(?:'ve| have| had)? (?:just |then |also |only )?(?:quarrel\p{L}*|rowed|argued|bickered|squabbled|clashed|fell out|fought) (?:with|over|about|again)\b|\b(?:the|our|that|this|last night's|yesterday's|a|another) (?:stupid |silly |big |old |same |awful )?(?:quarrel|row with|argument|squabble|tiff|spat|shouting match|slanging match)\b|\b(?:harsh|hard|sharp|ugly|unkind) (?:words|things) (?:were |got |had been )?(?:said|spoken|flew|fell)\b|\b(?:things|words) (?:were|got) said\b|\bI said (?:some |such )?(?:\p{L}+ )?things (?:I|to|that)\b/iu,
    questions: ['What did you want the other person to understand?', 'What was it really about?'],
  },
  {
    about: 'sorry',
    pattern:
      /\b(?:say|said|saying|am|was|feel) (?:so |really |very )?sorry (?:to|about|that)\b|\bapologi[sz]e(?:d)?\b|\bapology\b|\bI owe (?:him|her|them|\p{L}+) (?:a|an) (?:sorry|apology)\b|\bthings I'm sorry for\b/iu,
    except:
      /\b(?:he|she|they) (?:never |has |just |finally )?(?:said|apologi|says)|\bsorry (?:for|about) (?:the|this|my) (?:typ|ramb|long|moan|rant|spell)|\bfeel sorry for/iu,
    questions: [
      'What are you sorry for, and what are you not sorry for?',
      'Which sentence of an apology would matter most here?',
    ],
  },
  {
    about: 'a wish unspoken behind a fine word',
    pattern:
      /\b(?:I|and) (?:just |only |still )?(?:smiled?|nod(?:ded)?|pretend(?:ed)?|laugh(?:ed)? it off|said nothing|said (?:that )?(?:it's|its|it was|I'm|im|I was|that's) (?:fine|ok|okay|alright|all right|no problem)|(?:wrote|said|texted|told (?:him|her|them)) "?(?:no (?:problem|worries)|it's fine|all good)|went along with it|kept my mouth shut|sat there nodding)\b/iu,
    questions: ['What would you rather have said?', 'Who could you give the real answer to?'],
  },
  {
    about: 'what people say',
    pattern:
      /\b(?:they|people|everyone|everybody|they all|neighbours|folk|folks) (?:all |always |keep |just |often )?(?:say(?:s|ing)?|tell(?:s)? me|telling me|keeps? telling|keeps? saying|keeps? asking|ask(?:s)? me)\b/iu,
    questions: ['What do they leave out?', 'What would you rather be asked?'],
  },
  {
    about: 'a message that came',
    pattern:
      /\b(?:texted me|sent me|messaged me|wrote back|left (?:me )?a (?:message|voicemail|note)|(?:got|had|came|from) (?:a|an|this|another|one) (?:\p{L}+ )?(?:text|message|e-?mail|letter|postcard|(?:birthday|christmas|get-well|thank-you) card|voice note|missed call)|(?<!\bI |we )sent a)\b/iu,
    questions: ['What did you hope it would say?', 'What would you write back if one line were enough?'],
  },
  {
    about: 'somebody by name',
    pattern: named(told),
    questions: ['What did you say to {it}, or wish you had?', 'What do you make of the way {it} put it?'],
  },
  {
    about: 'somebody by kin or place',
    pattern: related(told),
    questions: [
      'What did you say to your {it}, or wish you had?',
      'What do you make of the way your {it} put it?',
    ],
  },
  {
    about: 'what somebody is like, by name',
    pattern: named(wont),
    questions: ['What does {it} not know about this?', 'What would you like {it} to ask you?'],
  },
  {
    about: 'what somebody is like, by kin or place',
    pattern: related(wont),
    questions: ['What does your {it} not know about this?', 'What would you like your {it} to ask you?'],
  },
  {
    about: 'asked of one',
    pattern:
      /\b(?:asked|asks|asking|wants?|wanted|needs?|expects?|begged) me (?:to|for|if I|whether I)\b|\bvolunteered me\b|\bput me down for\b|\broped (?:me )?in(?:to)?\b|\bneed(?:s)? somebody to\b/iu,
    questions: ['What would you say if you had a day to think it over?', 'What would you want in return?'],
  },
  {
    about: 'he or she said',
    pattern:
      /\b(?:he|she|they) (?:just |then |even |also |always |only )?(?:said|says|told me|tells me|asked|wrote|texted|goes|was like|announced|admitted|promised)\b/iu,
    questions: ['Which words have stayed with you?', 'What did you say back, or wish you had?'],
  },
  {
    about: 'a choice',
    pattern:
      /\bdeciding\b|\bwhether (?:to|I|we)\b|\bcan(?:no|')?t (?:decide|choose)\b|\bcannot (?:decide|choose)\b|\btorn between\b|\bin two minds\b|\bthinking (?:about|of|over) (?:\p{L}+ing\b(?<!thing|morning|evening)|it\b|whether|his offer|her offer|the offer)|\bon the fence\b|\b(?:don't|dont|do not) know (?:if I|what to choose|which)\b|\bthinking (?:to|I'd|I might|I'll)\b|\bminded to\b/iu,
    interest: 'guided_reflection',
    except: /\bI(?:'ve| have)? decided\b/iu,
    questions: [
      'What would you tell a friend who asked you this?',
      'What would you choose if nobody ever found out?',
      'Who already knows what you are going to do?',
    ],
  },
  {
    about: 'a fear that is named',
    pattern: new RegExp(
      `${notI}\\b(?:nervous|dreading|anxious about|nerves|butterflies|scared (?:of|that|about|to)|afraid (?:of|that|to)|worried (?:about|that)|bricking it|stomach is (?:a|in|like)|frightened (?:of|that))`,
      'iu',
    ),
    except:
      /\bafraid (?:so|not|to say|I (?:must|have to|can't))\b|\b(?:he|she|they)(?:'s| is| was| are|'re) (?:so |very |really )?(?:nervous|scared|afraid|worried|frightened|anxious)/iu,
    interest: 'emotional_insights',
    questions: [
      'What exactly do you picture when you think of it?',
      'Which part of it have you been through before?',
      'What would make it a little easier, and who could help with that?',
    ],
  },
  {
    about: 'an anger that is named',
    pattern: new RegExp(
      `${notI}\\b(?:annoyed|annoying|annoys me|(?:so|was|am|really|very|bit|well|I'm|im) cross|fed up|pissed off|hacked off|unfair|not fair|livid|wound up|winds me up|drives? me (?:mad|nuts|crazy|up the wall)|does my head in|doing my head in|sick of|resent\\p{L}*|irritat\\p{L}+|infuriat\\p{L}+|makes my blood boil|so mad at|furious|angry)\\b`,
      'iu',
    ),
    except:
      /\b(?:he|she|they|\p{L}+)(?:'s| is| was| were|'re| got| gets) (?:so |very |really |a bit )?(?:annoyed|cross|fed up|angry|furious|livid|raging)\b(?<!\bI (?:was|got) (?:so |very |really |a bit )?\p{L}+)/iu,
    interest: 'emotional_insights',
    questions: [
      'What would have been enough?',
      'What did nobody else see?',
      'What would you like to be asked about it?',
    ],
  },
]
