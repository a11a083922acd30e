import { type EventRules, patterns } from './event-pattern.ts'

/** Death, illness, parting, loneliness and failure. */
export const lossRules: readonly EventRules[] = [
  {
    emotions: ['sadness'],
    valence: -3,
    anyones: patterns(`
      @dear ** @die
      @dear ** pass|passed|passing|passes away|on
      @dear ** @be gone
      @dear ** put to sleep
      @dear ** slipped|drifted away
      @dear|he|she never woke
      laid|lay|dug|buried ** @pet|collar|blanket under|grave|ground
      @dear ** run over
      @dear ** took|taken|take|hanged|killed his|her|their|himself|herself own|life
      @dear ** take|taken|took|in|to hospice
      death|passing|loss|suicide|burial|funeral|wake|grave|ashes of * @dear
      @dear funeral|burial|death|grave|ashes|wake|heart|illness
      lost * @dear
      losing * @dear
      loss of * @dear
      bury|buried|burying * @dear|him|her
      laid @dear|him|her to rest
      put|putting|puts * @pet * down|sleep
      @pet * put down|asleep
      without @dear|him|her anymore
      since|when * @dear|he|she died
      year|years|months|weeks without him|her|@dear
      baby's|babies heart * stopped
      nothing|no * they|we|doctors could do
      @dear|she|he * months|weeks|days to|left live
      miss|missing|missed @dear|him|her|them
      miss|missing|missed * voice|smell|laugh|face|hugs
      @dear * not|doesn't * know * name|me
      @dear * doesn't|not recognise|recognize|remember me
      @dear * waste|wasting|fading|withering away
    `),
    mine: patterns(`
      funeral|miscarriage|stillbirth|stillborn|miscarried
      say|said|saying|says goodbye|farewell|goodbyes
      say|said|saying good bye
      ^ @dear funeral
      to|at|from|visited the|his|her|my|our|their * cemetery|graveside|crematorium
      first * christmas|birthday|year|summer|anniversary|winter without|since|alone
      go|went|going through his|her clothes|things
      gave|give|giving away * @pet
    `),
  },
  {
    emotions: ['sadness'],
    valence: -2.6,
    yields: true,
    anyones: patterns(`
      broke|breaks|break|breaking|split up with|over me|text
      @dear|he|she|we broke|split|breaking up
      @dear|he|she broke|breaks it off
      left|leaves|dumped|dumps|abandoned|ditched|leaving me
      @dear|he|she|who * left|leaves me
      @dear|he|she left|leaves for|after|without|with
      ^ he|she|they left $
      @dear left $
      doesn't|not|never|didn't|stopped|stop * love|loves|loved|loving me
      @dear * is|was|fell|in * with another|someone|somebody
      saw|seeing|seen * him|her|ex|@dear with * him|her|another|someone|somebody
      @dear|we ** divorce|divorced|divorcing|separated|separate|separating|separation
      divorce of @dear
      signed|sign * divorce
      @dear * doesn't|not|never|won't * want * see|talk|speak|know
      we no longer speak|talk
      @dear * stopped talking|speaking|writing|calling
      @dear ** moved|moves|moving|move|leaving|leave|left|goes|go|went ** away|abroad|country|town|city|overseas|college|university
      @dear ** left|leaving|leave|leaves home|me
      nobody|none|noone ** @reach
      nobody|none|noone ** asked|asks|ask how|about|after|whether|if|why
      nobody|none|noone ** asked|asks|ask me|us $
      nobody|none|noone ** asked|asks $
      no|not one ** @reach
      nobody|none|no ** likes|loves|wants|wanted|misses|sees * me
      none of @dear|them|my ** @reach
      didn't|not|without|never even|inviting|invite|invited|include|including|wait|ask * me
      without|excluding|forgot me
      forgot|forgotten|forget|forgets|forgetting * my birthday|anniversary|name
      @crowd ** without|except me
      end|ending of * relationship|friendship|marriage|affair|love
      ended|ending things|it with
      alone on|over|at|for|in * @feast|eve|new|foreign|hospital|weekend
      @feast ** alone|myself|own
      would|does notice * if * wasn't|weren't|gone
    `),
    mine: patterns(`
      feel|felt|feeling|feels|am|i'm|was|been * alone|lonely|lonesome|abandoned|unwanted|unloved|invisible|excluded
      eat|ate|eating|sit|sat|sitting|spend|spent|spending|cry * alone
      lonely|loneliness|homesick|homesickness
      have|having|has|had|got no|zero friends|friend|one|family
      have|having|know|knew|knows|had|got nobody
      know|knew|have|had|having no one
      don't|not|didn't|haven't have|made|make|know any|a|single * friends|friend|anyone|anybody
      who would|could|can|do i even|ever call|tell|ask|turn
      no|without reply|answer|word|call|news from
      got|been|was|getting|be|being dumped|ditched|divorced|rejected|abandoned|uninvited|ghosted
      ^ dumped|divorced|rejected|ghosted|heartbroken
      breakup|heartbreak
      had|have|has to leave * home|village|country|family|town|house|@dear
      leaving home|school|family
      far|away from home|family
      came|come|coming|came home|back * nobody|empty|alone
    `),
  },
  {
    emotions: ['sadness'],
    valence: -2.2,
    anyones: patterns(`
      let|made|make|makes|making|broke me|us|my cry|sad|tears|heart
      i cried|cry|sobbed|sob|weep|wept|crying
      @dear|him|her cry|crying|sob|sobbing|weep|weeping
      tears in|ran|down|on my|face|eyes|cheeks
    `),
    mine: patterns(`
      cried|sobbed|wept|sobbing|weeping
      start|started|stop|keep|kept|began|been|always|woke|fell|almost|was|sat crying
      cry|crying myself|all|whole|every|in|again|alone
      cannot|couldn't|can't * crying
      want|wanted|about|going to cry|weep
      in|into|to|with tears
      couldn't|can't|cannot stop crying
    `),
  },
  {
    emotions: ['sadness'],
    valence: -2.4,
    anyones: patterns(`
      rejected|refused|declined my|me|us|our
      they said no
    `),
    mine: patterns(`
      fail|failed|failing|flunked|flunk|fails|flunking ** @exam|class|year|maths|math|chemistry|school|all|again
      ^ failed|flunked
      @not get|got|receive|given * @prize|part
      @not pass|passed * @exam
      @not win|won
      @not get|got into ** university|college|school|team
      @not make|made * team|cut|list
      @not accepted|admitted|invited|promoted
      did not get into
      wasn't|not|weren't|never chosen|selected|picked|good enough
      wasn't|not|weren't chosen|selected|picked
      didn't|not|never|don't get in|through|picked|chosen|invited|hired
      turned|voted|knocked me|us down|out
      was|were|got|been turned down
      rejection|rejected|redundant
      lost|lose|losing * job|house|home|match|game|final|work|savings|election|business|ring|necklace|everything|hope
      laid|let off|go
      fired|sacked|evicted|bankrupt
      ^ laid off|with
      getting|got|being|been|was|am fired|sacked|expelled|evicted|demoted
      fell|fallen|falls through
      gave|give|had * up|away my|our|the * dog|cat|baby|child|house|dream|horse
      last chance
      third|second|fourth|fifth|another * no|rejection
      had|have|has to sell|give * house|home|car|farm|ring|piano|cat|dog
      sold ** farm|house|home|piano|boat
      nothing is|feels|seems * fun|right|good|worth|matters
      not|never|didn't * laugh|laughed|smile|smiled * once|week|days|months|all
      eyes|hearing|memory|health * failing|going|worse
      seeing|saw|see|seen ** poor|homeless|starving|hungry|begging|orphans|refugees|suffering|beggars
    `),
  },
  {
    emotions: ['sadness', 'fear'],
    valence: -2.6,
    yields: true,
    anyones: patterns(`
      @dear ** @grave
      @grave of * @dear
      @dear ** heart|asthma|panic attack
    `),
    mine: patterns(`
      tumour|tumor|leukemia|dementia
      was|been|got|am|being|were diagnosed
    `),
  },
  {
    emotions: ['fear', 'sadness'],
    valence: -2.2,
    yields: true,
    anyones: patterns(`
      @dear ** @sick
      @dear|she|he ** to|in|into hospital|emergency|icu
      @dear ** sounds|looks|looked|sounded|feels awful|terrible|bad|worse|pale|weak
      @dear * in bed|pain|agony
      worried|worry|worrying * about|for|over|sick @dear
    `),
  },
  {
    emotions: ['sadness'],
    valence: -1.6,
    isHint: true,
    mine: patterns(`
      eat|ate|eating|sit|sat|sitting|spend|spent|spending|lunch|dinner * by myself
      eat|ate|eating|sit|sat|spent|spend ** on my own
      house|home|flat|apartment|room is|was|feels|so * empty|silent
      suffering|homeless|starving
      he|she died
    `),
  },
]
