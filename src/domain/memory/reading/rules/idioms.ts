/** What may stand right behind the noun of a thing that one has; any other small word makes the noun a part of another: 'a car seat', 'a flat tyre'. */
const link =
  '(?:and|or|but|from|off|for|in|into|inside|at|on|with|called|named|to|by|near|over|above|below|under|behind|next|opposite|beside|this|that|last|today|yesterday|tomorrow|now|again|back|because|so|since|without|who|which|together|too|of|outside|round|around|down|up|out|between|before|after|two|three|four|an?|the|my|he|she|we|they|it|just|as|there|here|when|while|through|yet|already|finally|at|where|instead|online|myself|himself|herself|ourselves|themselves|alone|is|was|has)'
const apart = `(?= \\p{Ll})(?! ${link}\\b)`
const whose = '(?:my|her|his|their|our|the|an?|your|one)'
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|the (?:spring|summer|autumn|fall|winter|war)|(?:19|20)\\d\\d|[' +
  "’']\\d\\d)"
const longAgo = `(?: (?:(?:early |late |the middle of )?${month}|last (?:year|month|week|spring|summer|autumn|fall|winter|christmas|easter|${month})|(?:in|at|since|of) ${month}|\\w+ (?:years|months|weeks) ago|after (?:\\w+ ){1,3}(?:years|months)|for good))`

/** Ways of speaking that begin like something of a life and are none, by class. */
const idioms: readonly RegExp[] = [
  // A part of another thing, or a thing for an hour.
  new RegExp(
    `^(?:(?:has|have|['’](?:s|ve)) )?(?:bought|got|sold|lost|adopted|inherited|found|rented|took|taken|gave away|runs?|owns?|manages?|has|have) (?:${whose}|another|that) (?:[\\w-]+ ){0,2}?(?:house|flat|car|van|truck|jeep|pickup|scooter|bike|bicycle|boat|dog|puppy|cat|kitten|horse|piano|guitar|cello|violin|shed|camper|caravan|cottage|room|place|farm|studio|apartment|bungalow|shop|pub|bar|garage|school|restaurant|hotel|salon)${apart}`,
    'u',
  ),
  /^lost (?:the|her|his|my|our|their) (?:\w+ ){0,2}(?:car|van|truck|bike|bicycle|boat|dog|cat|piano|guitar|violin|cello)\b/i,
  /^(?:got|landed|has got) (?:the|an?|her|his|my) (?:new |better |good )?(?:place (?:by|near|under|behind|between|beside|at the|in the (?!choir|orchestra|team|band|final))|post (?:from|off|out|in(?=[.,;!]|$))|contracts? (?:out|in|back)|parts? (?:for|off|from)|job (?:of|lot)|gig (?:bag|tickets?))\b/i,
  // Not hurt: 'pulled my leg', 'broke the back of it', 'fell on his feet'.
  /^(?:twisted|pulled|put out|did in|cracked) (?:my|her|his|their|the|an?|one of (?:my|his|her)) (?:[\w-]+ ){0,2}?(?:arms?|legs?|fingers?|back|toes?|foot|feet)\b(?<!pulled (?:my|her|his) back)/i,
  /^(?:broke|broken|cracked|lost) (?:the|an?|her|his|my) (?:back of|bank|eye (?:for|contact)|rib of)\b/i,
  /^(?:fell|falls|fallen) (?:off (?:the (?:wagon|map|radar|face)|(?:my|his|her) (?:chair|seat|perch))|on (?:my|his|her|their) (?:feet|sword|knees)|on (?:deaf|hard|the (?:food|biscuits|cake|plate|sofa|bed|floor laughing))|over (?:my|him|her|them|our)sel(?:f|ves)|over (?:each other|laughing)|down (?:on|the (?:rabbit|same))|in (?:with|line|step)|in a heap|from (?:grace|favour)|at the (?:first|last)|at (?:his|her|my) feet)\b|^(?:fell|falls|fallen) [^.;]{0,60}\blaugh/i,
  /^had an? (?:[\w-]+ )?(?:accidents? (?:with|involving)|breakdown (?:on|outside|near|at|in the (?:car|van))|fall[ -]out|crash (?:diet|course|out|with (?:the|my) (?:tray|trolley))|fall from grace|seizure of)\b/i,
  // Well and ill.
  /^(?:is|was|am|are|['’](?:s|m|re)) (?:clear(?!ed? of)\b|up and about(?! (?:again|now))|(?:back|home|out) from (?:the )?hospital (?:visiting|at)|in (?:the )?hospital,? (?:until|till|visiting|with (?:her|his|my|mum|dad)|sitting|seeing|all (?:day|morning|afternoon))|nursing an?\b|nursing (?:her|his|my|the)\b)/i,
  // Love: a meeting, a leave-taking, a bag.
  /^(?:is|are|am|['’](?:m|s|re)) seeing (?:my |the |our )?(?:[\p{L}'’-]+)(?: [\p{Lu}][\p{L}'’-]+)?(?= (?:for|at|later|tomorrow|tonight|on|next|this|today|about|again|in|off|home|through|to)\b)/u,
  new RegExp(
    `^left (?:him|her)\\b(?!${longAgo}| for (?:an?|another|his|her|my|somebody|someone|\\p{Lu}))`,
    'u',
  ),
  /^parted (?:at (?!Christmas|Easter|New Year)|on (?:good|bad|the|friendly|excellent)|company with|with (?!her husband|his wife)|from (?:the|my|a)|after (?!(?:\w+ ){1,3}(?:years|months)|a row))/u,
  /^split (?:after|on|at|with|in) (?!(?:\w+ ){1,3}(?:years|months)|the (?:spring|summer|autumn|fall|winter|new year)|(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:19|20)\d\d)\b)/i,
  /^dumped (?:him|her|me|us|[\p{L}]+)(?! (?:on \w{3,6}day|for (?!the (?:bus|day|night))|last|by (?:text|phone|email|message)|over the phone|yesterday|today|this|and|because|two|three|after|in front)\b)(?= [\p{L}])/iu,
  /^got together with\b/i,
  /^ended (?:it|things) (?:on (?:an?|the)|with (?:an?|the)|there|here|in (?:tears|style|a))\b/i,
  /^(?:(?:has|have|['’](?:s|ve)) )?(?:put|threw|thrown|kicked) (?:[\p{L}]+ ){1,2}out (?!of (?:the house|the flat|her house|his house|home)\b|last|on \w{3,6}day|yesterday|today|this|in (?:january|february|march|april|may|june|july|august|september|october|november|december)|for good|and\b)/iu,
  /^(?:is|are|was|were|am|got|['’](?:m|s|re)) (?:engaged (?:in(?! (?:\p{Lu}|\w+ \d{4}))|with|on (?!\w{3,6}day|the (?:\d|\w+(?:st|nd|rd|th)\b)|\p{Lu}))|married to (?:that|this|the|an?|his (?!wife)|her (?!husband)|my (?!wife|husband)))\b/u,
  /^(?:has|have|['’](?:s|ve)(?: got)?|has got) an? (?:new )?(?:partner|man|bloke|woman|girl) (?:for|at (?:work|the)|in (?:the|to)|on|to (?!love))\b/i,
  /^(?:['’](?:s|ve) |has |have )?met (?:somebody|someone) (?:from|in|at|who|i|he|she|on the|else)\b/i,
  // Work: an hour's doing, an evening's end, a term's first day.
  /^(?:retired (?:with|to (?!\p{Lu})|for the|hurt|from (?:the (?:table|room|field|fray|game|match)|sight)|early(?= (?:with|to|after))|at (?:\d(?!\d)|nine|ten|eleven|half|midnight))|quit (?:after (?!(?:\w+ ){1,3}(?:years|months))|in (?:disgust|a )|at|while|for the|on (?:me|us)))/u,
  new RegExp(
    `^left (?:my|her|his|their|the) (?:school|bank|ward|council|library|office|shop|practice)\\b(?!${longAgo})`,
    'u',
  ),
  /^(?:went|goes|has gone|is|am|['’](?:s|m)) back (?:to|at) work (?:after (?:lunch|dinner|tea|breakfast|supper|that|it|the (?:break|meeting|match|news))|at (?:\d|one|two|three|four|five|half)|in (?:the|a)|with an?|for an?|on (?:the|my|her|his))\b/i,
  /^(?:is|am|['’](?:s|m)) back at the (?:office|bank|school|shop|firm|ward|library)(?! (?:since|now|after|for good|full|part)\b)/i,
  /^(?:went|goes) back (?:at|to|in) [\w ]{0,20}?(?:school|university|uni|college|nursery)(?! (?:to (?:study|do|train|be|learn|finish|get)|after (?:\w+ ){1,3}(?:years|months)|as an?|full|part|at (?:\d\d|\w+ty))\b)/i,
  /^(?:started|began|begun|starts) (?:work(?:ing)?|training|nursing|teaching) (?:(?:on|with) (?!\w{3,6}day|\p{Lu})|(?:in|at|for) (?:the (?:loft|garden|shed|kitchen|yard|field|cellar|marathon|race|rain|morning|back|corner)|\p{Ll}+ (?:marathon|race|run)|dawn|noon))/u,
  /^(?:first|last|my first|my last|['’]s first|['’]s last) (?:day|week|shift|lesson) (?:at|of|in|back at) (?:the |my |his |her )?(?:[\w-]+ )?(?:school|college|university|uni|nursery|training|leave|work|holiday) (?:holidays?|hols|trip|play|fair|run|term|dinners?|year|photos?|boots?|experience|clothes|week|before|till|until)\b/i,
  /^(?:works?|worked|working|is working|am working) (?:at|in|on) (?:the|an?|my|his|her|our|their) (?:[\w-]+ ){0,2}?(?:table|desk|room|loft|attic|shed|garden|yard|study|corner|window|bench|basement|cellar|back|front|accounts|figures|stove|sink|rain|sun|dark|cold|heat|fields?|trot|same|morning|afternoon|evening|bed|sofa)\b(?! (?:store|centre|center|at (?:the|\p{Lu})|of (?:the|a)))/u,
  /^(?:is|are|am|['’](?:s|m|re)) (?:now )?(?:cooking|driving|farming|teaching|welding)(?! (?:an? (?:bus|taxi|cab|lorry|truck|tram|train|van|ambulance)|for (?:\p{Lu}|an?|the)|at (?:the|an?|\p{Lu})|in (?:the (?:school|hospital|prison|city)|an?|\p{Lu})|full|part|now|there|again)\b)/u,
  /^(?:is|are|am|['’](?:s|m|re)) doing (?:stairs|roofs|accounts|hair|nails|security|catering)\b/i,
  /^(?:was|got|been|were) let (?:go (?:early|of|home|at|free)|off)\b/i,
  /^(?:started|began) (?:at|as) (?:the |an? |my |his |her )?(?:[\w-]+ )?(?:noise|sound|bang|knock|door|top|bottom|back|front|far|other|ceiling|edge|end|corner|kitchen|floor|wall|wrong|same|very|drizzle|joke|whisper|rumble|dare|pains?|ache)\b/i,
  // Members of a walk or a table.
  /^(?:has |have |['’](?:s|ve) )?joined (?:the|an?|our|her|his|in) (?:[\w-]+ ){0,3}?(?:party|group|team|crew|circle|company|class|club|station|church|force|society|band|choir|network|service) (?:late|early|on the|for (?:an?|the|lunch|dinner|drinks?|tea|coffee|breakfast|supper)|at the (?:table|bar|front|back|end)|outing|in the (?:garden|pub|bar|car|kitchen)|of)\b/i,
  /^(?:has |have |['’](?:s|ve) )?joined (?:the|our|her|his) (?:\w+ )?(?:party|station|force|service)(?=[.,;!]|$)(?<!(?:labour|green|tory|conservative|liberal|communist|democratic|republican|police|fire|civil|air|prison|health) (?:party|station|force|service))/i,
  // Praise and blame, or a part for a night: 'a slow driver', 'the driver tonight'.
  /^(?:is|are|am|was|['’](?:s|m|re)) (?:an?|the|such an?|quite an?) (?:(?:very|really|bit of an?) )?(?:great|better|best|worse|worst|good|bad|real|born|natural|terrible|brilliant|lovely|wonderful|fine|fast|slow|careful|careless|nervous|keen|decent|useless|hopeless|excellent|superb|gifted|fantastic|awful|dreadful|rotten|beautiful|mean|demon|messy|tidy|poor|strong|safe|reckless|dangerous|proper|frustrated|secret|budding|solid|marvellous|magnificent|tireless|cautious|clever|amazing|perfect|lousy|shocking|mad|angry|happy|sad|lazy|hard|quick|patient|impatient|nice|kind|weird|funny|proud|doting|devoted|thwarted|would-be|walking) /i,
  /^(?:is|am|was|['’](?:s|m)) (?:the|an?) (?:designated |only )?\p{Ll}+ (?:tonight|today|this (?:morning|evening|time)|for (?:the|one) (?:day|night|evening|afternoon|play|school play|weekend)|in (?:the|a|this) (?:play|nativity|panto|pantomime|film|sketch|school play))\b/u,
  /^(?:is|was|am|['’](?:s|m)) (?:the )?(?:new )?(?:head|captain|chair|director|manager|leader) of (?:the (?:queue|table|line|pack|house|family|expedition)|biscuits|\p{Ll}+(?=[.,;!]|$)(?<!(?:department|school|year|sales|marketing|english|history|science|music|maths|geography|art|nursing|studies|research|operations|house)))/u,
  /^(?:has|['’]s got|has got) (?:an?|the) (?:[\w-]+ )?(?:workshop|studio|clinic|business|gallery|garage|nursery|practice) (?:on|to|at|in the (?:morning|afternoon)|for|tomorrow|today|until|till|this|next|lunch|trip|session|meeting)\b/i,
  /^used to (?:play|drive|run|keep|sing|row|box|sell|own|coach)(?! (?:too\b|before|as a|once|then|professionally|an? (?:bus|taxi|cab|lorry|truck|tram|train|van|ambulance|shop|pub|bar|caf[eé]|farm|business|hotel|stall|band|choir|boat|pub)|the (?:bus|school bus|piano|violin|cello|guitar|flute|drums|trumpet|trombone|organ|fiddle|shop|pub|farm|post office|haberdashery|bakery|hotel|bar|caf[eé]|garage|ferry|\p{Ll}+ (?:shop|store|office|club|bakery|department))|for (?:\p{Lu}|the (?:county|town|village|school))|in (?:an? (?:band|choir|orchestra|team|quartet)|the (?:choir|band|orchestra|church choir))|bees|hens|goats|pigs|sheep|pigeons|football|rugby|cricket|hockey|tennis|professionally|semi-pro)\b)(?! an? (?:[\w-]+ ){1,3}(?:shop|alley|pub|bar|business|company|firm|stall|bakery|hotel|farm|club|school|restaurant|garage|store)\b)/u,
  // Where nobody lives.
  /^(?:lives?|living) with (?!\p{Lu}|(?:me|us|him|her|them|friends)\b|(?:my|his|her|their|our|an?|the|two|three|four|five|some) (?:[\w-]+ ){0,3}?(?:parents?|mother|father|mum|mom|mam|dad|sisters?|brothers?|sons?|daughters?|aunt|uncle|cousins?|nan|gran|granny|grandmother|grandfather|grandparents|wife|husband|partner|boyfriend|girlfriend|friends?|family|families|cats?|dogs?|flatmates?|housemates?|roommates?|widow|couple|man|woman|girls?|boys?|lads?|students?|nurses?|carer|landlady|in-laws|children|kids|others|people|ex|fiancée?)\b)/u,
  /^(?:lives?|living) (?:in|at|by|near|over|above) (?!(?:(?:the|an?|my|his|her|our|their|one of the) )?(?:[\p{Ll}\d-]+,? ){0,3}?(?:\p{Lu}|(?:flats?|houses?|cottage|apartment|bungalow|studio|farm|place|caravan|home|hospice|boat|houseboat|village|town|city|country|countryside|coast|seaside|dorms?|halls?|attic|basement|lodgings|bedsit|condo|streets?|roads?|avenue|floor|rooms?|shed|hut|tower|castle|vicarage|manse|rectory|lodge|barracks|convent|monastery|hostel|hotel|shelter|squat|mill|barn|suburbs?|valley|mountains|hills?|woods?|forest|island|north|south|east|west|estate|block|building|terrace|square|lane|close|camp|tent|van|shop|pub|sea|river|lake|beach|station|docks?|harbour|canal|park|church|school|next|same|trailer|cabin|annexe?|unit|bakery|garage|laundrette|launderette|butcher['’]?s|baker['’]?s|chemist['’]?s|cleaner['’]?s)\b))/u,
  /^(?:went|gone|go|going|came|come) (?:back )?home (?:to \p{Lu}(?![^.;]{0,50}\b(?:for (?:good|ever)|to (?:live|stay|work|look after|nurse)|gonna|going to work|tire|at a)\b)|for good (?:measure|behaviour))/u,
  /^moved (?:in on (?!\w{3,6}day|the (?:\d|\w+(?:st|nd|rd|th)\b))|on (?:\p{L}+day['’]s|to (?:the|other|an?)|from)|into (?:the (?:shade|sun|lead|light|passing|fast|other|next|back|spare|front|lotus)|second|third|first|gear|action|position))\b/iu,
  // A child minded, a parcel awaited, guests.
  /^(?:is|are|am|['’](?:s|m|re)) expecting (?!a (?:baby|child|boy|girl|second|third|first|little)|their |her (?:first|second|third)|our |another(?: (?:baby|one|child)|[.,;!]|$)|twins|triplets|in |at the |again|now|and |too|after|this (?:spring|summer|autumn|fall|winter)|next (?:spring|summer|autumn|fall|winter))[\p{L}\d]/iu,
  /^had (?:an?|the|her|their|his|my) (?:[\w-]+ )?(?:baby|boy|girl|son|daughter) (?:on (?!\w{3,6}day|the (?:\d|\w+(?:st|nd|rd|th)\b))|for|in (?!hospital|\p{Lu}|the (?:hospital|ambulance|night|small|early|end|car|taxi))|over|with|round|to|all|who|come|up|out|here|there|crying|asleep|back|through|from)\b/u,
  /^had (?:\p{Lu}\p{L}+|my \p{Ll}+|the \p{Ll}+) (?:down|to sleep)(?! yesterday)\b/u,
  /^put \p{Lu}\p{L}+ (?:down|to sleep)(?! (?:yesterday|on \w{3,6}day|this|last|at the vet|with))/u,
  /^(?:has|have|['’](?:s|ve) got) \p{L}+ (?:[\w-]+ )?(?:boys|girls|kids|children|sons|daughters) (?:in (?:the|on|for|to|and|at)|of (?:his|her) own to|with)\b/iu,
  new RegExp(
    `^lost (?:my|her|his|their|our) (?:[\\w-]+ )?(?:son|daughter|wife|husband|mother|father|mum|mom|dad|brother|sister|partner|nan|gran|baby) (?:for an?|at (?:the|an?|\\p{Lu})|in (?!${month}|childbirth|the (?:war|flood|fire|crash|pandemic|earthquake))|among|again)`,
    'u',
  ),
  // Born to it, read like a book.
  /^(?:was|were) born (?:to (?!\p{Lu})|for\b|in the wrong|late(?=[.,;!]|$)|lucky|tired|with\b|yesterday(?=[.,;!]|$))/u,
  /^(?:learned|learnt|has learned|has learnt) to (?:(?:read|play|write|type|code|sing|cook|dance|walk|fly|ride) (?:the (?!piano|violin|cello|guitar|flute|drums|trumpet|trombone|organ|fiddle|harp|accordion|cornet|banjo|bus)|him|her|it|them|around|round|away|out|on|past|over|with (?:it|that|him|her)|to (?:that|it)|for one))\b/iu,
  /^(?:won|wins) (?:the|a) (?:case|cup|seat|final|prize) (?:of|in the raffle|by|for (?:the )?(?:best|worst)|at (?:snap|cards|bingo))\b/i,
  /^got (?:my|her|his|the) results (?:from|back)\b/i,
  /^(?:took|taken|has taken|have taken) up (?:the (?:carpets?|floor\p{Ll}*|lino|rugs?|tiles|hem|slack|challenge|offer|cause|case|story|tale|chorus|refrain|song|reins|pen|whole|rest|space|room|cry|call|matter|subject|conversation|thread)\b|an? (?!new (?:post|job|hobby|sport|instrument)|post|job|place|hobby|sport|position|instrument)|position|station|guard|residence|(?:two|three|half|most|more|much|every) |with\b|as\b|where\b|reading (?:the|my|his|her)|on\b|and\b|this|that|these|those|my|his|her)/iu,
  // What passes in a week: 'has been impossible since March', 'has been hobbling since Sunday'.
  /^(?:(?:has|have|is|are|am|['’](?:s|ve|m|re)) )?(?:also |now |only )?been (?!(?:\p{Ll}+ing|president|mates|friends|neighbou?rs|partners|sober|clean|dry|married|engaged|single|together|divorced|separated|widowed|retired|blind|deaf|dead|vegan|vegetarian|here|there|back|home|captain|chairman|headmaster|headmistress|mayor|sisters?|brothers?|living|working|teaching|nursing|farming|driving|smoking|training|studying|self-employed|unemployed|redundant|homeless|bedridden|housebound|off work|pregnant|disabled|paralysed|diabetic|coeliac)\b)[\p{Ll}-]+ (?:since|for|these|as of)\b/u,
  /^(?:(?:has|have|is|are|am|['’](?:s|ve|m|re)) )?(?:been )?(?:on at|off (?:his|her|my|their|its) (?:food|feed|game|sleep|head)|under (?:the|my)|(?!working|living|staying|driving|teaching|studying|training|nursing|lodging)\p{Ll}+ing\b[^.;:!?]{0,60}? since (?:last )?(?:\w{3,6}day|night|week|the weekend)) ?/u,
  /\bsince when\b/i,
  /^(?:(?:has|have|is|are|am|['’]?(?:s|ve|m|re)) )?(?:been )?(?:at this|(?<=been )(?!living|staying|working|out|going)\p{Ll}+ with (?:me|us|him|her)|(?:\w+ ){0,2}on (?:talking|speaking) terms|back on since|the \p{Ll}+est by|not-\p{Ll}+)\b/u,
  /^(?:has|have|['’](?:s|ve)) had (?:this|that|the)\b/i,
  /^works? in (?:T-shirts?|shirt|shorts|a (?:coat|hat|jumper))\b/i,
  /^(?:has |have |['’](?:s|ve) )?found (?:a|the) (?:\w+ )?place(?! (?:in|on|near|of (?:my|our|her|his|their)|to (?:live|rent|stay)|together|with|at|over|above|down|out)\b)/i,
  /^(?:is|am|['’](?:s|m)) one(?=[.,;!]|$)/i,
  // Given up, and not a habit: 'gave up understanding him'.
  /^(?:(?:has|have|['’](?:s|ve)) )?(?:gave|given) up (?!smoking|drinking|vaping|driving|working|teaching|dancing|singing|playing|running|jogging|cycling|swimming|farming|gambling|riding|fishing|hunting|shooting|eating|bowling|golfing|skiing|sailing|rowing|climbing|studying|nursing|preaching|gardening|knitting|painting|writing|acting|being|keeping|fencing|boxing|volunteering|coaching|fostering|lecturing)\p{Ll}{2,14}ing\b(?<! (?:pudding|evening|clothing|everything))/u,
  // School holidays, a queue, a game.
  /^(?:broke up|breaks up|broken up) (?:for\b|from\b|on \w{3,6}day|today|yesterday|the (?:fight|party|pack|day)|at (?:lunch|noon|half))/u,
  /^(?:left (?:me|us) (?:in (?:the|a|charge|peace)|for (?!an?\b|another\b|good\b|his\b|her\b|\p{Lu})|to\b|with\b|at\b|the\b|a\b|my\b|his\b|her\b|some\b)|walked out on (?:me|him|her|us) (?:in (?:the|an?)\b|at\b|over\b|halfway))/u,
  /^(?:is|are|am|['’](?:s|m|re)) due (?:on the (?:\d{1,2}[.:]|\w+ (?:train|bus|flight|ferry))|on stage|in (?:court|surgery|theatre|class|the))/u,
  /^(?:went|goes|moved) into (?:the|a) (?:home|hospital|care home|hospice) (?:with|to (?:see|visit|sit|sing)|for (?:tea|lunch|a visit|an? (?:hour|scan|x-?ray|check|appointment|blood)))\b/i,
  /^(?:started|began|begun|finished|completed) (?:an?|the|my|her|his) (?:[\w-]+ )?courses? of (?:antibiotics|tablets|steroids|pills|injections|physio)\b/i,
  /^(?:finished|completed) (?:the|my|her|his) courses? (?:at|of)\b/i,
  /^(?:is|was|are|were) separated from (?!\p{Lu}|him\b|her(?:[.,;!]|$)|(?:my|his|her|their) (?:wife|husband|partner|father|mother))/u,
  /^(?:has |have |['’](?:s|ve) )?won (?:the|an?|her|his|my|first|second) (?:[\w-]+ ){0,2}(?:prize|cup) (?:at|in) the (?:tombola|raffle|fete|fair|quiz|pub)\b/i,
  /^(?:can['’]?t|cannot) (?:drive|cook)(?:,| (?:today|tonight|until|till|for|with|on|so|because|and)\b)/i,
  /^(?:has|have|had|having|got) (?:an? )?(?:\w+ )?(?:surgery|operation|stent|biopsy|pacemaker|transplant) (?:hours|until|till|all (?:day|morning|afternoon)|appointments?|list|from|to (?:run|do|perform|get through)|tomorrow|consultation|notes)\b/i,
  /^(?:emigrated|relocated) to (?:the|my|our|his|her|an?)\b/i,
  /^moved in with (?!\p{Lu}|(?:me|us|him|her|them)\b|(?:my|his|her|their|our|two|three|four|some|an? (?:\w+ )?(?:friend|girl|man|woman|couple|lad|bloke|guy)|friends|the (?:in-laws|family|\p{Lu}))\b)/u,
  /^(?:was|were) the [\p{Ll}-]+(?=[.,;!]|$| for (?:the|once))/u,
  /^(?:is|was|am|are) an? (?:\w+ )?judge (?:at|of|for)\b/i,
  /^(?:sells|mends|cleans|measures|paints|cuts|drives|delivers|grows|fixes|trains|builds|designs) (?:\p{Ll}+ly|corners|costs|ties|classes|miles|hours|teeth|badly|fast|slow|slowly|straight|short|bridges|castles)\b(?! (?:all day|at (?:a|the) dent))/u,
  /^(?:has|have|['’](?:s|ve)) (?:had|owed) [^.;]{0,40}\bsince (?:last )?(?:\w{3,6}day|week|night|the weekend)\b/i,
  /\bsince (?:god|heaven|goodness|lord) knows\b/i,
  /^(?:no|not (?:one|an?|an? single)) (?!(?:more )?(?:cigarettes?|smok(?:e|es|ing)|fags?|drinks?|drop|alcohol|booze|wine|beer|whisky|gin|meat|sugar|coffee|caffeine|chocolate|bread|dairy|gluten|takeaways?|crisps|gambling|migraines?|seizures?|attacks?|fits?)\b)[^.;:!?]{1,40} since\b/i,
  /^no \w+ since (?:last )?\w{3,6}day\b/i,
  /^(?:\d{1,2}|\p{Ll}+(?:-\p{Ll}+)?) years (?:with|in) (?:that|these|those|it|him behind|an?|my|the (?!\p{Lu}|firm|company|bank|trade|same|service|force|police|army|navy|job|council|post office))\b/u,
  // Nobody is dead, nobody in the ground.
  /^(?:has |have )?died (?:on (?:stage|level|the (?:phone|spot on stage|line|vine))|(?:twice|three times|again|a thousand|a death)|(?:her|his|my) hair|of (?:laughing|laughter|boredom|shame|heat|hunger|thirst|envy))\b/i,
  /^(?:buried|cremated) (?:\p{L}+ ){0,2}(?:in (?:the )?(?:sand|snow|leaves|paper\w*|cushions|work)|under (?:paper\w*|cushions|a (?:pile|blanket|heap)|the (?:covers|duvet|cushions)))\b/iu,
  /^(?:paid off|paid back|cleared) (?:the|my|our|her|his|their) (?:house|car)\b/i,
  /^handed over (?:the|her|his) keys(?! to (?:the|our|his|her) (?:shop|business|farm|post office|practice|pub))/i,
  /^(?:lives?|living) on (?:the (?:sofa|phone|edge|internet|breadline|couch|bus|toilet)|toast|tea|coffee|crisps|nothing|air|my nerves)\b/i,
  /^(?:is|are|am|['’](?:s|m|re)) (?:together (?:in|on|at|again)\b)/i,
]

/** Whether words that begin like something of a life are only a way of speaking, or what passes in an hour. `rest`: from the verb on. */
export const isIdiom = (rest: string): boolean => idioms.some((idiom) => idiom.test(rest))

const placeOfFall =
  /\b(?:kitchen|bath\w*|office|front of|shower|stairs?|staircase|steps?|ice|snow|pavement|sidewalk|scullery|hall|landing|ladders?|stepladder|roof|scaffold\w*|horse|pony|bike|bicycle|tractor|kerb|curb|street|path|yard|ward|bed|cliff|wall|porch|doorstep|platform|escalator|bus|shed|barn|garage|loft|pitch|chapel|church|shop|home|house|garden|night|morning|again)\b/i
const harm =
  /\b(?:br(?:oke|oken)|hurt|cut (?:her|his|my)|bruis\w+|stitch\w*|hospital|ambulance|hip|wrist|ankle|fractur\w+|a&e|casualty|concuss\w*|lay there|plaster|x-?ray\w*|head|unconscious|paramedics?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|today|last (?:night|week))\b/i
/** 'fell in the pond and came up laughing': no fall that anybody writes down for good. `rest`: from the verb to the end of its sentence. */
export const isTumble = (rest: string): boolean =>
  /^(?:fell|falls|fallen) /i.test(rest) &&
  !placeOfFall.test(rest.slice(0, 70)) &&
  !harm.test(rest.slice(0, 140))
