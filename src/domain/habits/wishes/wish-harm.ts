/** What lessens: after it, a thing that harms is left rather than done. */
const lessening =
  /\b(?:stop|stopping|quit|quitting|gave up|give up|giving up|cut down|cutting down|cut back|cut out|no more|no more than|avoid|without|never|not|reduce|limit|instead of|at most|less|fewer|rather than|free of|away from|off)\b(?:\W+\w+){0,4}\W*$/i
const lessAfter = /^\W*(?:\w+\W+){0,2}?(?:less|fewer|no more than|at most)\b/i

/** What nobody is to be helped to do, whatever is said around it. */
const never: readonly RegExp[] = [
  /\b(?:throw(?:ing)? up|vomit|puk(?:e|ing)|purg(?:e|ing)|laxatives?|starv|bing(?:e|ing)|(?:make|making) (?:myself|me) (?:sick|ill|vomit|throw up)|water fast|fast(?:ing)? (?:for|until|all|longer))/i,
  /\b(?:stop|quit|give up) (?:eating|sleeping|food)(?= *(?:$|[.,;!?]|again|al?l |at all|altogether|entirely|completely|until|for|anything|food|meals?|properly|more|every|each|on ))/i,
  /\b(?:eat|eating) (?:nothing|only|as little|under|below|half|once|(?:much |even |far )?(?:less|fewer)(?! (?:sugar|meat|salt|bread|junk|fast|chocolate|sweets?|processed|late|red|fat|fried|takeaways?|rubbish|cake|crisps)))/i,
  /\b(?:los(?:e|ing)|drop) (?:\w+ ){0,3}(?:weight|kilos?|pounds?|stone|kg)\b|\bcalories\b|\bweigh(?:ing)? myself\b/i,
  /\b(?:stop|quit|give up|come off|halve|skip|double|cut) (?:\w+ ){0,3}(?:pills?|tablets?|meds|medication|medicine|antidepressants?|insulin|dose|treatment|therapy|therapist|counsellor|doctor)\b/i,
  /\b(?:cut|burn|hurt|harm|punish|scratch|hate|bruise|kill|isolate|hit)(?:t?ing)? (?:myself|my (?:arms?|legs?|wrists?|skin|thighs?))\b/i,
  /\b(?:die|dying|suicid|disappear|vanish|overdos|self-harm|end it|not wake|never wake|not exist)/i,
  /\b(?:stay|lie|remain|stop getting out) (?:in|of) bed (?:all|the whole|more|longer)|\bsleep (?:all day|for ever|forever)/i,
  /\b(?:avoid|shut out|stay away from|stop (?:seeing|talking to|speaking to|answering)) (?:\w+ )?(?:people|everyone|everybody|friends|anyone|anybody|family)\b/i,
  /\b(?:collapse|pass out|faint|bleed|until it hurts|burn(?:ing)? (?:off|it off))\b/i,
  /\b(?:revenge|get even|get back at|make (?:him|her|them) (?:pay|suffer|regret))\b/i,
]
/** What may be left, and is not to be begun or done more. */
const onlyLess =
  /\b(?:drink(?:ing)?|drunk|wasted|wine|beers?|whisky|whiskey|vodka|gin|rum|cocktails?|alcohol|booze|smok(?:e|ing)|cigarettes?|cigars?|vap(?:e|ing)|weed|joints?|cannabis|do(?:ing)? lines|coke|cocaine|heroin|meth|mdma|ketamine|drugs?|high|gambl(?:e|ing)|bet(?:ting)?|casino|slots?|hit(?:ting)?|slap(?:ping)?|punch(?:ing)?|kick(?:ing)?|beat(?:ing)? (?:him|her|them|the kids)|strangl\w*|chok(?:e|ing)|shov(?:e|ing)|smack|spank|hurt(?:ing)?|harm(?:ing)?|shout(?:ing)?|yell(?:ing)?|scream(?:ing)?|cry(?:ing)?|sob(?:bing)?|suffer|insult\w*|humiliat\w*|stalk\w*|threaten|bully|smash|steal(?:ing)?|shoplift|cheat(?:ing)?|lie to|(?:skip(?:ping)?|go(?:ing)? without|miss(?:ing)?) (?:\w+ ){0,2}(?:meals?|food|breakfast|lunch|dinner|supper))\b/gi
const harmlessUse =
  /^(?:drink(?:ing)?(?: [\w’'-]+){0,5} (?:water|tea|juice|milk|smoothies?|fluids?|soup)\b|hit(?:ting)? (?:the|my) (?:gym|books|road|hay|pool|targets?|sack)|high(?:er)? (?:shelf|note|notes|protein)|kick(?:ing)? (?:a|the) ball|slots?\b(?! machine))/i
const tooMuchMedicine =
  /\b(?:more|extra|double|twice|all|stronger|too many|\d+|handful|bottle)\b[^.]{0,80}\b(?:pills?|tablets?|painkillers?|sedatives?|opioids?|meds|medication)\b|\b(?:pills?|tablets?|painkillers?|sedatives?)\b[^.]{0,80}\b(?:more often|twice as|until)\b|\b(?:sleeping pills|painkillers|sedatives|opioids|xanax|valium)\b/i

/** True for what would harm its doer or somebody else: violence, hunger, alcohol, smoke, pills. What leaves such a thing is none. */
export function isHarmful(deed: string): boolean {
  if (never.some((pattern) => pattern.test(deed))) return true
  const medicine = tooMuchMedicine.exec(deed)
  if (medicine && !lessening.test(deed.slice(0, medicine.index))) return true
  for (const { 0: word, index } of deed.matchAll(onlyLess)) {
    const rest = deed.slice(index)
    if (harmlessUse.test(rest) || lessening.test(deed.slice(0, index))) continue
    if (!lessAfter.test(rest.slice(word.length))) return true
  }
  return false
}
