import type { QuestionKind } from './question-kind.ts'

const will =
  "\\b(?:I'?ll|I will|I shall|I'?m (?:just |probably |still )?(?:gonna|going to)|I think I(?:'?ll| will)|(?:I (?:suppose|guess)|spose|reckon) I(?:'?ll| will|'d)|(?:I'?m|I am|so) minded to|I might as well) (?:just |probably |obviously |simply |of course |have to ){0,2}"
const notI = "(?<!\\b(?:not|never|n't|nt|no longer|isn't|without) (?:\\p{L}+ )?)"

/** What is asked in every mode about what was said, asked, owed, decided or left; what is nearer to the person comes first. */
export const saidKinds: readonly QuestionKind[] = [
  {
    about: 'a sharp word',
    pattern:
      /(?:\bI |\b(?:and|then|but|so) (?:I )?|^|[.!] )(?:just |really |completely |totally |nearly )?(?:shouted|yelled|roared|screamed at|snapped|barked|swore|lost (?:it(?= (?:with|at|and|today|again|completely)\b|[.,!]|$)|my temper|my rag|my patience|my cool)|bit (?:[\p{L}']+ ){1,2}head off|let (?:fly|rip)|flew off the handle|tore (?:into|strips)|laid into|had a go at|raised my voice|went off on|told (?:him|her|them) (?:to shut up|where to go)|took it out on)\b|\bI said "[^"]{3,60}"[.,]? out loud/iu,
    except:
      /\b(?:roared|shouted|yelled|swore) (?:with laughter|for joy|along|at the (?:telly|tv|match|ref))\b/iu,
    isOfHeavy: true,
    every:
      'What would you like to say now? Which of those words would you take back, and which would you stand by?',
    challenge:
      'What did you want to be heard? Which of those words would you take back, and which would you stand by?',
    plan: 'What could your first sentence be when you next see them? What could you do in the minute before it happens again?',
  },
  {
    about: 'an argument',
    pattern:
      /\b(?:we|us two|me and \p{L}+|\p{L}+ and (?:I|me)|they) (?:argued|rowed|fought|fell out|had words|aren't speaking|are not speaking|don't speak|had (?:a|another|an awful|a big|a huge) (?:row|fight|argument|go at each other|barney))\b|\b(?:had|having) (?:a|another|an|our) (?:big |huge |stupid |silly |massive |usual )?(?:row|fight|argument|bust-up|barney)\b|\bnot (?:speaking|talking) to (?:me|each other|one another)\b|\b(?:I|we)(?:'ve| have| had)? (?:just |then |also |only )?(?:quarrel\p{L}*|rowed|argued|bickered|squabbled|clashed|fell out|fought) (?:with|over|about|again)\b|\b(?:the|our|that|this|last night's|yesterday's|a|another) (?:stupid |silly |big |old |same |awful )?(?:quarrel|row with|argument|squabble|tiff|spat|shouting match|slanging match)\b|\b(?:harsh|hard|sharp|ugly|unkind) (?:words|things) (?:were |got |had been )?(?:said|spoken|flew|fell)\b|\b(?:things|words) (?:were|got) said\b|\bI said (?:some |such )?(?:\p{L}+ )?things (?:I|to|that)\b/iu,
    isOfHeavy: true,
    every: 'What did you want the other person to understand? What was it really about?',
    plan: 'What would you want to have settled by the end of the next talk? What was it really about?',
  },
  {
    about: 'an answer that is still to be given',
    pattern:
      /\b(?:gonna|going to|about to|will|'ll|might|probably|have to|want to|tempted to|supposed to) (?:\p{L}+ )?(?:say|tell \p{L}+) (?:yes|no|ok|okay)\b|\b(?:have to|need to|must|got to|gotta) (?:give (?:\p{L}+ )?an answer|let (?:them|him|her|\p{Lu}\p{L}+) know|decide by)\b|\bthey (?:want|need) an answer\b/iu,
    every: 'What would you say if nobody could be disappointed? When do you have to give your answer?',
  },
  {
    about: 'an offer',
    pattern:
      /\b(?:(?:got|had|have|with|made me|an|the) (?:an |the |\p{L}+ )?offer|offered me|(?:want|need) (?:to know|an answer|my answer) by)\b|\bbeen offered\b|\b(?:have|got|given me) (?:till|until) (?:the |next )?(?:mon|tues|wednes|thurs|fri|satur|sun|tomorrow|end|\d)/iu,
    except: /\bI offered\b|\bon offer\b|\bspecial offer\b/iu,
    ask: 'What draws you to it, and what holds you back?',
    plan: 'What would you ask for before saying yes? What would you want to know before you answer?',
    challenge: 'What would you want to know before you answer? What makes it worth their while?',
  },
  {
    about: 'a decision announced',
    pattern: new RegExp(
      `${will}(?:say (?:yes|ok|okay|no)|accept|agree|take (?:it|the|whatever|all)|sign|firm|quit|leave|stay|do it|give (?:in|up)|go for|go along|turn (?:it|them|him|her) down|refuse|cancel|resign|sell|stop|drop|walk out|hand in|lend|buy (?:it|that|one|the|an? (?:house|flat|car|boat|van|dog|shop)))\\b|\\b(?:writing|going) to resign\\b|\\b(?:I'?m|im) (?:telling|giving) (?:them|him|her|\\p{Lu}\\p{L}+) (?:no|yes)\\b|\\b(?:I'?ll|I shall) (?:probably|obviously|just|simply) (?!manage|be\\b|cope)\\p{L}+|\\bcan'?t see (?:a|any) way (?:round|around|out)\\b`,
      'iu',
    ),
    except:
      /\bI(?:'?ll| will) (?:take (?:the (?:bus|train|dog|kids|bins|car)|it easy)|stop (?:here|now|there|writing|typing)|leave (?:it|you|that) (?:there|here|at that|to|for)|stay (?:in bed|in\b|up))|\bwork (?:it|things|this) out\b/iu,
    every:
      'What would you decide if you had a day to think it over? What would you want to know before you do it?',
    plan: 'When would it be too late to change your mind? What would you want to know before you do it?',
  },
  {
    about: 'a decision made',
    pattern:
      /\bI(?:'ve| have)? (?:just |finally )?decided (?:to|on|that|against)\b|\bfinally decided\b|\b(?:my mind is made up|made up my mind|it's decided|that's decided|no going back)\b|\bsettled in my own mind\b/iu,
    every: 'What is the first thing that follows from it? Who ought to hear it first?',
    challenge: 'What would make you think again? Who would disagree, and what would they say?',
  },
  {
    about: 'money that is asked for',
    pattern:
      /\b(?:lend|(?:a|another) loan\b(?! (?:is|was|book))|loan (?:him|her|them)|borrow(?!ed (?:a|the|my|his|her))|(?:on|for|in) credit|the lend of|short (?:for|of|on) (?:the|his|her|their|this|money|rent)|(?:wants?|needs?|asking (?:me )?for|send(?:ing)?) (?:him |her |them |me )?(?:[£$€₦₹] ?\d[\d,.]*|\d[\d,.]*k? (?:for|by|now|from|off))|will double|double (?:my|your|our|the) money|invest (?:in|with)|off if I (?:sign|pay|put|order))\b/iu,
    except:
      /\b(?:book|ladder|library|drill|car|dress|tent|suit|ear|hand)\b.{0,20}\b(?:lend|loan|borrow)|\b(?:lend|borrow)\p{L}* (?:\p{L}+ ){0,3}(?:book|ladder|drill|car|dress|tent|suit|ear|hand|mower)\b|\bcredit (?:for|where|to)\b|\blend (?:me|us)\b/iu,
    every:
      'What would you need to know before any money moves? What would you tell a friend who was asked the same?',
    plan: 'What would you want in writing before any money moves? Who else ought to know of it first?',
  },
  {
    about: 'a yes that was said',
    pattern:
      /\bI(?:'ve)? (?:have |just |already |always |only |again |of course |then |went and ){0,3}(?:said yes|agreed to|told \p{L}+ yes|said I(?:'d| would) (?:do|go|come|take|help|cover|be there|stay))\b|\bI (?:just |have )?told (?:\p{L}+ ){1,3}I(?:'d| would) (?:do|go|come|take|cover|stay|help|drive|be there)\b|\b(?:I(?:'ve)?|and) (?:put myself down|volunteered|signed (?:myself )?up|said (?:aye|sure|okay|ok|go on)|let myself in for)\b/iu,
    except: /\b(?:marr|engaged|propos|ring\b|will you)/iu,
    every: 'What did you say no to by saying yes? What would you have said if you had slept on it?',
    plan: 'What will have to give way to it? What would make it lighter to keep?',
  },
  {
    about: 'money that went',
    pattern:
      /\b(?:I|and|so I|we) (?:just |already |then )?(?:sent|lent|transferred|wired|gave)(?: (?:him|her|them|\p{L}+))? (?:another |the )?(?:[£$€₦₹] ?)?\d[\d,.]*/iu,
    except:
      /\d (?:letters?|cards?|e-?mails?|messages?|texts?|photos?|copies|tickets|minutes?|hours?|days?|weeks?|hugs?|kisses)\b/iu,
    every: 'What would you want to see before any more of it goes? Who else knows of it?',
  },
  {
    about: 'waiting for somebody',
    pattern:
      /\b(?:he|she|they|(?:\p{L}+)) (?:has not|hasn't|hasnt|have not|haven't|havent|never|still hasn't|did not|didn't|didnt) (?:even |yet )?(?:answer|answered|repl(?:y|ied)|called|call back|rung|texted|text back|written back|write back|got back|get back|wrote back)\b|\bleft (?:me )?on (?:read|seen)\b|\bno (?:answer|reply|word|news) (?:from|yet|so far)\b|\b(?:haven't|havent|have not) heard (?:back|from|anything)\b|\b(?:still )?waiting (?:for|on|to hear)\b(?! (?:the|a|my) (?:bus|train|tram|lift|kettle))|\bnot a (?:word|peep|line) (?:from|since)\b|\band not a (?:word|peep)\b|\bup to (?:them|him|her|the \p{L}+) now\b/iu,
    except:
      /\bI (?:have not|haven't|havent|did not|didn't|didnt|still haven't|never) (?:even |yet )?(?:answer|repl|call|rung|text|writ|got|get|wrote)/iu,
    every: 'What would you do today if it were settled? When will you ask again if you hear nothing?',
    plan: 'What can you do that does not depend on their answer? When will you ask again if you hear nothing?',
  },
  {
    about: 'an answer that the person owes',
    pattern:
      /\b(?:I(?:'ve)?|and|but|still) (?:have not|haven't|havent|did not|didn't|didnt|not|still haven't|never) (?:even |yet |actually )?(?:answer(?:ed)?|repl(?:y|ied)|call(?:ed)?|phoned?|rung|ring|texted|text|written|write|wrote|opened|open)(?: it| him| her| them| back)?\b|\b(?:let|leave|left) it ring\b|\bdidn't pick up\b|\bignored? (?:the|his|her|their|\p{L}+'s) (?:call|calls|text|texts|message|messages|email|letter)\b/iu,
    except: /\bnot (?:even )?(?:open|ring|call)\b(?! (?:it|him|her|them))/iu,
    interest: 'faster_writing',
    every: 'What would you answer if it had to fit into one sentence? What does waiting spare you?',
    challenge: 'What does waiting spare you? What exactly do you expect them to say?',
    plan: 'What would the first line of it say? Which ten minutes could you give it tomorrow?',
  },
  {
    about: 'a while since',
    pattern:
      /\b(?:days|weeks?|months?|years?|ages|a while|forever)(?: now)? (?:since|that) (?:I|we)(?:'ve| have)? (?:last )?(?:spoke|talked|saw|seen|rang|called|phoned|visited|wrote)\b|\b(?:haven't|havent|have not) (?:spoken|talked|rung|called|phoned|visited|seen (?!it|that|a\b)|written|been (?:over|round|home))\b[^.!?]{0,30}\b(?:in|for|since) (?!a (?:bar|rush|hurry)\b)|\btoo busy to (?:come|call|ring|visit|see|write)\b|\b(?:cancelled|bailed|flaked) on \p{L}+|\bI (?:really )?(?:should|ought to|need to) (?:ring|call|phone|visit|write to|text|see) (?:my|our|him|her|them|\p{Lu}\p{L}+)\b/iu,
    isOfHeavy: true,
    every: 'What would the shortest call or visit be, and when? What has been easier than doing it?',
  },
  {
    about: 'given up',
    pattern:
      /\b(?:gave up|given up|stopped (?:going|doing|running|writing|practi[sc]ing|trying)|fell off the wagon with|let it slide|dropped (?:it|out of)|haven't (?:been|done it) (?:in|since|for))\b|\b(?:weeks?|months?|years?|ages) since I(?:'ve| have)? (?:last )?(?:wrote|went|played|prayed|sang|ran|swam|painted|drew|cooked|touched|opened|been|had|did)\b|\b(?:haven't|havent|have not) (?:been (?:to|out)|played|prayed|written (?:a|any)|painted|run|swum|sung|touched|opened)\b[^.!?]{0,30}\b(?:in|for|since) (?!a (?:bar|rush|hurry)\b)/iu,
    every: 'What would the first time back look like? What would you leave out this time?',
  },
  {
    about: 'something put off',
    pattern:
      /\bput(?:ting)? (?:it|this|that|things|\p{L}+ \p{L}+) off\b|\bavoid(?:ed|ing)?\b|\bpostpon\p{L}+|\bprocrastinat\p{L}*|\bkeep(?:s)? (?:not|meaning) (?:doing|to)\b|\b(?:haven't|havent|have not|not) (?:started|begun|booked|decided|been to|done (?:it|anything))\b|\bshould have (?:started|booked|done it)\b|\bstill (?:haven't|havent|not) (?:done|started|booked|sorted)\b|\bnothing (?:is )?(?:ready|prepared|done|planned)\b|\b(?:haven't|havent|have not|not) (?:even )?(?:started|begun|prepared|packed|looked at it|done (?:a thing|anything))\b|\b(?:don't|dont|no idea|not sure) (?:know )?where to (?:start|begin)\b|\bstarting from (?:zero|scratch|nothing)\b|\bblank page\b|\bcan(?:'t|t|not) face\b|\bgot(?:ten)? (?:away from|on top of) me\b|\bout of hand\b|\b(?:is|are) a (?:tip|mess|bombsite)\b|\b(?:open|sat|sitting|lying) in front of me\b|\b(?:can't|cant|cannot|could not|couldn't) (?:get (?:started|going|myself to)|make myself|bring myself|start|begin)\b|\bstar(?:ed|ing) at (?:it|the (?:screen|page|form|phone|wall|blank))|\b(?:did|done|do) (?:everything|anything) (?:but|except)\b|\bstill (?:not|un)(?:booked|paid|opened| booked| paid| opened)\b/iu,
    except:
      /\b(?:he|she|they|it) (?:keeps?|is|was|has|have|'s) (?:putting|avoid|postpon|not)|\bcan(?:'t|not) face (?:him|her|them|it|another)\b/iu,
    interest: 'faster_writing',
    every: 'Which part of it are you really putting off? Which part of it could you get done in ten minutes?',
    plan: 'Which part of it could you get done in ten minutes? Which part would you like to have ready first?',
  },
  {
    about: 'held back',
    pattern:
      /\bI (?:was going to|was gonna|was about to|almost|nearly|meant to|wanted to) (?:\p{L}+ )?(?:ask(?:ed)?|tell|told|call(?:ed)?|ring|rang|write|wrote|text(?:ed)?|say (?!yes|no\b|ok)|said (?!yes|no\b|ok)|speak|spoke)\b|\b(?:I|and) (?:just |only |still )?(?:smiled?|nod(?:ded)?|pretend(?:ed)?|laugh(?:ed)? it off|said nothing|said (?:that )?(?:it's|its|it was|I'm|im|I was|that's) (?:fine|ok|okay|alright|all right|no problem)|(?:wrote|said|texted|told (?:him|her|them)) "?(?:no (?:problem|worries)|it's fine|all good)|went along with it|kept my mouth shut|sat there nodding)\b|\b(?:sat on my hands|hid (?:behind|from)|chickened out|bottled it|lost my nerve|didn't dare|did not dare|hadn't the (?:nerve|courage|guts)|all I could (?:get out|say)|the words (?:wouldn't|would not|didn't|stuck)|bit my tongue)\b/iu,
    except: /\bI wanted to say thank/iu,
    every: 'What would you rather have said or done? What would the first words have been?',
    challenge: 'What would you rather have said or done? What exactly did you think would happen?',
    plan: 'What will your first words be next time? Who would be easiest to try it with?',
  },
  {
    about: 'nothing said about it yet',
    pattern:
      /\b(?:I (?:have not|haven't|havent|did not|didn't|didnt|still haven't|never)|(?:and|but) (?:haven't|havent|didn't|didnt)|I've not|not|(?:^|[.!] )(?:haven't|havent|didn't|didnt)) (?:yet |even |really )?(?:told|tell|said a word|say a word|said anything|say anything|mention(?:ed)?|brought it up|bring it up)\b|\b(?:nobody|no one|no-one) knows\b|\btold (?:nobody|no one|no-one)\b|\bkept (?:it )?quiet\b|\bbit my tongue\b|\bdoesn't know (?:yet|about it|about this)\b/iu,
    except:
      /\bnever (?:told|said) (?:me|us|anything to me)\b|\b(?:he|she|they|nobody|no one) (?:has not|hasn't|didn't|never) (?:told|said|say|tell)\b/iu,
    every:
      'Who would be the easiest person to tell? What is the shortest way to say it? Which part of it is the hardest to say?',
  },
  {
    about: 'sorry',
    pattern:
      /\b(?:say|said|saying|am|was|feel) (?:so |really |very )?sorry (?:to|about|that)\b|\bapologi[sz]e(?:d)?\b|\bapology\b|\bI owe (?:him|her|them|\p{L}+) (?:a|an) (?:sorry|apology)\b|\bthings I'm sorry for\b/iu,
    except:
      /\b(?:he|she|they) (?:never |has |just |finally )?(?:said|apologi|says)|\bsorry (?:for|about) (?:the|this|my) (?:typ|ramb|long|moan|rant|spell)|\bfeel sorry for|\bowes? (?:me|us) an apology\b/iu,
    isOfHeavy: true,
    every:
      'What are you sorry for, and what are you not sorry for? Which sentence of an apology would matter most here?',
  },
  {
    about: 'guilt',
    pattern:
      /\b(?:(?:feel|felt|feeling|am|I'm) (?:\p{L}+ ){0,2}(?:guilty|disloyal|selfish)|(?:feel|felt|feeling) (?:so |really |quite |a bit |terrible|awful|bad )+(?:about|for) (?!it all)|the guilt|on my conscience|seems (?:disloyal|selfish))\b/iu,
    except: /\bfeel (?:so |really )?(?:bad|sorry|awful) for (?:him|her|them)\b/iu,
    isOfHeavy: true,
    every: 'What would you say to a friend who told you this? What does the other side of you say?',
  },
  {
    about: 'a fear that is named',
    pattern: new RegExp(
      `${notI}\\b(?:nervous|dreading|anxious about|(?:way |far |much |just )?too (?:scared|nervous|frightened)|terrified|scares me|nerves|butterflies|scared (?:of|that|about|to)|afraid (?:of|that|to)|worried (?:about|that)|bricking it|stomach is (?:a|in|like)|frightened (?:of|that))`,
      'iu',
    ),
    except:
      /\bafraid (?:so|not|to say|I (?:must|have to|can't))\b|\b(?:he|she|they)(?:'s| is| was| are|'re) (?:so |very |really )?(?:nervous|scared|afraid|worried|frightened|anxious)/iu,
    interest: 'emotional_insights',
    isOfHeavy: true,
    every:
      'What exactly do you picture when you think of it? Which part of it have you been through before? What would make it a little easier, and who could help with that?',
    plan: 'What would make it a little easier, and who could help with that? What is the worst that is likely, and what would you do then?',
  },
  {
    about: 'an anger that is named',
    pattern: new RegExp(
      `${notI}\\b(?:annoyed|annoying|annoys me|(?:so|was|am|really|very|bit|well|I'm|im) cross|fed up|pissed off|hacked off|unfair|not fair|livid|wound up|winds me up|drives? me (?:mad|nuts|crazy|up the wall)|does my head in|doing my head in|sick of|resent\\p{L}*|irritat\\p{L}+|infuriat\\p{L}+|(?:hasn't|never|didn't|not even)(?: even)? (?:said |say )?(?:a )?(?:thanks?|thank you|sorry)|makes my blood boil|so mad at|furious|angry)\\b`,
      'iu',
    ),
    except:
      /\b(?:he|she|they|\p{L}+)(?:'s| is| was| were|'re| got| gets) (?:so |very |really |a bit )?(?:annoyed|cross|fed up|angry|furious|livid|raging)\b(?<!\bI (?:was|got) (?:so |very |really |a bit )?\p{L}+)/iu,
    interest: 'emotional_insights',
    isOfHeavy: true,
    every: 'What would have been enough? What did nobody else see? What would you like to be asked about it?',
    plan: 'What would you ask for, if you asked calmly? Who could change it?',
  },
  {
    about: 'a help that is none',
    pattern:
      /\b(?:exactly|just|really) what (?:I|we|he|she|they|(?:the|my|our) \p{L}+) (?:needed|wanted)\b|\bthat'?ll (?:fix|sort|help|cheer|solve)\b|\bas if that (?:helps|helped|would|will|changes)\b|\bfat lot of (?:good|use|help)\b/iu,
    except: /\b(?:not|was|were|that's|it's) (?:exactly|just|really) what\b/iu,
    every: 'What would have helped instead? Who could have known that?',
  },
  {
    about: 'owed',
    pattern: /\b(?:still )?owe[sd]? (?:me|us)\b|\b(?:hasn't|haven't|not|never) paid (?:me|us)(?: back)?\b/iu,
    except: /\bowes me nothing\b/iu,
    every: 'What would you say first, if you asked for it? What would you do if it never came?',
  },
  {
    about: 'a choice',
    pattern:
      /\bdeciding\b|\bwhether (?:to|I|we)\b|\bcan(?:no|')?t (?:decide|choose)\b|\bcannot (?:decide|choose)\b|\btorn between\b|\bin two minds\b|\bthinking (?:about|of|over) (?:\p{L}+ing\b(?<!thing|morning|evening)|it\b|whether|his offer|her offer|the offer)|\bon the fence\b|\b(?:don't|dont|do not) know (?:if I|what to choose|which)\b|\bthinking (?:to|I'd|I might|I'll)\b|\b(?:I'd|I'll|I would|I will) (?:think|sleep) (?:about|on|it over)\b/iu,
    except: /\bI(?:'ve| have)? decided\b/iu,
    interest: 'guided_reflection',
    every:
      'What would you tell a friend who asked you this? What would you choose if nobody ever found out? Who already knows what you are going to do?',
    plan: 'What would you need to know to choose? When does it have to be settled?',
  },
  {
    about: 'asked of one',
    pattern:
      /\b(?:asked|asks|asking|wants?|wanted|needs?|expects?|begged) me (?:to|for|if I|whether I)\b|\bvolunteered me\b|\bput me down for\b|\broped (?:me )?in(?:to)?\b|\bneed(?:s)? somebody to\b|\b(?:boss|manager|matron|client|hotel|company|landlord|customer|school|editor|publisher)(?: in \p{L}+)? (?:wants|needs|asked for|is asking for) (?!to\b|me (?:in|at)\b)[\p{L}\p{N}]+|\bno extra (?:pay|money)\b|\bthey want me\b|\basking me to\b/iu,
    every: 'What would you say if you had a day to think it over? What would you want in return?',
    plan: 'Which part of it could you say yes to? When do they need to know?',
  },
  {
    about: 'no saying no',
    pattern:
      /\bcan(?:'t|t|not) say no\b|\bno (?:choice|way (?:round|around|out)|other way|option)\b|\bcan(?:'t|t|not) (?:refuse|get out of it|back out)\b|\bhave to,? (?:really|anyway|of course)\b|\b(?:obviously|of course) I(?:'?ll| will| have to)\b/iu,
    every: 'What could you ask for if you cannot say no? Who could say no to it on your behalf?',
  },
  {
    about: 'somebody in the way',
    pattern:
      /\b(?:won't|wont|wouldn't|doesn't|refuses? to) (?:let|allow|listen|agree|budge|help|come|hear)\b|(?<!\bit )\b(?:won't|wont|wouldn't|refuses to) (?:get up|go|eat|sleep|talk|speak|wear|stop|sit)\b|\b(?:refused|turned (?:me|it|us) down|said no(?! \p{L}+ing| more|thing)|is against|fired (?:two|three|the|her|his))\b/iu,
    except: /\bI (?:refused|said no(?! \p{L}+ing| more|thing)|won't|turned)\b/iu,
    plan: 'What smaller thing might they say yes to? Who do they listen to more than to you?',
  },
  {
    about: 'too much to do',
    pattern:
      /\b(?:so much|too much|too many|a lot|loads|tons|a million things|everything) (?:to do|on|at once|things|going on|left|piling)\b|\bto-?do list\b|\bpiling up\b|\bbehind (?:on|with)\b|\brushed off\b|\bjuggling\b|\b(?:no|not enough|never any|hardly any|don't have|dont have the|without any) time\b|\btoo busy\b|\bevery (?:minute|evening|night) is (?:full|taken|gone)\b|\b(?:so much (?:to do|on|going on|work)|too much (?:to do|on|work|going on|at once)|everything (?:at once|is piling)|all at once|a million things|piling up|no time (?:to|for|left)|never (?:a minute|any time)|rushed off my feet|non-?stop|juggling|behind (?:on|with) everything|to-?do list)\b/iu,
    every:
      'Which parts of it are yours to carry, and which are not? What could somebody else do if you asked?',
    plan: 'Which one of these could wait a week? What could you drop to make room for it?',
  },
  {
    about: 'money',
    pattern:
      /\b(?:rent (?:is|went|has|goes|due)|the rent\b|bills?\b|can(?:'t|t|not) afford|overdraft|overdrawn|skint|(?:am|'m|so|im|totally) broke|in debt|my debts?|the loan|owe (?:them|him|her|the|my|\d|[£$€])|payday|mortgage|wages|salary|money (?:is|was) tight|run out of money)\b|\bcan(?:'t|t|not) afford\b|\b(?:no|not enough|short of|out of) money\b|\bmoney (?:is|was) (?:tight|short|the way)\b|\bskint\b|\btoo expensive\b|\bcosts? (?:a fortune|too much)\b/iu,
    except: /\bfoot the bill\b|\bbill (?:said|says|is|was|and)\b/iu,
    ask: 'What would you do first if that were settled? What number would be enough?',
    plan: 'What would the cheapest version of it look like? What is the exact sum you still need?',
  },
  {
    about: 'somebody needed',
    pattern:
      /\bneed(?:s)? (?:one\b(?! (?:more|thing))|somebody|someone|another (?:one|pair|person)|a new (?:one|sponsor|flatmate|lodger|helper|carer|cleaner|doctor|gp|dentist|partner|tenant|babysitter|childminder|teacher|tutor|trainer|therapist|drummer|singer))|\blooking for (?:somebody|someone|one)\b|\bnobody to (?:help|ask|do|cover|mind)\b/iu,
    every: 'Who might know somebody? What is the one thing that person must be good at?',
  },
  {
    about: 'managing somehow',
    pattern:
      /\b(?:I'?ll|I will|we'll|I) (?:probably |just |somehow |always ){0,3}(?:manage|cope|muddle through|wing it|get through(?: it)?|push through|see how it goes|power through)\b|\balways managed\b|\bit'?ll be (?:fine|ok|okay|grand)\b|\bif it comes it comes\b/iu,
    every: 'Which part of it could somebody else carry? What would make it half as heavy?',
  },
  {
    about: 'something that comes',
    pattern:
      /\bdeadlines?\b|\bdue (?:on|by|tomorrow|next|back)\b|\b(?:has|have|need|needs|must|got) (?:to )?(?:be )?(?:\p{L}+ ){0,4}by (?:mon|tues|wednes|thurs|fri|satur|sun|to)?(?:day|night|morrow|noon)\b|\b(?:(?:is|are|'s|comes|come|starts|opens) (?:already )?(?:on|in|next|tomorrow)|(?:comes|come)|(?:meeting|exam|interview|market|visit|wedding|test|appointment|presentation|trip|party|inspection|town hall|review)(?: is)? (?:on|in|for|tomorrow|next))(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day| (?:two|three|four|\d+|a few|a couple of) (?:days|weeks)| (?:week|month)|(?<=tomorrow))\b|\b(?:is|are|'s|have|has|got|wants?|needs?) [^.!?]{0,30}\b(?:tomorrow|in the morning|next week|(?:on |by |for )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:coming|due) at \d+)\b/iu,
    except:
      /\b(?:last|every) (?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:was|went) (?:on|in|well|badly)\b|\bpregnan|\bbaby\b|\b(?:had|did|done|been)\b[^.!?]{0,30}day\b/iu,
    plan: 'What has to be ready before anything else? What could you finish by tomorrow evening?',
  },
  {
    about: 'an intention',
    pattern:
      /\b(?:I'?ll|I will|I shall|I might|maybe I|perhaps I) (?!be\b|never\b|have\b|not\b|regret|miss|lose|die|always\b)\p{L}{2,}/iu,
    except:
      /\b(?:said|says|told|tell|say|if|then)\b[^.]{0,12}\bI'?(?:ll| will| shall)\b|\bI'?ll (?:tell you|say this|admit|bet|see)\b/iu,
    plan: 'What could get in the way of it, and what would you do then? When would be a good time for it?',
  },
]
