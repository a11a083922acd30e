import type { QuestionKind } from './question-kind.ts'

const name =
  '(?!(?:I|You|We|He|She|They|It|Then|Today|Yesterday|Tomorrow|Nobody|Everybody|Somebody|Everyone|Someone|People|The|My|Our|His|Her|Your|Their|Some|One|Company|Finally|Suddenly|Actually|Apparently|Really|Maybe|Also|Still|Even|Only|Once|Later|Not|Boss|Manager|Teacher|Doctor|Matron|Landlord|Neighbou?r|Husband|Wife|Sister|Brother|Son|Daughter|Boyfriend|Girlfriend|Friend|Mate|Nephew|Niece|Cousin|Coach|Supervisor|Work|School|Hospital|Police|Phone|Telephone|Doorbell|Bell|Alarm|Letter|Email|Note|Sign|Text|Message|Report|Article|Radio|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|And|But|So|Or|As|If|Like|Well|Ok|Okay|Just|That|This|What|When|Who|Which|There|Never|Always|Everything|Nothing|God|Jesus|Christ)\\b)((?:(?:Mrs?|Ms|Miss|Dr|Auntie|Aunty|Aunt|Uncle|Nurse)\\.? )?\\p{Lu}\\p{Ll}+(?:-san)?)'
const kin =
  '(mum|mom|mam|mother|dad|father|nan|gran|grandma|grandmother|grandad|grandfather|husband|wife|partner|boyfriend|girlfriend|sister|brother|son|daughter|aunt|auntie|uncle|cousin|boss|manager|supervisor|coach|landlord|doctor|teacher|flatmate|roommate|neighbour|neighbor|mate|friend|best friend)'
const told =
  '(?:said|says|sez|told me|tells me|told us|asked|offered|rang|wrote|called|texted|texts|messaged|phoned|insisted|insists|suggested|just said)'
const wont =
  "(?:asks|wants|wanted|rings|writes|calls|keeps|thinks|reckons|won't|wouldn't|is asking|is saying|never)"
const adverb = '(?:just |then |has |had |even |also |still |again |always |only )?'
const named = (verbs: string): RegExp =>
  new RegExp(
    `(?<!\\b(?:in|at|from|to|of|on|near|with|by|for|than|Mrs?|Ms|Dr)\\.? )(?<![\\p{L}'])${name} ${adverb}${verbs}(?!\\p{L})`,
    'u',
  )
const related = (verbs: string): RegExp =>
  new RegExp(
    `(?:\\bmy |^|[.,;!] |\\b(?:and|but|so|then|because|cos) )(?:my )?${kin} ${adverb}${verbs}(?!\\p{L})`,
    'iu',
  )

/** What is asked about who said something, after what was said. */
export const peopleKinds: readonly QuestionKind[] = [
  {
    about: 'what people say',
    pattern:
      /\b(?:they|people|everyone|everybody|they all|neighbours|folk|folks) (?:all |always |keep |just |often )?(?:say(?:s|ing)?|tell(?:s)? me|telling me|keeps? telling|keeps? saying|keeps? asking|ask(?:s)? me)\b/iu,
    every: 'What do they leave out? What would you rather be asked?',
  },
  {
    about: 'a message that came',
    pattern:
      /\b(?:texted me|sent me|messaged me|wrote back|(?<!\bI |\bwe )left (?:me )?a (?:message|voicemail|note)|(?:got|had|came|from) (?:a|an|this|another|one) (?:\p{L}+ )?(?:text|message|e-?mail|letter|postcard|(?:birthday|christmas|get-well|thank-you) card|voice note|missed call)|(?<!\bI |we )sent a)\b/iu,
    ask: 'What did you hope it would say? What would you write back if one line were enough?',
  },
  {
    about: 'somebody by name',
    pattern: named(told),
    every: 'What did you say to {it}, or wish you had? What do you make of the way {it} put it?',
  },
  {
    about: 'somebody by kin or place',
    pattern: related(told),
    every: 'What did you say to your {it}, or wish you had? What do you make of the way your {it} put it?',
  },
  {
    about: 'what somebody is like, by name',
    pattern: named(wont),
    every: 'What does {it} not know about this? What would you like {it} to ask you?',
  },
  {
    about: 'what somebody is like, by kin or place',
    pattern: related(wont),
    every: 'What does your {it} not know about this? What would you like your {it} to ask you?',
  },
  {
    about: 'he or she said',
    pattern:
      /\b(?:he|she|they) (?:just |then |even |also |always |only )?(?:said|says|told me|tells me|asked|wrote|texted|goes|was like|announced|admitted|promised)\b/iu,
    ask: 'Which words have stayed with you? What did you say back, or wish you had?',
  },
]
