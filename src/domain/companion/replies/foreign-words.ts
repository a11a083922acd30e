import { isEnglishWord, nameLists } from '#domain/journal/reading/names/names-lists.ts'
import { stemOf, type Word, words } from '#domain/text/text.ts'

/* Words of languages that it does not read: by their script, and by how few of them everyday English has. */

const thanksAbroad =
  /^(?:\p{L}{1,2}[,!.]? )?(?:muchas |maraming |mil |muito |grand |vielen |heel |mange |tusen |go raibh |terima |bahut |baie |asante |enkosi )?(?:gracias|merci|obrigad[oa]|danke|grazie|спасибо|дякую|شكرا|شكرًا|نشكرك|धन्यवाद|शुक्रिया|ধন্যবাদ|شکریہ|ευχαριστω|ευχαριστώ|תודה|ممنون|مرسی|kasih|makasih|dhanyavaa?d|shukriya|shukran|spasibo|xi[eè] ?xi[eè]|arigat[oō]u?|dhonnobad|d[eě]kuj[iu]|d[ií]ky|dzi[eę]kuj[eę]|dzi[eę]ki|te[sş]ekk[uü]r\p{L}*|sa[gğ] ?ol|dank (?:je|u)|bedankt|dankie|takk|tack|tak|kiitos|k[oö]sz[oö]n[oö]m|k[oö]szi|mul[tț]umesc|hvala|diolch|maith|salamat|c[aả]m [oơ]n|ngiyabonga|ndiyabulela|enkosi|asante|a[cč]i[uū]|paldies|ait[aä]h|faleminderit|mèsi|mesi)(?![\p{L}])|^(?:非常)?(?:谢谢|謝謝|感谢|感謝)|^(?:どうも)?ありがとう|^(?:감사|고마)/iu

/** For a message that begins with thanks in another language; `isAll`: it says hardly anything else that is in one. */
export function thanksInAnother(message: string): { readonly isAll: boolean } | null {
  const text = message.trim().replace(/^[¡\s]+/, '')
  if (!thanksAbroad.test(text)) return null
  const rest = text.replace(thanksAbroad, '').trim()
  const isShort = text.split(/\s+/).length <= 3 && !/[.!?]\s+\S/.test(text)
  return { isAll: isShort || !isForeign(rest, words(rest)) }
}

const nightAbroad =
  /^(?:gute nacht|schlaf (?:gut|schön)|bonne nuit|buenas noches|buona ?notte|boa noite|god ?nat+|dobranoc|dobrou noc|dobrú noc|iyi geceler|wel ?terusten|slaap lekker|hyvää yötä|jó éj\p{L}*|noapte bun[aă]|laku noć|lahko noč|спокойной ночи|добраніч|o[ií]che mhaith|nos da|labanakt|ar labu nakti|head ööd|selamat malam|usiku mwema|shubh r[aā]+tri|da yie|ka chi fo|o d[aà] [aà]r[oọ]|good night po|oyasumi\p{L}*|おやすみ\p{L}*|晚安|잘 ?자\p{L}*|शुभ रात्रि|تصبح على خير|לילה טוב|καληνύχτα)(?!\p{L})/u
const farewellAbroad =
  /^(?:tsch(?:ü|ue?)(?:ss|ß)i?|tschau|auf wieder(?:sehen|schauen|luege)|bis (?:morgen|später|bald|dann|zum nächsten mal)|ade|pfiat di|baba|au revoir|à (?:demain|bientôt|plus|la prochaine)|a (?:demain|bientot|domani|presto)|adieu|adi[oó]s|hasta (?:luego|mañana|manana|pronto|la vista|otra)|nos vemos|chao|chau|arrivederci|ci vediamo|tchau|at[eé] (?:amanh[aã]|logo|mais|breve)|adeus|do (?:widzenia|jutra|zobaczenia)|na razie|na ?shle(?:danou)?|nashledanou|do videnia|görüşürüz|hoş[cç]a ?kal|tot (?:ziens|morgen|straks|later)|doei|vaarwel|totsiens|hej ?då|vi ses|ha det|farvel|på gjensyn|näkemiin|moikka|nähdään|viszlát|viszontlátásra|la revedere|pe mâine|dovi[dđ]enja|nasvidenje|do svidani[yj]a|пока|до (?:свидания|завтра|побачення)|slán|hwyl(?: fawr)?|iki(?: rytojaus)?|viso gero|sudie|uz redzēšanos|nägemist|sayonara|mata ne|z[aà]i ?ji[aà]n|khuda hafiz|allah hafiz|alvida|phir milenge|ma'?a (?:el )?salama|kwaheri|tutaonana|hamba kahle|sala kahle|sampai jumpa|paalam|tạm biệt|さようなら|またね|また明日|再见|再見|明天见|拜拜|안녕히 \p{L}+|مع السلامة|إلى اللقاء|अलविदा|फिर मिलेंगे|להתראות|αντίο|τα λέμε)(?!\p{L})/u
const greetingAbroad =
  /^(?:hola|hallo|hallöchen|guten (?:tag|morgen|abend)|moin(?: moin)?|servus|grüezi|grüß (?:gott|dich)|bonjour|bonsoir|salut|coucou|buen(?:os|as) (?:d[ií]as|tardes)|buon ?(?:giorno|asera)|buonasera|ol[aá]|bom dia|boa tarde|dzień dobry|cześć|hej(?:ka|san)?|ahoj|dobr[yý] den|merhaba|selam|(?:as-?)?sala+mu? ?(?:alaykum|aleikum|alaikum)?|namaste|namaskar|sat sri akal|konnichiwa|ohayou?|ni ?hao|annyeong\p{L}*|aloha|shalom|god (?:morgen|dag|kveld)|goddag|hei|moi|terve|szia|labas|sveiki|tere|bună|zdravo|dobar dan|привет|здравствуйте|привіт|مرحبا|السلام عليكم|नमस्ते|こんにちは|你好|안녕(?:하세요)?|שלום|γεια(?: σ(?:ου|ας))?|jambo|habari|mambo|k[uú]m[uú]sta(?: ka)?|bore da|prynhawn da|noswaith dda|goedenavond|goedemorgen|goedemiddag|vanakkam|namaskara?m|sannu|nn[oọ][oọ]|kia ora|t[eē]n[aā] koe|maayong \p{L}+|magandang \p{L}+|sawubona|molo|dia (?:dhuit|duit)|shwmae|goeie (?:dag|môre|more)|xin chào|kumusta|apa kabar|selamat pagi)(?!\p{L})/u

/** A night wished, leave taken or a greeting in another language, in small letters, and hardly anything else. */
export function courtesyAbroad(text: string): 'night' | 'farewell' | 'greeting' | null {
  const plain = text.replace(/^[¡¿\s]+/, '')
  if (plain.split(/\s+/).length > 4 || /[.!?]\s+\p{L}/u.test(plain)) return null
  if (nightAbroad.test(plain)) return 'night'
  if (farewellAbroad.test(plain)) return 'farewell'
  return greetingAbroad.test(plain) ? 'greeting' : null
}

const latin = /\p{Script=Latin}/gu
const marked = /[^\p{ASCII}’‘'“”…–—£€°-]/u
/** Grammar that hardly any other language has: with one of these a message may be written in dialect or in a hurry. */
const surelyEnglish =
  /\b(?:the|and|of|with|my|his|her|their|is|was|by|she|he|it|for|about|this|that|not|have|what|when)\b/i

const endsEnglish = /[a-z]{3}(?:ed|ing|ly|ness|tion|'s)$/

/** True for words in another language. A name, a number or a letter tells nothing, nor does a single word of Latin letters. */
export function isForeign(message: string, all: readonly Word[]): boolean {
  if (all.length === 0) return false
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (message.match(latin)?.length ?? 0) < letters * 0.5) return true
  if (nameLists().kinds.size === 0) return false
  const told = all.filter(({ start, end, folded }) => {
    const isLarge = /^\p{Lu}/u.test(message.slice(start, end))
    const isName = isLarge && /[\p{L}\p{N},]\s+$/u.test(message.slice(0, start))
    return folded.length > 1 && !/\d/.test(folded) && !isName
  })
  const known = told.filter(({ folded }) => endsEnglish.test(folded) || isEnglishWord(folded, stemOf(folded)))
  const share = known.length / told.length
  const isMarked = told.some(({ start, end }) => marked.test(message.slice(start, end)))
  if (told.length < 3) return message.startsWith('¿') || (told.length > 1 && share === 0 && isMarked)
  const isSure = isMarked || told.length > 4 || greetingAbroad.test(message.toLowerCase())
  return share < (surelyEnglish.test(message) || !isSure ? 0.3 : 0.45)
}
