import { type DangerPhrases, words } from './danger-language.ts'

const filler =
  '(?:einfach |nur |nur noch |echt |wirklich |eigentlich |auch |jetzt |heute |am liebsten |endlich |gar )*'

export const german: DangerPhrases = {
  marks: words(`ich mich mir meinem leben sterben keinen selbstmord* suizid*`),
  said: [
    `ich (?:will|wollte am liebsten|mochte|moechte) ${filler}(?:sterben|tot sein)`,
    `(?:will|mochte|moechte) ich ${filler}(?:sterben|tot sein)`,
    `ich ${filler}(?:sterben|tot sein) (?:will|mochte|moechte)`,
    `^(?:will|mochte|moechte) ${filler}(?:sterben|tot sein)`,
    '(?<=und )(?:will|mochte|moechte) (?:einfach |nur |nur noch )*(?:sterben|tot sein)',
    'ich (?:ware|waere) (?:~)(?:lieber|gern|gerne|am liebsten|besser) tot',
    'ich (?:wunschte|wuenschte|wollte)(?:,)? ich (?:ware|waere) (?:tot|nie geboren|nicht mehr da)',
    '(?:ich|^will|^werde|^muss|und will|und werde) (?:~)(?:mich|mir) (?:~)(?:umbring|umzubring|toten|zu toten|toeten|erhang|erhaeng|aufhang|aufzuhang|erschiess|vergift|das leben (?:zu )?nehm|die pulsadern)',
    '(?:denke|gedacht|nachgedacht|uberlege|ueberlege|nachdenke|kurz davor|bereit|plane|vor)(?: (?:\\S+ )?(?:daran|daruber|darueber|dran))?,? (?:mich|mir) (?:umzubringen|zu toten|zu toeten|zu erhangen|das leben zu nehmen|etwas anzutun|was anzutun)',
    '(?:bring|bringe) (?:ich )?mich (?:~)um',
    'ich (?:~)(?:nehme|nehm) mir das leben',
    'mir (?:~)(?:etwas|was) (?:an(?:zu)?tun|antue)',
    'selbstmord (?:zu )?(?:begeh|mach)',
    '(?:denke|gedanken) (?:~)an (?:selbstmord|suizid)',
    '(?:selbstmord|suizid)gedanken',
    'meinem leben ein ende (?:zu )?(?:setz|mach|bereit)',
    '(?:ich (?:~)ritze mich|mich (?:wieder |heute |gestern )*(?:geritzt|zu ritzen|ritzen)|verletze mich selbst|mich selbst (?:zu )?verletz)',
    'mich (?:~)(?:vor (?:den|einen) zug|von der brucke|von der bruecke|aus dem fenster) (?:zu )?(?:werf|sturz|stuerz|schmeiss)',
  ],
  noMore: [
    `(?:ich (?:will|mochte|moechte|mag|kann)|(?:will|mochte|moechte|mag|kann) ich|^(?:will|mochte|mag|kann)|und (?:will|mag)) ${filler}nicht (?:mehr|langer|laenger) (?:leben|weiterleben|da sein|aufwachen|existieren)`,
    'ich (?:einfach |wirklich )?nicht mehr (?:leben|weiterleben|aufwachen) (?:will|mochte|moechte|mag|kann)',
    'keinen (?:grund|sinn) mehr(?:,)? (?:zu leben|weiterzuleben)',
  ],
  denials: 'nicht|nie|niemals|nichts|kein\\S*|keinesfalls|weder',
  breaks: '[,;:]|und|oder|aber|weil|denn|sondern',
  others:
    '(?:er|sie|mein \\S+|meine \\S+|jemand|der \\S+|die \\S+|figur|held\\S{0,20}) (?:\\S+ ){0,3}?(?:will|wollte|hat|haben|sagt|sagte|singt|schreibt|versucht|konnte|wird)|(?:sagt|sagte|singt|schreibt|schrieb|ruft) (?:er|sie|jemand|der|die)|im (?:roman|film|lied|buch|stuck)',
  harmless:
    'vor (?:lachen|hunger|scham|langeweile|durst|hitze|mudigkeit|muedigkeit|peinlichkeit|neugier|freude)|uber den haufen|leben wie|leben ohne (?:kaffee|handy|internet|auto)',
  safe: '(?:ich bin|bin) (?:jetzt |wieder |hier |ganz |wirklich )*(?:in sicherheit|sicher(?!,| (?:dass|ob|wie|was|nicht)))|(?:^|ja,? )in sicherheit|ausser gefahr',
}

export const dutch: DangerPhrases = {
  marks: words(`ik mezelf mijn wil dood sterven leven zelfmoord* suicidale trein`),
  said: [
    '(?:ik wil|wil ik|^wil|(?<=en )wil) (?:gewoon |alleen |alleen maar |maar |echt |nu |liever |het liefst |nog )*(?:dood(?! aan|\\p{L})|sterven)',
    'ik (?:gewoon |echt |liever )?(?:dood|sterven) wil',
    '(?:was ik maar dood|(?:wou|wilde|wens) dat ik (?:dood was|niet meer leefde|nooit geboren was)|ik ben liever dood|beter af als ik dood)',
    'mezelf (?:~)(?:te )?(?:doden|ophangen|op te hangen|verdrinken|van kant|iets aandoen|iets aan te doen|pijn (?:te )?doen|snijden|beschadigen|verwonden|van het leven)',
    '(?:maak|maken) (?:me|mezelf|mij) (?:~)van kant|(?:me|mezelf|mij) van kant (?:te )?mak',
    '(?:ik (?:~)pleeg zelfmoord|zelfmoord (?:te )?(?:plegen|doen))',
    'denk (?:~)aan (?:zelfmoord|suicide|zelfdoding)',
    'zelfmoordgedachten|suicidale gedachten|ik ben (?:~)suicidaal',
    '(?:een )?einde? (?:te )?(?:maken )?aan mijn (?:eigen )?leven|ik (?:wil|ga) er (?:een )?eind(?:e)? aan maken',
    'ik snijd? (?:mezelf|in mijn (?:arm|armen|pols|polsen))|mijn polsen (?:door)?(?:te )?snij',
    '(?:me|mezelf) (?:~)(?:voor de trein|van de brug|van het dak) (?:te )?(?:gooi|werp|stort)|voor de trein (?:te )?springen',
  ],
  noMore: [
    '(?:ik wil|wil ik|^wil|en wil|ik kan|ik hoef) (?:gewoon |echt |eigenlijk |nu )*niet (?:meer|langer) (?:(?:te |blijven |verder )?leven|wakker worden|bestaan|verder leven)(?! (?:met|zoals|in|van|zonder (?:koffie|telefoon)))',
    'ik (?:echt |gewoon )?niet (?:meer|langer) wil leven|geen zin meer (?:om te leven|in het leven)|geen reden meer om te leven',
  ],
  denials: 'niet|nooit|geen|nimmer|niets',
  breaks: '[,;:]|en|of|maar|omdat|want',
  others:
    '(?:hij|ze|zij|iemand|mijn \\S+|de \\S+|het personage) (?:\\S+ ){0,3}?(?:wil|wilde|wou|zei|zegt|zingt|schreef|probeerde|heeft|denkt)',
  harmless:
    'van (?:het lachen|de honger|schaamte|verveling|de hitze|de dorst)|lach(?:te)? (?:me|mij)|schrik|verveel|werk me|hier niet meer (?:leven|wonen)',
  safe: '(?:ik ben|ben) (?:nu |hier |weer |echt )*(?:veilig|in veiligheid|buiten gevaar)|(?:^|ja,? )veilig',
}
