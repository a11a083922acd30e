import type { QuestionKind } from './question-kind.ts'

const kin =
  '(mum|mom|mam|mother|dad|father|nan|gran|grandma|grandad|husband|wife|partner|boyfriend|girlfriend|sister|brother|aunt|uncle|cousin|flatmate|roommate|best friend)'
const child =
  '(son|daughter|kids|children|boys|girls|grandson|granddaughter|grandkids|nephew|niece|eldest|youngest|stepson|stepdaughter)'
const soon =
  '(?:tomorrow|the morrow|next week|next month|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|this (?:mon|tues|wednes|thurs|fri|satur|sun)day|in (?:\\d+|two|three|a few|four|five) (?:days|weeks)|coming up|in the morning|want me for an?)'

const past =
  '(?!need|feed|bleed|seemed|sounded|looked|appeared|remained|smelled|tasted|suffered|struggled|used|wanted|liked|loved|hoped|wished|needed|died|killed|cried|laughed)(?:\\p{L}{2,}ed|stood|left|took|gave|cut|put|made|went|came|sat|got|did|sent|brought|bought|hung|threw|ran|forgot|kept|held|let|lost|met|paid|read|sold|shut|spoke|stole|won|drove|ate|broke|built|caught|chose|found|flew|fell|rode|rang|woke|slept|swept|lit|dug|hid|drank|wore|began|spent)\\b'

/** What is asked about a joy, in every mode: nothing of it is doubted. */
export const joyKinds: readonly QuestionKind[] = [
  {
    about: 'good news',
    pattern:
      /\b(?:he|she) proposed\b|\b(?:we're|we are|got|I'm|they're) engaged\b|\bgot married\b|\b(?:was|were) born (?:today|this|last|yesterday|at|on)\b|\b(?:it's|its) a (?:boy|girl)\b|\bgot the keys\b|\bgrandchild is here\b|\b(?:I'm|I am|we're|going to be|gonna be) (?:a |an )?(?:gran|granny|grandma|grandad|dad|mum|aunt|uncle|auntie)\b(?! (?:of|to|who))|\ball clear\b|\bthey said yes\b|\bfirst (?:steps?|words?|tooth)\b|\b(?:it's|having) (?:twins|a girl|a boy)\b|\b(?:he|she) said yes\b/iu,
    every: 'Which moment of it do you want to remember in ten years? Who would you like to tell next?',
  },
  {
    about: 'something achieved',
    pattern:
      /\b(?:I|we|i've|we've) (?:just |finally |actually |have |only ){0,3}(?:passed|got (?:the (?:job|place|part|post|flat|promotion)|through|in\b|promoted)|managed (?:to|it)|did it|finished (?:it|the|my)|nailed|won|aced|sorted it|made it|cracked it|fixed)\b|\b(?:they|he|she) (?:gave it to me|picked me|offered me the)\b|\bproud of myself\b|\bworked out (?:well|fine|in the end)\b|\b(?:sold|baked|drove|caught|grew|published|finished|cooked) (?:my|our) (?:very )?first\b|\b(?:[Rr]an|[Ss]wam|[Ww]alked|[Cc]ycled) [^.!?]{0,30}(?:without stopping|in one go|all the way)|\b(?:loan|debt|mortgage|car)(?:'s| is| are) paid\b|\b(?:said|says|told me) (?:that )?I (?:did|was|had done) (?:so |very |really )?(?:well|brilliant\p{L}*|great|good)\b|\b(?:first|second|third|1st|2nd|3rd|gold|silver|bronze) (?:prize|place|medal)\b|\b(?:got|gave me|given|won|have) (?:a|an|the|my) (?:\p{L}+[- ]){0,2}(?:prize|award|medal|trophy|rosette|ribbon|distinction|certificate|promotion|scholarship|personal best)\b|\bpersonal best\b|\bfull marks\b|\btop of the (?:class|list)\b|(?:^|[.!] )passed(?= (?:my|the|it|with|first)\b|[.!,]|$)|\b(?:paid|cleared) off (?:the|my|our|all)\b|\blast (?:payment|instal\p{L}+)\b|\b(?:everybody|everyone|they|whole \p{L}+) (?:clapped|cheered|stood up)\b|\bstanding ovation\b|\b(?:\d+|one|two|three|six|nine|ten|thirty|ninety) (?:days|weeks|months|years) (?:clean|sober|dry|smoke-?free|without a)\b|\b(?:clean|sober|smoke-?free) (?:for )?(?:\d+|one|two|three|four|five|six|ten|a)\b/iu,
    except:
      /\b(?:not|never|didn't|haven't|hardly) (?:managed?|pass|finish|won)|\bpassed out\b|\bnot? .{0,12}proud|\bpassed (?!my\b|it\b|with\b|first\b|(?:the|an?) (?:\p{L}+ ){0,2}(?:test|exam|course|board|inspection|theory|driving|audition|review|interview|module))\p{L}|\b(?:he|she|they) (?:won|got|passed)\b|\bwon(?:'t| over)\b/iu,
    every: 'What did it take to get there? Who would you like to tell about it?',
  },
  {
    about: 'something seen',
    pattern:
      /\b(?:saw|seen|spotted|watched|heard) (?:a|an|the|two|three|my|our|some)(?: first)? (?:\p{L}+ ){0,2}(?:otters?|owls?|fox(?:es)?|deer|stags?|heron|kingfisher|whales?|dolphins?|seals?|hares?|badgers?|hedgehogs?|robins?|swallows?|swifts?|cuckoo|geese|swans?|eagles?|buzzards?|butterfl\p{L}+|rainbow|northern lights|aurora|shooting stars?|comet|eclipse|sunrise|sunset)\b|\bfirst (?:one )?(?:in|for) (?:\d+|\p{L}+) (?:years|months)\b/iu,
    except: /\b(?:dead|run over|killed)\b/iu,
    every: 'What else was there to see or hear just then? Who would you have liked beside you?',
  },
  {
    about: 'a good moment',
    pattern:
      /\bwe (?:both |all |just )?laughed\b|\blaughed (?:so (?:much|hard)|till|until|like)|\b(?:lovely|brilliant|best|gorgeous|perfect|magic|wonderful|great|cracking|grand|nice) (?:day|night|evening|morning|afternoon|time|walk|talk|weekend|meal|surprise)\b|\b(?:so|really|very|dead) (?:happy|chuffed|pleased|proud|glad|excited)\b|\bover the moon\b|\bchuffed\b|\bdancing inside\b|\binside I was dancing\b|\bmade my day\b|\bsuch fun\b|\bI (?:really )?enjoyed\b/iu,
    except:
      /\b(?:not|no|never|wasn't|isn't|would be|would have been|oh|another) (?:a |an |the |such a )?(?:lovely|brilliant|best|perfect|wonderful|great|nice|grand)|\bhave a (?:nice|great|lovely|good)|\b(?:next|best) time\b(?= to)|\b(?:say|says|said|tell|told|pretend|smile) (?:\p{L}+ ){0,3}(?:a|was) (?:\p{L}+ )?(?:great|lovely|nice|wonderful|good)|\bthe best (?:of|way|thing)\b/iu,
    every: 'Which moment of it would you like to keep? Who else will remember it?',
  },
]

/** What Ask asks about: days, work, people and things, after what was said; the more particular comes first. */
export const lifeKinds: readonly QuestionKind[] = [
  {
    about: 'done differently',
    pattern:
      /\b(?:I (?:should|could) ?(?:have|'ve|of)|I (?:should|could)n't have|I wish I(?:'d| had)|if only I|I regret|with hindsight|looking back)\b/iu,
    except: /\bcould have (?:been|died|killed|laughed|cried|kissed)\b/iu,
    ask: 'What did you not know at the time? Which part of it would you do the same way again?',
  },
  {
    about: 'a dream at night',
    pattern:
      /\b(?:dreamt|I dreamed|had (?:a|the|this|that|another|such a) (?:\p{L}+ )?(?:dream|nightmare)|in (?:my|the) dream|(?:weird|strange|funny|same|bad) dreams?)\b/iu,
    except: /\bdream(?:t|ed) of (?:being|becoming|having|living)|\bnever dream|\bdream (?:job|house|home)/iu,
    ask: 'What was still with you when you woke up? Which part of it came from the day before?',
  },
  {
    about: 'something that lies ahead',
    pattern: new RegExp(
      `\\b(?:exam|test|interview|audition|presentation|appointment|hearing|results|viva|recital|trial shift|first day|driving test|inspection|review)\\b[^.!?]{0,40}\\b${soon}|\\b${soon}\\b[^.!?]{0,40}\\b(?:exam|test|interview|audition|presentation|appointment|hearing|results|viva|recital|trial shift|first day|inspection|review)\\b`,
      'iu',
    ),
    except:
      /\b(?:went|was) (?:well|badly|ok|okay|fine|good|great|awful|terrible|cancelled)\b|\b(?:his|her|their) (?:exam|test|interview|appointment|results)/iu,
    ask: 'What do you want to have done by the evening before? What do you want to remember when you walk in?',
  },
  {
    about: 'the first time',
    pattern:
      /\b(?:for the first time|first time (?:in|since|ever)|at (?:long )?last\b(?! (?:night|week|year))|finally (?:got|did|told|went|had|made|finished|said|asked|came|bought|opened|answered|wrote|managed|found|sorted|booked))/iu,
    ask: 'What had to happen first for this to be possible? Which part of it do you want to remember?',
  },
  {
    about: 'awake at night',
    pattern:
      /\b(?:can't|cant|cannot|couldn't|couldnt|don't|dont|didn't|didnt|not|barely|hardly) (?:get to |really |get any |get much |been )?(?:sleep|sleeping|slept)\b|\b(?:wide )?awake (?:at|since|again|half|all|from|until|till)\b|\b(?:I was|I've been|been|I'm|and|was) up (?:half|all) the night\b|\bup since (?:\d|three|four|five)|\bwoke (?:up )?at (?:\d|two|three|four|five)|\binsomnia\b|\bno sleep\b|\btoss(?:ed|ing) and turn/iu,
    except: /\bbaby|\bnewborn|\b(?:he|she|they|it) (?:can't|didn't|doesn't|won't|don't) sleep/iu,
    isOfHeavy: true,
    ask: 'What goes through your head at that hour? What did the last good night have that this one did not?',
    plan: 'What could the last half hour of tomorrow evening look like? What could you put out of reach of the bed?',
  },
  {
    about: 'nobody noticed',
    pattern:
      /\b(?:nobody|no one|no-one|none of them|not one of them) (?:even |else )?(?:noticed|asked|saw|came|rang|called|helped|replied|answered|said (?:a thing|anything|thanks|thank|hello|hi)|sat|rang|remembered|thanked|looked up|waited|turned up|clapped)\b/iu,
    ask: 'Who would you want it from most? What would you have told them?',
  },
  {
    about: 'given to somebody else',
    pattern:
      /\b(?:rejection|rejected|turned (?:me|us|it) down|(?:didn't|didnt|did not) get (?:the|it|in|a|that|picked|chosen)|not (?:picked|chosen|selected|shortlisted)|missed out|lost (?:the|my|our) (?:election|vote|bid|case|match|final|seat)|came (?:second|last)|(?:job|place|promotion|part|flat|post|role|prize|shift|room) (?:went|has gone|goes) to)\b/iu,
    except: /\bI (?:turned|rejected)\b/iu,
    ask: 'What would you have done first if the answer had been yes? What would you do the same way next time?',
  },
  {
    about: 'worn out',
    pattern:
      /\b(?:knackered|shattered|exhausted|worn out|wiped|dead on my feet|wrecked|bushed|cream crackered|done in|burnt out|burned out|running on empty|so tired|very tired|too tired|just tired|feet (?:are )?(?:gone|killing)|no energy|drained)\b/iu,
    except:
      /\b(?:he|she|they)(?:'s| is| was| were|'re| are) (?:so |very |too |just )?(?:knackered|shattered|exhausted|tired|worn)|\b(?:row(?:ed)?|argu\p{L}+|quarrel\p{L}*|fought|a fight|fell out|shouted|yelled|snapped|sorry|regret\p{L}*|wish I (?:had|hadn't|could)|should(?:n't| not| never)? have|take (?:it |that |them )?back|raised my voice|harsh|unkind|ashamed)\b/iu,
    isOfHeavy: true,
    ask: 'What took the most out of you today? What could you leave undone tomorrow?',
  },
  {
    about: 'again and again',
    pattern:
      /\b(?:I keep (?!a\b|my\b|the\b|it\b|him\b|her\b|bees|hens|chickens)\p{L}+ing|can(?:'t|not) stop (?:thinking|going over)|again and again|over and over|every (?:single )?(?:night|morning|evening|time|sunday|monday|week)|same (?:thing|old|story) (?:again|every|as)|here we go again|it's always the same|once again|yet again)\b/iu,
    interest: 'pattern_recognition',
    ask: 'What usually comes just before it? When did it last go differently?',
  },
  {
    about: 'a change that is noticed',
    pattern:
      /\b(?:(?:has|have|'s|'ve) changed|(?:is|are|feels?|seems?|been) (?:so |a bit |really |kind of )?(?:different|weird|strange|odd|quieter)|not the same|isn't the same|used to be|got(?:ten)? (?:worse|weird|quiet|harder)|something (?:is|feels) off|lately|these days)\b/iu,
    except: /\b(?:nothing|hasn't|hasnt|not|never) (?:has |much )?changed\b/iu,
    ask: 'When did you first notice it? What is still the same?',
  },
  {
    about: 'not knowing',
    pattern:
      /\bI (?:really |just |honestly |still )?(?:don't|dont|do not) (?:know|understand|get) (?:what|how|why|where|it)\b|\bno idea (?:what|how|why|where)\b|\bcan(?:'t|t|not) (?:figure|work) (?:it )?out\b|\bI cannot think what\b|\bit makes no sense to me\b|\bno clue\b|\bcan(?:'t|t|not) (?:think|tell|say) why\b|\b(?:don't|dont|do not|no idea|no clue|not sure) (?:know )?how (?:to|I|we)\b|\bnever done (?:it|this|that|anything like)\b|\bnot good at (?:this|it|that)\b/iu,
    plan: 'Who do you know who has done it? Which part of it do you already know how to do?',
    ask: 'What do you know for sure about it? Who might know a bit more?',
    challenge: 'What usually comes just before it? What would you tell somebody else who said that?',
  },
  {
    about: 'leaving and beginning',
    pattern:
      /\b(?:moving (?:out|house|to|in with)|moved (?:out|house|into|in with)|last day|(?:handed|handing) in my notice|packing|boxes everywhere|start(?:ing|ed)? (?:a new|the new|at the|my new)|leaving (?:for|home|the job|work for)|retir(?:e|ed|ing))\b/iu,
    except: /\b(?:he|she|they)(?:'s| is| are|'re) (?:moving|leaving|retiring)/iu,
    ask: 'What do you want to take with you from before? What will you not miss?',
  },
  {
    about: 'something new',
    pattern:
      /\b(?:my|our|the|a)? ?new (?:flat|house|place|job|school|town|city|boss|neighbours?|class|shift|team|manager|teacher)\b/iu,
    ask: 'What is better there than before, and what is not? What did nobody tell you about it?',
  },
  {
    about: 'a feast',
    pattern:
      /\b(?:(?:christmas|xmas|easter) (?:day|dinner|lunch|eve|morning|is|was|with|at|round)|(?:spend(?:ing)?|host(?:ing)?|home|alone|together|for) (?:at |for |on |over )?(?:christmas|xmas|easter)\b(?= (?:day|this|again|with)|[.,!]|$)|eid|iftar|ramadan|diwali|divali|hanukkah|passover|thanksgiving|new year's (?:eve|day)|(?:it's (?:my|his|her|\p{L}+'s)|(?<!was it )my) birthday|birthday (?:is|party|dinner|cake|do|today|tomorrow|tea)|anniversary|wedding|hen do|stag do|baby shower|reunion|family do)\b/iu,
    except:
      /\b(?:by|before|after|since|until|till|last|because of (?:\p{L}+ ){0,2}\p{L}+'?s?|for \p{L}+'s first) (?:christmas|xmas|easter|new year|birthday|diwali|eid|thanksgiving|the (?:wedding|holidays))|\bfor (?:the|my|his|her) (?:wedding|party|birthday)/iu,
    ask: 'Which part of it matters to you, and which is only custom? Who would you like to have there?',
  },
  {
    about: 'things that break or come late',
    pattern:
      /\b(?:broke down|broken down|won't start|wouldn't start|leak(?:s|ed|ing)?|boiler|burst pipe|flooded|washing machine|delayed|cancelled|canceled|missed (?:the|my) (?:bus|train|flight|tram|connection)|traffic|stuck (?:in|on|at)|queue(?:d)?|on hold|lost my (?:keys|phone|wallet|purse|card)|power cut|load ?shedding|no hot water|puncture)\b/iu,
    except: /\bI(?:'ve| have)? (?:just )?cancell?ed\b/iu,
    ask: 'What did the rest of the day look like because of it? What has to be seen to first, and what can wait?',
  },
  {
    about: 'a workplace',
    pattern:
      /\b(?:end of (?:the |my )?shift|(?:double|long|night|late|early|busy|twelve-hour) shifts?|(?:on|doing|done|did) (?:nights|lates|earlies)|at work (?:today|again|this week)|my shift|work (?:was|has been) (?:mad|crazy|busy|hell|chaos|slow|quiet)|long day at)\b|\b(?:overtime|handover|the rota|the office|(?:rude|difficult|nice|new|awful) (?:clients?|customers?)|the ward|colleagues?|co-?workers?|my work|work (?:is|has been) (?:mad|crazy|busy|hell|chaos|slow|quiet)|at the (?:depot|warehouse|factory|salon|surgery|shop))\b|\b(?:meetings?|town hall|parents'? evening|appraisal|one-to-one|stand-?up)\b/iu,
    except:
      /\b(?:am|'m|we're|are) meeting\b|\bmeeting (?:up|him|her|them|my|\p{L}+ for)\b|\b(?:AA|NA) meeting|\b(?:tomorrow|next week|starting)\b/iu,
    ask: 'What would you change there first if it were up to you? Who there could you talk to about it?',
  },
  {
    about: 'a class',
    pattern:
      /\b(?:seminar|lectures?|my (?:lesson|class|course)|in class|homework|essay|coursework|assignment|dissertation|revision|revising)\b/iu,
    ask: 'Which part of it makes sense, and where does it stop making sense? Who could explain it to you?',
  },
  {
    about: 'a child',
    pattern: new RegExp(`\\b(?:my|our|the) (?:little |older |younger |middle |oldest )?${child}\\b`, 'iu'),
    except: /\bthe (?:girls|boys) (?:at|from|in)\b|\b(?:born|newborn|months? old|weeks? old|pregnant)\b/iu,
    ask: 'What would you like your {it} to remember about this? What were you like at that age?',
  },
  {
    about: 'somebody near',
    pattern: new RegExp(`\\bmy ${kin}\\b(?!'s (?:friend|boss|house|car|place|old))`, 'iu'),
    except: /\b(?:gone|late|ex|would have|used to|memory of)\b/iu,
    ask: 'What would your {it} say about this? When did you last talk to your {it} about something else?',
  },
  {
    about: 'that time',
    pattern:
      /\b(?:reminded me|reminds me|I remember(?:ed)?|I used to|back then|when I was (?:a |little|young|small|\d|at school|ten|seven|eight)|years ago|as a (?:child|kid|girl|boy)|my childhood|in those days|old (?:photos?|pictures?|letters?))\b/iu,
    except: /\bI used to (?:think|worry)\b|\bremember(?:ed)? to\b/iu,
    ask: 'What else do you remember from that time? Who else would remember it?',
  },
  {
    about: 'by oneself',
    pattern:
      /\b(?:on my own|by myself|house is (?:so |too |very )?(?:quiet|empty)|(?:evening|night|weekend|flat|place|house) to myself|living alone|eat(?:ing)? alone|home alone|nobody (?:about|around|here|in))\b/iu,
    ask: 'Who came to mind today? What is the first thing you do when the door closes?',
  },
  {
    about: 'a screen',
    pattern:
      /\b(?:scroll(?:ed|ing)|doomscroll\p{L}*|instagram|insta|tiktok|facebook|youtube|reddit|twitter|group ?chat|(?:on|at) my phone|video calls?|dating app|tinder|hinge)\b/iu,
    ask: 'What were you looking for there? What else would you have done with that hour?',
  },
  {
    about: 'done with hands or feet',
    pattern:
      /\b(?:I|we) (?:just |only |even )?(?:cooked|baked|roasted|fried|made (?:a |the |some |my |us )?(?:\p{L}+ )?(?:soup|stew|curry|cake|bread|pie|dinner|supper|lunch|tea|jam|rice|dal|pasta|pancakes|dumplings|tamales|roast|lasagne))\b|\b(?:I|we|been|I've been|started|finished) (?:just |only |have |also |been ){0,3}(?:drew|drawing|sketch(?:ed|ing)|paint(?:ed|ing)|knit(?:ted|ting)|crochet(?:ed|ing)|sew(?:ed|ing)|quilt(?:ed|ing)|carv(?:ed|ing)|threw (?:a|two|three|some) (?:bowl|pot|mug|plate)s?|glazed|sanded|built a|building a|planted|pruned|weeded|dug (?:up|over)|made a (?:\p{L}+ )?(?:chair|table|shelf|box|dress|scarf|jumper|quilt|bowl|toy))\b|\b(?:(?:I|we) (?:just |only )?(?:walked|ran|swam|cycled|hiked|jogged|rowed)|went (?:for|on) (?:a|my|the) (?:\p{L}+ )?(?:walk|run|swim|ride|hike|cycle)|went (?:running|swimming|walking|cycling|climbing|hiking)|park ?run|took the dog (?:out|up|round|for))\b/iu,
    except: /\b(?:ran|walked) (?:into|out|over|off|away|in on)\b/iu,
    ask: 'What went through your head while you did it? Who would you have liked beside you for it?',
  },
  {
    about: 'music and books',
    pattern:
      /\b(?:choir|sang|singing|(?:that|this|a|the) song|album|gig|concert|guitar|piano|fiddle|violin|reading (?:a|the|this|that)|novel|film|movie|series|podcast|poem)\b/iu,
    ask: 'Which line or moment of it stayed with you? What did it bring back?',
  },
  {
    about: 'an animal',
    pattern:
      /\b(?:the|my|our|their|that|old) (dog|cat|kitten|puppy|horse|hens?|chickens?|goat|parrot|budgie|rabbit|hamster|pony|donkey|sheep|cows?|pigeons?|gulls?|fox|robin|heron)\b/iu,
    except: /\b(?:vet|limp\p{L}*|sick|ill|hurt|missing|lost|run over)\b/iu,
    ask: 'What would the {it} make of all this? What was the {it} up to today?',
  },
  {
    about: 'weather and light',
    pattern:
      /\b(?:it(?:'s|s| is)? (?:been )?(?:raining|snowing|pouring|dark|hot|freezing|cold|foggy|windy|sunny|late here|quiet here)|the (?:rain|snow|frost|fog|storm|wind|sun|moon|stars|sky|sea|harbour|river)|(?:hard|first|heavy|pouring) (?:frost|snow|rain)|(?:is|been) (?:raining|snowing)|sunset|sunrise|heatwave|rain(?:ing)? (?:all|again|on))\b/iu,
    ask: 'What else can you see or hear from where you are? What were you doing when you noticed it?',
  },
  {
    about: 'not wanting',
    pattern:
      /\bI (?:really |just |honestly )?(?:don't|dont|do not) (?:want\b|wanna\b|feel like (?!my|me\b|a\b|I))|\bcan(?:'t|t|not) be (?:bothered|arsed)\b|\bI'd rather not\b/iu,
    except: /\b(?:don't|dont) want (?:to (?:live|be here|wake)|anything)|\bdon't want to (?:brag|sound)/iu,
    ask: 'What would you do instead if it were up to you? Which part of it do you not want?',
  },
  {
    about: 'a wish',
    pattern:
      /\bI(?:'d| would| just| really| still){0,3} (?:want|wanna|wish I could|like to|love to|long)\b(?! you\b)/iu,
    except:
      /\b(?:want|wanna|like|love) to (?:cry|scream|die|disappear|hide|throw|kill|punch|hit|give up|know|run away|sleep|be gone)\b|\bI (?:really |just )?(?:like|love) to\b|\bI (?:don't|dont) want\b/iu,
    interest: 'guided_reflection',
    ask: 'What would the smallest version of it be? Which part of it could come true this week?',
  },
]

/** What Ask asks where nothing nearer is, once in a talk: whom one met, what others did, what oneself did. */
export const lastKinds: readonly QuestionKind[] = [
  {
    about: 'somebody met',
    pattern:
      /\b(?:(?:met|bumped into|ran into|sat next to|sat beside|got talking to|chatted (?:to|with)|talked (?:to|with)|visited) (?:a|an|the|this|some|my|our|him|her|them|\p{L}+)|(?:came|dropped|popped|called) (?:round|by|over|in)|we talked)\b/iu,
    ask: 'What would you have liked to ask? What will you remember about them?',
  },
  {
    about: 'how somebody seemed',
    pattern:
      /\b(?:he|she|they|his voice|her voice|(?:[Mm]y|[Tt]he|[Oo]ur) \p{L}+|[Hh]e|[Ss]he|[Tt]hey|(?!(?:It|That|This|What|Everything|Which|My|The|Our|Her|His)\b)\p{Lu}\p{Ll}+) (?:just |only |really |always |all )?(?:sounded|looked|seemed|appeared) (?:so |very |rather |quite |a bit |a little |really |awfully |terribly )?(?!like|at|for|after|up|in|out|forward|into|through|over|good|great|lovely|happy|beautiful|well)\p{L}+/u,
    ask: 'What do you think lay behind that? What would you have liked to say to it?',
  },
  {
    about: 'what others did',
    pattern: new RegExp(
      `\\b(?:he|she|they)(?:'ve| have| has|'s)? (?:just |only |even |both |all )?${past}`,
      'iu',
    ),
    ask: 'What would it sound like if they told it?',
  },
  {
    about: 'what oneself did',
    pattern: new RegExp(
      `(?:\\b(?:I|we)(?:'ve| have)? (?:just |only |even |then |finally |also )?|(?:^|[.!] )(?:so |then |and |just |finally |well |ok )?)${past}(?! (?:to go|late|worse|better)\\b)`,
      'iu',
    ),
    except:
      /\b(?:fail(?:ed|ing|ure)|ashamed|shame|guilt\p{L}*|my fault|to blame|lied|lying|cheat\p{L}*|stole|stealing|betray\p{L}*|(?:bad|terrible|rotten|awful) (?:father|mother|dad|mum|mom|parent|son|daughter|husband|wife|friend|person|brother|sister)|sorry|regret\p{L}*|forgive\p{L}*|confess\p{L}*|(?:never|not) told (?:anyone|anybody|a soul|him|her|them)|let (?:him|her|them|\p{L}+) down|hurt (?:him|her|them)|slapped|hit (?:him|her|them)|hate myself|no excuse|wrong of me|what I did)\b/iu,
    ask: 'Which part of it is still with you?',
  },
]
