import { type EventRules, patterns } from './event-pattern.ts'

/** What was reached, given, regained or is to come. */
export const gainRules: readonly EventRules[] = [
  {
    emotions: ['joy'],
    valence: 2.6,
    anyones: patterns(`
      my|our|we|i team|class|side * won|win|wins|qualified|win
      won by * team
      @dear ** gave|give|gives|bought|sent|brought|got|made|handed me|us ** @prize|gift|present|surprise|flowers|breakfast|cake|dinner|bicycle|watch|money|ring|tea|wanted|wished
      gave|give|bought|got me|us * @prize|gift|raise|surprise|first|bicycle
      gave|give|given|offered me|us ** job|post|position|role|contract|place|promotion
      thanked|thanks|praised|praises|complimented|congratulated|congratulates|applauded|rewarded|kissed|hugged|hugs|hugging|invited|appreciated|chose|selected|cheered|admired me|us|my
      told me|us ** good|great|amazing|well|excellent|proud|best job|work|of|me
      boss|teacher|manager|coach|they ** proud|pleased|impressed|happy * me|my
      likes|loves|liked|loved me|us * back
      tell|told|tells|said|says|confessed|admitted * loves|loved|love|likes|liked me
      birth|arrival of * @dear|child|baby
      @dear|child|baby|grandchild|niece|nephew ** born|birth
      @dear * gave birth
      @dear ** first * steps|step|word|words|tooth|smile
      @dear|he|she ** said|says yes ** ring|marry|married|engaged|wedding|proposed|knee
      he|she agreed|accepted yes|go|to
      ^ he|she said|says yes $
      asked|asks|ask me|us * prom|out|dance|marry|date
      @dear|he|she propose~ to|at|me|last|in|yesterday
      agreed|agree to * go|marry|date|dance|come
      @dear|he|she ** recover~|cured|survived
      @dear|he|she ** came|come|comes|coming|back|returned|is|returns * home|back from|hospital|army|safe|again|after
      @dear|operation|surgery|it|exam|presentation|test ** went|goes|gone|going @good
      @dear ** telephoned|called|rang|phoned|visited|wrote|visit|surprised ** hour|us|me|hours|birthday
      @dear * moving|coming|come|moved|moves back|home
      visit|letter|call|message|hug|postcard|gift|news * from|of * @dear|her|him
      @dear made|brought|cooked me|us
      @dear|kids|children ** jumped|laughed|played|danced|smiling|smiled|laughing|playing
      let me|us * get|have|stay|go * @prize|@pet|concert|party
      meet|meeting|met|see|saw|seeing|seen|found|finding * @dear|her|him|them|old * again|years|chance
      reunited|reconciled with
      made up with @dear|him|her
      together ** first|again|whole family|time|everyone
      @years|fifty|forty|thirty|ten|twenty married|together|sober|clean
      not|isn't|wasn't * cancer|serious|malignant
      not * ill|pregnant|cancer * all
      scan|biopsy|test|tests|results|blood|mri|lump|smear * clear|clean|negative|good|benign|nothing|fine
      doctor|doctors ** nothing|fine|clear|healthy|recovered
      chemo|treatment|surgery * worked
      @be|in|got all|the|in clear|remission
      found|finding ** wallet|keys|ring|purse|cat|dog|passport
      returned|brought * wallet|purse|it|ring|phone * to|back|house
      my name ** list|winners
      they|company|university|college want|wants|accepted|hired|hire|took|take me|us|my
      finally listened|came|here
      came|come|turned|came out after|sun
    `),
    mine: patterns(`
      got|receive|received|won|landed|given|bought|awarded|collected|obtained|earned * @prize
      earned|earn|earning ** money
      first own money|salary|wages
      got|receive|received|found|landed|offered|given|have * job|raise|promotion|offer|scholarship
      have|finally find|found work|job
      got|receive|received|scored|earned ** highest|best|top|full|straight|good|first|great mark|marks|grade|grades|score|results|prize|place|result
      got|made|been|getting in|into|through|onto * team|university|college|school|varsity|finals|final|program|squad
      accepted|promoted|hired|elected to|at|by|as|into
      admitted to ** university|college|school|programme|program|bar
      got|am|i'm|were|was|been|being * admitted|accepted|selected|promoted|hired|elected
      was|been|got|being|am|i'm admitted|accepted|selected|chosen|promoted|hired|elected|picked
      my ** accepted|approved|published
      ^ promoted|admitted|accepted|hired|engaged|married
      highest|top|best|new mark|grade|score|marks|time|best|record
      straight|all a's|as
      @pass ** @exam|first|it|them|math|maths|chemistry
      ^ passed
      those|list who|of ** passed|accepted|admitted
      i|we won|qualified|scored
      scored ** goal|goals|point|points|winning
      qualified for|to
      made the|it team|varsity|cut|squad|finals|list
      graduate~|graduation
      @be|got|we engaged|married
      honeymoon|proposed
      our wedding
      i|we|i'm|wife|are|was|got pregnant
      fell|fallen|falling|am|i'm|being in love
      fell|in love with
      ^ baby girl|boy
      @be|a newborn|born this|today|yesterday
      first kiss|steps|paycheck|salary
      first day of * holidays|holiday|vacation|summer|vacations
      reunited|reunion
      paid|payed|pay|cleared off|my|our * debt|loan|mortgage|debts|done
      debt|loan|mortgage paid|gone
      finish~|complete~|hand~|submit~|deliver~|wrote|published ** thesis|novel|book|project|marathon|essay|race|dissertation|degree|report|paper|painting|garden|shed|studies|boat|quilt|sweater|jumper|bench|wall|deck
      thesis|novel|project|marathon * done|handed|finished|submitted
      finally|managed|able * fixed|home|finished|done|found|got|solved|managed|made|slept|free|understood|succeeded|bought
      slept|rested ** well|through|baby|rested
      woke|wake|woken * rested|refreshed|happy|smiling|early|pancakes
      well|fully rested
      laughed|laughing|laugh|giggled|danced|sang|sing|singing|dancing * so|together|all|until|hard|whole|car|way|night|evening|hours|hallway|street|kitchen
      not|haven't laughed * like|so ** months|years|ages
      i|we|started|and sang|danced|laughed|giggled|dancing|hugged|celebrated|swam|kissed
      hugged|hug|hugging * me|us|each|him|her|and|them
      @wonder meal|dinner|evening|day|walk|sunset|weather|time|morning|food|view|breakfast|weekend|concert|afternoon|lunch
      sober|remission|benign|recovered|cured
      thank god|goodness|heavens
      without * stopping|stick
      went @good
      ran|run|walked|swam|climbed|jog|cycled ** first|whole|without|best|marathon|top|5k|10k|miles|km|mountain|hour
      not swap|trade it|this|that
      on holiday|vacation
      surprise visit|party|trip
      ate|had|drank|baked|cooked|enjoyed ** together|delicious|fresh|pancakes|sandwiches|favourite|favorite|cake
      sat * outside|sun|garden|fire|terrace|balcony
      dinner|lunch|coffee|talked|evening|drinks|breakfast with @dear|friends
      talked|talking|chatted * till|until|for hours|two|three|midnight|late
      braces|cast|stitches off|out|removed
      moved|moving in|into ** our|house|flat|apartment
      roses|flowers|garden ** out|bloom~|blossom~
      texted|wrote|called me back
      three|with hearts
      moved|swam|stayed until dusk|sunset|dark
    `),
  },
  {
    emotions: ['joy'],
    valence: 2,
    anyones: patterns(`
      @ease|let|letting|away|rid|free|got|go|less|no|out|worries|off|from * of|my|the|all|some|lot|much|from|go @burden
      let|letting|got|get|getting go|rid of ** @burden
      @burden ** gone|melted|faded|lifted|vanished
      took|take|takes|took|taking|takes * @burden * out|off|away|from
      no|less|any|without|never|longer fear|worry|stress|anxiety|pain|worries * any|more|of|at
      not|no|never|longer worried|afraid|anxious|scared|stressed|nervous|sad|lonely|alone ** more|anymore|time|longer|now
      no|any longer|more worried|afraid|anxious|scared|stressed|sick|alone
      stopped|stop|finally worrying|stressing|worry|hurting
      out of * hospital|icu|danger|coma|ward
      home|picked|back|up|discharged ** from * hospital
      soothe~|calm~|ease~ * my fears|nerves|worries
      fever|pain|lump|rash|cough|headache|cancer|tumour|tumor is|has|was|went|disappeared gone|away|down|disappeared
      nobody|none died|shouted|fought|argued|yelled
      not|didn't cry|cried * once
    `),
  },
  {
    emotions: ['joy'],
    valence: 1.6,
    isHint: true,
    mine: patterns(`
      succeed~|success|accomplish~|accomplishment|achieve~|achievement|celebrate~|celebration
      pancakes|picnic|cake|barbecue|bonfire
      victory|winning|wedding|reunion
      said|says|say yes
      sun came|is|was|shone|out
    `),
  },
  {
    emotions: ['joy'],
    valence: 0.6,
    isHint: true,
    anyones: patterns(`
      left me|us a|an|some|his|her|their|two|three|money|notes|flowers
    `),
  },
  {
    emotions: ['trust'],
    valence: 2,
    anyones: patterns(`
      told|tell|confided|can|could @dear|her|him|in|say|tell|them ** everything|all|anything|truth
      tell|told|say|talk all|everything|anything to * @dear|my|her|him|them
      opened up|my to|heart
      told|talked|confessed @dear|my|to ** about|and ** okay|listened|hugged|understood|together|preach|judge
      sat|stayed|came|stood|was|drove|walked|stay|goes|go ** with|beside|for|by me|us ** whole|hours|all|night|until|just|hospital
      stayed|sat|sit|stay|sits with me|us
      come|came|go|goes|went with me|us
      kept|keeps|keep my|our secret|secrets
      never|not told|tells anyone|anybody
      never|not|doesn't|didn't|without judge|judges|judged|preach|preached
      helped|help|helps|helping|supported|supports|comforted|listened|listens|covered|understands|understood|defended|protected|forgave|forgiven|encouraged|cover|believes|believed|backed|trusts|trusted|carried|carries * me|us|my|to|for|up ** all|papers|without|whole|word|nothing|me|shopping|when|through|always
      supported|comforted|defended|protected|forgave|encouraged|trusts|trusted|believes|believed|understands|understood|helped me|us|in
      listened|listens|listen|lent|opened to|me|her|his me|us|money|heart
      took|take|takes|held|holds|holding * my|me hand|arms
      hands|affairs|life|trust|faith in * hands|her|his|him|@dear
      she|he|they|and want|wants|took|take|takes|asks|wanted|not|won't nothing|penny|anything|money * for|back|it|return
      will|would|does not take * penny|money
      one|she|he|friend|someone * could|can|can|will always call|count|rely|turn|trust|talk
      figure|through|sort|manage it|this out|together * together
      @dear|therapist gets|understands it|me
      not|no ** pretend
    `),
  },
  {
    emotions: ['surprise'],
    valence: 0.4,
    anyones: patterns(`
      i|we|and|had no idea
      turns|turned out my|he|she|we ** is|was|are|had
      who should|would * be|stand|have|do at|the|thought|that
      none|nobody|not|never|didn't|one|no ** saw|see|seen|expected|expect|saw|knew|guessed it|this|that * coming|coming
      cannot|couldn't|can't|not|could|hardly believe
      didn't|not|never|hadn't expect|expected|imagined
      didn't|not know that|they they|come|it
      never thought|dreamed|imagined i|we would|i'd
      suddenly * all|friends|there stood|was|came|friends
      ran|run|bumped|running into * @friend|ex|him|her|old|teacher|cousin
      of all places|people|things|days
      out of the|nowhere blue|nowhere
      by|pure|sheer chance|accident|coincidence
      weren't|wasn't|not|were even|not|n't * trying|expecting|expected|looking
      stranger|woman|man|uncle|she|he|someone|behind ** pays|paid|gave|pay for|me ** everything|coffee|cheque|money|us|all
      hadn't|haven't|not heard|seen|spoken ** years|decades
      threw|throw|organised|organized|planned|planning me|us|surprise * party
      surprise|unexpected|surprising party|visit|call|letter|news|gift|guest
      inherit~
      read|checked|looked ** three|twice|two times|real|again
      whether|if it was|is real|true
      whole * stood|clapped|cheered up|when|and
    `),
  },
  {
    emotions: ['anticipation'],
    valence: 1,
    isMood: true,
    anyones: patterns(`
      @number|more * @days till|until|left|more|then
      only|just * @days|sleeps * till|until|to|left
      count~|counting * @days|down|hours|minutes
      in @number * @days|days|weeks i|we|begin|start|the|my|she|he
      can't|cannot sit still
      next week|month|year|friday|monday|saturday|summer|spring i|we|my ** visit|visits|begin|start|travel|get|fly|move
      will|i'll|we'll|going * get|meet|see|visit|start|begin|move|travel|fly|receive * next|keys|soon|tomorrow|friday|monday|saturday|week
      tomorrow|monday|saturday|friday is|was|its|it's * big|first|wedding|day|interview
      tomorrow|soon|saturday|friday|sunday ** come|comes|arrive|arrives|coming|visiting|fly|flying|leave|travel
      family|children|kids|@dear|sister|grandchildren comes|come|coming|arrives|visits|visit|arriving|visiting * on|next|soon|tomorrow|saturday|sunday|me|for|at|us
      bags|bag|suitcase * packed|ready
      bags|suitcase|suitcases ** by the door
      packed|packing ** twice|already|bags|trip|ready|for
      if all|everything goes|works * well|fine|out
      until|till the trip|holidays|wedding|concert|vacation|party
      any day now
      one|two more week|weeks|days and|then
      already|have bought|packed ** already|twice|tickets|shoes
      the|my big day|first|start * tomorrow|is|on|school|job|lesson
      first lesson|day|class|concert|flight * on|next|tomorrow|thursday|monday
      flight|train|concert at|on|leaves|tomorrow friday|saturday|sunday|six|monday
    `),
  },
]
