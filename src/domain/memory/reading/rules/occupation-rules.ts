import { type FactRule, rule } from './fact-rule.ts'
import { be, ownRole, study, subject, trade } from './fact-words.ts'

/** A kind of thing without an article, as in 'sells tractors', 'teaches French'. */
const kind =
  '(?!(?:it|me|him|her|us|them|you|the|an?|my|his|their|our|this|that|these|those|some|all|both|up|out|on|off|down|back|over|away|in|at|to|with|and|as|like|well|too|so|no|more|less|nothing|everything|something|everyone|everybody|people|things|home|hard|here|there|now|past|by|into|through|round|around|only|just|when|if|what|himself|herself|myself|one|two|three|lunch|dinner|breakfast|quiet|still|track|going|calm|warm|fit|busy|company|watch|score|time|pace|house|faces|noises|sense|fun|sure|tickets|mum|mom|dad)\\b)[\\p{L}-]{3,}'
const makes =
  'furniture|shoes|clothes|stairs|staircases|violins|guitars|cellos|boats|cheese|wine|beer|cider|jewellery|jewelry|pots|dresses|hats|films|cabinets|candles|soap|knives|toys|kitchens|windows|doors|saddles|maps|puppets|signs'

/** What somebody does as their work, or again and again: 'sells tractors', 'keeps bees', 'is a carer at the home'. */
export const occupationRules: readonly FactRule[] = [
  // 'the caretaker, Tom Parry', 'my new boss is Gus'.
  rule(
    'role',
    'is',
    new RegExp(
      `^${ownRole}(?: is called| is|['’]s called| was called|['’]s|,) (?:(?:dr|mrs?|ms|prof)\\.? )?\\p{L}+`,
      'iu',
    ),
  ),
  // 'Oisín, a vet in Gort', 'Stellan, from Malmö'.
  rule(
    'trade',
    'is',
    new RegExp(
      `^, (?:(?:an?|the|our) )?(?!(?:[\\w-]+ ){0,2}(?:mum|dad|mother|father|grandmother|grandfather)\\b)(?:[\\w-]+ ){0,2}?${trade}(?= (?:in|at|from|on|who|by|with)\\b|[,.;:!)]|$)`,
      'i',
    ),
  ),
  rule(
    'origin',
    'is',
    /^,(?: an?(?: [\p{L}-]+){1,4})? (?:originally )?from (?=\p{Lu})(?!(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec|Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)(?:uary|ruary|ch|il|ust|tember|ober|ember|day)?\b)/u,
  ),
  rule(
    'work',
    'is',
    new RegExp(
      `^(?:(?:sells|farms|breeds|repairs|restores|grows|translates|imports|fixes|mends|cleans|measures|pilots|designs|trains|builds|digs|paints|cuts|drives|delivers) ${kind}(?: ${kind})?(?= (?:for|in|at|on|out|up|down|to|with|all|and|now|there|over)\\b|[.,;!)]|$)|(?:drives|pilots|captains|flies) (?:a|an|the) (?:[\\w-]+ ){0,2}?(?:bus|tram|taxi|cab|lorry|truck|train|ambulance|van|ferry|towboat|tug|barge|zamboni|forklift|tractor|crane|snowplough|plane)\\b(?! (?:to|into|home|back|past))|makes (?:[\\w-]+ )?(?:${makes})\\b)`,
      'iu',
    ),
  ),
  rule(
    'work',
    'is',
    new RegExp(`^(?:teach(?:es)?|lectures? (?:in|on)|tutors?) (?:(?:year|grade) \\w+|${subject})\\b`, 'iu'),
  ),
  rule(
    'work',
    'is',
    /^(?:teach(?:es)?|nurses|works|cooks|lectures|lives and works|is nursing|is teaching) (?:(?:the )?little ones |children |adults |full[- ]time |part[- ]time |freelance |nights )?(?:on|at|in|for) (?!it\b|me\b|silence|a (?:hurry|rush|while|moment)|peace|bed|home\b|last|once|the (?:morning|evening|afternoon|night|garden|dark|moment|weekend|best|sun|rain|mornings|evenings))(?:the |an? |her |his |our |my )?[\p{L}]/iu,
  ),
  rule(
    'work',
    'is',
    new RegExp(
      `^(?:does|${be} doing) (?:hair|nails|stairs|roofs|joinery|plastering|landscaping|bookkeeping|odd jobs|deliveries|nights|shifts|shift work|agency work|supply(?: teaching)?|freelance|catering|security|accounts|payroll|temping|childminding|carpentry|tattoos)\\b(?! (?:tonight|today|this))`,
      'i',
    ),
  ),
  rule(
    'work',
    'is',
    new RegExp(
      `^${be} (?:now )?(?:nursing|teaching|lecturing|welding|farming|cooking|driving|tending bar|waiting tables|freelancing|temping|training (?:as|to be|to become)|retraining(?: as)?|apprenticed to|self-employed|out of work|unemployed|between jobs|on (?:furlough|maternity|paternity|parental leave|sick leave|long-term sick))\\b(?! (?:me|him|her|us|them|a grudge|home|back|down|up|over|past|round|to (?:the|work|a|my|his|her|see|get|pick|\\p{Lu})|the kids|dinner|tonight|lunch|supper|the))`,
      'iu',
    ),
  ),
  rule(
    'work',
    'is',
    new RegExp(
      `^${be} (?:the |an? |our )?(?:new |deputy |assistant |senior |junior |head |chief |acting )?(?:[\\w-]+ )?(?:manager|head|director|deputy|supervisor|foreman|captain|conductor|secretary|treasurer|warden|steward|curator|registrar|coordinator|organiser|instructor|leader) (?:now|since|there|these days)\\b`,
      'i',
    ),
  ),
  rule(
    'trade',
    'is',
    new RegExp(
      `^${be} (?:a|an|the) (?:[\\w-]+ ){0,2}?(?:[\\w-]*(?:ologist|ographer|keeper|wright|smith|monger)|mathematician|politician|technician|magician|beautician|dietician|paediatrician|pediatrician|(?:youth|care|aid|key|shift|factory|farm|steel|metal|social|railway|dock|post office|bank|hospital|support|charity) worker|(?:mail|letter) carrier|(?:[\\w-]+ )?(?:driver|officer|assistant|technician|fitter|setter|dresser|minder|rigger|inspector|operator|contractor|clerk|broker|agent|adviser|advisor|planner|analyst|buyer|rep|trainee|roofer|diver|deckhand|docker|harbourmaster|headmaster|headmistress|sexton|steelworker|joiner))(?! (?:by heart|at heart|of (?:secrets|the peace)))(?= (?:in|at|on|by|with|for|from|now|too|who|and|here|there|out|of)\\b|[.,;!)]|$)`,
      'iu',
    ),
  ),
  rule(
    'trade',
    'once',
    new RegExp(
      `^(?:was|were|used to be|had been) (?:once )?(?:(?:a|an|the) )?(?:(?!on|in|at|with|by|near|the|for|to|of|from|and)[\\w-]+ ){0,2}?(?:${trade}|harbourmaster|headmaster|deputy|foreman)(?= (?:in|at|on|for (?!halloween|a (?:day|moment|night|week))|until|till|before (?:that|this|he|she|they)|once|all (?:his|her) life|then|back then|by trade|when|there)\\b|[.,;!)]|$)(?! (?:on|in) (?:the (?:play|game|film|picture|photo)|my|her|his))`,
      'i',
    ),
  ),
  rule(
    'was',
    'once',
    /^used to (?:work|live|teach|manage|run|drive|play|sing|own|farm|nurse|be (?:a|an|the|in|at|married)|keep|coach|box|row|sell|smoke|drink) (?!me\b|away|out of|late|it\b|that\b|up\b)/i,
  ),
  rule(
    'plays',
    'is',
    /^(?:sings?|plays?) (?:soprano|alto|tenor|baritone|bass|(?:first|second|third|lead|rhythm) \w+|junior \w|in goal|for (?:the |a )?(?:[\p{Lu}]\p{L}+|county|town|village|school|under-\w+)|chess for|in (?:a|the|our|two|three|four) (?:[\w-]+ )?(?:choirs?|bands?|orchestras?|quartets?|teams?|leagues?|pipe band|brass band))\b/iu,
  ),
  rule(
    'keeps',
    'is',
    /^keeps? (?:bees|hens|chickens|goats|sheep|pigs|horses|ducks|geese|pigeons|ferrets|rabbits|alpacas|a (?:pig|goat|horse|donkey|pony|dog|cat|parrot|boat|stall|diary)|an allotment)\b/i,
  ),
  rule(
    'runs',
    'is',
    /^(?:has|owns|runs|['’]s got|has got) (?:a|an|her own|his own|the) (?:[\w-]+ ){0,2}?(?:practice|food truck|stall|bakery|shop|salon|farm|garage|pub|café|cafe|bookshop|workshop|gallery|studio|business|brewery|clinic|allotment|smallholding|guesthouse|nursery|restaurant)\b(?! (?:idea|name|card|plan|key|window|floor))/i,
  ),
  rule(
    'study',
    'is',
    new RegExp(
      `^(?:does|do|studies|${be} (?:doing|reading|studying|taking|in (?:her |his |my |their )?(?:(?:first|second|third|fourth|final|last) year (?:of|at))?)) (?:the )?(?:geology|geography|journalism|medicine|law|engineering|economics|philosophy|psychology|chemistry|physics|biology|marine biology|nursing|accounting|architecture|linguistics|sociology|politics|classics|dentistry|midwifery|computer science|film studies|fine art|maths and|(?:a|her|his|an) (?:\\w+ )?(?:phd|masters?|degree|apprenticeship|diploma|doctorate|foundation year)|(?:nursing|law|film|art|med|medical|engineering|teaching|graduate|training) (?:program(?:me)?|school|course|degree))(?= (?:at|in|with|now|and|there|on|with|part-time)\\b|[.,;!)]|$)`,
      'i',
    ),
  ),
  rule(
    'study',
    'is',
    new RegExp(
      `^${be} (?:an? )?(?:apprentice|apprenticed|intern|trainee|student|postgrad|freshman|sophomore|undergraduate)(?: [\\w-]+)? (?:at|in|with|to|under) (?!heart)`,
      'i',
    ),
  ),
  rule(
    'origin',
    'is',
    /^(?:was born(?: and (?:raised|bred))? (?:originally |down |up |over |out |here )?(?:in|from)|(?:comes?|hails?) (?:originally |over |down )?from) (?!it|the (?:next|same|middle)|a |an )(?=\p{Lu})/u,
  ),
  rule(
    'stays',
    'is',
    /^(?:stays|lodges|boards|shares a (?:flat|house|basement|room|place)|rents(?: a \w+)?) (?:with|at|in|above|over|near) (?:(?:the|her|his|an?) )?(?=\p{Lu})/u,
  ),
  rule(
    'work',
    'is',
    /^works? (?:offshore|abroad|away|from home|remotely|freelance|underground|outdoors|full[- ]time|in (?:retail|it|finance|construction|catering|advertising|insurance|publishing|logistics|hospitality|care))(?= (?:now|for|at|as|and|since|in)\b|[.,;!)]|$)/i,
  ),
  rule(
    'work',
    'begins',
    /^(?:has|have|['’](?:s|ve) got|['’]ve|got|found|accepted) (?:got )?(?:a|my|her|his) new (?:job|post|role|position|contract)\b(?! (?:title|description|idea))/i,
    true,
  ),
  rule(
    'work',
    'begins',
    /^got (?:promoted|hired|taken on)(?=[.,;!]|$| (?:at|by|to|on|last|today|yesterday|this)\b)/i,
    true,
  ),
  rule(
    'work',
    'ends',
    /^(?:got|been) (?:laid off|sacked|fired|made redundant)(?=[.,;!]|$| (?:at|by|on|last|today|yesterday|this|from)\b)/i,
    true,
  ),
  rule(
    'partner',
    'begins',
    /^got (?:engaged|married)(?=[.,;!]|$| (?:at|in|on|last|today|yesterday|this)\b)/i,
    true,
  ),
  rule(
    'study',
    'is',
    new RegExp(
      `^${be} at (?:${study}|\\p{Lu}\\p{L}+ (?:University|College|State))(?= (?:in|of|now|doing|with|and|too)\\b|[.,;!)]|$)`,
      'iu',
    ),
  ),
  rule(
    'trade',
    'is',
    new RegExp(
      `^${be} (?:a|an) (?:[\\w-]+ )?(?:gp|mp|hgv driver|dj|coder|copywriter|butler|auctioneer|glazier|blacksmith|bookbinder|nursery nurse|dinner lady|lollipop (?:lady|man)|croupier|steward|stewardess|flight attendant|childminder|lorry driver|postie|sparky|brickie)(?= (?:in|at|on|for|with|now|and)\\b|[.,;!)]|$)`,
      'i',
    ),
  ),
  rule(
    'plays',
    'is',
    /^plays? (?:football|rugby|cricket|hockey|ice hockey|tennis|badminton|basketball|netball|darts|snooker|bowls|chess|volleyball|squash|golf|hurling|camogie|baseball|softball|lacrosse) (?:for|in (?:a|the) (?:\w+ )?(?:team|league|club)|with (?:a|the) (?:\w+ )?club|twice|every)\b/i,
  ),
  rule('life', 'ends', /^(?:had to be|was) put (?:down|to sleep)\b/i),
  rule(
    'member',
    'is',
    /^(?:is|am|['’](?:s|m)) in the (?:army|navy|raf|marines|air force|police|fire brigade|merchant navy|reserves)(?= (?:now|and|in|at|since)\b|[.,;!)]|$)/i,
  ),
  rule('state', 'is', /^(?:is|['’]s) in (?:prison|jail)(?= (?:now|and|in|at|for|again)\b|[.,;!)]|$)/i),
  rule(
    'work',
    'begins',
    /^(?:went|has gone|have gone|['’](?:s|ve) gone|gone) (?:part[- ]time|full[- ]time|freelance|self-employed|solo)(?= |[.,;!)]|$)/i,
    true,
  ),
  rule(
    'lost',
    'once',
    /^lost (?:dad|mum|mom|mam|grandma|grandpa|grandad|nan|gran|the baby)(?= (?:in|on|last|to|two|three|at|this)\b|[.,;!]|$)(?! (?:in|at) (?:the|a) )/i,
    true,
  ),
  rule('cannot', 'is', /^(?:has|have|['’](?:s|ve) got) an? (?:[\w-]+ )?(?:allergy|intolerance)\b/i),
  rule(
    'given-up',
    'ends',
    /^had to give up (?:his|her|my|their) (?:licence|license|job|flat|house|car|allotment|work|dog)\b/i,
    true,
  ),
  rule(
    'milestone',
    'once',
    /^(?:walked|crawled|smiled|sat up|rolled over|stood up|slept through)(?: the night)? for the first time\b/i,
  ),
]
