import { type EventRules, patterns } from './event-pattern.ts'

/** Danger, uncertainty and what is revolting. */
export const threatRules: readonly EventRules[] = [
  {
    emotions: ['fear'],
    valence: -2.2,
    isMood: true,
    anyones: patterns(`
      followed|follows|following|chase~|stalk~|attack~|threaten~|robbed|mugged|kidnapped|assaulted|pursued me|us
      @be|being followed|chased|stalked|threatened|attacked|robbed|mugged|assaulted
      behind me|us
      towards|toward|at me|us * barking|knife|gun|growling
      dog|bear|bull|snake|man|wasp|shark|cow|gang ** towards|toward|chased|after|at me|us
      @near * @hurtful
      thought|think|thinking|sure|felt ** going|gonna|would|about to|die die
      thought|think ** lost|losing @dear|him|her
      heart|chest ** @shake
      had|have|got the shakes|jitters|wobbles
      hold|held|holding my breath
      my|our @body * @shake
      cannot|couldn't|can't|not|didn't|don't * breathe|breathing
      can't|not|couldn't|cannot|didn't|don't|without * reach|find|reaching|finding * @dear
      @dear * lost|missing|disappeared|vanished
      @dear * not|didn't|late|hasn't|wasn't * home|hours|back|answering|picking|answer|moving
      stop|stopped moving|breathing
      not|don't|didn't|never|cannot feel|felt safe|secure
      not|don't|doesn't know * how|if|whether|what * pay|manage|survive|happen|live|cope|will
      how * we|i|to * pay|survive|manage|cope
      what if i|my|we|nobody|they|it|something
      might|may|could|will|going * close|fire|lose|deport|evict|lay * job|department|me|us|house|off|company
      send|sent me|us back
      someone|somebody|noise|noises|steps|footsteps|voices * behind|moving|walked|tried|attic|upstairs|outside
      tried|trying|broke|break|breaking|broken|knocking ** door|in|into|window ** night|house|flat
      alone ** night|dark|house|forest|street|woods|empty
      night|dark ** alone|park|forest|woods|street|alley
      soldiers|police|army ** search|came|door|house|rang|arrest
      found|find|felt|feel a|something|blood|shadow * lump|shadow|lungs|scan|wrong|breast
      coughing|coughed|bleeding|spitting|peeing blood
      house|car|building|kitchen|we|it * on|caught fire
      wants|want|wanted|asked|asks|called|summoned|called|ordered * see|into|to|by me|us|hr|headmaster|principal|office|police * again|tomorrow|office|why|monday|hr|reason
      called|call in|into|to * hr|office|principal|boss|headmaster
      police * rang|rings|came|called
    `),
    mine: patterns(`
      @wait ** @checks
      @checks|results|result * tomorrow|monday|tuesday|wednesday|thursday|friday|today|next
      before|about|facing * oral|operated|operation|surgery|exam|examination|interview
      about to be operated
      @be|being * trapped|operated
      speak|present|perform|sing|presenting|speaking|performing|stand * before|in|to front|hundred|people|audience|entire|whole|public
      brakes|brake * failed|fail|work
      skid~|crash~|swerved|lost control
      truck|lorry|car ** line|inches|lane|side|hit
      inches|seconds|hair from|away|breadth
      emergency landing
      plane|aeroplane|airplane|lift|elevator|boat|ship ** dropped|shook|stuck|storm|stopped|fell|shaking|sink|sinking
      lost my|our|the way|control|balance
      @be|got lost in
      fell|fall|fallen * bath|stairs|ladder|ice|bike
      haven't|not|couldn't|don't|can't|cannot|didn't dare
      i couldn't|can't|cannot move
      i haven't|daren't opened|open
      dreading|dread
      can't|couldn't|cannot make myself
      woke|wake|waking * heart|panic|3|sweating|scream|middle|pounding
      rent|debt|debts|bills|savings ** due|empty|months|pay|late
      account * empty
      listening to * heart|street|steps
      losing my|our job|home|house|mind
      entrance|oral * examination|exam
      results|result ** come|coming|out|tomorrow
      hiding|hide|hid from|under|behind
      high|tall|steep|deep|dangerous * cliff|bridge|water|ladder|road|mountain
      horror film|movie
    `),
  },
  {
    emotions: ['disgust'],
    valence: -2.4,
    isMood: true,
    anyones: patterns(`
      touch~|grope|groped|fondled|touching girls|women|me|my
      put|puts * hand|hands * on|up my * knee|thigh|leg|bottom|bum|skirt
      expose~|undress~|undressed * himself|front
      dirty|sexist|racist|obscene|filthy|vulgar jokes|joke|remarks|comments|stories
      felt|feel|made ** dirty|sick|disgust~|queasy|nauseous
      turns|turned|turn|churned|made * stomach
      sleeve|hand|hands|scarf|tissue|jumper over|across my|our mouth|nose|face
      abused|raped|molested|tortured|beating|slaughtered|kicked|skinned ** animal|animals|child|daughter|dog|cat|girl|prisoners|kitten|puppy|horse
      hit|beat|kicked|beating * dog|cat|horse|animal
      animals|child|daughter|dog|prisoners|chickens|girl|dogs|pigs * @be * torture~|abused|raped|molested|slaughtered|mistreated|killed
      cheated|robbed|beat * old|elderly|blind woman|man|lady|people
      @vile
      throw|threw|throwing|thrown up
      @bugs ** in|on|under|over|inside * @dish
      @dish ** @bugs
      found|find|finding|saw|bit ** @bugs
      @smell ** @foul
      @smell of * sweat|bin|garbage|toilet|alcohol|fish|blood|death|slaughterhouse|juice|sewer|feet|meat|smoke|beer
      sweaty|bad|body|awful|terrible|horrible smell|breath|odour|odor|stench|taste
      toilet|lavatory|bathroom|loo|restroom|drain|sewer|sink ** dirty|overflow~|blocked|cleaned|backed|filthy|clogged|smell~|unflushed
      dirty|unclean|overflowing|unflushed * toilet|toilets|lavatory|bathroom|loo|plates|nappy|diaper|underwear|dishes|nails
      stepped|step|trod|stepping ** poo|poop|shit|dog|puddle
      chew~|eat|eats|eating|chewing ** mouth open
      blow|blew|blows|blowing|pick|picks|picking|picked * nose|noses|teeth
      drunk|drunken|drunkard|drunks|beggar ** vomit~|seat|street|tram|bus|wine|lying|pissed|wet
      lying drunk|drunken
      dead|rotting|decaying * rat|bird|body|animal|fish|mouse|cat|pigeon|frog|meat
      dead dog|rat|mouse
      meat|milk|cheese|chicken|food|bread|sausage ** green|lumps|bad|skin|sour|slimy|smelled|rotten|mould|moldy|off|expired|raw|maggots
      green|raw|grey|gray|slimy|fatty|fat|greasy meat|liver|chicken|fish|bits
      sores|wound|wounds|open * pus|infected|festering|blood|wound
      soiled|soil|wet|dirtied * bed|himself|pants|sheets|herself
      clean|cleaned|cleaning|wash ** vomit|patient|diarrhoea|poo|toilet|mess|blood
      something moving under|in|inside
      eating|eat|ate|swallow~ * snails|snail|liver|insects|brains|frogs|eyes|snake|tripe|worms
      skin on|of it|milk
      hair ** in|on * @dish
    `),
  },
  {
    emotions: ['fear'],
    valence: -1.4,
    isHint: true,
    isMood: true,
    mine: patterns(`
      @threat
      @scary
      nightmare|nightmares|lockdown|deportation|deported|intruder
    `),
  },
  {
    emotions: ['disgust'],
    valence: -1.6,
    isHint: true,
    mine: patterns(`
      hypocrisy|hypocrite|hypocritical|corruption
      child|sexual|animal abuse|harassment|cruelty
    `),
  },
]
