import type { HabitArea } from '../habit-choices.ts'

/** Something that people do without calling it a habit, and that can be one. */
export interface KnownDeed {
  /** As a day has it: 'a walk'. */
  readonly thing: string
  /** As a habit has it: 'go for a walk'. */
  readonly behavior: string
  readonly area: HabitArea
  /** Activities that are it. */
  readonly tag: RegExp
  /** How a sentence tells that it was done, from its verb on; null: activities alone tell of it. */
  readonly told: RegExp | null
  /** A habit of these words does it already. */
  readonly covered: RegExp
}

const close =
  '(?:(?:my|our) )?(?:mum|mom|dad|mother|father|parents|sister|brother|gran\\w*|son|daughter|aunt|uncle|cousin|friends?|best friend|wife|husband|partner)'

/** By a key of one word. What a sentence tells is told in the past, by the person themselves. */
export const knownDeeds: Readonly<Record<string, KnownDeed>> = {
  walk: {
    ...{ thing: 'a walk', behavior: 'go for a walk', area: 'fitness' },
    tag: /^(?:(?:long|short|evening|morning) )?(?:walk(?:s|ing)?|stroll|hik(?:e|ing)|dog walk)$/i,
    told: /(?:walked(?! (?:out|in|into|away|off|past|over|up to|on eggshells)\b)|strolled|hiked|went (?:for|on) (?:an?|another|my|our|the) (?:[\w-]+ ){0,3}(?:walk|stroll|hike)|took (?:an? (?:[\w-]+ ){0,2}walk|the dog (?:out|for a))|went (?:walking|hiking))/,
    covered: /\b(?:walk|stroll|hik(?:e|ing)|steps\b)/i,
  },
  run: {
    ...{ thing: 'a run', behavior: 'go for a run', area: 'fitness' },
    tag: /^(?:run(?:ning)?|jog(?:ging)?)$/i,
    told: /(?:ran (?=(?:\d|for |along|by the|home\b|around|round|through the|in the|five|ten|three|my (?:usual|loop)))|jogged|went (?:for an? (?:[\w-]+ ){0,2}(?:run|jog)\b|running|jogging))/,
    covered: /\b(?:run|jog)/i,
  },
  swim: {
    ...{ thing: 'a swim', behavior: 'go for a swim', area: 'fitness' },
    tag: /^swim(?:ming)?$/i,
    told: /(?:swam|went (?:for an? (?:[\w-]+ ){0,2}swim\b|swimming))/,
    covered: /\bsw[iau]m/i,
  },
  cycle: {
    ...{ thing: 'a bike ride', behavior: 'go for a bike ride', area: 'fitness' },
    tag: /^(?:cycl(?:e|ing)|bik(?:e|ing)|bike ride)$/i,
    told: /(?:cycled|biked|rode my bike|went (?:cycling|for an? (?:[\w-]+ ){0,2}(?:bike|cycle) ride))/,
    covered: /\b(?:cycl|bik(?:e|ing))/i,
  },
  yoga: {
    ...{ thing: 'yoga', behavior: 'do some yoga', area: 'fitness' },
    tag: /^(?:yoga|pilates|stretch(?:es|ing)?)$/i,
    told: /(?:did (?:[\w-]+ ){0,3}(?:yoga|pilates|stretches)|stretched (?=for|before|after|on|in))/,
    covered: /\b(?:yoga|pilates|stretch)/i,
  },
  exercise: {
    ...{ thing: 'exercise', behavior: 'exercise', area: 'fitness' },
    tag: /^(?:exercis(?:e|ing)|gym|work ?out|sports?|training|weights|climbing|dancing|dance)$/i,
    told: /(?:exercised|worked out\b(?! (?:how|that|what|why|the|a)\b)|went (?:to the gym|climbing|dancing|to (?:my )?(?:training|practice))|lifted weights|did (?:my|some) (?:exercises|workout))/,
    covered: /\b(?:exercis|gym|work ?out|sport|train(?:ing)?\b|weights|climb|danc)/i,
  },
  outdoors: {
    ...{ thing: 'time outdoors', behavior: 'spend time outdoors', area: 'fitness' },
    tag: /^(?:outdoors|outside|nature|fresh air|forest|woods|beach|park)$/i,
    told: /(?:spent (?:[\w-]+ ){0,5}(?:outside|outdoors|in the (?:garden|park|woods|sun))|sat (?:outside|in the (?:garden|park|sun)))/,
    covered: /\b(?:outdoors|outside|nature|fresh air|park)\b/i,
  },
  garden: {
    ...{ thing: 'time in the garden', behavior: 'work in the garden', area: 'selfcare' },
    tag: /^garden(?:ing)?$/i,
    told: /(?:gardened|worked in the garden|weeded|planted (?=the|some|beans|bulbs|tomatoes|roses)|watered the (?:plants|garden))/,
    covered: /\b(?:garden|weed|plants)/i,
  },
  call: {
    ...{ thing: 'a call with somebody close', behavior: 'call somebody close to me', area: 'relationships' },
    tag: /^(?:(?:phone )?calls?|called (?:mum|mom|dad|home|a friend))$/i,
    told: new RegExp(
      `(?:(?:called|rang|phoned) (?:${close}\\b|(?!Dr\\b|[A-Z]{2})\\p{Lu}\\p{Ll}+)|(?:had|made) an? (?:[\\w-]+ ){0,2}(?:phone ?|video )?call with (?:${close}\\b|\\p{Lu}\\p{Ll}+)|(?:spoke|talked) (?:to|with) (?:${close}|\\p{Lu}\\p{Ll}+) on the phone)`,
      'u',
    ),
    covered: /\b(?:call|ring|phone) /i,
  },
  friends: {
    ...{ thing: 'time with a friend', behavior: 'see a friend', area: 'relationships' },
    tag: /^(?:friends?|seeing friends|met friends)$/i,
    told: /(?:(?:met|saw|visited|had (?:coffee|tea|lunch|dinner|a drink) with|spent (?:[\w-]+ ){1,3}with) (?:an? (?:old |good )?|my (?:best |old )?|some )?friends?\b|met up with )/,
    covered: /\bfriend/i,
  },
  family: {
    ...{ thing: 'time with family', behavior: 'spend time with family', area: 'relationships' },
    tag: /^(?:family|kids|children|parents)$/i,
    told: /(?:(?:visited|had (?:lunch|dinner|tea|breakfast) with|spent (?:[\w-]+ ){1,3}with) (?:my |the |our )?(?:family|parents|mum|mom|dad|mother|father|sister|brother|gran\w*|kids|children)\b|played with (?:my|the|our) (?:kids|children|son|daughter))/,
    covered: /\b(?:family|parents|kids|children)\b/i,
  },
  read: {
    ...{ thing: 'reading', behavior: 'read a few pages', area: 'learning' },
    tag: /^(?:reading|read|books?|a book)$/i,
    told: /(?:read (?=(?:[\w’'-]+ ){0,4}(?:book|novel|pages?|chapters?|poems?|stories|story)\b|(?:in|before) bed\b|for (?:an|half|\d|twenty|thirty)|until )|finished (?:my|the|a) (?:book|novel))/,
    covered: /\b(?:read(?:ing)?|books?|pages?)\b/i,
  },
  bed: {
    ...{ thing: 'an early night', behavior: 'go to bed early', area: 'sleep' },
    tag: /^(?:early (?:night|bed|to bed)|bed early|slept early)$/i,
    told: /(?:went to bed (?:early|before|at (?:half past )?(?:nine|ten|eight|2[012]\b|[89]\b|10\b))|was in bed (?:early|before|by)|had an early night|turned in early)/,
    covered: /\b(?:bed|sleep|early night)/i,
  },
  cook: {
    ...{ thing: 'cooking', behavior: 'cook a meal', area: 'nutrition' },
    tag: /^(?:cook(?:ing)?|bak(?:e|ing))$/i,
    told: /(?:cooked(?! up)|baked|made (?:dinner|lunch|soup|bread|supper|a (?:curry|stew|salad|cake|pie)))/,
    covered: /\b(?:cook|bak(?:e|ing)|meal)/i,
  },
  music: {
    ...{ thing: 'making music', behavior: 'make some music', area: 'creative' },
    tag: /^(?:piano|guitar|violin|cello|flute|drums|singing|choir|band|playing music|music practice)$/i,
    told: /(?:(?:played|practi[sc]ed) (?:on )?(?:the |my |some )?(?:piano|guitar|violin|cello|flute|drums|scales|trumpet|clarinet)|sang(?! praises))/,
    covered: /\b(?:piano|guitar|violin|cello|flute|drums|sing|choir|music|scales|play)/i,
  },
  draw: {
    ...{ thing: 'drawing or painting', behavior: 'draw or paint something', area: 'creative' },
    tag: /^(?:drawing|draw|painting|paint|sketch(?:ing)?|art|pottery|knitting|sewing)$/i,
    told: /(?:painted(?! the (?:wall|fence|door|room|ceiling))|sketched|drew (?!the (?:curtains|blinds|line|conclusion)|back|up|on|from|my breath))/,
    covered: /\b(?:draw|paint|sketch|art\b|pottery|knit|sew)/i,
  },
  study: {
    ...{ thing: 'studying', behavior: 'study for a while', area: 'learning' },
    tag: /^(?:study(?:ing)?|learning|language|lesson|spanish|french|german|italian|japanese)$/i,
    told: /(?:studied|practi[sc]ed my (?:\p{Lu}\p{Ll}+|vocabulary)|did (?:a|my) (?:[\p{L}-]+ )?lesson)/u,
    covered: /\b(?:stud(?:y|ies)|learn|lesson|language|vocabulary)/i,
  },
  tidy: {
    ...{ thing: 'tidying', behavior: 'tidy up for a while', area: 'productivity' },
    tag: /^(?:tidy(?:ing)?|clean(?:ing)?|chores|housework)$/i,
    told: /(?:tidied|cleared (?:my|the) (?:desk|table|kitchen)|cleaned (?:the|my) (?:kitchen|flat|house|room|bathroom|desk))/,
    covered: /\b(?:tidy|clean|chores|housework|clear )/i,
  },
  meditate: {
    ...{ thing: 'meditation', behavior: 'meditate', area: 'mindfulness' },
    tag: /^(?:meditat(?:e|ion|ing)|mindfulness)$/i,
    told: /(?:meditated|sat (?:still|quietly|in silence) for)/,
    covered: /\b(?:meditat|mindful|sit still)/i,
  },
  breathe: {
    ...{ thing: 'a breathing exercise', behavior: 'do a breathing exercise', area: 'mindfulness' },
    tag: /^(?:breath(?:ing|work)|breathing exercises?)$/i,
    told: /did (?:my|some|a) (?:[\w-]+ )?breathing/,
    covered: /\bbreath/i,
  },
  offline: {
    ...{ thing: 'time without the phone', behavior: 'put my phone away', area: 'selfcare' },
    tag: /^(?:no (?:phone|screens?)|offline|screen[- ]free)$/i,
    told: /(?:(?:left|put) my phone (?:at home|away|in (?:the|another)|outside)|(?:turned|switched) (?:off my phone|my phone off))/,
    covered: /\b(?:phone|screen|offline)/i,
  },
  write: {
    ...{ thing: 'writing', behavior: 'write a page', area: 'mindfulness' },
    tag: /^(?:writing|journal(?:l?ing)?|diary)$/i,
    // That somebody writes is not told: every page shows it.
    told: null,
    covered: /\b(?:writ(?:e|ing)|journal|diary|page)/i,
  },
}
