import { patternsOf, type RiskPattern } from './risk-pattern.ts'

/** Hurting oneself: done, planned or longed for. */
export const harmPatterns: readonly RiskPattern[] = patternsOf(
  'harm',
  2,
  `
  <harms> ~1 myself
  selfharm
  selfharmed
  selfharming
  self injury|injure|injured|injuring|mutilation
  sh again|today|tonight|relapse|relapsed|urge|urges|scars|scar|clean|streak|yesterday|last|for|thoughts|last_night|too
  relapsed|relapse|relapsing|clean|back_to|back_into|urge_to|urges_to|want_to|days_without|weeks_without|stop|stopped|started|did|free_from ~2 sh
  <harms> ~4 my ~2 <skin>
  <lead> ~1 cut ~1 bad|badly|again|myself|tonight|deeper|$
  i|had|have|and ~2 cut $
  ^ cut again
  ^ cut . again
  new|newest|fresh|recent|old|reopened|opening|opened|opening_up ~1 cuts
  took|take|taking it out on my|myself ~1 <skin>?
  relapse|relapsed ~~2 razor|blade|thighs|arms|cut
  year|years|yr|days|months|weeks ~1 no sh
  no sh
  did it . sh
  quit|promised|no_more|without cutting
  cutting ~2 helping|help
  crave|craving ~~4 blade|razor
  held|hold|holding|pressed|press ~1 my ~1 <skin> ~2 against|over ~2
  razor . ~~6 used
  razor|razors|blade|blades ~~5 picked|used|use|using|my_skin
  picked_up|pick_up ~1 razor|blade
  i cut because|when|if|to|so
  stop cutting
  cuts|scars ~2 sting|stinging|bleeding|itch|burn
  single cut
  cutting|selfharming|selfharm is|helps ~2 only|thing|helps
  relapsed|relapse ~~2 cut|cutting|burned|hurt|selfharm
  <blade> ~2 in ~2 drawer|bag|pocket|bathroom|pencil_case ~~6 looking|calling|waiting|thinking|using|use|tempted|reach
  sh d
  was|been clean ~~9 did_it|again|relapsed|slipped|gone|broke
  what i ~2 do|did|done|doing ~1 to ~1 myself|my_arms|them|my_arm|my_legs|my_body|me
  did|done|do|doing ~1 it to myself
  using|use|used|take|taking|took ~1 it|them|one|blade|razor|scissors|that on|to ~1 me|myself|my_arm|my_arms|my_leg|my_thigh|my_skin
  <skin> ~~9 on_purpose|deliberately
  on_purpose|deliberately ~~9 <skin>|hurts|hurt|bleed|pain
  on ~2 hot ~3 on_purpose
  put|putting|stub|stubbing|stubbed ~1 out ~1 cigarettes|cigarette|fags|fag ~2 on ~2 <skin>|myself
  bleeding ~1 calms|helps|makes|is_the_only|feels
  blade|blades|razor|scissors|knife|lighter ~3 calling|calls|drawer_calling|whispering|back_in
  injury|harm|damage|violence|pain to|on my|myself ~1 body|self|arms|$
  inflict|inflicting|cause|causing|causes ~2 pain|injury|harm ~2 myself
  with|from|of|into|stop|started|back_to harming
  <blade> , my ~1 <skin>
  opened|open|split|tear|tore|rip ~1 my|up skin
  my skin opening|open|bleeding
  pull|pulling|pulled|rip|ripping|tear ~2 my ~1 hair ~~8 hurts|hurt|pain|stop
  fresh|new marks|cuts|scars ~~12 i|me|my
  hit|hitting|punch|punching|slap|slapping myself|my_legs|my_thighs|my_face|my_stomach|my_own
  <harms> into ~1 my ~2 <skin>
  <harms> ~2 on my ~2 <skin>
  started|start|back_to|began|been|stopped|stop|urge_to|urges_to|want_to|need_to|wanted_to|crave|craving|miss|missing|relapsed|relapse|relapsing|addicted_to|go_back_to|gone_back_to|resist|thinking_about|think_about ~1 cutting|cut|burning|selfharm|selfharming $
  i cut|burned again|tonight|last_night|this_morning|today|deep|deeper|too_deep|more
  cutting again|helps|is_the_only|makes|calms|feels|relief|worse|tonight
  cut|cuts|scars|burns|marks|wounds|bruises|scabs|lines|scratches|gashes ~2 on|across|along|up|down|inside ~1 my ~2 <skin>
  cut|cuts|marks|wounds|lines|scratches ~2 i ~1 made|did|gave_myself
  my ~1 cuts|wounds ~3 sting|stinging|hurt|healed|healing|bleeding|fresh|hide|hidden|cover|burn|deep
  hide|hiding|cover|covering|covered ~3 cuts|scars|arms|thighs|marks|wounds|wrists|burns
  wearing|wear|wore|long long_sleeves|sleeves ~6 see|hide|cuts|arms|scars|marks|notice|cover
  fresh|new ~1 cuts|cut|wounds|marks|scratches|burns
  <blade> ~4 my ~2 <skin>
  <blade> ~3 on|against|across|to|into ~1 my|skin ~1 <skin>?
  bought|buy|found|hid|hiding|hidden|keep|kept|took|got|getting|unscrewed|broke|dug_out|threw_away|took_apart|holding|stole|sitting_with|reached_for|reach_for|want ~4 blade|blades|razor|razors|razorblade|razor_blade
  make|making|made|watch|watching|watched|see|feel ~1 myself bleed|bleeding|bleed_out
  make|making|made myself bleed|hurt|sick_again
  watch|watching|watched|see|seeing ~1 blood ~3 run|drip|feel|calm|helps
  want|need|wanted|needed|urge ~2 to ~1 bleed|feel_pain|see_blood|hurt_something
  physical|feel pain ~4 emotional|instead|numb|inside|anything
  urge|urges|impulse|craving|itch|itching ~2 to? ~1 cut|hurt|harm|burn|bleed|scratch|sh
  urges ~2 bad|strong|back|stronger|worse|again|unbearable|tonight
  banged|banging|bang|smashed|smashing|hit|hitting|bashed|bashing|slammed|slamming|beat|beating my ~1 head|fist|fists|hand|knuckles ~4 wall|floor|desk|door|headboard|until
  punch|punched|punching|hit|hitting ~2 wall|walls|mirror ~6 bled|knuckles|bleeding|blood|feel|until
  held|holding|hold|put|pressed|pressing|stubbed ~3 lighter|cigarette|iron|match|flame|candle|hob|kettle|straightener|straighteners|hot|ice ~5 skin|arm|wrist|hand|thigh|leg|myself|palm|until
  cigarette|lighter burn|burns|marks
  deserve|deserved|needed|need ~1 to ~1 hurt|bleed|be_punished|be_hurt|suffer
  days|weeks|months|day|week|month ~1 clean ~5 broke|ruined|gone|relapsed|slipped|last_night|cut|threw
  broke|breaking|ruined|lost|reset ~1 my ~3 streak|clean
  dig|digging|dug|pressing|pressed|press ~2 nails|fingernails ~3 skin|palm|palms|arm|arms|wrist|thigh|until|into
  scratch|scratching|scratched|pick|picking|picked|claw ~4 until|till ~3 bleeds|bled|bleeding|blood|raw|bleed
  rubber|hair band|bands ~2 wrist|snapping
  snap|snapping|snapped ~3 band|elastic
  starve|starving|starved|punish|punishing|punished myself
  `,
)
