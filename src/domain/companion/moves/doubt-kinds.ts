import type { QuestionKind } from './question-kind.ts'

/** What a good friend asks who doubts, where no page disagrees: what was foreseen and believed first, then words without exception. */
export const doubtKinds: readonly QuestionKind[] = [
  {
    about: 'a prediction',
    pattern:
      /\b(?:going to|gonna|will|'ll|bound to|is|be) (?:all |definitely |probably |just |only )?(?:be )?(?:a |an |such a |total |complete |the ){0,3}(?:disaster|nightmare|catastrophe|shambles|car crash|trainwreck|train wreck|fiasco|doomed|humiliating|go (?:badly|wrong|horribly)|end (?:badly|in tears)|fall apart|fail|mess (?:it|this) up|screw (?:it|this) up|cock it up|blow it|ruin (?:it|everything)|freeze|make a fool of myself|get (?:sacked|fired|found out)|lose (?:it|everything|the))\b|\b(?:it|that|this) (?:won't|wont|will not|is never going to|will never|'ll never) (?:work|last|happen|get better|change|end well)\b|\b(?:it|that|this|they)(?:'ll| will| is going to|'s going to| gonna|'s gonna) (?:all )?(?:be|go) (?:so |really |very )?(?:awkward|awful|terrible|horrible|quiet|embarrassing|hell|chaos|bad|worse|the same|miserable)\b|\b(?:not|isn't|n't) worth (?:telling|asking|trying|saying|going)\b|\bI(?: won't| wont| will not|'ll never|ll never| will never) (?:manage|cope|get|pass|make it|be able|find|finish)\b|\bno way (?:I|we|he|she|they) (?:can|could|will|would)\b|\b(?:there(?:'s|s| is)|see) no point\b|\bno point (?:in|now|asking|trying)\b|\bwhat's the point (?:of|in)\b|\bif I (?:don't|do not) [^.!?]{2,40} (?:it won't|nobody will|nothing will)\b/iu,
    except:
      /\b(?:was|were|has been|had been) (?:a |an )?(?:total |complete )?(?:disaster|nightmare|shambles)\b/iu,
    challenge:
      'Which part of that do you know already, and which are you guessing? What happened the last time you expected this? Which part of it could you change?',
  },
  {
    about: 'made larger than it is',
    pattern:
      /\b(?:basically|practically|as good as|might as well be|may as well be) (?:a |an )?(?:fail\p{L}*|nothing|useless|over|finished|broken|disaster|waste)\b|\b(?:whole|entire) (?:day|week|evening|weekend|holiday|year) (?:is |was )?(?:ruined|wasted|gone|lost)\b|\b(?:ruined|wasted|spoil\p{L}+) (?:everything|the whole|my whole)\b/iu,
    challenge: 'What would you call it if it had happened to a friend? Which part of it went right?',
  },
  {
    about: 'put off to a day',
    pattern:
      /\b(?:I'?ll|I will|I'?m going to) (?:start|stop|begin|quit|rest|cut)\b[^.!?]{0,40}\b(?:on monday|from monday|next (?:week|month|year)|after (?:christmas|the|this|that)|in the new year|properly this time|tomorrow)\b|\b(?:one|just one) (?:more|last) \p{L}+(?:,| and)(?: then)? (?:I'?ll|I will|that's it|I stop|never again)|\bI'?ll (?:rest|sleep|stop|eat|relax) when\b/iu,
    challenge: 'What will be different by then? Which part of it could you do today?',
  },
  {
    about: 'a trust against experience',
    pattern:
      /\b(?:believe|trust) (?:him|her|them|it) (?:this time|now)\b|\bthis time (?:it(?:'s| is| will be|'ll be)|he|she|they|I(?:'ll| will| really)) \b|\b(?:he|she|they) (?:promised|swore|sounded sincere|really means? it|meant it|has changed|have changed|'s changed|won't do it again)\b|\binclined to believe\b|\b(?:really |all |quite )?different (?:now|this time)\b|\bone more (?:chance|year|try)\b|\bgive (?:him|her|them) another chance\b|\b(?:he|she|they|it)(?:'ll| will) (?:change|be different|settle|calm down|grow out|come round|sort itself)\b/iu,
    challenge:
      'What would you need to see by next month to believe it? What is different from the last time it was promised?',
  },
  {
    about: 'a thing explained away',
    pattern:
      /\b(?:it's|its|it is|just|only) (?:only |just )?(?:the |this )?(?:once|one (?:drink|time|night|bet|more|glass|day|cigarette|game)|this once|one thursday|a bit of fun)\b|\b(?:it'll|itll|it will|I'll|I will|ill|we'll) (?:all )?be (?:fine|ok|okay|grand|alright|all right|right)\b|\bI(?:'m| am) fine to\b|\bI know (?:my|me own) limits?\b|\bI can (?:handle|stop|manage it|take it)\b|\bdoes(?:n't|nt) count\b|\bI('ve)? (?:have )?(?:deserve|earned) (?:it|this|one|that|an?)\b|\bonly (?:till|until|temporary|for now|for a (?:bit|while)|weekends|at weekends)\b|\bno harm(?: (?:in|done)\b|(?=[.!,]|$))\b|\b(?:under|in) control\b|\bwhat's the (?:harm|worst)\b|\bnobody (?:dies|died|ever died) of\b|\beveryone does it\b|\bI'll make up for it\b|\bhow hard can it be\b|\bno (?:call|need|reason) (?:for me )?to (?:see|be seeing|bother|be bothering|go to|worry|check|tell)\b|\b(?:it|that)(?:'s| is) (?:probably |surely )?nothing(?=[.!,]|$)|\bworth it[.!,]|\bjust (?:talk|meet|see|try|go|have)(?:ing)? (?:to |it |him |her |them )?(?:\p{L}+ )?once\b|\bI'm fine\b(?! with)/iu,
    challenge:
      'What would have to happen for you to say that it was not fine? What would you say if a friend told you the same thing?',
  },
  {
    about: 'an assent taken for granted',
    pattern:
      /\b(?:wife|husband|mum|mom|dad|boss|kids|he|she|they)(?:'ll| will| won't| wouldn't|'d| would) (?:understand|not mind|mind|be fine (?:with|about) it|get over it)\b(?! if)/iu,
    every: 'What would they say if you asked them? What have they said about it before?',
  },
  {
    about: 'what others are said to think',
    pattern:
      /(?<![\p{L}'])(?:they|he|she|people|everyone|everybody|men|women|the others|they all|my \p{L}+|(?!(?:I|you|we|to|and|that|do|don't|not)\b)\p{L}+) (?:must |probably |just |all |always |already |secretly |clearly |obviously ){0,3}(?:thinks? (?:that )?(?:I|I'm|im|less|little|badly|the worst|I am)|thinks? I|hates? me|despises? me|pit(?:y|ies) me|judg(?:e|es|ing) me|laugh(?:s|ing)? at me|look(?:s|ing)? down on|can't stand me|doesn't (?:like|respect|care about|want) me|don't (?:like|respect|care about|want) me|would (?:never )?(?:forgive|hate|laugh|like a different)|will (?:never )?(?:forgive|hate|laugh|leave|look at me)|(?:'ll|ll) (?:never )?(?:forgive|hate|laugh|leave|look at me)|blames? me|regrets? (?:me|marrying|having|hiring)|never (?:thought much of|liked|wanted|loved|believed in|rated) (?:me|us)|would be (?:embarrassed|ashamed|disappointed|furious|horrified))\b|\b(?:ashamed|embarrassed|sick|tired|disappointed) (?:of|by|in) me\b|\b(?:he|she|they) only (?!ever\b|just\b)\p{L}+ (?:me |us )?(?:because|cos|out of|to be|to look|for show)\b|\bI (?:already )?know what (?:the|it|that) (?:\p{L}+ )?(?:says|will say|is going to say)\b|\bI know (?:how|what) (?:he|she|they)(?:'ll|'d| will| would| thinks?)? ?(?:look|say|think|be)?\b|\b(?:pretty sure|convinced|certain|I bet|I know) (?:that )?(?:he|she|they|\p{L}+) (?:hates|can't stand|thinks|despises|is only|just)\b|\b(?:he|she|they) (?:just |only )(?:wants?|does|do|did|said|says|asks?|invited|rang) [^.!?]{0,60}\b(?:so (?:that )?(?:he|she|they)|to (?:get|make|stop|look))\b|\bplain and simple\b|\bI know exactly what\b|\b(?:his|her|their) (?:own )?convenience\b/iu,
    isOfHeavy: true,
    every:
      'What exactly was said or done that shows it? What else could that have meant? Who could you ask who would tell you straight?',
  },
  {
    about: 'hidden',
    pattern:
      /\b(?:nobody|no one|they|he|she|everyone) (?:must|can|should|mustn't|needs? to|doesn'?t need to|don'?t need to|can't|is not to|are not to) (?:ever )?(?:not )?(?:know|find out)\b|\b(?:haven't|havent|have not|didn't|didnt|not) (?:told|tell|said a word to) (?:him|her|them|anyone|anybody|a soul|my|the)\b|\bkeep(?:ing)? it (?:from|to myself|quiet|secret)\b|\bI (?:lied|lie to|cover(?:ed)? it up|pretend(?:ed)?)\b|\bwhy should I (?:be telling|tell)\b/iu,
    challenge: 'What exactly would happen if people knew? Who already knows without having been told?',
  },
  {
    about: 'not to be done without',
    pattern:
      /\b(?:whole|entire) (?:place|thing|family|team|house|show|shop)(?:'ll| will)? (?:falls?|collapses?|goes|stops?|grinds)\b|\bonly one (?:they|he|she|who|that) (?:can|could|trusts?|really)\b|\b(?:can't|cannot|couldn't|won't) (?:do|manage|cope|run) (?:it )?without me\b|\bif I (?:don't|stop|let go),? (?:nobody|no one|it all|everything)\b|\b(?:nobody|no one) else (?:will|can|would|does)\b/iu,
    challenge:
      'Who would do it if you were away for a week? Which part of it could somebody else take on first?',
  },
  {
    about: 'alone with it',
    pattern:
      /\b(?:don't|dont|do not) need (?:any(?:body|one)(?:'s)?|help|him|her|them|a hand)\b|\b(?:do|did|doing|manage) (?:it |everything |this )(?:all )?(?:by )?myself\b|\bbe the strong one\b|\ball (?:up to|on|down to) me\b|\bnobody else (?:will|can|would|does)\b|\bif I (?:don't|stop|let go),? (?:nobody|no one|it all|everything)\b|\bcharity case\b|\bshouldn't need (?:any|some|help|to (?:ask|talk))|\b(?:figure|work|sort|manage|do) (?:it|this|that) (?:all |out |out all ){0,2}(?:alone|on my own|by myself)\b/iu,
    challenge: 'Who has offered, or would if you asked? What would you hand over first?',
  },
  {
    about: 'nobody',
    pattern:
      /\b(nobody|no one|no-one|not one (?:soul|person)|not a soul)(?:'s)? (?:else )?(?:ever |even |really |here |there |in (?:this|my|our|that|the) \p{L}+ |in \p{L}+ ){0,3}(?:likes?|loves?|cares?|listens?|helps?|helped|showed up|turned up|understands?|gets it|wants?|asks?|asked|calls?|comes?|came|rang|rings?|said|saw|notices?|noticed|misses|sees?|takes?|believes?|thanks?|thanked|remembers?|remembered|has|would|will|can|knows?|does|did|bothers?|bothered|trusts?|respects?|needs?|stays?|(?!was\b|is\b|dies\b|has\b|this\b)\p{L}{3,}s)\b/iu,
    except:
      /\bin (?:our|my) (?:family|house|village|culture|country)\b|\bnobody (?:knows|has) (?:yet|what happened|to be)\b|\bnobody (?:must|should|needs to) know\b/iu,
    challenge:
      'Who comes closest to being an exception to that “{it}”? Who would be hurt to read that “{it}”?',
  },
  {
    about: 'everybody',
    pattern:
      /\b(everyone|everybody) (?:else )?(?:my age |i know |here )?(?:in (?:that|the|my) \p{L}+ )?(?:is|are|has|gets?|thinks?|knows?|hates?|leaves?|manages?|can|does|wants?|expects?|seems|looks|just)\b|\b(?<!of )(all) (?:men|women|people|bosses|managers|doctors|teachers|landlords|kids|teenagers) \p{L}+\b|\b(?:can't|cannot|can never) (?:trust|ask|rely on|talk to|tell) (anybody|anyone)\b/iu,
    except: /\beveryone (?:is|are) (?:well|fine|here|asleep|home|ok|coming|invited)\b/iu,
    challenge:
      'Who does that “{it}” leave out? Who comes to mind that this is true of, and who that it is not?',
  },
  {
    about: 'always',
    pattern:
      /\b(?:I|he|she|they|we|it|you|people|men|women|my \p{L}+|(?!(?:as|there|was|were|had|and|or|not)\b)\p{L}+)(?:'s|'ve|'m|'re| am| is| are| has| have)? (?:just |will )?(always)\b|\b(always) have\b|\b(every (?:single )?time)\b/iu,
    except:
      /\balways (?:loved|liked|enjoyed|wanted|wondered|thought|remember|been (?:good|kind))\b|\bas always\b|\bthere(?:'s| is| are)? always\b/iu,
    challenge:
      'Which time comes to mind that does not fit that “{it}”? What was different the one time it was not so?',
  },
  {
    about: 'never',
    pattern:
      /\b(?:I|he|she|they|we|it|my \p{L}+)(?:'s|'ve|'ll|'d| will| have| has| would| can| could| shall)? (never)\b/iu,
    except:
      /\bnever (?:mind|cared for|been to|heard|seen (?:a|an|the|so)|met|tried|eaten|knew|thought I|liked (?:\p{L}+ )?(?:food|tea|coffee)|drank|smoked)\b/iu,
    challenge:
      'What comes closest to an exception to that “{it}”? What would have to happen for that “{it}” to be wrong?',
  },
  {
    about: 'nothing and everything',
    pattern:
      /\b(nothing) (?:I do |ever |really |will |is ever |else ){0,3}(?:works|helps|changes|matters|counts|lasts|gets|goes|comes|is (?:good|right|enough|left|mine)|I do|I say|makes)\b|\b(everything) (?:I (?:do|touch|say|start|try)|is (?:ruined|wrong|broken|pointless|my|half|a mess|falling|going)|goes|always|falls|has to|depends|half done)\b/iu,
    challenge: 'What is the one thing that “{it}” leaves out? When was “{it}” last too big a word?',
  },
  {
    about: 'too late, too old',
    pattern:
      /\b(?:it's|its|it is|I'm|I am|im|is|too) (?:\p{L}+ )?too (?:late|old|young|far gone)\b|\btoo (?:late|old) (?:to|for|now)\b|\bat my age\b|\bmissed (?:my|the) (?:chance|boat)\b/iu,
    challenge: 'Who has done it even later? What would be lost if you tried?',
  },
  {
    about: 'a rule',
    pattern:
      /\bone (?:does not|doesn't|must not|ought not to)\b|\b(?:a|an) (?:\p{L}+ )?(?:man|woman|mother|mum|mom|father|dad|wife|husband|son|daughter|nurse|teacher|boss|friend)(?: (?:of )?my age)? (?:would|wouldn't|should|must|ought to|has to|does not|doesn't)\b|\bin (?:our|my) (?:family|house|village|culture|country) (?:we|nobody|no one|one|you|it)\b|\bunder my roof\b|\b(?:people|folk|girls|boys|men|women|families) like (?:us|me) (?:don't|do not|never|aren't|can't)\b|\bthat's (?:just )?what (?:men|women|mothers|families|wives|husbands|daughters|sons) do\b|\bit(?:'s| is) my (?:duty|job to)\b|\breal (?:men|women|writers|artists|mothers|mums|runners|\p{L}+s) (?:don't|never|do not|can|would)\b|\bI (?:don't|do not) get to be\b|\b(?:I'm|I am) not allowed to be\b|\bno right to (?:be|complain|cry|moan)\b/iu,
    challenge: 'Who made that rule? Who has broken it and been forgiven?',
  },
  {
    about: 'too far in to stop',
    pattern:
      /\b(?:can't|cannot) (?:afford to )?(?:stop|quit|turn back|give up|back out|pull out) now\b|\bcome (?:this|too) far\b|\b(?:put|sunk|invested|spent|given) (?:it |them |him |her )?(?:so|too) (?:much|many|long)\b|\b(?:paid for it,? so|already paid|after all (?:that|these years|this time|I've done))\b|\btoo far in\b/iu,
    challenge: 'What would you choose if you were starting today? What would have to happen for you to stop?',
  },
  {
    about: 'no complaint',
    pattern:
      /\b(?:can'?t|mustn'?t|shouldn'?t|must not|can not|cannot) (?:complain|grumble|moan)\b|\bno complaints\b|\b(?:others|other people|people|some people) have it (?:much |far |a lot )?(?:worse|harder)\b|\b(?:could|might) be worse\b|\bfirst world problems?\b/iu,
    challenge:
      'What would you complain about if you were allowed to? What would make it good, and not just bearable?',
  },
  {
    about: 'a duty',
    pattern:
      /\bI (?:really |just |simply |always )?(should|must|ought to|have to|can't just|am supposed to)\b(?! (?:get (?:an?|some|the) |be (?:there|up|in|at|back|fine|ok|okay|good|nice|home|welcome|asleep)|have|of|say|admit|go now|be off|sleep|like|think|imagine|laugh))|\bI'm supposed to\b/iu,
    except: /\b(?:if|whether|what|when|why|how) I (?:should|must|have to|ought)\b/iu,
    challenge: 'What exactly would happen if you did not? Who would notice first if you left it?',
  },
  {
    about: 'fair',
    pattern: /\b(fair enough|not fair|unfair|only fair|fair|serves me right|deserved? (?:it|that|this))\b/iu,
    except:
      /\b(?:the|a|book|fun|craft|street|village|school|county|trade|job) fair\b|\bfair (?:to say|point|do|bit|few|amount|isle|weather|hair|play|size|way|copy)\b/iu,
    challenge: 'Who decides what is “fair” here? What would be enough, fair or not?',
  },
  {
    about: 'in the right',
    pattern:
      /\b(?:I was|I'm|I am|I know I(?:'m| was)) (?:in the )?right\b|\bhe can whistle\b|\b(?:he|she|they) can (?:whistle|wait|forget it|come to me|swivel|do one|stew)\b|\bI(?:'ve got| have|'ve) (?:the )?proof\b|\bto prove it\b|\b(?:not|never|ain't) (?:going to |gonna )?(?:apologi[sz]\p{L}+|say(?:ing)? sorry|back(?:ing)? down)\b|\b(?:did|done) nothing wrong\b|\bwhy should I (?:apologi|say sorry|be the one|make the first)|\bnot my fault\b/iu,
    except: /\ball right\b/iu,
    challenge: 'What would you gain by being right? What might the other side say happened?',
  },
  {
    about: 'no choice',
    pattern:
      /\b(?:I(?:'ve| have|'d| had)?|there(?:'s| is| was)) (?:got )?no (?:choice|other way|way out|way round it|way around it|alternative|option)\b|\bcan(?:'t|t|not) say no\b|\bhard (?:man|woman|person|one) to say no to\b|\b(?:I'll|I shall|I will|obviously I'll) go,? (?:of course|obviously)\b|\bobviously I'll\b|\bof course I (?:said|will|'ll|shall|went)\b|\bsay yes to everything\b|\bone does not say so\b|\b(?:the )?customer(?:'s| is) (?:the customer|always right|king)\b|\bwhat else can I do\b/iu,
    challenge:
      'What would you say if “no” were an answer like any other? What exactly would it cost you to say no?',
  },
  {
    about: 'nothing to be done',
    pattern:
      /\bwhat(?:'s|s| is| am| can| could| are) (?:a (?:man|woman|bloke|fella|girl|lad|body|person)|I|you|we|one|anyone) (?:supposed|meant|to|do)\b|\bnothing (?:I|you|we|anyone|to be) (?:can |could )?(?:do|done)\b|\bit is what it is\b|\bcan'?t be helped\b|\bthat's (?:just )?(?:life|how it (?:goes|is)|the way (?:it|of it))\b|\bnot up to me\b|\bout of my hands\b|\bget what (?:you're|you are|I'm|we're) given\b/iu,
    challenge: 'Which part of it is in your own hands? What would you do if it were up to you?',
  },
  {
    about: 'a fixed self',
    pattern:
      /\b(?:that's|thats|that is|it's) (?:just |simply )?(?:who|how|the way|what) I am\b|\bI(?:'?m| am) (?:just )?(?:not (?:the (?:kind|sort|type)|that kind|a \p{L}+ person|made for|cut out|good (?:at|with|enough))|no good (?:at|with)|hopeless (?:at|with)|rubbish at|useless at|bad at|a (?:drone|failure|fraud|coward|burden|mess|loser|nobody|robot|machine))\b|\bI(?:'ve)? (?:don't|haven't|have not|do not) (?:got |have )?(?:it in me|what it takes|the (?:organ|brain|brains|nerve|talent|patience|guts) (?:for|to))\b|\bjust (?:how|the way) (?:it is|things are|I'm built)\b|\bsimply a fact\b|\bnever could\b|\bI can'?t (?:do|draw|sing|dance|cook|learn|write|talk) (?!this\b|it\b|that\b|to\b|without\b)\p{L}+|\bi'?m so (?:thick|stupid|dumb|useless|slow)\b|\bI would be only\b/iu,
    challenge:
      'Which of the people who know you well would disagree? What would you accept as a sign that it is not so?',
  },
  {
    about: 'of no account',
    pattern:
      /\bI (?:don't|dont|couldn't|do not) (?:really |even )?care\b|\b(?:doesn't|doesnt|does not|don't) (?:really )?matter\b|\bno big deal\b|\bnot that (?:I care|it matters)\b|\bit(?:'s| is) (?:finished|over|in the past|ancient history)\b|\bwhatever\b(?=[.!]|$)|\bI'm over it\b|\bwater under the bridge\b|\bit's fine\b/iu,
    challenge:
      'What made you bring it up today all the same? What would look different if it mattered a little?',
  },
]
