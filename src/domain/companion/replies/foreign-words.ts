import { isStopword, type Word } from '#domain/text/text.ts'

/* Words of languages that it does not read, folded, by class: scripts, letters that English lacks, and grammar words that it lacks. */

const grammarWords = new Set(
  `ich nicht und ist mein meine meinen der das ein eine auch weiss mit mir mich wir bin habe wie sehr heute
  ne pas suis est une les mon ma mes avec pour dans que qui je moi tres mais vous
  el los las una es muy pero estoy yo mi con porque de por para todo esta hoy nomas veces
  il che sono non mia mio per della anche molto ho oggi ma sto di niente voglia sono
  nao meu minha estou demais cansada muito eu uma hoje mais voce um
  het een ik niet mijn maar ben heb moeg vandag ook geen vandaag nie ek baie my
  jestem sie jest moj moja bardzo ale dzis dzisiaj jak tylko nic moze mam juz
  jsem neni dnes uz moc jsou tak jen ze mne som dnes velmi ako
  bir ve cok icin degil benim bugun ben gibi
  och att det jag inte ar mitt er ikke jeg meg bare og en pa med som idag dag
  eg er og ekki bara ad mer svo thad
  ja ei on olen mina minu nagu tana mutta niin
  nem vagyok egy hogy es nagyon ma csak meg
  sunt nu este foarte eu am si mai astazi
  se za da sam nije mi je samo danas jako sto
  siandien viskas nieko per as esu labai man yra es esmu loti
  dwi wedi heno yn rwy mae ddim heddiw iawn yr ta mo agus nil
  ngi ngiya yini kakhulu namhlanje ndi kodwa futhi mina
  ni na ya wa kwa sana lakini leo mimi sijui nina
  ako ang ng sa mga hindi lang ko pero ngayon na naman
  saya aku tidak dan yang ini itu sangat hari sudah bisa
  hai hain nahi nahin mera meri mujhe bahut aur kya hoon main aaj ho raha rahi yaar
  toi khong va la rat hom nay cua
  mwen pa ou nou anpil jodi`.split(/\s+/),
)
/** Words of English that are spelt as a grammar word elsewhere tell nothing. */
const english = new Set(
  'my me man am an a as on to so no is in at do he per main ta la ma mi pa we i era sin die most come ho ya na dag'.split(
    ' ',
  ),
)
/** English has these from elsewhere. */
const borrowed = new Set(
  `café cafés naïve fiancé fiancée résumé cliché clichés rosé protégé façade déjà crème brûlée piñata purée pâté sauté décor entrée soirée touché
  über doppelgänger jalapeño jalapeños matinée née à tête décolletage papier-mâché`.split(/\s+/),
)
const thanksAbroad =
  /^(?:\p{L}{1,2}[,!.]? )?(?:muchas |maraming |mil |muito |grand |vielen |heel |mange |tusen |go raibh |terima |bahut |baie |asante |enkosi )?(?:gracias|merci|obrigad[oa]|danke|grazie|спасибо|дякую|شكرا|شكرًا|نشكرك|धन्यवाद|शुक्रिया|ধন্যবাদ|شکریہ|ευχαριστω|ευχαριστώ|תודה|ممنون|مرسی|kasih|makasih|dhanyavaa?d|shukriya|shukran|spasibo|xi[eè] ?xi[eè]|arigat[oō]u?|dhonnobad|d[eě]kuj[iu]|d[ií]ky|dzi[eę]kuj[eę]|dzi[eę]ki|te[sş]ekk[uü]r\p{L}*|sa[gğ] ?ol|dank (?:je|u)|bedankt|dankie|takk|tack|tak|kiitos|k[oö]sz[oö]n[oö]m|k[oö]szi|mul[tț]umesc|hvala|diolch|maith|salamat|c[aả]m [oơ]n|ngiyabonga|ndiyabulela|enkosi|asante|a[cč]i[uū]|paldies|ait[aä]h|faleminderit|mèsi|mesi)(?![\p{L}])|^(?:非常)?(?:谢谢|謝謝|感谢|感謝)|^(?:どうも)?ありがとう|^(?:감사|고마)/iu

/** True for a message that begins with thanks in another language; `isAll`: it says hardly anything else. */
export function thanksInAnother(message: string): { readonly isAll: boolean } | null {
  const text = message.trim().replace(/^[¡\s]+/, '')
  if (!thanksAbroad.test(text)) return null
  return { isAll: text.split(/\s+/).length <= 3 && !/[.!?]\s+\S/.test(text) }
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
const marked = /[^\p{ASCII}’‘'–—-]/u
/** How a word begins in Bantu, Slavic and Nordic languages and never in English. */
const beginsAbroad =
  /^(?:ng|nk|mb|nd|nt|nz|hl|dl|dz|sz|cz|rz|zb|zd|zl|zm|zn|zv|vl|vz|fj|bj|gj|hj|lj|nj|hv|xh|tj|sr)\p{L}{3}/u

/** English words seldom end in a vowel that is spoken. */
const spoken = /[aiou]$/
const fewestLong = 4
function endsAbroad(all: readonly Word[]): boolean {
  const long = all.filter(({ folded }) => folded.length >= fewestLong)
  return (
    long.length >= fewestLong && long.filter(({ folded }) => spoken.test(folded)).length >= long.length * 0.7
  )
}

/** True for words in another language. */
export function isForeign(message: string, all: readonly Word[]): boolean {
  if (all.length === 0) return false
  const letters = message.match(/\p{L}/gu)?.length ?? 0
  if (letters > 0 && (message.match(latin)?.length ?? 0) < letters * 0.5) return true
  if (all.length < 2) return false
  const isGreeted = greetingAbroad.test(message.toLowerCase())
  let ours = 0
  let theirs = 0
  for (const { start, end, folded } of all) {
    const written = message.slice(start, end)
    const isName = start > 0 && /^\p{Lu}/u.test(written)
    if (english.has(folded)) continue
    if (grammarWords.has(folded)) theirs++
    else if (isStopword(folded)) ours++
    else if (!isName && marked.test(written) && !borrowed.has(written.toLowerCase())) theirs++
    else if (!isName && beginsAbroad.test(folded)) theirs++
  }
  if (ours === 0 && (isGreeted || endsAbroad(all))) return true
  return theirs >= (ours === 0 ? 2 : 3) && theirs > ours * 2
}
