import type { DangerPhrases } from './danger-language.ts'
import { words } from './phrases-words.ts'

const filler =
  '(?:einfach |nur |nur noch |echt |wirklich |eigentlich |auch |jetzt |heute |am liebsten |endlich |gar |so |wieder |manchmal |oft |ehrlich |halt |bloss |schon |gern |gerne |bald |sofort |doch |lieber |langsam |ganz )*'
/** Not any more, as it is typed. */
const nimmer =
  '(?:(?:nicht|nich|net|ned|nit) (?:mehr|langer|laenger|weiter)|nimmer|nimma|(?:nie|niemals) (?:wieder|mehr))'
const will = '(?:will|wil|mochte|moechte|mocht|mag|kann)'
const ware = '(?:ware|waere|war|waer)(?!\\p{L})'
const tot = 'tot(?!\\p{L})'
const gone = `(?:${tot}|gestorben|(?:nicht|nich|net) mehr (?:da|hier|am leben)|weg)`
/** The verbs, with "mich" or "mir" before them. */
const umbringen =
  '(?:umbring|umzubring|umgebracht|(?:zu )?toten|toeten|getotet|(?:zu )?erhang|erhaeng|aufhang|aufzuhang|aufhaeng|aufgehangt|(?:zu )?erschiess|vergift|ertrank|abstech|abzustech|die kugel|das leben (?:zu )?nehm|(?:die )?pulsader|die adern)'
const umzubringen =
  '(?:umzubringen|umbringen|zu (?:toten|toeten|erhangen|erhaengen|erschiessen|vergiften|ertranken|ritzen|schneiden|verletzen)|aufzuhangen|das leben zu nehmen|(?:etwas|was) an ?zu ?tun|weh ?zu ?tun)'
const abgrund =
  '(?:vor (?:den|einen|nen|n|die|eine|ne|das|ein) (?:nachste\\S? )?(?:zug|bahn|s-bahn|u-bahn|sbahn|ubahn|tram|lkw|laster|ice|auto)|von (?:der|einer|ner) (?:\\S+ )?[^\\s,]{0,12}(?:bruck|bruecke)|vom (?:\\S+ )?(?:dach|hochhaus|balkon|parkhaus)|aus dem (?:\\S+ )?fenster)'
const glieder = '(?:arm|arme|armen|unterarm\\S?|bein|beine|oberschenkel|handgelenk\\S?|haut|bauch)(?!\\p{L})'
const suizid = '(?:selbstmord|suizid|freitod|selbsttotung)'
/** Words of the writer's own clause: nobody else stands in them. */
const own =
  '(?:(?!(?:er|sie|du|ihr|man|jemand|mein|meine|meinen|meiner|leute|menschen|wer|sich) )[^\\s;:]+ ){0,8}?'

export const german: DangerPhrases = {
  marks: words(
    `ich mich mir meinem leben sterben keinen selbstmord* suizid* freitod weiterleben weiterzuleben aufwachen umbringen umzubringen abschiedsbrief* tabletten todessehnsucht todeswunsch selbstverletz* lebensmude lebensmuede lebenswill* ausweg lebt stirbt bringt totet springe uberdosis`,
  ),
  said: [
    `(?:ich (?:will|wil|wollte (?:am liebsten|nur noch)|mochte|moechte|mocht)|(?:will|mochte|moechte) ich|^(?:will|mochte|moechte)|(?<=(?:und|oder|,) )(?:will|mochte|moechte)) ${filler}(?:sterben|${tot})`,
    `ich ${filler}(?:sterben|${tot}(?: sein)?) (?:will|mochte|moechte)`,
    `(?:wurde?|wuerde?)(?: ich)? ${filler}(?<=(?:liebsten|gern|gerne|einfach nur) )(?:sterben|tot sein|verrecken|tot umfallen)`,
    `ich ${ware} (?:~)(?:lieber|gern|gerne|am liebsten|besser|langst) (?:\\S+ )?${tot}`,
    `(?:liebsten|gern|gerne|besser|lieber) ${ware} ich (?:~)${tot}`,
    `${ware} ich (?:nur |doch |bloss |endlich |lieber |besser |einfach |schon |blos )+(?:${tot}|gestorben|nie geboren)`,
    `tot ${ware} ich (?:~)besser|^lieber ${tot}|besser ${tot} als`,
    `(?:wunsch|wuensch|wollte|hoff|bete)\\S{0,4}(?: mir)?,? (?:dass )?ich (?:~)(?:${tot}|sterbe|gestorben|verreck|nie geboren|nicht mehr da)`,
    `wenn ich (?:~)tot (?:ware|waere|war|waer)(?!\\p{L})`,
    '(?:wunsch|wuensch)\\S{0,3} (?:ich )?mir (?:~)(?:den tod|(?:\\S+,? )?zu sterben|tot zu sein)|ich (?:~)mir (?:~)den tod|tod (?:\\S+ ){0,2}(?:wunsche|wuensche) ihn|sehn\\S{0,3} (?:ich )?mich (?:~)(?:nach dem tod|danach,? (?:~)(?:zu sterben|tot zu sein))|mich (?:~)nach dem tod|(?:ich|mein\\S{0,2}) (?:~)tod(?:essehnsucht|eswunsch)',
    'lasst? mich (?:einfach |doch |bitte |endlich )*sterben',
    `(?:ich|^will|^werde|^muss|^wollte|^konnte|^habe?|^sollte?|(?<=(?:und|,) )(?:will|werde|hab|habe|wollte)) (?:[^\\s,;:]+ ){0,4}?(?:mich|mir) (?:[^\\s,;:]+ ){0,5}?${umbringen}`,
    `(?:ich|hab|habe|gedanken?|idee|plan|wunsch|drang|druck|impuls|bedurfnis|verlangen|entschluss|versuch|(?:denke|gedacht|nachgedacht|uberlege|ueberlege|nachdenke|kurz davor|bereit|plane|vor|daran|daruber|darueber|dran|versucht|beschlossen|entschlossen)),? (?:[^\\s,;:]+ ){0,6}?(?:[^\\s,;:]+, )?(?:mich|mir) (?:~)${umzubringen}`,
    '(?:bring|bringe) (?:ich )?mich (?:~)um(?!\\p{L})',
    '(?:nehme?) (?:ich )?mir (?:~)das leben',
    'mir (?:~)(?:etwas|was) (?:schlimmes )?(?:an(?:zu)?tun|an zu tun|antue?(?!t)|angetan)|(?:tue?) (?:ich )?mir (?:~)(?:etwas|was) (?:\\S+ )?an(?!\\p{L})',
    `${suizid} (?:zu )?(?:begeh|mach|verub)|(?:begehe?|mache?) (?:ich )?(?:~)${suizid}(?!\\p{L})`,
    `(?:ich|mir|hab|habe|meine) ${own}(?:(?:denke?|denken|gedacht|gedanken?|nachgedacht|grubel\\S{0,2}|fantasien?) (?:~)(?:an|uber|ueber|von|mit) (?:\\S+ )?${suizid}|(?:an|uber|ueber) ${suizid} (?:~)(?:denk|gedacht|nachdenk|nachgedacht|zu denken))|(?:denke?|dachte|gedanken) (?:ich )?(?:~)an ${suizid}(?!\\p{L})`,
    `(?:(?:ich|mir|mich|^habe?|wieder) ${own}|meine\\S? (?:\\S+ )?)(?<!(?:uber|ueber|zu|bei|thema) )(?:(?:selbstmord|suizid)(?:gedanken|fantasien|absichten|plane)|suizidalen? gedanken)`,
    `^(?:\\S+ ){0,2}?(?:selbstmord|suizid)gedanken(?: (?:\\S+ ){0,4}?(?:zuruck|wieder|mich|mir|ich)|$)(?! (?:\\S+ ){0,3}(?:nie|keine))`,
    '(?:ich|^bin|mich|und bin) (?:~)(?:suizidal|lebensmud|lebensmued|suizidgefahrd|selbstmordgefahrd|akut gefahrdet)',
    `(?:habe?|hatte) (?:ich )?(?:~)(?:einen |nen )?(?:suizid|selbstmord)versuch (?:~)(?:gemacht|unternommen|begangen)`,
    `(?:allem|dem ganzen|dem elend|meine[mr] (?:\\S+ )?(?:leben|leid|leiden|elend|qual)) (?:heute |endlich |jetzt |selbst |bald )*(?:ein|n) ende? (?:zu )?(?:setz|mach|bereit)|(?:mache?|setze?|bereite?) (?:ich )?(?:~)(?:allem|dem ganzen|meine[mr] (?:leben|leid|leiden|elend|qual)) (?:~)ein ende?`,
    '(?:mein|dieses|meines) leben(?:s)? (?:~)(?:zu )?beend|beende (?:ich )?(?:~)(?:mein|dieses|das) leben|ich (?:~)das leben (?:zu )?beend',
    'mach\\S{0,2} (?:[^\\s,;:]+ ){0,4}?schluss mit (?:allem|(?:dem|meinem|diesem) leben)|mit (?:allem|(?:dem|meinem|diesem) leben) (?:~)(?:schluss (?:zu )?mach|abgeschlossen|abschliess)|ich (?:~)aus dem leben (?:zu )?(?:scheid|geh|tret)',
    `${will}(?: ich)?,? ${filler}(?:,? ?dass) (?:alles|das alles|mein leben|es fur immer|dieses leben) (?:~)(?:vorbei|zu ende|aufhort|endet)`,
    '(?:ich|^will|und will|liebsten|,) (?:~)fur immer (?:~)(?:schlaf|einschlaf|weg sein|verschwind)',
    'ich (?:~)(?:weg von dieser welt|(?:diese|die) welt (?:zu )?verlass|von dieser welt (?:zu )?(?:geh|verschwind))',
    '(?:ich (?:[^\\s,;:]+ ){0,4}?|^habe? (?:~)|meine?n? )abschiedsbriefe? (?:~)(?:geschrieben|schreib|fertig|bereit|verfass|liegt|liegen)|schreibe? (?:ich )?(?:~)abschiedsbrief(?! (?:an|fur) (?:die|meine) (?:kolleg|klasse|team|schul))',
    '(?:ich|^will|^werde|^nehme?|^schlucke?|und (?:nehme?|schlucke?|werde|will)) (?:[^\\s,;:]+ ){0,4}?(?:(?:alle?|alle meine|genug|zu viele?|die ganzen?|ne ganze|eine ganze|samtliche) (?:packung |schachtel )?(?:\\S+ )?(?:schlaf|schmerz)?(?:tabletten|pillen|mittel)|uberdosis|ueberdosis) (?:[^\\s,;:]+ )?(?:(?:zu |auf einmal )*(?:schluck|nehm|einwerf|einzunehm|geschluckt|reinzieh)|auf einmal)',
    '(?:ich|^habe?) (?:~)(?:zu viele|ganze packung|ganze schachtel|uberdosis) (?:~)(?:genommen|geschluckt)|(?:ich|^habe?) (?:~)(?:tabletten|pillen) (?:~)(?:gesammelt|gehortet|gebunkert|bereitgelegt)(?! und (?:~)(?:apotheke|abgegeben|entsorgt))',
    `(?:ich|^will|^werde|kurz davor,?|und dran,?|daran,?|daruber,?|uberleg\\S{0,2},?|mache:|und (?:will|werde)) (?:[^\\s,;:]+ ){0,6}?${abgrund}\\S{0,2} (?:zu |einfach )*spring(?:en?)?(?!t)`,
    `(?:^|ich (?:~)|, )springe? (?:ich )?(?:~)${abgrund}|springe? ich (?:~)${abgrund}`,
    `mich (?:~)${abgrund}\\S{0,2} (?:zu )?(?:werf|sturz|stuerz|schmeiss|leg|fallen)|(?:werfe?|schmeisse?|sturze?|lege?) (?:ich )?mich (?:~)${abgrund}|mich (?:~)auf die (?:gleise|schienen) (?:zu )?leg`,
    'ich (?:\\S+ ){0,4}?(?:gleis|bahnsteig|bruck|bruecke|dach|gelander|abgrund|schiene)\\S{0,3} (?:\\S+ ){0,10}?(?:schritt,? (?:und|dann) (?:\\S+ ){0,3}?(?:vorbei|weg|aus|ende|ruhe|fertig)(?!\\p{L})|fallen lass|nur (?:zu )?springen|(?:dann )?(?:ware|waere|ist) (?:es|alles) vorbei)',
    `(?:mich|mir) (?:[^\\s,;:]+ ){0,5}?(?:(?:auf|ein)?geritzt|(?:auf)?ritzen|ritze(?!\\p{L}))|(?:ritze?|ritz) (?:ich )?(?:mich|mir)(?!\\p{L})`,
    `(?:mir|mich) (?:~)(?:in |an |auf )?(?:den|die|meinen?|das|beide) (?:\\S+ )?${glieder} (?:~)(?:geschnitten|zerschnitten|schneid|aufschneid|aufgeschnitten|aufzuschneid|ritz|geritzt|aufgeritzt|aufritz|blutig|zerkratzt)|schneide? (?:ich )?(?:mir|mich) (?:~)(?:${glieder}|pulsader|wieder(?! die haar)|absichtlich|selbst)`,
    '(?:mir|mich) (?:~)mit (?:der|einer|ner|dem|einem|nem) (?:\\S*klinge|cutter|skalpell|\\S*scherbe|feuerzeug|zigarette) (?:~)(?:geschnitten|schneid|ritz|verletz|verbr)|zigarette\\S{0,2} (?:~)(?:auf|an) meine[mr] (?:arm|haut|bein)',
    'mich (?:~)(?:wieder|absichtlich|selbst|selber|heimlich) (?:~)(?:zu )?(?:geschnitten|schneid|verletz|verbrenn|verbrannt|geschlagen|schlag|bestraf)|(?:verletze?|schlage?|verbrenne?|bestrafe?) (?:ich )?mich (?:~)(?:selbst|selber|absichtlich)',
    `(?:(?:ich|mich) ${own}|meine? )(?<!(?:uber|ueber|zu|bei|thema) )(?:selbstverletz|svv(?!\\p{L}))`,
    '(?:ich|^will|^muss|und will) (?:~)mir (?:~)weh ?(?:zu ?)?tun|mir (?:selbst|selber) (?:~)(?:weh|schmerz|schaden)|(?:tue?) (?:ich )?mir (?:~)(?:selbst|selber|absichtlich) (?:~)weh',
    'ohne mich (?:ware|waere|war|waer|ist|sind|ging|geht|hatt)\\S{0,3} (?:[^\\s,;:]+ ){0,4}?(?:besser dran|leichter|glucklicher|alle froh|die welt besser|alles besser)|(?:alle|jeder|welt|familie|kinder|eltern|anderen|freunde|mama|mutter|mann|frau|leute) (?:~)(?:ohne mich (?:~)(?:besser|leichter|glucklicher)|(?:besser|glucklicher) (?:dran )?ohne mich)|besser dran ohne mich|ohne mich besser dran',
    '(?:ich|^bin|^habe?) (?:~)(?:genug|schnauze voll) (?:~)(?:vom|von (?:diesem|meinem|dem)) leben(?! (?:in|als|mit))|ich (?:~)(?:das|dieses|mein|des) lebens? (?:~)(?:leid(?!\\p{L})|mude|muede|satt|uberdrussig)|(?:ich|^will) (?:~)(?:einfach|heute|endlich|jetzt) alles (?:zu )?beenden',
    '(?:google?|suche?|recherchiere?|gegoogelt|gesucht|lese?) (?:[^\\s,;:]+ ){0,5}?(?:method\\S*|wege\\S*|moglichkeit\\S*|wie (?:man|ich)),? (?:\\S+ ){0,5}?(?:sterb|stirbt|umbring|umzubring|toten|suizid)|wie (?:bringt|totet|erhangt|nimmt) man sich (?:~)(?:um(?!\\p{L})|selbst|das leben)|wie (?:sterbe? ich|stirbt man|kann (?:ich|man)) (?:~)(?:schmerzlos|schnellsten|einfachsten|ohne schmerzen)(?: am leichtesten)? ?(?:sterb|$|,|\\?)|(?:tabletten|pillen) (?:\\S+ ){0,7}?(?:um |damit ich )(?:zu )?(?:sterb|tot)',
    '(?:ausweg|losung|erlosung)\\S? (?:\\S+ ){0,5}?(?:der tod|suizid|selbstmord|zu sterben)(?!\\p{L})|(?:der tod|selbstmord|suizid|sterben) (?:ist |ware |scheint |fur mich |mir |noch |vielleicht |nur |wie |als )*(?:der|die|eine?|meine?) (?:einzige?|letzte?)?(?:r)? ?(?:ausweg|losung|erlosung|moglichkeit|option)',
    `(?:denk|dacht|gedanke|will|konnte|uberleg|wurde|einfach|drang)\\S{0,3},? (?:\\S+ ){0,6}?(?:gegen (?:einen|den|nen|die|eine) (?:nachsten? )?(?:baum|bruckenpfeiler|wand|mauer)|in den gegenverkehr) (?:zu )?(?:fahr|lenk|steuer|ras)|ich (?:\\S+ ){0,5}?(?:dach|bruck|balkon|fenster|hochhaus)\\S{0,3} (?:\\S+ ){0,6}?(?:runter|hinunter|herunter)(?:zu)?spring(?!t)`,
    '(?:ich|^habe?) (?:~)(?:strick|rasierklinge\\S?|abschiedsbrief\\S?) (?:~)(?:gekauft|besorgt|bereit|bestellt|versteckt)|strick (?:~)um (?:den|meinen) hals',
    'mein (?:letzter )?abschied,? (?:\\S+ )?(?:lebt wohl|von dieser welt|fur immer|von der welt)|mein\\S? letzte[rn]? (?:tag|nacht) auf (?:dieser|der) (?:welt|erde)|mein\\S{0,2} (?:eigene\\S? )?(?:suizid|selbstmord|freitod)(?!\\p{L})',
    `ich (?:hatte|haette) (?:~)(?:sterben|einfach springen|tot sein) sollen|ich (?:sollte|musste) (?:~)tot sein|verdiene? (?:ich )?(?:~)(?:zu sterben|den tod)|ich (?:will|mochte) (?:[^\\s,;:]+ ){0,3}?in den himmel`,
    `(?:ich|^bin) (?:~)(?:mude|muede) vom leben|schluss (?:zu )?machen? mit (?:allem|(?:dem|meinem|diesem) leben)|(?:ich|^will) (?:~)(?:verschwinden|weg sein|schlafen),? (?:\\S+ )?fur immer|ich sollte ${filler}sterben`,
    `(?:ich|^habe?|^nehme?) (?:~)[1-9]\\d+ (?:\\S+ )?(?:schlaf|schmerz)?(?:tabletten|pillen) (?:~)(?:genommen|geschluckt|nehm|schluck)|ich (?:~)(?:auf|an|am) (?:der |dem |einer )?\\S*(?:bruck|dach|gelander|gleis|bahnsteig|hochhaus)\\S* (?:\\S+ ){0,5}?(?:will|werde|mochte|gleich) (?:\\S+ ){0,2}?springen?(?!t)`,
    'egal,? ob ich (?:~)(?:leb|sterb|tot|aufwach|uberleb)|mich (?:~)(?:verbrannt|geschnitten|verletzt|geschlagen|geritzt),? (?:~)(?:absichtlich|mit absicht)',
    '(?:fantasier|phantasier|traum|denk|stelle?)\\S{0,3} (?:[^\\s;:]+ ){0,4}?(?:meine[nm] (?:eigenen )?tod|zu sterben|tot zu sein|ans sterben)(?!\\p{L})|(?:warum|wozu|wieso) bin ich (?:~)am leben',
  ],
  noMore: [
    `(?:ich ${will}|${will} ich|^${will}|(?<=(?:und|,) )${will}|(?:wurde|wuerde)(?: ich)?(?: am)? (?:liebsten|gern|gerne)) ${filler}${nimmer} (?:leben(?! (?:in|mit|bei|als|wie) )|weiterleben|weiter leben|da sein|dasein|aufwachen|existier|am leben sein|sein(?=$|,)|(?:auf|in) dieser (?:welt|erde))`,
    `ich ${filler}${nimmer} (?:leben|weiterleben|weiter leben|aufwachen|da sein|existieren) (?:will|mochte|moechte|mag|kann|muss)`,
    `(?:hoff|wunsch|wuensch|bete|liebsten|einschlaf|schlaf)\\S{0,4},? (?:\\S+ ){0,7}?(?:${nimmer}|nicht) (?:aufwach|aufzuwach)`,
    `(?:kein|keine|keinen|null) (?:[^\\s,;:]+ )?(?:grund|sinn|lust|bock|kraft|mut|energie|willen?|antrieb)(?: mehr)?,? (?:\\S+ ){0,2}?(?:zu leben|weiter ?zu ?leben|am leben zu bleiben|(?:auf|zum|im|in) (?:das |dieses |diesem |mein |meinem |dies |ganze )*(?:weiter)?leben(?! (?:in|mit|als|auf|ohne) ))`,
    '(?:fehlt|fehlen) (?:mir )?(?:~)(?:kraft|lust|wille|mut|sinn|grund)(?: mehr)?,? (?:zum (?:weiter)?leben|zu leben|weiterzuleben|im leben)',
    `(?:mein|das|dieses) leben (?:hat|ergibt|macht|ist) (?:~)(?:kein|keinen) (?:sinn|wert|zweck) mehr|mein leben (?:hat|ist|ergibt|macht) (?:~)(?:kein\\S{0,2} sinn|sinnlos|nichts wert|nix wert|wertlos|nicht lebenswert|nicht mehr lebenswert)`,
    '(?:wozu|warum|wofur|weshalb|wieso) (?:soll|sollte|muss) ich (?:~)(?:noch|uberhaupt|ueberhaupt|weiter) (?:\\S+ )?(?:leben|am leben)|(?:wozu|warum|wofur|wieso) (?:soll|sollte|muss) ich (?:~)weiterleben|(?:wozu|warum|wofur|wieso) (?:lebe?|existiere) ich (?:~)(?:noch|uberhaupt|ueberhaupt)',
    `(?:halte?|ertrage?|schaffe?|packe?)(?: ich)? (?:das|dieses|mein|dies) (?:[^\\s,;:]+ )?leben (?:~)(?:${nimmer}|nicht)|(?:das|dieses|mein) leben (?:~)(?:${nimmer}|nicht) (?:aushalt|ertrag)`,
    `gehore? (?:~)(?:${nimmer}|nicht) (?:auf|in) diese welt|verdiene? (?:~)(?:nicht,?|nicht mehr,?) zu leben|nicht wert,? (?:weiter)?zu ?leben`,
    `wenn ?(?:e?s )?(?:[^\\s,;:]+ ){0,2}?mich (?:~)(?:${nimmer}|nicht|nich|nie) (?:gab|gaeb|gibt|gegeben)`,
    `(?:besser|leichter|froh|egal|vermiss|erleichtert|merk|auffall|ruhe|glucklicher|storen|trauern|weinen)\\S{0,3} (?:\\S+ ){0,3}?wenn ich (?:~)(?:${gone} (?:bin|ware|waere|war|waer)|nie geboren|sterb|(?:nicht|nich) mehr (?:leb|existier))`,
    `wenn ich (?:~)(?:${gone}) (?:bin|ware|waere|war|waer),? (?:\\S+ ){0,6}?(?:besser|vermiss|leichter|egal|froh|ruhe|merk|glucklich|weinen)`,
    `(?:hoff|wunsch|bete|wollte)\\S{0,4},? (?:dass )?ich (?:~)wache? (?:~)(?:${nimmer}|nicht|nie) auf(?!\\p{L})|${will}(?: ich)? ${filler}(?:nicht leben(?=$|,)|nicht weiter ?leben)`,
    `(?:nichts|nix|niemanden?|nichts und niemand)(?: mehr)?,? (?:wofur|fur (?:das|den|die|was)) (?:\\S+ ){0,4}?leben|(?:nichts|nix) (?:~)mich (?:~)(?:am leben|auf dieser welt)|lohnt (?:~)nicht (?:mehr )?,? ?(?:zu leben|weiterzuleben)`,
    `(?:darf|kann) ich nicht (?:einfach|endlich|jetzt) (?:sterben|${tot}|verschwinden)|lasst? mich (?:~)(?:${nimmer}|nicht) aufwach|wunsche? (?:ich )?mir nichts (?:\\S+ )?als (?:den tod|zu sterben|tot)`,
    'ich (?:sollte|durfte|hatte) (?:~)(?:nicht|nie|gar nicht) (?:mehr )?(?:leben|existieren|geboren|auf der welt)|(?:kein|keinen) lebenswill|lebenswill\\S{0,2} (?:~)(?:verloren|weg(?!\\p{L}))',
  ],
  denials: 'nicht|nich|net|ned|nie|niemals|nichts|nix|kein\\S*|keinesfalls|weder|nimmer',
  breaks:
    '[,;:]|und|oder|aber|weil|denn|sondern|(?:kann|will|mag|pack|schaff|halt)\\S{0,4} (?:\\S+ )?nicht mehr(?= $)',
  others:
    '(?:er|sie|mein (?!kopf|leben)\\S+|meine (?!gedanke|stimme)\\S+|jemand|der (?!gedanke)\\S+|die (?!stimme|gedanke)\\S+|figur|held\\S{0,20}) (?:\\S+ ){0,3}?(?:will|wollte|hat|haben|sagt|sagte|singt|schreibt|versucht|konnte|wird)|(?:sagt|sagte|singt|schreibt|schrieb|ruft) (?:er|sie|jemand|der|die)|im (?:roman|film|lied|buch|stuck)|(?:album|lied|song|buch|film|stuck|roman) (?:~)heisst|als (?:kind|teenager|jugendlich)|fruher|damals|mit (?:\\d+|\\S+zehn|zwanzig)(?!\\p{L})',
  harmless:
    'vor (?:lachen|hunger|scham|langeweile|durst|hitze|mudigkeit|muedigkeit|peinlichkeit|neugier|freude|arbeit|gluck|aufregung)|uber den haufen|leben wie|leben ohne (?:kaffee|handy|internet|auto)|(?<!\\p{L})(?:er|sie|du|das|es|ihr|mama|chef) mich (?:\\S+ ){0,2}umbring|(?:stadt|wohnung|haus|dorf|land|wg|viertel|gegend|hier|dort|berlin|deutschland) (?:will|mochte|moechte|kann|mag) ich|nachts (?:\\S+ ){0,3}aufwach|beim (?:rasieren|kochen|basteln|\\S*schneiden|sport|spielen|arbeiten)|bungee|fallschirm|spring\\S* (?:\\S+ ){0,4}(?:ins (?:wasser|becken|meer)|in den see)|(?:lange|jahre) (?:vorbei|her)(?!\\p{L})|(?:gedanken|versuch\\S*) (?:bei|unter|von) (?!mir)|abschiedsbrief (?:\\S+ ){0,3}(?:an|fur) (?:die|meine) (?:kolleg|klasse|team|schul)|(?:er|sie) (?:sagte?|schrieb|schreibt|meinte|rief):|pravention|praevention|jeden (?:morgen|abend|tag) (?:\\S+ ){0,3}(?:tabletten|pillen)',
  safe: '(?:ich bin|bin) (?:jetzt |wieder |hier |ganz |wirklich )*(?:in sicherheit|sicher(?!,| (?:dass|ob|wie|was|nicht)))|(?:^|ja,? )in sicherheit|ausser gefahr',
}

const vulling =
  '(?:gewoon |alleen |maar |echt |nu |liever |het liefst |nog |zo |soms |vaak |eigenlijk |eindelijk |wel |ook |vandaag |vannacht |weer |gwn |graag |zelf |helemaal )*'
const nooitMeer = '(?:(?:niet|nie|ni|nt) (?:meer|langer|verder|mr)|nooit meer)'
const dood =
  '(?:dood(?:gaan)?(?! (?:aan|hout|blad|gras|dier|gewicht|materiaal|vlees|water|kapitaal)|\\p{L})|sterven)'
const mezelf =
  "(?:mezelf|mijzelf|me zelf|mij zelf|mijn ?zelf|m'n ?zelf|mn ?zelf|mezelve|(?:mijn|m'n|mn|me) eigen)"
const afgrond =
  "(?:voor (?:de|een) (?:[^\\s,;:]+ )?(?:trein|metro|tram|vrachtwagen|auto)(?! nog)|van (?:de|een|het|'t|t|n) (?:\\S+ )?(?:brug|dak|flat|balkon|viaduct|gebouw|toren)|uit (?:het|een|'t|t) raam)"
const ledematen =
  "(?:mijn|m'n|mn|me|de) (?:\\S+ )?(?:arm|been|benen|pols|dij|bovenbe|onderarm|huid|buik)\\S{0,3}"
const zelfmoord = '(?:zelfmoord|suicide|zelfdoding)(?!\\p{L})'
/** Words of the writer's own clause: nobody else stands in them. */
const eigen =
  "(?:(?!(?:hij|zij|ze|mijn|m'n|mn|haar|iemand|mensen|men|jongeren|je|jij|jouw|u|wie|over) )[^\\s;:]+ ){0,8}?"
const erNietMeer =
  '(?:er (?:~)(?:niet|nie|ni) (?:meer )?(?:ben|was|zou zijn)|dood (?:was|ben|zou zijn)|weg was|(?:niet|nie) (?:meer )?(?:leef|besta|bestond)|nooit (?:was )?geboren|er nooit was)'

export const dutch: DangerPhrases = {
  marks: words(
    `ik mezelf mijzelf mijn wil dood sterven leven zelfmoord* zelfdoding suicidale suicidaal trein wakker zonder kwil doodgaan afscheidsbrief* pillen automutil* levensmoe levenslust levenswil eind einde snij snijd doodswens* brug`,
  ),
  said: [
    `(?:ik wil|ik wl|kwil|'k wil|wil ik|^wil|(?<=(?:en|,) )wil) ${vulling}${dood}`,
    `ik ${vulling}${dood} (?:zijn )?wil`,
    `(?:ik (?:zou|wou|wilde)|zou ik|^zou) (?:~)(?:liefst|liever|graag|willen|wel|gewoon) (?:~)(?:${dood}|willen sterven)`,
    `(?:was|kon|mocht) ik (?:\\S+ )?maar (?:gewoon |al |eindelijk )*(?:${dood}|verdwijnen)|ik (?:ben|was|kan) (?:~)(?:liever|beter) (?:~)${dood}|^(?:liever|beter) dood|beter af als ik dood|beter dood dan`,
    `(?:wou|wilde|wens|wenste|hoop|hoopte|bid|droom)(?: ik)? (?:~)dat ik (?:~)(?:dood (?:was|ben|ga|ging|mocht)|doodga|doodging|sterf|stierf|mocht sterven|${dood} mag)`,
    `${mezelf} (?:[^\\s,;:]+ ){0,4}?(?:te )?(?:doden|dood ?(?:te )?(?:mak|schiet|rijd|ste)|ombreng|om te breng|omgebracht|ophang|op te hang|opgehang|verhang|verdrink|vergiftig|wurgen|van kant|van het leven|(?:iets|wat) aan ?(?:te )?(?:ga )?(?:doe|gedaan|zal|zou|wil)|(?:iets|wat) (?:ga |zal |wil |zou |moet )+aandoe|door (?:het|mijn) hoofd|voor (?:mijn|de|m'n) kop (?:te )?schiet)`,
    `(?:ik|kga|^wil|^ga|en (?:ga|wil)|om) (?:[^\\s,;:]+ ){0,4}?(?:me|mij) (?:~)(?:te )?(?:ophang|op te hang|verhang|verdrink|vergiftig|van kant|doodrijd|dood te rijd|doodschiet)`,
    `(?:maak|hang|verhang|verdrink|dood) (?:ik )?(?:me|mij|${mezelf}) (?:~)(?:van kant|op(?!\\p{L})|vannacht|vanavond|morgen)|(?:me|mij) van kant (?:te )?mak`,
    `(?:ik|kga|^wil|^ga|en (?:ga|wil)|gedachten?|idee|neiging|plan|drang|besluit|besloten) ${eigen}(?:${zelfmoord} (?:te |gaan |wil |ga )*(?:pleeg|plegen|doen)|(?:pleeg|plan) (?:~)${zelfmoord})|pleeg (?:ik )?(?:~)${zelfmoord}`,
    `(?:ik|en) ${eigen}(?:denk|dacht|gedacht|denken|overweeg|overwogen|nadenk|nagedacht|fantaseer) (?:[^\\s,;:]+ ){0,4}?(?:aan |over |om )?${zelfmoord}|(?:denk|overweeg|fantaseer) (?:ik )?(?:~)(?:aan |over )?${zelfmoord}|ik ${eigen}aan ${zelfmoord} (?:~)(?:denk|dacht|gedacht)|gedachten? aan ${zelfmoord} (?:~)(?:me|mij|mijn)(?!\\p{L})`,
    `(?:(?:ik|me|mij|^heb) ${eigen}|(?:mijn|m'n|mn) (?:\\S+ )?)(?<!(?:over|bij) )(?:zelfmoord(?:gedacht|neiging|plan)|suicidale (?:gedacht|neiging)|suicidegedacht|doodswens|doodsverlang|doodsgedacht)|^(?:\\S+ ){0,2}?zelfmoordgedachten(?: (?:\\S+ ){0,3}?(?:terug|weer)|$)`,
    '(?:ik|^ben|^voel me|en (?:ben|voel me)) (?:[^\\s,;:]+ ){0,4}?suicidaal',
    `heb (?:ik )?${eigen}(?:zelfmoordpoging|suicidepoging|poging) (?:~)(?:gedaan|ondernomen)(?! om (?!mezelf))`,
    `eind(?:e)? (?:te )?(?:maken )?(?:aan|van) (?:(?:mijn|m'n|mn) (?:\\S+ )?(?:leven|lijden|ellende)|dit leven|alles(?!\\p{L})|het leven)|(?:ik|^ga|^wil|en (?:ga|wil)) (?:[^\\s,;:]+ ){0,3}?er (?:~)(?:een )?eind(?:e)? aan (?:te |ga |wil |zal |moet )*ma(?:ak|ken)(?! met)|maak (?:ik )?er (?:~)(?:een )?eind(?:e)? aan(?! met|\\p{L})`,
    "(?:mijn|m'n|mn) (?:eigen )?leven (?:~)(?:te )?(?:beeindig|stop te zetten|te nemen|benemen)|beeindig (?:ik )?(?:~)(?:mijn|m'n|mn|dit) leven|(?:ik|^wil) (?:~)uit (?:het|dit) leven (?:te |wil |ga )*stap|stap (?:ik )?(?:~)uit (?:het|dit) leven|ik (?:~)eruit (?:te )?stap\\S{0,3},? (?:\\S+ )?(?:voorgoed|voor altijd|definitief)",
    "(?:mijn|m'n|mn|het|dit) leven (?:mag|moet) (?:~)(?:ophouden|stoppen|voorbij|afgelopen)|(?:wil|wou|hoop)(?: ik)? (?:~)dat (?:alles|het allemaal|mijn leven|dit leven) (?:~)(?:stopt|ophoudt|voorbij|afgelopen|eindigt)",
    `verlang\\S{0,2} (?:ik )?(?:[^\\s,;:]+ ){0,4}?(?:naar de dood|naar mijn dood|dood te zijn|dood te gaan|te sterven)|(?:ik|en) (?:~)naar de dood (?:te )?verlang|laat me (?:~)(?:doodgaan|sterven)`,
    `(?:ik ${eigen}|mijn |m'n )afscheidsbrie\\S{0,3} (?:~)(?:geschreven|schrijf|schrijven|klaar|ligt|liggen)|schrijf (?:ik )?(?:~)afscheidsbrie\\S{0,3}(?! (?:aan|voor) (?:mijn|de) (?:collega|klas|team|leerling))|^(?:heb )?(?:\\S+ ){0,2}?afscheidsbrie\\S{0,3} (?:\\S+ )?geschreven`,
    `(?:neem|slik|ga|wil|zal) (?:ik )?(?:[^\\s,;:]+ ){0,3}?(?:al (?:mijn|m'n|mn|die|de)|alle|te ?veel|(?:een|de) hele (?:strip|doos|pot)|heel het doosje) (?:~)(?:slaap)?(?:pillen|medicijnen|tabletten|medicatie)(?! (?:netjes|op tijd|bij))|(?:ik|^heb) (?:~)(?:slaap)?(?:pillen|medicijnen|tabletten) (?:~)(?:gespaard|opgespaard|verzameld|klaargelegd|klaarliggen)|(?:ik|^ga|^wil) (?:~)overdosis (?:~)(?:nem|slik)|neem (?:ik )?(?:~)overdosis`,
    `(?:^|ik (?:~)|, |en )spring (?:ik )?(?:~)${afgrond}|spring ik (?:~)${afgrond}|(?:ik|kga|^wil|^ga|om|en (?:wil|ga)) (?:(?!(?:hij|ze|zij|iemand|mensen|die|man) )[^\\s,;:]+ ){0,7}?${afgrond} (?:te |wil |ga |zou |af te |af )*spring(?!t)`,
    `(?:me|mij|${mezelf}) (?:~)${afgrond} (?:te |wil |ga )*(?:gooi|werp|stort|laten vallen|leg)|(?:gooi|werp|stort) (?:ik )?(?:me|mij|${mezelf}) (?:~)${afgrond}`,
    `${mezelf} (?:[^\\s,;:]+ ){0,3}?(?:te )?(?:pijn (?:te |wil |ga |zou )*(?:doe|gedaan|doen)|snij|gesneden|beschadig|verwond|kras|gekrast|slaan|geslagen|verbrand|toegetakeld|straffen)`,
    `(?:snij|snijd|sneed|kras|sla|verwond|beschadig|verbrand|krab) (?:ik )?${mezelf}(?!\\p{L})|(?:doe|deed) (?:ik )?${mezelf} (?:~)(?:pijn|iets aan|wat aan)`,
    `(?:snijd?|kras|sneed) (?:ik )?(?:me |mezelf )?(?:~)in ${ledematen}|in ${ledematen} (?:~)(?:te )?(?:gesneden|snij|kras|gekrast)|(?:mijn|m'n|mn) pols\\S{0,2} (?:~)(?:door|open)?(?:te )?(?:snij|gesneden)|(?:snijd?) (?:ik )?(?:mijn|m'n|mn) pols|heb (?:ik )?me (?:~)(?:weer|opnieuw) (?:~)(?:gesneden|gekrast|verwond)`,
    `(?:ik ${eigen}|mijn )(?:automutil|zelfbeschadig|zelfverwond)`,
    'zonder (?:mij|me) (?:is|zijn|was|waren|zou|zouden|heeft|hebben) (?:[^\\s,;:]+ ){0,4}?(?:beter af|gelukkiger|makkelijker|een betere plek)|(?:beter af|beter uit) (?:zijn )?zonder (?:mij|me)(?!\\p{L})|(?:iedereen|wereld|familie|gezin|kinderen|jullie|allemaal|ouders|alles|leven) (?:[^\\s,;:]+ ){0,4}?(?:beter|gelukkiger|makkelijker)(?: plek)? (?:zijn )?zonder (?:mij|me)(?!\\p{L})|zonder (?:mij|me) (?:[^\\s,;:]+ ){0,3}?beter af',
    `(?:mag|laat) (?:ik|me|mij) (?:~)(?:sterven|doodgaan)|ik ${eigen}(?:me|mij) (?:iets|wat) (?:aan te doen|aandoe(?!t))|maak (?:ik )?${mezelf} (?:~)(?:dood|kapot)`,
    `(?:ik|^heb) (?:~)[1-9]\\d+ (?:\\S+ )?(?:slaap)?(?:pillen|tabletten) (?:~)(?:geslikt|genomen|ingenomen|slik)|ik (?:~)(?:op|aan|bij) (?:de|het|een) (?:\\S+ )?(?:brug|dak|viaduct|spoor|perron|balkon) (?:\\S+ ){0,5}?(?:ga|wil|zal) (?:\\S+ )?spring(?!t)`,
    `(?:doodgaan|dood zijn|sterven) lijkt (?:me|mij) (?:~)(?:heerlijk|fijn|beter|best|makkelijk|rust|mooi)|denk (?:ik )?(?:~)aan (?:doodgaan|dood gaan|dood zijn|mijn (?:eigen )?dood)(?!\\p{L})`,
    `(?:touw|strop) (?:~)(?:om (?:mijn|m'n|mn) nek|klaarliggen|hangt al)|touw gekocht (?:\\S+ ){0,6}?(?:het (?:ga |zal |wil )*doe|ophang)`,
    `(?:googel|google|zoek|gezocht|lees|gegoogeld)\\S{0,3} (?:[^\\s,;:]+ ){0,4}?(?:hoe|manier\\S*|methode\\S*) (?:\\S+ ){0,6}?(?:doodga|dood te|dood ga|sterf|sterven|zelfmoord|mezelf)|hoe (?:ga|kan|pleeg|maak|sterf) (?:ik|je|men) (?:[^\\s,;:]+ ){0,4}?(?:pijnloos|snelst|zelfmoord|van kant|${mezelf} dood)|pillen (?:\\S+ ){0,6}?(?:dood te|te sterven|doodga|dood ga)`,
    `in ${ledematen} (?:~)(?:open)|${ledematen} (?:~)(?:open(?:gehaald|gesneden|gekrast)|kapot) (?:~)(?:mes|schaar)|(?:weer|opnieuw) (?:~)opengehaald|${mezelf} (?:~)(?:gebrand|brand)`,
    `(?:denk|dacht|fantas|wil|zin|gedacht|overweeg|neiging|gewoon|drang)\\S{0,4} (?:\\S+ ){0,6}?tegen (?:een|de|'n) (?:boom|muur|viaduct|pilaar) (?:aan )?(?:te )?(?:rijd|knal)`,
    `(?:de dood|zelfmoord|sterven|doodgaan) (?:is |lijkt |voelt |me |mij |voor mij |nog |als )*(?:de|mijn|een) (?:enige |laatste )?(?:uitweg|oplossing|optie|verlossing)|(?:uitweg|oplossing) (?:\\S+ ){0,4}?(?:de dood|zelfmoord|te sterven)(?!\\p{L})`,
    `(?:ik (?:wil|moet)|wil ik) (?:~)van (?:het|dit|mijn) leven af|(?:ik|^ben) (?:~)levensmoe|ik ben (?:~)(?:het|dit|mijn|m'n) leven (?:~)(?:moe|beu|zat)(?!\\p{L})|klaar met (?:het|dit|mijn|m'n) leven(?! (?:in|als|op|van))`,
    `mijn (?:laatste )?afscheid,? (?:\\S+ ){0,3}?(?:vaarwel|van deze wereld|voor altijd)|mijn laatste (?:dag|nacht) op (?:aarde|deze wereld)|mijn (?:eigen )?${zelfmoord}|ik had (?:~)dood moeten|verdien (?:ik )?(?:het )?(?:om )?(?:te sterven|dood te|de dood)|ik wil (?:[^\\s,;:]+ ){0,4}?(?:naar de|in de) hemel`,
    `(?:weg van|van) deze wereld (?:weg|verdwijn)|ik (?:~)(?:weg van deze wereld|deze wereld (?:te )?verlaten)|(?:ik|^wil) (?:~)(?:voor altijd|voorgoed|eeuwig) (?:~)(?:slapen|inslapen|verdwijnen|weg zijn)`,
  ],
  noMore: [
    `(?:ik (?:wil|wl|kan|hoef)|kwil|'k wil|(?:wil|kan|hoef) ik|^(?:wil|kan)|(?<=(?:en|,) )wil|ik zou (?:het )?(?:liefst|liever)) (?:zo )?${vulling}${nooitMeer} (?:te )?(?:(?:te |blijven |verder |door |willen )*leven(?! (?:met (?!de pijn|deze|die pijn|dit|mezelf)|zoals|in (?!deze wereld|dit)|van|als|zonder (?:koffie|telefoon)))|verderleven|doorleven|wakker (?:te )?worden|bestaan(?! als)|(?:er )?zijn(?=$|,))`,
    `(?:ik (?:wil|hoef|zou)|(?:wil|hoef) ik|^wil|en wil) (?:[^\\s,;:]+ ){0,3}?er (?:~)${nooitMeer} (?:te )?(?:willen )?zijn|ik er ${nooitMeer} (?:wil|hoef te|zou willen) zijn`,
    `ik ${vulling}${nooitMeer} (?:wil|kan) leven`,
    `(?:hoop|wou|wens|wenste|wilde|bid|slapen|slaap|wil)\\S{0,2} (?:\\S+ ){0,7}?(?:niet meer|nie meer|ni meer|nooit meer|nooit) wakker (?:te )?wor(?:d|den)(?! (?:\\S+ )?(?:van|door|gemaakt|om)(?!\\p{L}))`,
    '(?:wou|wilde|wens|wenste|hoop|was|had) (?:ik )?(?:~)(?:dat ik (?:~)(?:nooit (?:was )?geboren|niet (?:meer )?(?:leefde|bestond|besta|geboren))|maar nooit geboren)',
    `geen (?:[^\\s,;:]+ )?(?:zin|reden|kracht|moed|wil|energie|puf|nut|doel)(?: meer)? (?:~)(?:om (?:nog |verder |door )*te (?:blijven )?leven|in (?:het |dit |mijn |m'n )?leven(?! (?:op|als|van|in)))`,
    "(?:het|mijn|m'n|mn|dit) leven (?:heeft|is) (?:[^\\s,;:]+ ){0,4}?geen (?:zin|nut|waarde|betekenis) meer|(?:mijn|m'n|mn) leven (?:heeft|is) (?:~)(?:geen zin|zinloos|niets waard|niks waard|waardeloos)|(?:het|mijn|dit) leven hoeft (?:~)niet meer|^het hoeft (?:allemaal )?voor mij (?:allemaal )?niet meer(?=$|,)",
    "(?:zie|trek|hou|houd|kan|red|verdraag) (?:ik )?(?:het|dit|mijn|m'n|mn) leven (?:echt |gewoon |zo |eigenlijk |allang )*(?:niet|nie|ni)(?!\\p{L})|(?:het|dit|mijn) leven (?:echt |gewoon |zo )*(?:niet|nie|ni) meer (?:zie|trek|zitten|aan(?!\\p{L})|volhou|vol(?!\\p{L}))",
    '(?:waarom|waarvoor) (?:zou|moet) ik (?:~)(?:nog|verder|blijven) (?:\\S+ )?leven|(?:waarom|waarvoor) (?:leef|besta) ik (?:~)nog',
    'verdien (?:ik )?(?:~)niet (?:meer )?(?:om )?te (?:mogen )?leven|niet waard (?:om )?te leven',
    `(?:beter|missen|mist|merken|merkt|opgelucht|blij|makkelijker|gelukkiger|rust|opvallen)\\S{0,2} (?:\\S+ ){0,3}?als ik (?:~)${erNietMeer}`,
    `als ik (?:~)${erNietMeer},? (?:\\S+ ){0,6}?(?:beter|mist|missen|merk|opgelucht|rust|gelukkiger|makkelijker)`,
    `(?:liefst|liever) (?:zou ik |wil ik |was ik |zou )?(?:~)er (?:al )?${nooitMeer} (?:zijn|geweest)|(?:leef|besta) (?:ik )?(?:liever|het liefst) niet|liever niet (?:meer )?(?:leven|bestaan)|(?:kan|mag) ik niet (?:gewoon|eindelijk|nu) (?:dood|sterven|verdwijnen)|ik wil ${vulling}niet leven(?=$|,)`,
    `wil (?:~)verdwijnen (?:~)(?:nooit meer|voorgoed|voor altijd)|(?:mijn|m'n|mn|het|dit) leven (?:~)(?:niet|nie) (?:meer )?(?:de moeite )?waard`,
    `hoop (?:ik )?dat ik (?:~)(?:dag|ochtend|morgen|nacht) niet (?:haal|overleef|meemaak)|(?:niets|niks|niemand) (?:meer )?(?:om )?(?:nog )?voor te leven|(?:niets|niks|niet) (?:meer )?(?:uit|schelen) of ik (?:~)(?:leef|dood|sterf|wakker)`,
    `ik hoor (?:~)niet (?:meer )?(?:thuis )?(?:op|in) deze wereld|niet (?:meer )?op deze wereld (?:te )?(?:wil|zijn)|geen (?:levenslust|levenswil)|(?:levenslust|levenswil) (?:~)(?:kwijt|verloren)`,
  ],
  denials: 'niet|nooit|geen|nimmer|niets|nie|niks',
  breaks: '[,;:]|en|of|maar|omdat|want|(?:kan|wil|trek|hou) (?:\\S+ )?(?:niet|nie) meer(?= $)',
  others:
    '(?:hij|ze|zij|iemand|mijn (?!hoofd|gevoel|leven|gedachte)\\S+|de (?!stem|gedachte)\\S+|het personage) (?:\\S+ ){0,3}?(?:wil|wilde|wou|zei|zegt|zingt|schreef|probeerde|heeft|denkt)|als (?:puber|kind|tiener|jongen|meisje)|vroeger|destijds|(?:boek|lied|nummer|film|roman) (?:~)heet|in (?:het|de|een) (?:boek|film|lied|roman|serie)',
  harmless:
    "van (?:het lachen|de honger|schaamte|verveling|de hitze|de dorst|de zenuwen|de kou)|lach(?:te)? (?:me|mij)|schrik|verveel|werk me|hier niet meer (?:leven|wonen)|(?:stad|dorp|huis|land|hier|daar|amsterdam|nederland) (?:wil|kan) ik (?:\\S+ )?niet meer|gelukkig voorbij|jaren (?:her|voorbij)|(?:gedachten|poging\\S*|zelfmoord) (?:bij|onder|van) (?!mij|mezelf)|preventie|afscheidsbrie\\S* (?:\\S+ ){0,3}(?:aan|voor) (?:mijn|de) (?:collega|klas|team|leerling)|(?:hij|ze|zij) (?:zei|zegt|schreef|riep):|(?:elke|iedere) (?:ochtend|avond|dag|morgen) (?:\\S+ ){0,4}(?:pillen|medicijnen|tabletten)|bungee|parachute|spring\\S* (?:\\S+ ){0,4}in het (?:water|zwembad|meer)|(?:bij|tijdens) (?:het|de) (?:koken|sport\\S*|klussen|scheren|voetbal\\S*|training)|(?:voor|tegen) (?:mijn|m'n|mn|de|het) (?:kop|hoofd|voorhoofd) (?:\\S+ )?sla|sla mezelf (?:nog )?voor",
  safe: '(?:ik ben|ben) (?:nu |hier |weer |echt )*(?:veilig|in veiligheid|buiten gevaar)|(?:^|ja,? )veilig',
}
