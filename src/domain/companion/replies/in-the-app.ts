/* Orders and questions about the app itself, in small letters: it does nothing of it, and says where it is found. */

const opens =
  '^(?:(?:so|and|but|ok|okay|well|hey|hi|hello|now|please|pls|sorry|quick question)[,.:;!?–—-]*\\s+)*'
const order =
  'add|back|change|clear|create|delete|disable|download|enlarge|erase|export|hide|import|lock|make|mark|post|print|read|recover|remind|reset|restore|send|set|share|star|start|switch|sync|tag|turn|undelete|undo|wake|wipe|zoom'
/** How something is asked of an app: where and how it is done, as a wish, or as an order. */
const asks = new RegExp(
  `${opens}(?:(?:kindly |sugar |please )*(?:(?:guide|tell|show|inform|advise)(?: me)? )?how (?:do|can|could|would|does|to|may|might|should|must)|how would i go about|where(?:'s| is| are| has| do| did| can| would| may| might)|can|could|will|would|is there|are there|do you have|does (?:this|the|it)|what (?:shall|should|can|could|do) i write|give me|any|why do you keep|i (?:can't|cannot|don't know how to)|(i(?:'d| would| don't)? (?:want|need|like|wish)(?: you)? to)|(${order}))\\b`,
)
const page =
  "(?:(?:all|every|the|this|that|my|(?:yesterday|today|last \\w+|\\w+day)(?:'s)?|an?|these|those|last|old|whole|entire|open|of|one)\\s)*(?:pages?|entr(?:y|ies)|diar(?:y|ies)|journal|talk|chat|conversation|messages?|everything|this|that|it|them|(?:everything |all |what )?i(?:'ve| have)? (?:wrote|written|said|typed|put))\\b"
const onlyPage = `${page}(?: please| now| for me| again)*\\W*$`

/** What is asked for, and where it is; the first that fits. */
const places: readonly (readonly [string, string])[] = [
  [
    '\\b(?:delete|cancel|close|remove|end|deactivate|get rid of) (?:my |the |this )?account\\b',
    'Settings, Data: Delete account.',
  ],
  [
    `\\bwhere (?:did|has|is) ${page}.{0,30}\\b(?:go|gone|vanish\\w*|disappear\\w*)\\b|\\bundo(?: this| that| it)?\\W*$|\\b(?:undelete|restore|recover) ${page}|\\b(?:get|bring|take) ${page} back\\b|\\b(?:deleted (?:page|entr)|trash|(?:older|earlier|previous) version)`,
    'A deleted page waits in the trash for thirty days. What a page said before is under Versions, in the menu of the page.',
  ],
  [
    `\\b(?:delete|erase|remove|wipe|bin|clear|get rid of|throw away)\\b ${page}|^delete\\W*$`,
    'I delete nothing myself. Delete is in the menu of a page, which then waits in the trash for thirty days.',
  ],
  [
    '\\bcop(?:y|ies) of (?:my|the|this|all) (?:\\w+ )?(?:diary|journal|pages?|entries)\\b|\\b(?:exports?|back-? ?ups?|back (?:it|this|everything|my \\w+) up|download|import)\\b|\\btake (?:everything|it all|my \\w+) (?:out|with me)',
    'Settings, Data: Export everything makes one file of it, and other journals come in there.',
  ],
  [
    `\\bprint(?:ing)?(?: out)? ${page}|\\bprint\\W*$|\\bpdf\\b`,
    'Print is in the menu of a page, for paper and for a PDF.',
  ],
  [
    '\\bremind me (?!(?:what|who|when|where|why|how|which|of|about|that)\\b)|\\bremind me\\b.{0,60}\\b(?:tomorrow|tonight|at \\d+|on \\w+day|in \\w+ (?:minutes|hours|days|weeks)|every)\\b|\\b(?:reminders?|alarm|timer|wake me|notif\\w+)\\b',
    'I set nothing myself. Type “remind me on Friday at 5 to …” below, and a button there makes the reminder.',
  ],
  [
    `\\b(?:make|turn|set) (?:it|this|everything|(?:the |your |my )?(?:text|letters|font|words|print|writing|screen|size)|th[ei]se (?:letters|words)) (?:\\w+ )?(?:bigger|larger|smaller|easier to read)\\b|\\b(?:fonts?|(?:text|letter|type) ?size|enlarge|zoom|(?:bigger|larger) (?:text|letters|writing|print|words))\\b|\\b(?:dark|light|night) (?:mode|theme)\\b|\\bthemes?\\b|\\b(?:colou?rs?|background)\\b.{0,60}\\b(?:app|screen|page|background)\\b|\\bchange the colou?rs?\\b`,
    'Settings, Appearance: the size of the text, dark or light, and the colours.',
  ],
  [
    '\\b(?:change|reset|forgot\\w*|new|update|set|add|use)\\b.{0,60}\\b(?:password|passphrase|passkey|two.factor|2fa|e-?mail address)\\b',
    'Settings, Security, for the password and passkeys.',
  ],
  [
    '\\b(?:add|put|get|getting|insert|upload|attach|include|paste|drop)\\b.{0,60}\\b(?:photos?|pictures?|images?|pics?)\\b',
    'Drop a photo onto the page, or choose it there.',
  ],
  [
    `\\block (?:(?:the|this|my) )?(?:app|diary|journal|screen|${page})|\\b(?:pin|pass) ?code\\b|\\block (?:it|this)?\\W*$`,
    'Settings, Privacy and vault: Lock now, and Lock when idle.',
  ],
  [
    '\\b(?:offline|(?:air(?:plane|craft)?|flight) mode|(?:without|no) (?:an? |the )?(?:wi-?fi|internet|signal|network|data|connection|reception)|(?:wi-?fi|internet|signal|network|connection)(?:.s| is| goes| was)? (?:\\w+ )?(?:gone|down|out|off|dead))\\b',
    'All of it works without a connection. What you write is sealed here, and goes to your other devices once there is one.',
  ],
  [
    '\\b(?:delete|erase|remove|uninstall|lose|lost|drop|dropped|break|broken?|stolen)\\b.{0,40}\\b(?:apps?|application|phone|telephone|tablet|laptop|computer|device)\\b',
    'Pages that were synced are on the server too, sealed: sign in on another device, and they come along.',
  ],
  [
    '\\b(?:on|onto|to|with|from|between) (?:an?|the|my|both|two)? ?(?:new|other|second|my|own|old)? ?(?:\\w+ )?(?:phones?|devices?|tablet|laptop|computer|i?pad)\\b|\\bsync\\b',
    'Sign in there, and your pages come along, sealed.',
  ],
  [
    `\\bread\\b.{0,60}\\b(?:aloud|out loud|to me)\\b|\\b(?:voices?|dictat\\w+)\\b`,
    'Settings, Voice: replies can be read aloud, and words dictated.',
  ],
  [
    '\\b(?:new|another|blank|fresh) (?:page|entry)\\b|\\b(?:start|begin|create|open|add) an? (?:page|entry)\\W*$',
    'New entry, above the list of your entries.',
  ],
  [
    '\\b(?:tags?|hashtags?|(?:add|put) (?:a |the |some )?(?:topics?|labels?))\\b',
    'Topics are given at the foot of the page; a #word in its text is one, too.',
  ],
  [
    '\\b(?:change|switch|set|use|have|is)\\b.{0,60}\\b(?:language|(?:in|to|into) (?:german|french|spanish|italian|polish|dutch|arabic|hindi|chinese|portuguese|turkish|russian|welsh))\\b',
    'The app is in English only, and I read nothing else.',
  ],
  [
    '\\b(?:hide|keep)\\b.{0,60}\\b(?:page|entry|entries|this|it) from (?:you|the companion)\\b|\\b(?:stop|keep) (?:you )?(?:from )?(?:reading|showing|quoting|bringing up|using)\\b.{0,60}\\b(?:pages?|entry|entries)\\b|\\byou (?:not )?to (?:not )?(?:read|see|use)\\b.{0,60}\\b(?:pages?|entry|entries)\\b',
    'Settings, Companion: What may it read? Below a line that I show, Put right keeps its page from coming up again.',
  ],
  [
    '\\b(?:switch|turn|shut)\\b.{0,60}\\b(?:yourself|the companion|you|the bot|the ai)\\b.{0,60}\\b(?:off|down)\\b|\\b(?:switch|turn|shut) (?:off|down) (?:yourself|the companion|the bot|the ai)\\b|\\b(?:disable|deactivate) (?:yourself|you|the companion|the bot|the ai)\\b',
    'The button above the page closes this pane. Settings, Companion can keep me quieter.',
  ],
  [
    '\\b(?:prompts?|templates?)\\b|\\bwhat (?:shall|should|can|could|do) i write(?: about)?(?: today| tonight| now| here)?\\W*$',
    'In the journal the key T brings templates, and Ctrl+K “A question to write on from”.',
  ],
  [
    `\\b(?:where|open|go to|get to|find)\\b.{0,60}\\b(?:calendar|habits|goals|analytics|settings|memory lane|dashboard)\\b`,
    'It is in the sidebar.',
  ],
  [
    `\\b(?:send|share|forward|post|e-?mail|publish) (?:${onlyPage}|${page} (?:to|with|on)\\b)`,
    'I send nothing anywhere. A page can be printed or copied.',
  ],
]
const rules = places.map(([pattern, where]) => [new RegExp(pattern), where] as const)
const mostWords = 16
const mostOrdered = 9
const bare = /\b(?:this|that|it|them|everything)\b(?! (?:page|entry|app|diary|journal|talk))/
/** Somebody or something of their own: then the app is not meant. */
const others =
  /\b(?:he|she|him|her|his|they|their|husband|wife|bank|doctor|boss|room|house|door|kitchen|wall|garden|car|(?:with|to) you)\b/

/** Where in the app it is that sentences ask for that are known to be about the app; null where that is not told by their words. */
export const placeOf = (sentences: readonly string[]): string | null =>
  rules.find(([pattern]) => sentences.some((sentence) => pattern.test(sentence)))?.[1] ?? null

/** Where in the app it is that one of the sentences orders or asks for; null where none does. */
export function placeInApp(sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    const [, wish, ordered] = asks.exec(sentence) ?? [null]
    const count = sentence.split(' ').length
    const isOther = others.test(sentence) && !/\bsend\b/.test(sentence)
    if (!asks.test(sentence) || isOther || count > (ordered ? mostOrdered : mostWords)) continue
    const found = rules.find(([pattern]) => pattern.test(sentence))
    if (found && !(wish && bare.test(sentence))) return found[1]
  }
  return null
}
