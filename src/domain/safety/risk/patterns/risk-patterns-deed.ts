import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/**
 * Deeds of which all is said: who does it (the writer), that it was done or will be, and what with, so that nothing else is called by the words.
 * They stand whatever was learned of single words; the frames still take away what is denied, somebody else's, a story or long ago.
 */
export const deedPatterns: readonly RiskPattern[] = [
  ...patternsOf(
    'deed',
    2,
    `
  i ~3 took|taken|take|swallowed|swallow|downed|necked ~2 <many> ~2 <pills>
  ^ took|taken|swallowed|downed|necked ~2 <many> ~2 <pills>
  i ~3 took|taken|swallowed|downed ~1 handful|fistful|all|whole|every|bottle|packet|box ~5 <pills> ~~6 see_what_happens|happens_now|woke_up|woke|threw_up|hope|waiting_for|kick_in|work
  i ~3 took|taken ~1 all|every ~4 <pills> ~~9 i_have_got|i_have|got ~1 enough
  i will|want_to|am_going_to|plan_to|decided_to|need_to|am_about_to overdose
  i did? try|tried|want|wanted|will|am_going_to|going_to|attempt|attempted to? kill|hang|drown|shoot|poison|stab me
  i ~2 will|want|going_to|must|would ~2 make|put|do ~1 end ~1 to|with|of|on myself|my_life|me
  my life i ~2 want|will|wish|must|going_to ~1 throw_away|end|finish|stop|leave|give_up
  noose|nooses ~~9 i ~1 have ~1 tied|made|got
  beam|hook|branch|rafter|rafters|pipe|banister|bannister|bar ~5 hold|holds|held|take|takes|bear|bears|carry|carries me|my_weight
  i ~2 tied ~3 banister|bannister|beam|rafter|hook|branch|rail ~~12 my_own_decision|own_decision|neck|forgive|forgive_me|find_me|decision
  i ~2 got|have|took|found ~1 dad|father|grandad|grandfather|brother|husband|uncle|his ~1 <gun> ~~14 tonight|tomorrow|for_me|myself|over
  i ~3 join|joining|follow|following ~2 ~~9 <pills>|noose|razor ~3 whisky|whiskey|vodka|wine|bottle|ready|enough|counted
  talked|pulled|dragged|grabbed|hauled|stopped me ~1 down|off|back|out|in_time ~~5 wish|regret|sorry ~2 had_not|did
  meet my maker ~~6 not ~3 wait|be_called|my_time
  in ~1 bath|tub|bathtub ~1 with ~1 hairdryer|hair_dryer|toaster|heater
  sat|sit|sitting ~1 with ~3 <gun> across|on|in|over my ~1 knees|lap|mouth|hands
  <gun> ~~5 sat|sit|sitting with it ~1 across|on|in|over my ~1 knees|lap|mouth|hands
  not ~2 <people> ~1 who ~1 find|finds|found me|my_body
  wrote|written|writing ~2 notes|letters ~~8 one for ~1 mum|mom|dad|mother|father|my_mother|my_mum ~1 one|and for
  stopped|stop eating|drinking|food ~1 so|so_that|until ~4 die|gives_up|give_up|gives_out|shuts_down
  bought|buy|got|collected ~2 medicines|<pills> ~2 from ~1 two|three|four|five|different|several|many|other pharmacies|chemists|shops|supermarkets
  `,
  ),
  ...patternsOf(
    'plan',
    2,
    `
    decided|will|shall|mean_to|intend_to|going_to ~4 not ~1 see another|next|this ~1 winter|christmas|summer|spring|birthday|year|new_year|morning|easter
    <note> ~~4 under|behind|inside|hidden ~2 mattress|pillow|bed|drawer|floorboard|floorboards
    how many it ~1 takes ~~4 i ~1 have|ordered|bought|saved|got
    know|googled|read|looked_up ~1 how many ~2 takes and ~2 ordered|bought|saved|got|have
    one|bus|train|trip|journey|place you|i|we|nobody ~1 not|never ~1 come_back|comes_back|return|returns from
    nobody|no_one|you ~1 cannot|can|will ~1 talk me out of it
    so_that|so|because ~6 not ~3 find|finds|found me|my_body
    `,
  ),
  ...patternsOf(
    'attempt',
    2,
    `
    stood|stand|standing|lay|lying|sat ~4 crossing|tracks|rails|platform|line ~4 eyes ~1 shut|closed
    nearly|almost ~1 went|drove|walked|rolled ~1 over|off|in|under ~~4 next_time
    railway|railway_line|tracks|rails ~~9 i ~1 will|am_going_to walk|step|lie ~2 onto|out|on|down|into
    `,
  ),
]
