import type { QuestionKind } from './question-kind.ts'

const kin =
  '(mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife|partner|boyfriend|girlfriend|sister|brother|aunt|uncle|cousin|flatmate|roommate|best friend)'
const child =
  '(son|daughter|kids|children|boys|girls|grandson|granddaughter|grandkids|nephew|niece|eldest|youngest|stepson|stepdaughter)'
const soon =
  '(?:tomorrow|the morrow|next week|next month|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\\d+|two|three|a few|four|five) (?:days|weeks)|coming up|in the morning|want me for an?)'

/** What Ask asks about: days, work, people and things, after what was said; the more particular comes first. */
export const lifeKinds: readonly QuestionKind[] = [
  {
    about: 'done differently',
    pattern:
      /\b(?:I (?:should|could) ?(?:have|'ve|of)|I (?:should|could)n't have|I wish I(?:'d| had)|if only I|I regret|with hindsight|looking back)\b/iu,
    except: /\bcould have (?:been|died|killed|laughed|cried|kissed)\b/iu,
    questions: ['What did you not know at the time?', 'Which part of it would you do the same way again?'],
  },
  {
    about: 'a dream at night',
    pattern:
      /\b(?:dreamt|I dreamed|had (?:a|the|this|that|another|such a) (?:\p{L}+ )?(?:dream|nightmare)|in (?:my|the) dream|(?:weird|strange|funny|same|bad) dreams?)\b/iu,
    except: /\bdream(?:t|ed) of (?:being|becoming|having|living)|\bnever dream|\bdream (?:job|house|home)/iu,
    questions: ['What was still with you when you woke up?', 'Which part of it came from the day before?'],
  },
  {
    about: 'something that lies ahead',
    pattern: new RegExp(
      `\\b(?:exam|test|interview|audition|presentation|appointment|hearing|results|viva|recital|trial shift|first day|driving test|inspection|review)\\b[^.!?]{0,40}\\b${soon}|\\b${soon}\\b[^.!?]{0,40}\\b(?:exam|test|interview|audition|presentation|appointment|hearing|results|viva|recital|trial shift|first day|inspection|review)\\b`,
      'iu',
    ),
    except:
      /\b(?:went|was) (?:well|badly|ok|okay|fine|good|great|awful|terrible|cancelled)\b|\b(?:his|her|their) (?:exam|test|interview|appointment|results)/iu,
    questions: [
      'What do you want to have done by the evening before?',
      'What do you want to remember when you walk in?',
    ],
  },
  {
    about: 'the first time',
    pattern:
      /\b(?:for the first time|first time (?:in|since|ever)|at (?:long )?last\b(?! (?:night|week|year))|finally (?:got|did|told|went|had|made|finished|said|asked|came|bought|opened|answered|wrote|managed|found|sorted|booked))/iu,
    questions: [
      'What had to happen first for this to be possible?',
      'Which part of it do you want to remember?',
    ],
  },
  {
    about: 'something achieved',
    pattern:
      /\b(?:I|we|i've|we've) (?:just |finally |actually |have |only ){0,3}(?:passed|got (?:the (?:job|place|part|post|flat|promotion)|through|in\b|promoted)|managed (?:to|it)|did it|finished (?:it|the|my)|nailed|won|aced|sorted it|made it|cracked it|fixed)\b|\b(?:they|he|she) (?:gave it to me|picked me|offered me the)\b|\bproud of myself\b|\bworked out (?:well|fine|in the end)\b/iu,
    except:
      /\b(?:not|never|didn't|haven't|hardly) (?:managed?|pass|finish|won)|\bpassed out\b|\bnot? .{0,12}proud/iu,
    questions: ['What did you do that helped it go well?', 'Who would you like to tell about this?'],
  },
  {
    about: 'a good moment',
    pattern:
      /\bwe (?:both |all |just )?laughed\b|\blaughed (?:so (?:much|hard)|till|until|like)|\b(?:lovely|brilliant|best|gorgeous|perfect|magic|wonderful|great|cracking|grand|nice) (?:day|night|evening|morning|afternoon|time|walk|talk|weekend|meal|surprise)\b|\bso happy\b|\bmade my day\b|\bsuch fun\b|\bI (?:really )?enjoyed\b/iu,
    except:
      /\b(?:not|no|never|wasn't|isn't|would be|would have been|oh|another) (?:a |an |the |such a )?(?:lovely|brilliant|best|perfect|wonderful|great|nice|grand)|\bhave a (?:nice|great|lovely|good)|\b(?:next|best) time\b(?= to)|\b(?:say|says|said|tell|told|pretend|smile) (?:\p{L}+ ){0,3}(?:a|was) (?:\p{L}+ )?(?:great|lovely|nice|wonderful|good)|\bthe best (?:of|way|thing)\b/iu,
    questions: ['Which moment of it would you like to keep?', 'Who else will remember it?'],
  },
  {
    about: 'awake at night',
    pattern:
      /\b(?:can't|cant|cannot|couldn't|couldnt|don't|dont|didn't|didnt|not|barely|hardly) (?:get to |really |get any |get much |been )?(?:sleep|sleeping|slept)\b|\b(?:wide )?awake (?:at|since|again|half|all|from|until|till)\b|\b(?:I was|I've been|been|I'm|and|was) up (?:half|all) the night\b|\bup since (?:\d|three|four|five)|\bwoke (?:up )?at (?:\d|two|three|four|five)|\binsomnia\b|\bno sleep\b|\btoss(?:ed|ing) and turn/iu,
    except: /\bbaby|\bnewborn|\b(?:he|she|they|it) (?:can't|didn't|doesn't|won't|don't) sleep/iu,
    questions: [
      'What goes through your head at that hour?',
      'What did the last good night have that this one did not?',
    ],
  },
  {
    about: 'worn out',
    pattern:
      /\b(?:knackered|shattered|exhausted|worn out|wiped|dead on my feet|wrecked|bushed|cream crackered|done in|burnt out|burned out|running on empty|so tired|very tired|too tired|just tired|feet (?:are )?(?:gone|killing)|no energy|drained)\b/iu,
    except:
      /\b(?:he|she|they)(?:'s| is| was| were|'re| are) (?:so |very |too |just )?(?:knackered|shattered|exhausted|tired|worn)|\b(?:row(?:ed)?|argu\p{L}+|quarrel\p{L}*|fought|a fight|fell out|shouted|yelled|snapped|sorry|regret\p{L}*|wish I (?:had|hadn't|could)|should(?:n't| not| never)? have|take (?:it |that |them )?back|raised my voice|harsh|unkind|ashamed)\b/iu,
    questions: ['What took the most out of you today?', 'What could you leave undone tomorrow?'],
  },
  {
    about: 'too much at once',
    pattern:
      /\b(?:so much (?:to do|on|going on|work)|too much (?:to do|on|work|going on|at once)|everything (?:at once|is piling)|all at once|a million things|piling up|no time (?:to|for|left)|never (?:a minute|any time)|rushed off my feet|non-?stop|juggling|behind (?:on|with) everything|to-?do list)\b/iu,
    questions: [
      'Which parts of it are yours to carry, and which are not?',
      'What could somebody else do if you asked?',
    ],
  },
  {
    about: 'again and again',
    pattern:
      /\b(?:I keep (?!a\b|my\b|the\b|it\b|him\b|her\b|bees|hens|chickens)\p{L}+ing|again and again|over and over|every (?:single )?(?:night|morning|evening|time|sunday|monday|week)|same (?:thing|old|story) (?:again|every|as)|here we go again|it's always the same|once again|yet again)\b/iu,
    interest: 'pattern_recognition',
    questions: ['What usually comes just before it?', 'When did it last go differently?'],
  },
  {
    about: 'a change that is noticed',
    pattern:
      /\b(?:(?:has|have|'s|'ve) changed|(?:is|are|feels?|seems?|been) (?:so |a bit |really |kind of )?(?:different|weird|strange|odd|quieter)|not the same|isn't the same|used to be|got(?:ten)? (?:worse|weird|quiet|harder)|something (?:is|feels) off|lately|these days)\b/iu,
    except: /\b(?:nothing|hasn't|hasnt|not|never) (?:has |much )?changed\b/iu,
    questions: ['When did you first notice it?', 'What is still the same?'],
  },
  {
    about: 'not knowing',
    pattern:
      /\bI (?:really |just |honestly |still )?(?:don't|dont|do not) (?:know|understand|get) (?:what|how|why|where|it)\b|\bno idea (?:what|how|why|where)\b|\bcan(?:'t|t|not) (?:figure|work) (?:it )?out\b|\bI cannot think what\b|\bit makes no sense to me\b|\bno clue\b/iu,
    questions: ['What do you know for sure about it?', 'Who might know a bit more?'],
  },
  {
    about: 'leaving and beginning',
    pattern:
      /\b(?:moving (?:out|house|to|in with)|moved (?:out|house|into|in with)|new (?:flat|house|place|job|school|town|city|boss|neighbour|class|shift|team)|last day|(?:handed|handing) in my notice|packing|boxes everywhere|start(?:ing|ed)? (?:a new|the new|at the|my new)|leaving (?:for|home|the job|work for)|retir(?:e|ed|ing))\b/iu,
    except: /\b(?:he|she|they)(?:'s| is| are|'re) (?:moving|leaving|retiring)/iu,
    questions: ['What do you want to take with you from before?', 'What will you not miss?'],
  },
  {
    about: 'a feast',
    pattern:
      /\b(?:christmas|xmas|easter|eid|iftar|ramadan|diwali|divali|hanukkah|passover|thanksgiving|new year'?s?|(?:it's (?:my|his|her|\p{L}+'s)|(?<!was it )my) birthday|birthday (?:is|party|dinner|cake|do|today|tomorrow|tea)|anniversary|wedding|hen do|stag do|baby shower|reunion|family do|holidays)\b/iu,
    except:
      /\b(?:by|before|after|since|until|till|last|because of (?:\p{L}+ ){0,2}\p{L}+'?s?|for \p{L}+'s first) (?:christmas|xmas|easter|new year|birthday|diwali|eid|thanksgiving|the (?:wedding|holidays))|\bfor (?:the|my|his|her) (?:wedding|party|birthday)/iu,
    questions: [
      'Which part of it would you keep, and which would you leave out?',
      'Who would you like to have there?',
    ],
  },
  {
    about: 'money',
    pattern:
      /\b(?:rent (?:is|went|has|goes|due)|the rent\b|bills?\b|can(?:'t|t|not) afford|overdraft|overdrawn|skint|(?:am|'m|so|im|totally) broke|in debt|my debts?|the loan|owe (?:them|him|her|the|my|\d|[£$€])|payday|mortgage|wages|salary|money (?:is|was) tight|run out of money)\b/iu,
    except: /\bfoot the bill\b|\bBill (?:said|says|is|was|and)\b/u,
    questions: ['What would you do first if that were settled?', 'What number would be enough?'],
  },
  {
    about: 'things that break or come late',
    pattern:
      /\b(?:broke down|broken down|won't start|wouldn't start|leak(?:s|ed|ing)?|boiler|burst pipe|flooded|washing machine|delayed|cancelled|canceled|missed (?:the|my) (?:bus|train|flight|tram|connection)|traffic|stuck (?:in|on|at)|queue(?:d)?|lost my (?:keys|phone|wallet|purse|card)|power cut|load ?shedding|no hot water|puncture)\b/iu,
    questions: [
      'What did the rest of the day look like because of it?',
      'What has to be seen to first, and what can wait?',
    ],
  },
  {
    about: 'a shift',
    pattern:
      /\b(?:end of (?:the |my )?shift|(?:double|long|night|late|early|busy|twelve-hour) shifts?|(?:on|doing|done|did) (?:nights|lates|earlies)|at work (?:today|again|this week)|my shift|work (?:was|has been) (?:mad|crazy|busy|hell|chaos|slow|quiet)|long day at)\b/iu,
    except: /\b(?:tomorrow|next week|starting)\b/iu,
    questions: [
      'Which hour of it would you tell somebody about?',
      'What did you see that nobody else there saw?',
    ],
  },
  {
    about: 'a workplace',
    pattern:
      /\b(?:overtime|handover|the rota|the office|(?:rude|difficult|nice|new|awful) (?:clients?|customers?)|the ward|colleagues?|co-?workers?|my work|work (?:is|has been) (?:mad|crazy|busy|hell|chaos|slow|quiet)|at the (?:depot|warehouse|factory|salon|surgery|shop))\b/iu,
    questions: [
      'What would you change there first if it were up to you?',
      'Who there could you talk to about it?',
    ],
  },
  {
    about: 'a meeting',
    pattern: /\b(?:meetings?|town hall|parents'? evening|appraisal|one-to-one|stand-?up)\b/iu,
    except:
      /\b(?:am|'m|we're|are) meeting\b|\bmeeting (?:up|him|her|them|my|\p{L}+ for)\b|\b(?:AA|NA) meeting/iu,
    questions: ['What would you like to have said by the end of it?', 'Who in that room is on your side?'],
  },
  {
    about: 'a class',
    pattern:
      /\b(?:seminar|lectures?|my (?:lesson|class|course)|in class|homework|essay|coursework|assignment|dissertation|revision|revising)\b/iu,
    questions: [
      'Which part of it makes sense, and where does it stop making sense?',
      'Who could explain it to you?',
    ],
  },
  {
    about: 'a child',
    pattern: new RegExp(`\\b(?:my|our|the) (?:little |older |younger |middle |oldest )?${child}\\b`, 'iu'),
    except: /\bthe (?:girls|boys) (?:at|from|in)\b|\b(?:born|newborn|months? old|weeks? old|pregnant)\b/iu,
    questions: ['What would you like your {it} to remember about this?', 'What were you like at that age?'],
  },
  {
    about: 'somebody near',
    pattern: new RegExp(`\\bmy ${kin}\\b(?!'s (?:friend|boss|house|car|place|old))`, 'iu'),
    except: /\b(?:gone|late|ex|would have|used to|memory of)\b/iu,
    questions: [
      'What would your {it} say about this?',
      'When did you last talk to your {it} about something else?',
    ],
  },
  {
    about: 'that time',
    pattern:
      /\b(?:reminded me|reminds me|I remember(?:ed)?|I used to|back then|when I was (?:a |little|young|small|\d|at school|ten|seven|eight)|years ago|as a (?:child|kid|girl|boy)|my childhood|in those days|old (?:photos?|pictures?|letters?))\b/iu,
    except: /\bI used to (?:think|worry)\b|\bremember(?:ed)? to\b/iu,
    questions: ['What else do you remember from that time?', 'Who else would remember it?'],
  },
  {
    about: 'by oneself',
    pattern:
      /\b(?:on my own|by myself|house is (?:so |too |very )?(?:quiet|empty)|(?:evening|night|weekend|flat|place|house) to myself|living alone|eat(?:ing)? alone|home alone|nobody (?:about|around|here|in))\b/iu,
    questions: ['What is the first thing you do when the door closes?', 'Who came to mind today?'],
  },
  {
    about: 'a screen',
    pattern:
      /\b(?:scroll(?:ed|ing)|doomscroll\p{L}*|instagram|insta|tiktok|facebook|youtube|reddit|twitter|group ?chat|(?:on|at) my phone|video calls?|dating app|tinder|hinge)\b/iu,
    questions: ['What were you looking for there?', 'What else would you have done with that hour?'],
  },
  {
    about: 'on foot, by bike, in the water',
    pattern:
      /\b(?:(?:I|we) (?:just |only )?(?:walked|ran|swam|cycled|hiked|jogged|rowed)|went (?:for|on) (?:a|my|the) (?:\p{L}+ )?(?:walk|run|swim|ride|hike|cycle)|went (?:running|swimming|walking|cycling|climbing|hiking)|park ?run|took the dog (?:out|up|round|for))\b/iu,
    except: /\b(?:ran|walked) (?:into|out|over|off|away|in on)\b/iu,
    questions: ['What did you think about on the way?', 'What did you see that was not there last time?'],
  },
  {
    about: 'food',
    pattern:
      /\b(?:I|we) (?:just |only |even )?(?:cooked|baked|roasted|fried|made (?:a |the |some |my |us )?(?:\p{L}+ )?(?:soup|stew|curry|cake|bread|pie|dinner|supper|lunch|tea|jam|rice|dal|pasta|pancakes|dumplings|tamales|roast|lasagne))\b/iu,
    questions: ['Who would you have liked at the table?', 'Who taught you to make it?'],
  },
  {
    about: 'made by hand',
    pattern:
      /\b(?:I|we|been|I've been|started|finished) (?:just |only |have |also |been ){0,3}(?:drew|drawing|sketch(?:ed|ing)|paint(?:ed|ing)|knit(?:ted|ting)|crochet(?:ed|ing)|sew(?:ed|ing)|quilt(?:ed|ing)|carv(?:ed|ing)|threw (?:a|two|three|some) (?:bowl|pot|mug|plate)s?|glazed|sanded|built a|building a|planted|pruned|weeded|dug (?:up|over)|made a (?:\p{L}+ )?(?:chair|table|shelf|box|dress|scarf|jumper|quilt|bowl|toy))\b/iu,
    questions: ['Which part of it are you pleased with, and which not yet?', 'What did you learn from it?'],
  },
  {
    about: 'music and books',
    pattern:
      /\b(?:choir|sang|singing|(?:that|this|a|the) song|album|gig|concert|guitar|piano|fiddle|violin|reading (?:a|the|this|that)|novel|film|movie|series|podcast|poem)\b/iu,
    questions: ['Which line or moment of it stayed with you?', 'What did it bring back?'],
  },
  {
    about: 'an animal',
    pattern:
      /\b(?:the|my|our|their|that|old) (dog|cat|kitten|puppy|horse|hens?|chickens?|goat|parrot|budgie|rabbit|hamster|pony|donkey|sheep|cows?|pigeons?|gulls?|fox|robin|heron)\b/iu,
    except: /\b(?:vet|limp\p{L}*|sick|ill|hurt|missing|lost|run over)\b/iu,
    questions: ['What would the {it} make of all this?', 'What was the {it} up to today?'],
  },
  {
    about: 'weather and light',
    pattern:
      /\b(?:it(?:'s|s| is)? (?:been )?(?:raining|snowing|pouring|dark|hot|freezing|cold|foggy|windy|sunny|late here|quiet here)|the (?:rain|snow|frost|fog|storm|wind|sun|moon|stars|sky|sea|harbour|river)|(?:hard|first|heavy|pouring) (?:frost|snow|rain)|(?:is|been) (?:raining|snowing)|sunset|sunrise|heatwave|rain(?:ing)? (?:all|again|on))\b/iu,
    questions: [
      'What else can you see or hear from where you are?',
      'What were you doing when you noticed it?',
    ],
  },
  {
    about: 'not wanting',
    pattern:
      /\bI (?:really |just |honestly )?(?:don't|dont|do not) (?:want\b|wanna\b|feel like (?!my|me\b|a\b|I))|\bcan(?:'t|t|not) be (?:bothered|arsed)\b|\bI'd rather not\b/iu,
    except: /\b(?:don't|dont) want (?:to (?:live|be here|wake)|anything)|\bdon't want to (?:brag|sound)/iu,
    questions: ['What would you do instead if it were up to you?', 'Which part of it do you not want?'],
  },
  {
    about: 'a wish',
    pattern:
      /\bI(?:'d| would| just| really| still){0,3} (?:want|wanna|wish I could|like to|love to|long)\b(?! you\b)/iu,
    except:
      /\b(?:want|wanna|like|love) to (?:cry|scream|die|disappear|hide|throw|kill|punch|hit|give up|know|run away|sleep|be gone)\b|\bI (?:really |just )?(?:like|love) to\b|\bI (?:don't|dont) want\b/iu,
    interest: 'guided_reflection',
    questions: ['What would the smallest version of it be?', 'Which part of it could come true this week?'],
  },
]
