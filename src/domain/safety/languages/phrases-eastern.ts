import { type DangerPhrases, words } from './danger-language.ts'

export const polish: DangerPhrases = {
  marks:
    words(`chce sie zyc zabije samobojstw* samobojcz* mysli soba wolala* wolalb* chcial* pragne lepiej odbiore odebrac skoczyc skoczyl* umre szyj* mysl torach istniec rece
    skocze zycie sobie nie mnie zycia zyciu zyciem zyly smierc* umrzec umarl* gdybym zebym jakbym pozegnaln* samookalecz* wszystkie
    przedawk* zniknac wyskoczyc wyskocze powiesze swiata cierpieni* tabletki okalecz* siebie nadgarst*`),
  said: [
    '(?:chce(?: mi sie)?|chcial(?:a?bym|[ae]m|o mi sie|oby mi sie)|wolal(?:a?bym|[ae]m)|pragne|musze|powinn(?:am|ienem)|mam ochote|zasluguje,? (?:zeby|by|aby)|(?:marze|mysle|myslal[ae]m|modle sie|prosze)(?: o tym)?,? (?:zeby|by|aby)|(?:naj)?(?:lepiej|latwiej|prosciej)(?: by)?(?: bylo| byloby| jest)?|byloby) (?:(?:po prostu|tylko|juz|teraz|wreszcie|w koncu|naprawde|dzisiaj|dzis) )*(?:umrzec|umierac|zdechnac|zginac|byc martw[ay])(?! (?:ze|z) )',
    '(?:chce|chcial(?:a?bym|[ae]m)|zamierzam|planuje|musze|mam ochote|(?:mysle|myslal[ae]m)(?: o tym)?,? (?:zeby|by|jak)|postanowil[ae]m|mogl(?:a?bym)|probowal[ae]m|sprobuje|ide|pojde|zeby|by|aby|jak|czas|pora) (?:~)sie (?:~)(?:zabic|powiesic|pociac|zastrzelic|otruc|utopic|okaleczyc)',
    '(?:bym sie|sie bym) (?:~)(?:zabila?|powiesila?)(?! (?:ze|o|gdyb\\S*) )|(?:zabic sie|zabije sie|sie zabije|powiesze sie|sie powiesze|zastrzele sie|sie zastrzele|sie otruje|otruje sie|potne sie|sie potne)(?! (?:ze|o|na t\\S+) )|(?:zabijam sie|sie zabijam) (?:~)(?:dzis|jutro|teraz|w nocy|wieczor)',
    'popelni(?:c|e) (?:~)samobojstwo|(?:mysl[ei]?|myslal[ae]m|myslec|marze|myslami) (?:~)o (?:~)samobojstwie|(?:planuje|rozwazam|planowal[ae]m) (?:~)samobojstwo|mysl(?:i|ami) samobojcz(?!\\S+ (?:u|to|w|wsrod) )|(?:moja|moje|swoje|kolejn\\S) (?:~)(?:proba samobojcz|samobojstwo)',
    '(?:smierc|samobojstwo|umrzec) (?:~)(?:jedyn|najleps|ostatni)\\S{1,3} (?:wyjsci|rozwiaza|ratun|opcj|drog|szans)|(?:jedyn|najleps)\\S{1,3} (?:wyjsci|rozwiaza|ratun)\\S{1,4} (?:~)(?:smierc|samoboj|umrzec)|smierc (?:~)(?:ulga|wybawieni|ukojeni|wyzwol|mnie uwolni|mi pomoze|przyniesie)|(?:jak|gdy|kiedy|jesli) (?:juz )?umre(?:,|$)|petl\\S (?:~)na szyj',
    '(?:mysle|myslal[ae]m|marze) (?:~)o (?:wlasnej |swojej |mojej )?smierci(?= (?:codzien|ciagle|caly|cala|stale|bez|non|coraz|kazd)|[,;]|$)|(?:wyobrazam|planuje|czekam|pragne) (?:~)(?:wlasn|swoj|moj)\\S{0,3} (?:smierc|pogrzeb)|(?:pragne|czekam na|chce) (?:juz |tylko )?smierc',
    '(?:odebrac|odbiore|skonczyc|skoncze|zakonczyc|zakoncze) (?:~)(?:zycie|zyciem|zywot)(?! (?:singl|towarz|zawod|student|w |na |bez ))|(?:skoncz(?:yc|e|ylabym|ylbym)) (?:~)(?:ze|z) soba|ze soba (?:~)skoncz(?:yc|e)|targn(?:ac|e) sie na (?:swoje |wlasne )?zycie',
    '(?:chce|chcial(?:a?bym)|zamierzam|musze) (?:~)(?:to wszystko|wszystko to|ze wszystkim) (?:~)(?:s|za)konczyc(?! (?:do|przed|w|na|dzis) )|(?:s|za)kon(?:czyc|cze) (?:swoje|moje|to|wlasne|te|ta) (?:cierpieni|meczarni|meke)',
    '(?:gdybym|zebym|jakbym|bym|obym) (?:~)(?:umarla?(?![ln])|umar(?:la|l)|zniknela|zniknal|zginela|zginal|zdechla?)|(?:zaluje|szkoda|po co|przeklinam)(?: dzien)?,? (?:~)(?:~)urodzil[ae]m',
    'beze mnie (?:~)(?:~)(?:lepiej|latwiej|lzej|szczesliws|spokojniej|odetchn)|(?:bedzie|byloby|by bylo|bylby|beda|byliby) (?:~)(?:lepiej|lepsz\\S{1,2}|latwiej|lzej|szczesliws\\S{1,2}) (?:~)beze mnie|(?:lepiej|latwiej|lzej) (?:~)(?:bedzie|byloby|by bylo) (?:~)beze mnie',
    '(?:tne|cielam|cialem|pocielam|pocialem|okaleczam|okaleczyl[ae]m|kalecze|samookaleczam) sie(?! (?:z|w|na) )|sie (?:znowu |znow )?(?:tne|cielam|cialem|potnel[ae]m|pocielam|pocialem|okaleczam|okaleczyl[ae]m)(?! (?:z|w|na) )|samookalecza(?:m|c|nia)|(?:ciac|okaleczac|okaleczyc|pociac) sie|sie (?:ciac|okaleczac|pociac)|(?:tne|cielam|cialem|pocielam|pocialem|nacinam|okaleczam) (?:~)(?:rece|reke|nadgarst|przedrami|uda|nogi|brzuch|skore|ramiona)',
    '(?:podciac|podetne|podcinam|podcielam|podcialem|przeciac|przetne|poderznac|poderzne) (?:~)(?:zyly|nadgarst|gardlo)|(?:zrobic|zrobie|robie|robic|zrobil[ae]m|wyrzadz\\S{1,3}) sobie (?:~)krzywd|sobie krzywde|krzywdz[ei]c? (?:sama |sam |samego |samej )?siebie|(?:ranie|ranic|zranic|skrzywdzic) (?:sama |samego )?(?:siebie|sie specjalnie)|(?:zadaje|zadawac|zadac|sprawiam|sprawic) sobie (?:~)(?:bol|ran)|(?:przypalam|przypalal[ae]m|bije|uderzam|drapie) sie (?:~)(?:papieros|zapalnicz|po glowie|po twarzy|do krwi)',
    '(?:sobie cos|cos sobie) (?:~)zrobi(?:e|c)(?! (?:do|na|z|ciepl|dobr)\\S*)|(?:zrobie|zrobic) sobie cos(?: zlego| glupiego| strasznego|[,;]|$)',
    '(?:wy)?(?:skoczyc|skocze|skoczyl(?:a?bym)|(?<=(?:prawie|malo co|omal) (?:nie )?)skoczyl[ae]m) (?:~)(?:z|pod) (?:~)(?:most|okn|dach|pociag|wiezow|balkon|blok|tramwaj|metro|klif|urwisk|pietr)|(?:rzucic sie|rzuce sie|sie rzucic|sie rzuce|wejsc|wejde) (?:~)(?:z|pod) (?:~)(?:most|okn|dach|pociag|wiezow|balkon|blok|tramwaj|metro|samochod|tir|kola)|na (?:moscie|dachu|krawedzi|parapecie|balkonie|torach),? (?:~)(?:~)(?:skoczyc|skocze|rzucic sie)(?! (?:po|do|na) )',
    '(?:polkne|polknac|wezme|wziac|lykne|nalykam sie|nalykac sie|zazyje|zjem) (?:~)(?:wszystkie|cale opakowanie|cala paczke|garsc) (?:~)(?:tabl|lek|prosz|pigul|opak)\\S{0,5}(?! (?:rano|wieczorem|na wyjazd|do|ze soba))|(?:tabletki|leki) (?:~)(?:~)(?:wszystkie|naraz) (?:~)polkn|(?:uzbieral[ae]m|zbieram|odkladam) (?:~)(?:tabletki|leki na sen)|przedawk(?:uje|owac)(?= (?:leki|tabl|prochy|dzis)|$|[,;])',
    '(?:napisal|pisze|mam|gotow|lezy|zostawi|list)\\S{0,4} (?:~)(?:list )?pozegnaln(?!\\S+ (?:do|dla|od|mail|impre|spot|kol|przy)\\S*)|pozegnalny list(?! (?:do|dla|od))|listy pozegnalne',
    'przestac (?:istniec|zyc(?!\\p{L}))(?! (?:w|z|na) )|po co (?:ja )?(?:mam|mial(?:a?bym)|dalej|w ogole) (?:~)zyc(?!\\p{L}| (?:w|z|na|tak|pod) )|na torach (?:~)(?:i )?czeka(?:m|l[ae]m) na pociag|(?:chce|chcial(?:a?bym)) (?:~)zniknac (?:na zawsze|z tego swiata|z powierzchni|z zycia)|chce (?:(?:po prostu|tylko|juz) )*zniknac$|(?:chce|chcial(?:a?bym)|zamierzam|postanowil[ae]m) (?:~)odejsc (?:z tego swiata|na zawsze|na tamten)',
    '(?:mam|mialam|mialem) (?:~)(?:dosc|dosyc) (?:~)zycia(?! (?:na|w|z|bez|jak|pod|student|tak))|odechc\\S{1,6} (?:mi )?sie (?:~)zyc|(?:moje|cale|to|dalsze) zycie (?:~)(?:jest |juz )?bez sensu|(?:zmeczon|znuzon)\\S (?:~)zyciem(?! (?:w|na) )|(?:brzydze sie|nienawidze) (?:~)zycia(?! (?:w|na) )',
  ],
  noMore: [
    '(?:chce|chcial(?:a?bym)|wolal(?:a?bym)|lepiej) (?:juz )?nie (?:zyc|istniec)(?! (?:tu|w|z|na|bez) )',
    'nie (?:chce|chcial\\S{1,5}|chcialo|ma|mam|potrafie|umiem|moge|daje|dam|zamierzam|warto) (?:(?:mi|sie|juz|dluzej|dalej|wiecej|sily|sil|rady|ochoty|po co|dla kogo|po prostu|tego|powodu|powodow|zeby|naprawde) )*zyc(?!\\p{L}| (?:tu|tutaj|z |w |we |na |sama?|tak|jak|razem|bez|pod|obok|od ))',
    'nie (?:potrafie|umiem|moge|chce|daje rady) (?:~)zyc (?:~)z (?:tym|takim) (?:bolem|cierpieni|ciezarem|wszystkim)|zyc (?:~)(?:mi )?sie (?:~)nie chce|zyc (?:juz )?nie chce$',
    'nie (?:~)(?:widze|ma|mam|znajduje|czuje) (?:~)(?:sensu|celu|powodu|checi|woli|sil|sily|ochoty)(?: do|,? zeby| w| dalszego)? (?:~)(?:zycia|zyciu|istnieni|zyc)(?! (?:tu|w|z|na|bez|towarz))|zycie (?:~)nie ma (?:~)sensu|nie zasluguje (?:na to)?,? ?(?:zeby |by |aby |na )?zyc(?:ie|$|,)',
    '(?:zasnac|zasne|zasnela|zasnal|isc spac|polozyc sie),? (?:~)(?:~)nie (?:~)obudzi|nie chce (?:(?:sie|juz|rano|jutro|wiecej|nigdy) )*obudzic(?:,|$| sie(?:,|$))|(?:wolal(?:a?bym)|chcial(?:a?bym)|chce|obym|zebym|gdybym|bym) (?:~)nie (?:~)(?:obudzi|istnie|urodzi)|(?:zeby|by) (?:~)sie (?:~)nie (?:~)obudzic|nie powinn(?:am|ienem) (?:~)(?:~)(?:zyc(?!\\p{L})|istniec|urodzic|urodzi)|nadzieje,? ze (?:~)nie (?:~)obudze',
    '(?:lepiej|gdybym|jakbym|zebym) (?:~)(?:bylo)?,? ?(?:gdybym |jakbym |zebym )?(?:juz )?nie zyla?(?:,|$)|nie chce (?:juz )?(?:dozyc|doczekac|istniec|byc na (?:tym )?swiecie)(?! (?:w |sie))',
    '(?:lepiej|latwiej|lzej|szczesliws\\S{1,2}|spokoj|odetchn\\S{1,3})(?: \\S{1,12}){0,2},? (?:kiedy|gdy|jak|gdyby|jesli|zeby) (?:~)(?:mnie (?:juz |tu )*nie (?:bedzie|bylo|ma)|mnie zabraknie|znikne|umre)(?! (?:w|na|przy|w) )',
    'czy (?:by )?(?:~)nie (?:lepiej )?(?:~)(?:skonczyc (?:~)(?:ze soba|z zyciem|z (?:tym|moim|swoim) zyciem)|zabic sie|sie zabic|umrzec|skoczyc z)',
    'zeby mnie (?:(?:juz|po prostu|w ogole|wcale) )*nie bylo(?:,|$)|mnie juz (?:tu |z wami )?nie bedzie(?=,? (?:\\S+ )?(?:przepraszam|wybacz|zegnaj|pamietaj)| na (?:tym )?swiecie)|nikt (?:by )?(?:~)nie (?:~)(?:zauwaz|zaplacz|plakal|teskni|zateskni|przejm|przejal)\\S{0,3}(?: sie)?,? (?:~)(?:gdybym|jakbym|jak|gdy|jesli) (?:umr|umar|zgin|znik|mnie)',
  ],
  denials: 'nie|nigdy|wcale|zaden|zadnych|bez',
  breaks: '[,;:]|i|a|lub|ale|bo|wiec|tylko',
  others:
    '(?:on|ona|ono|oni|moj|moja|brat|siostra|ktos|kolega|kolezanka|syn|corka|mama|tata|pan|pani|bohater\\S{0,20}|pies|kot|sasiad\\S{0,3}|kuzyn\\S{0,3}|film\\S{0,3}|ksiaz\\S{0,4}|powies\\S{0,3}|artykul\\S{0,3}|wyklad\\S{0,3}|serial\\S{0,3}|piosen\\S{0,4}|werter)(?= )',
  harmless:
    '(?:ze|z) (?:smiechu|wstydu|nudow|nudy|glodu|goraca|ciekawosci|zimna|zachwytu)|na brudno|przy (?:goleniu|krojeniu|obieraniu|gotowaniu)|bungee|spadochron|dawno za mna|(?:juz|to) za mna|telefon\\S{0,3} zaufania|zapobiegani|profilaktyk|boje sie (?:\\S+ )?smierci|(?:mowi|mowila?|powiedziala?|pisze|twierdzi|krzycz[ay]),? ze (?:\\S+ ){0,3}(?:chce|chcial|zabije|umrze|zyc)',
  safe: 'jestem (?:juz |teraz |tu |tutaj )*(?:bezpieczn[ay]|w bezpiecznym miejscu|poza niebezpieczenstwem)|(?:^|tak,? )bezpieczn[ay]',
}

/** Turkish denies at the end of the verb: so goes on what is denied, or told of whoever does it. */
const notTurkish =
  '(?! (?:(?!istiyor|dusunuyor)[^\\s,;:]+ ){0,2}?(?:dusunmu|dusunme[mzd]|istemi|isteme[mzd]|isteyen|niyetim|fikrim yok|etmem|etmi|etmedi|edenler|degil|planlami|gecmedi|gecmez|yok(?: |$)))'

export const turkish: DangerPhrases = {
  marks:
    words(`kendimi kendime intihar* olmek* olmey* olsem olsey* olmeli* olmem olmus olum olumu* olumden olup keske canima canimi
    hayat* bilek* bilegimi kolumu kollarimi bacak* bacagimi damar* jilet* yasam* yasay* uyanma* bensiz olmasam olmazsam olmadan
    dunyadan dunyaya dogmasa* dogmamis dogdugum yok veda seye haplar* ilac* hap onune altina olursem olunce omrum var kopruye catiya ucuruma atlamak atlamay* atlaya* atlasam
    atlayip sabaha yarin geber*`),
  said: [
    `(?:olmek|gebermek|yok olmak) (?:(?:cok|gercekten|sadece|artik|hemen|simdi|o kadar|resmen|bile) ){0,3}(?:istiyor(?:um|dum)|istiyom|istiyrm|isterdim|istedim|isterim|icin can at|icin dua ed|tek care|tek cozum|kurtulus|daha (?:iyi|kolay)|en iyisi|geliyor icimden|gelmiyor degil)`,
    'olmeyi (?:(?:cok|o kadar|artik|bile|gercekten|her gun|hep|surekli) ){0,3}(?:istiyor(?:um|dum)|istiyom|isterdim|diliyorum|dilerdim|dusunuyorum|dusundum|bekliyorum|hak ediyorum|hayal ed|arzul|tercih ed)|olmus olmayi (?:~)(?:diler|ister|istiy|diliy)|olmeliyim|olmem (?:lazim|gerek)',
    '(?:olsem|olseydim) keske|(?:hayatim|omrum|yasamim) (?:~)(?:bitsin|son bulsun)|keske (?:~)(?:olsem|olseydim|olmus olsa|geberse|yok olsa(?:m|ydim))|(?<!\\p{L})olseydim|kimse\\S{0,3} (?:~)(?:~)(?:olursem|olsem|olunce)|(?:olsem|oleyim|gebersem|gebereyim) (?:~)(?:de )?(?:~)(?:kurtul|kimse|umur|daha iyi|rahat|kim uzul)|olup (?:~)(?:kurtul(?:mak|ay|sam)|gitsem|gitmek ist)|yok ol(?:sam|up gitsem|ayim)',
    `kendimi (?:~)(?:oldur(?:mek|meyi|meye|menin|ecegim|ece[mn]|cem|ucem|icem|sem|eyim|esim|ebilirim|uyorum)|olduricem)${notTurkish}`,
    `intihar (?:(?:bile|da|falan|mi) )?(?:et(?:mek|meyi|meye|menin|cem|sem|meliyim)|ed(?:ecegim|ece[mn]|icem|cem|erdim|esim|eyim|iyorum)|etmem (?:lazim|gerek)|dusunce|fikri|planl|girisiminde bulundum|(?:notu|mektubu)\\S{0,4} (?:~)yaz)${notTurkish}|intihar[iae]? (?:~)(?:dusun(?:uyor|dum|mek|ce)|planl(?:iyor|adim)|kalkis(?:tim|acag)|tesebbus (?:ettim|edec)|egilim|meyil)${notTurkish}`,
    `(?:aklim|kafam|icim)\\S{0,5} (?:~)(?:intihar|olum)${notTurkish}|(?:intihar|olum|olmek)\\S{0,3} (?:~)(?:tek (?:care|cozum|yol|kurtul|cikis|secene)|kurtulus|baska (?:care|cozum|yol|cikis))|tek (?:care|cozum|cikis|yol|kurtulus|secene)\\S{0,5} (?:~)(?:intihar|olum|olmek)`,
    `(?<![iu]n )olum(?:u|umu) (?:~)(?:dusunuyorum|dusunup|bekliyorum|istiyorum|arzul|ozluyorum|diliyorum|hayal ed)`,
    `canima (?:~)kiy(?:mak|acag|acam|icam|cam|ayim|may|sam|asim)${notTurkish}|(?:hayat(?:im)?a|yasamima|her seye|bu aciya) (?:~)son ver(?:mek|eceg|mey|menin|ecem|icem|cem|sem|iyorum|elim)${notTurkish}|(?:hayatimi|yasamimi|bu hayati) (?:~)(?:bitir(?:mek|eceg|mey|icem|cem|sem)|sonlandir(?:mak|acag|may|icam)|noktalamak|sona erdirm)${notTurkish}`,
    `kendime (?:~)(?:zarar|aci|ceza) ver(?:mek|iyor(?:um|dum)|iyom|eceg|mey|mekten|meden|dim|icem|sem|esim)${notTurkish}|kendime (?:~)(?:bir|bi) ?sey(?:ler)? yap(?:maktan|arim diye|acagim diye|acagimdan) (?:~)kork`,
    `kendimi (?:~)(?:as(?:mak|acag|may|sam|asim|icam|cam|ip)|kes(?:mek|iyor(?:um|dum)|tim|eceg|sem|esim|mey|ip|icem|cem)|yakasim|yok et(?:mek|meyi|sem)|yok ed(?:eceg|icem|esim)|yaralamak|yaraliyorum|yaraladim|incitmek|zehirle(?:mek|yec)|jiletl)${notTurkish}|kendimi (?:vur(?:mak|acag|sam|may|icam)|yak(?:mak|acag|may))${notTurkish}`,
    `(?:bilegimi|bileklerimi|kolumu|kollarimi|bacagimi|bacaklarimi|damarlarimi|damarimi|vucudumu|tenimi|derimi) (?:~)(?:kes(?:mek|eceg|tim|sem|mey|iyor|ip|icem|esim)|ciz(?:iyor|dim|mek|ik)|jilet|dogra)${notTurkish}|jilet(?:le)? (?:~)(?:kes(?:tim|iyorum)|ciz(?:dim|iyorum)|att)`,
    `(?:kendimi (?:~)(?:kopru|cam|pencere|balkon|cati|ucurum|bina|teras|kat)\\S{0,6}(?:dan|den|tan|ten)|kendimi (?:~)(?:bosluga|asagi(?:ya)?)) (?:~)(?:at|birak)|(?:kopru|cati|balkon|cam|pencere|ucurum|bina|teras|kat)\\S{0,3}(?:dan|den|tan|ten) (?:~)(?:~)(?:atla(?:mak|yacag|yacam|ycam|yasim|sam|may|yip)|kendimi at)|(?:kopruye|catiya|ucuruma) (?:gidip|cikip) (?:~)atla(?:mak|yacag|yacam|ycam|sam|may)${notTurkish}`,
    `(?:tren|metro|otobus|araba|tir|kamyon)\\S{0,5} (?:onune|altina) (?:~)(?:at(?:mak|acag|sam|may|icam|ay)|atla(?:mak|yac|sam|may|yas)|yat(?:mak|acag|sam))${notTurkish}`,
    '(?:butun|tum|bir kutu|bir avuc|kutu kutu) (?:~)(?:hap|ilac)\\S{0,7} (?:~)(?:ic|yut)(?:ip|eceg|mek|icem|cem|sem|acag|mak|mey|may|up)|(?:hap|ilac)\\S{0,8} (?:hepsini|tamamini) (?:~)(?:ic|yut)(?:ip|eceg|mek|icem|sem|acag|mak|up)|(?:hap|ilac) biriktir',
    'veda (?:mektu|notu)\\S{0,4} (?:~)(?:yazd|hazir|birak|yazi|yazac)|(?:allahim|tanrim|rabbim|azrail) (?:~)canimi (?:~)al|dogdugum (?:gune|icin|gun) (?:~)(?:lanet|pisman)|dunyaya geldigim(?:e| icin) (?:~)(?:lanet|pisman)',
    `hayat(?:tan|imdan) (?:~)(?:bikt|usand|vazgect|nefret ed|kurtulmak ist[ie](?!m))|(?:bu )?dunyadan (?:~)(?:git(?:mek|sem)|gocmek|goc(?:up|sem)|ayrilmak|kurtulmak|silinmek)${notTurkish}|yasamaktan (?:~)(?:bikt|yoruld|nefret|usand|vazgec|tiksin)`,
    '(?:bensiz|ben olmasa(?:m|ydim)|ben olmazsam|ben olmadan|ben olursem|ben olunce|yoklugum\\S{0,4}) (?:~)(?:~)(?:mutlu|rahat|huzur|kurtul|daha iyi (?:ol|durum)|kolay ol)',
  ],
  noMore: [
    'yasamak (?:(?:falan|filan|da|bile|artik|hic|gercekten) )*iste(?:miyorum|miyom|mem)|yasamayi (?:~)(?:hak ?etmi|istemi|beceremi)|yasamaya (?:~)(?:devam (?:ede(?!c|r)mi|etmek istemi|edemem)|gucum|halim|takatim|deg(?:mez|mi)|dayana)',
    'yasama(?:k|ya)? (?:~)(?:isteg|sevinc|arzu|heves|umud|sebe[bp]|neden|amac|guc)\\S{0,4} (?:~)(?:yok|kalmad|kaybet|bitti|tuken|bulami|goremi)|(?:yasamak|hayatta kalmak) icin (?:~)(?:sebe[bp]|neden|amac|bir sey)\\S{0,4} (?:~)(?:yok|kalmadi|bulami|goremi)',
    '(?:yasamanin|yasamamin|yasamin|hayatin|hayatimin) (?:~)(?:anlam|mana|amac|sebe[bp]|geregi)\\S{0,3} (?:~)(?:yok|kalmad|goremi|bulami)|(?:artik|daha fazla) (?:~)yasaya(?:miyorum|miyom|mam|mayacag)|yasamaktan (?:~)(?:zevk|keyif) almi',
    '(?:bir daha|sabah|hic|yarin) (?:~)uyanmak istemi(?:yorum|yom)(?:$|,| artik| ben)|(?:bir daha|hic|sabah(?:a)?|uyuyup|uyusam|yatip) (?:~)uyanma(?:sam|saydim|mak isti|yayim)|keske (?:~)(?:uyanmasa(?:m|ydim)|dogmasa(?:m|ydim)|dogmamis|var olmasa(?:m|ydim)|dunyaya gelmese)|hic dogma(?:sa|mis ol)|uyanmama(?:k|yi) (?:~)(?:isti|dili|diler|ister)|var olmak istemi|dunyaya gelmese(?:m|ydim)|sabaha (?:~)(?:cikmak istemi|cikmasam|cikmayay)',
    'yarin (?:~)(?:burada|aranizda) (?:~)olm(?:icam|ayacag|iycam|icag)\\S{0,2},? (?:hakk|ozur|affed|elveda)|(?:hayatta|bu dunyada) (?:~)ol(?:mak istemi|micam|mayacagim|miycam)|(?:hayata|bu hayata) (?:~)(?:katlanami|dayanami)|(?:olmemek|yasamak) icin (?:~)(?:tek )?neden(?:im)? (?:yok|kalmadi)',
  ],
  denials: 'degil|asla|hic',
  breaks: '[,;:]|ve|ama|cunku|fakat|artik|ben',
  others:
    '(?:o|onlar|biri|birisi|arkadasim|kardesim|annem|babam|abim|ablam|komsu\\S{0,6}|kuzenim|adam|kadin|kahraman\\S{0,20}|karakter\\S{0,20}|film\\S{0,6}|kitap\\S{0,5}|dizi\\S{0,6}|roman\\S{0,6}|sarki\\S{0,5}|haber(?:lerde|de))(?= )',
  harmless:
    'gulmekten|acliktan|meraktan|sicaktan|utanc[td]?[ai]|utancim|yorgunluktan|sikintidan|gulerek|kahkaha|(?:yalniz|boyle|birlikte|gibi|(?<!dunya|hayat)[dt][ae]|(?<!as|aciy|acilar|acilarim)l[ae]|ile|[sz][iu]z) (?:artik |daha fazla |hic )?yasa(?:mak|maya|mayi|yam)|erken uyan|onleme|soyunma|bungee|parasut|dograrken|yanlislikla|tiras|yemek yaparken',
  safe: '(?:guvendeyim|guvenliyim|guvenli bir yerdeyim|emniyetteyim|tehlikede degilim)',
}

export const arabic: DangerPhrases = {
  said: [
    '[وف]?(?:اريد|اود|بدي|ابغي|ابي|عايز|عايزه|عاوز|عاوزه|نفسي|حابب|حابه) (?:فقط |بس |ان )*(?:اموت|الموت)',
    '[وف]?(?:اتمني|بتمني) (?:لو |ان |اني )*(?:الموت|اموت|مت|اكون ميتا?)|(?:يا ?)?ليتني (?:مت|اموت|ميت|لم اولد)|ياريتني مت',
    '(?:ساقتل|اقتل|هقتل|بقتل|قتل|لقتل) نفسي',
    '(?:سانتحر|هنتحر|راح انتحر|بدي انتحر|ان انتحر|عايز انتحر|بفكر انتحر|ابي انتحر)|(?:اريد|افكر في|افكر ب|بفكر في|بفكر ب|قررت|انوي) ?الانتحار|افكار انتحاريه',
    '(?:انهي|سانهي|انهاء|لانهاء) حياتي|(?:اضع|ساضع|وضع) حدا? لحياتي|(?:ازهق|ازهاق) روحي',
    '(?:اوذي|ايذاء|باذي|ساوذي|اجرح|بجرح|اشنق|ساشنق|شنق) نفسي|(?:اقطع|ساقطع|قطع) (?:شراييني|معصمي|وريدي)',
    'ارمي نفسي (?:من|تحت|امام)',
  ],
  noMore: [
    '(?:لا|لم اعد|ما عدت|ما|مش|مو) (?:اريد|بدي|ابغي|ابي|عايز|عايزه|عاوز|عاوزه|استطيع) (?:ان )?(?:اعيش|عيش|العيش|الحياه|اكمل حياتي|استمر في الحياه)(?! (?:هنا|هناك|معه|معها|معهم|مع|في|بعيدا|وحدي|لوحدي|هكذا|بدون))',
    '(?:لا|ما) (?:رغبه|رغبه لي) (?:لي )?في الحياه|ليس لدي (?:سبب|رغبه) (?:ل?لعيش|في الحياه)|لا اريد ان استيقظ (?:ابدا|بعد اليوم|مره اخري)',
  ],
  denials: 'لا|لن|لم|ما|مش|مو|ليس|لست|ابدا',
  breaks: '[,;:،؛]|لكن|لان|بس|ثم|و(?=(?:اريد|اود|اتمني|افكر|بدي))',
  others:
    '(?:هو|هي|هم|احد|احدهم|صديقي|اخي|اختي|امي|ابي قال|البطل|الشخصيه|قال|قالت|يقول|تقول|اغنيه|فيلم|روايه|كتاب)(?= )',
  harmless: 'من (?:الضحك|الجوع|التعب|الحر|البرد|الخجل|العطش|الملل)|اموت (?:فيك|عليك|فيكي|عليكي)|شوقا',
  safe: '(?:انا )?(?:الان |حاليا )?(?:بامان|في امان|في مكان امن|بخير وبامان)',
}

/** Hindi denies before the verb: so goes on what is denied. */
const notHindi = '(?! (?:[^\\s,;:]+ ){0,2}?(?:नहीं|नही|nahi|nahin|nhi|nai)(?: |$))'

export const hindi: DangerPhrases = {
  marks:
    words(`chahta chahti chahata chahati chahiye jaan khud khudko apni apne apna jeena jina jeene jine jee zinda khudkushi aatmahatya
    atmahatya aatmhatya suicide marna marne mujhe zindagi jindagi zindgi jindgi jaun jau jaunga jaungi jaaun jaau jaana jaane jana haath
    hath kalai bina bagair rehne rahne hone kaash kash nahi nahin nhi kar karna karne karu karunga karungi lunga lungi bhagwan maut aate hai hain raha rahi
    kha kud kood kaat duniya mann karta sochta sochti`),
  said: [
    '(?:मरना|मर जाना) (?:ही )?(?:~)(?:रास्ता|उपाय|हल|इलाज)|(?:खा|पी|कूद|लटक) ?(?:कर|के) मर (?:ही )?जा[ऊउ]|(?:मरना|मर जाना) (?:(?:ही|बस|तो|भी|अब) )*(?:चाहता|चाहती|चाह रह|बेहतर|चाहिए|अच्छा|ठीक)|मुझे (?:~)(?:मरना|मर जाना) (?:ही )?(?:है|होगा|पडेगा)|मरना (?:ही )?है (?:मुझे|बस|अब)|(?:बस|अब) (?:~)मरना (?:ही )?है',
    `(?:मरने|मर जाने|मौत) (?:का|को|की|के) (?:~)(?:मन|जी|दिल|इच्छा|सोच|ख्याल|खयाल|विचार|ठान|फैसला|इरादा|प्लान|दुआ)${notHindi}|(?<!की )मौत (?:~)(?:चाहता|चाहती|चाहिए|का इंतजार|को गले|आ जाए|मांग)|(?<!की )मौत ही (?:~)(?:~)(?:रास्ता|उपाय|हल|सहारा|इलाज|छुटकारा)`,
    'काश (?:~)(?:~)मर (?:जा|ग|ही)|(?:मैं|अच्छा|बेहतर|आज|कल|इससे|तो) (?:~)मर (?:ही )?जा[ऊउ](?!\\S* (?:तो सब|अगर|यार))|मन (?:~)(?:कर|है) (?:~)मर (?:ही )?जा|(?:सोचत[ाी]|सोच रह[ाी]) हूं (?:~)(?:~)(?:मर|लटक) (?:ही )?जा|(?:दुनिया|संसार) (?:ही |को )?छोड(?:ना चाह|कर जा| दूं| देना चाह| जाऊ)|(?:मैं|मुझे) (?:~)पैदा (?:ही )?क्यों|क्यों पैदा हु',
    `(?:आत्महत्या|आत्मह्त्या|खुदकुशी|खुदखुशी|सुसाइड|सुइसाइड|आत्मघात) (?:ही )?(?:करना (?:चाह|है|पड)|करूं|करुं|कर (?:ही )?(?:लूं|लेना|लेने|दूं|लू)|करने (?:~)(?:मन|सोच|विचार|ख्याल|खयाल|फैसला|इरादा|जा रह|वाला हूं|वाली हूं)|क[ाेी] (?:~)(?:ख्याल|खयाल|विचार|मन|प्लान|सोच|योजना|इच्छा|तैयारी)|नोट (?:~)लिख|ही (?:~)(?:रास्ता|उपाय|हल))${notHindi}|मैंने (?:~)(?:~)(?:आत्महत्या|खुदकुशी|सुसाइड) (?:करने )?की कोशिश|(?:आत्महत्या|खुदकुशी|सुसाइड|मौत|मरने) के (?:अलावा|सिवा)|(?:आखिरी|अंतिम) (?:चिट्ठी|खत|पत्र|नोट) (?:~)लिख`,
    `(?:अपनी|खुद की) (?:ही )?जान (?:ही )?(?:ले (?:लूं|लेना|लेने)|दे (?:दूं|देना|देने)|लेन|देन|लूं)${notHindi}|जान दे(?:ने का मन| दूंग[ाी]| देना चाहत)`,
    `(?:खुद|अपने आप|स्वयं|अपने|खुदी) ?को (?:~)(?:मार(?:ना|ने|ूं| डाल| दूं| लूं| देना)|खत्म कर|खतम कर|मिटा|नुकसान|चोट|काट|जला|घायल|जख्मी|तकलीफ (?:दे|पहुंच)|दर्द दे|सजा दे|हर्ट)${notHindi}`,
    '(?:अपन[ाीे]|खुद क[ाीे]|फिर से|ब्लेड से|चाकू से) (?:~)(?:हाथ|हाथों|कलाई|नस|नसें|बांह|जांघ|बाजू|पैर|गला) (?:~)(?:काट|चीर|जला|पर ब्लेड)|(?:कलाई|नस|नसें) (?:~)काट (?:ल|द|रह)|(?:हाथ|कलाई)\\S{0,3} (?:पर|में) (?:~)ब्लेड|ब्लेड (?:मार|चला)',
    `(?:जिंदगी|जिन्दगी|जीवन|लाइफ) (?:~)(?:खत्म|खतम|समाप्त|का अंत) (?:ही )?(?:कर|हो जाए)${notHindi}|(?:जिंदगी|जिन्दगी|जीवन|जीने) से (?:~)(?:तंग|थक|ऊब|हार|छुटकारा|मुक्ति|नफरत)|सब (?:कुछ )?(?:खत्म|खतम) कर (?:दूं|देना चाह|लूं)`,
    `(?:फांसी|फासी|फंदा|फंदे|पंखे) (?:~)(?:लगा (?:लूं|लेना|लेने|दूं)|लगाने|लगाऊं|लटक(?: जा[ऊउ]|ने|ना| जाने)|झूल(?: जा[ऊउ]|ने))${notHindi}|(?:जहर|फिनायल|कीटनाशक) (?:~)(?:(?:खा|पी) (?:लूं|लेना चाह|लेने|जा[ऊउ]|कर मर)|(?:खाने|पीने) (?:का|की))${notHindi}`,
    `(?:ट्रेन|मेट्रो|गाडी|ट्रक|रेल|रेलगाडी|बस) के (?:आगे|सामने|नीचे) (?:~)(?:कूद(?:ना|ने|ूं| जा[ऊउन])|आ जा[ऊउ]|लेट जा|छलांग लगा(?:ऊ|न| द))${notHindi}|(?:छत|पुल|बालकनी|खिडकी|इमारत|बिल्डिंग|मंजिल|ब्रिज) (?:~)(?:से|पर) (?:~)(?:~)(?:कूद(?:ना|ने|ूं| जा[ऊउन]| कर)|छलांग लगा(?:ऊ|न| द))${notHindi}`,
    '(?:सारी|बहुत सारी|ढेर सारी|पूरी शीशी|पूरा पत्ता) (?:~)(?:गोलियां|गोली|दवा\\S{0,5}|टैबलेट) (?:~)(?:खाकर|खा (?:लूं|लेना|लेने|कर)|खाने|निगल)|भगवान (?:~)(?:मुझे )?(?:~)(?:उठा ले|मौत दे|बुला ले)|हमेशा के लिए (?:सो जा|आंखें बंद)',
    '(?:marna|mar ?jaa?na) (?:hi )?(?:~)(?:raa?sta|solution|option)|(?:kha|pi|kud|kood|latak) ?(?:kar|ke) mar (?:hi )?jaa?u|(?:marna|mar ?jaa?na) (?:(?:hi|bas|to|toh|bhi) )*(?:chah?a?t[ai]|chaaht[ai]|chah rah|chahiye|behtar|better|ac+h+a|hai mujhe)|mujhe (?:~)(?:marna|mar ?jaa?na) (?:hi )?(?:hai|h|padega|hoga)(?: |$|,)|(?:bas|ab) (?:~)(?:marna|mar ?jaa?na) (?:hi )?(?:hai|h)(?: |$|,)',
    `(?:marne|mar ?jaa?ne) (?:ka|ki|ke|ko) (?:~)(?:man|dil|jee|ji|soch|kha?ya+l|ira+da|plan|ich+a|faisla|baa?re)${notHindi}|ka+sh (?:~)(?:~)mar (?:ja|gay|gai|hi)|(?:main|mai|mein|to|toh|ac+h+a|behtar|aaj|isse|kyu|kyun) (?:~)mar (?:hi )?jaa?u(?!\\S* (?:agar|yaar))|(?:main|mai) (?:~)paida (?:hi )?kyu|man+ (?:~)(?:kar|hai) (?:~)mar (?:hi )?ja|soch (?:rah[ai] )?hu (?:~)mar ja|socht[ai] h(?:u|un|oon) (?:~)(?:~)mar ja|duniya (?:hi |ko )?chh?od (?:ke |kar )?(?:ja|du|dena|lu)`,
    `(?:su[iu]?[cs]ide|khud ?k[hu]{0,2}shi|a+tma? ?hatya|a+tmhatya) (?:hi )?(?:kar(?:u|un|unga|ungi|oon|oonga|oongi)(?: |$|,)|kar(?:na|ne)? (?:~)(?:chah?a?t|chaaht|hai mujhe|hi hai|man|soch|kha?ya+l|faisla|plan|jaa? rah|wal[aei]|vich)|kar (?:hi )?(?:lu|lun|loon|lena|lene|du)|k[aei] (?:~)(?:kha?ya+l|vich|thought|soch|plan|baa?re me(?:in)? (?:~)soch)|note (?:~)likh|hi (?:~)(?:raa?sta|option|solution))${notHindi}|(?:suicide|khudkushi) (?:attempt )?(?:~)(?:karne ki koshish ki thi maine)|(?:suicide|khudkushi|a+tma?hatya|marne|maut) ke (?:alawa|ilawa|siva\\S?) (?:~)(?:nahi|raa?sta|kuch|koi)|suicidal (?:~)(?:thoughts?|feel|khayal) (?:~)(?:aa|ho|kar)`,
    `(?:apni|khud ki) (?:hi )?jaa?n (?:hi )?(?:(?:de|le) ?(?:du|lu|dena|lena|doon|loon|dene|lene)|lena|lene|dena|dene)${notHindi}|(?:khud ?ko|apne aa?p ?ko|apne ko) (?:~)(?:maa?r(?:na|ne|u| d| l)|kha?ta?m kar|nuksaa?n|chot|hurt|kaat|cut|jala|harm|ta[k]?leef|finish|mita)${notHindi}`,
    '(?:apn[aei]|khud k[aei]|fir se|phir se|blade se) (?:~)(?:haa?th|kalai|nas+|wrist) (?:~)(?:kaa?t|cut|jala)|(?:haa?th|kalai|nas+|wrist) (?:hi )?(?:kaa?t|cut) (?:~)(?:liy|li |lu|leta|leti|raha|rahi|kar)|blade (?:se )?(?:~)kaa?t',
    `(?:[zj]indagi|[zj]indgi|life|jeevan) (?:~)(?:kha?ta?m|end|finish|samapt) (?:hi )?(?:kar|ho ja)${notHindi}|(?:[zj]indagi|[zj]indgi|life|jeene|jine) se (?:~)(?:tang|thak|haa?r g|nafrat|chh?utkara|mukti)(?= \\S*(?:aa|ga|hai|hu|ho|ch|cu|mil|ka|chu))|sab (?:kuch )?kha?ta?m kar (?:dena chah|du|lu)`,
    `(?:fa+n?si|pha+n?si|fanda|phanda|pankhe) (?:~)(?:laga (?:lu|lena|lene|du)|lagane|la+tak (?:ja|ne)|jhool|jhul)${notHindi}|(?:zehe?r|zehar|zaha?r|jaha?r|jehe?r|poison) (?:~)(?:(?:kha|pi|pee) ?(?:lu|lena chah|lene|ke mar|jau)|(?:khane|peene) k[aoi])${notHindi}`,
    `(?:train|metro|gaa?di|truck|bus) ke (?:aage|saa?mne|nich?e|neeche) (?:~)(?:koo?d|kud|aa jau|let ja)|(?:chh?att?|pul|bridge|balcony|khidki|building|terrace|floor) (?:~)(?:se|pe|par) (?:~)(?:~)(?:kud|kood) ?(?:jaa?u|jaa?n|ne|na|kar|lu)${notHindi}|(?:saari|sari|dher sari|bahut sari) (?:~)(?:goliyaa?n?|goli|dawai\\S{0,3}|tablets?|pills) (?:~)kha ?(?:lu|le|ke|kar|ne)`,
    '(?:bhagwan|bhagvan|allah) (?:~)(?:mujhe )?(?:~)(?:utha l|maut d|bula l)|mujhe (?:~)utha lo|(?<!ki )(?:maut|mout) (?:~)(?:chahiye|aa ja|ka inte|hi (?:~)(?:raa?sta|solution))',
  ],
  noMore: [
    '(?:जीना (?:(?:ही|अब|और) )*(?:नहीं|नही) (?:ही )?(?:चाह|है|मुझे)|(?:नहीं|नही) जीना(?: (?:मुझे|अब|चाह|है)|$|,))|जीना ही नहीं|(?:जीने|जिंदा रहने|जिन्दा रहने) (?:का|की|के लिए|लायक|के लायक) (?:~)(?:मन|जी|इच्छा|वजह|मतलब|कारण|मकसद|फायदा|चाह|तमन्ना|हिम्मत|ताकत|हक|कुछ|उम्मीद|लायक)? ?(?:~)(?:नहीं|नही|खत्म)(?!(?: \\S+)? (?:था|थी)(?: |$|,))',
    '(?:और|अब|ज्यादा|मैं|मुझसे) (?:~)(?:नहीं|नही) (?:जी (?:सक|पा)|जिया जा|जीया जा)|जिया (?:नहीं|नही) जा|(?:जिंदा|जिन्दा|जीवित) (?:~)(?:नहीं|नही) (?:रहना|रह सक|रह पा)|(?:जिंदा|जिन्दा|जीवित) रहना (?:ही )?(?:नहीं|नही)|(?:जिंदगी|जिन्दगी|जीवन) (?:~)(?:मतलब|मकसद|वजह) (?:~)(?:नहीं|नही)|जी ?कर (?:~)क्या (?:कर|फायदा|होगा|मिल)',
    '(?:काश|अच्छा होता|मैं) (?:~)(?:~)पैदा (?:ही )?(?:न|ना|नहीं|नही)(?: |$)|(?:कभी|फिर|दोबारा) (?:~)(?:न|ना|नहीं|नही) (?:~)(?:उठू|उठुं|जागू|जागना|खुले)|आंखें? (?:ही )?(?:~)(?:न|ना|नहीं|नही) (?:ही )?खुले|क्यों (?:न|ना) (?:~)मर|मर (?:ही )?क्यों (?:नहीं|नही) जा|(?:दुनिया|संसार) में (?:~)(?:नहीं|नही) (?:रहना|जीना|रह सक)|(?:दुनिया|संसार) में (?:रहना|जीना) (?:ही )?(?:नहीं|नही)|मेरे (?:बिना|बगैर|(?:न|ना|नहीं) (?:रहने|होने)|मरने) (?:~)(?:~)(?:खुश|सुखी|बेहतर|हल्क|आसान|चैन|सुकून|शांति)',
    '(?:jeena|jina) (?:(?:hi|ab|aur) )*(?:nahi+n?|nhi|nai) (?:hi )?(?:chah|chaah|hai|h(?: |$)|mujhe)|(?:nahi+n?|nhi|nai) (?:jeena|jina)(?: |$|,)|(?:jeene|jine|zinda re?a?h?ne) (?:ka|ki|ke liye|layak|ke layak) (?:~)(?:~)(?:nahi+n?|nhi|nai)(?!(?: \\S+)? th[ai])|zinda (?:~)(?:nahi+n?|nhi|nai) r[ae]h|zinda r[ae]hna (?:hi )?(?:nahi+n?|nhi|nai)',
    '(?:aur|ab|main|mai|zyada|mujhse) (?:~)(?:nahi+n?|nhi|nai) (?:jee?|ji) (?:sak|pa)|(?:jiya|jeeya) (?:nahi+n?|nhi|nai) ja|(?:nahi+n?|nhi|nai) (?:jiya|jeeya) ja|(?:aur|ab|main|mai) (?:~)(?:jee|ji) (?:nahi+n?|nhi|nai) (?:sak|pa)',
    '(?:ka+sh|ac+h+a hota|main|mai) (?:~)(?:~)paida (?:hi )?(?:na|nahi+n?|nhi) |(?:kabhi|fir|phir|dobara) (?:~)(?:na|nahi+n?|nhi) (?:~)(?:uthu|jagu|jaagu|khule)|aankh (?:hi )?(?:~)(?:na|nahi+n?|nhi) (?:hi )?khule|kyun? na (?:~)mar ja|mar (?:hi )?kyun? (?:nahi+n?|nhi|nai) ja|duniya me(?:in)? (?:~)(?:nahi+n?|nhi|nai) (?:rehna|rahna|jeena)|mere (?:bina|bagair|na (?:rehne|rahne|hone)|marne) (?:~)(?:~)(?:khush|better|behtar|sukoon|chain|halka)',
  ],
  denials: 'नहीं|नही|मत|न|कभी नहीं|nahi|nahin|nhi|nai|mat',
  breaks:
    '[,;:]|और|लेकिन|पर|क्योंकि|मगर|बस|इसलिए|तो|मैं|मुझे|aur|lekin|par|magar|kyunki|kyuki|bas|isliye|to|toh|main|mai|mujhe',
  others:
    '(?:वह|वो|उसने|उसकी|उसका|उसे|उसको|उन्होंने|भाई|बहन|दोस्त|किसी ने|फिल्म|कहानी|गाने|हीरो|नायक|किसान|पडोसी|लडके|लडकी|wo|woh|vo|voh|usne|uski|uska|usko|unhone|(?:mere|meri|mera|uske) (?:bhai|dost|behen|bahan|friend|papa|mummy)|bhai ne|dost ne|kisi ?ne|hero|movie|film|kahani)(?= )',
  harmless:
    'शर्म से|हंसते|हंसी से|हंस हंस|भूख से|गर्मी से|ठंड से|खुशी से|(?:यहां|वहां|ऐसे|के साथ|इस तरह|(?<!दुनिया )में) (?:नहीं|नही) जीना|(?:यहां|वहां|के साथ|(?<!दुनिया )में) जीना (?:नहीं|नही)|(?:तेरे|तुम्हारे|आपके|के|तुझ|इसके) बिना (?:\\S+ ){0,2}(?:जी|नहीं|नही|मर)|(?:तेरे|तुम्हारे|आपके|देश के) लिए (?:अपनी )?जान|जान दे (?:\\S+ ){1,3}लिए|काटते (?:समय|वक्त|हुए)|सब्जी|रोकथाम|अब (?:सब|मैं) (?:\\S+ )?ठीक|(?:उसने|उन्होंने|वो|वह) (?:\\S+ )?(?:कहा|बोला|बोली|कहता|कहती)|(?:has+i|hans[i]?|hasi|sharam|sharm|bhoo?kh?|bhukh|garmi|thand|khushi|darr?) se|has has|hans hans|(?:yaha+n?|waha+n?|aise|ke saa?th|(?:sheher|shahar|shehar|city|ghar|gaon) mei?n?) (?:\\S+ )?(?:jeena|jina|nahi|nhi)|(?:tere|tumhare|aapke|ke|uske|iske|tujh) bina (?:\\S+ ){0,2}(?:jee|ji|jeena|jina|nahi|nhi|mar)|(?:tere|tumhare|desh ke) liye (?:apni )?jaa?n|kaa?tte (?:time|waqt|hue|samay)|sab[zj]i|prevention|(?:usne|wo|woh|vo) (?:\\S+ )?(?:kaha|bola|boli|kehta|kehti)',
  safe: '(?:सुरक्षित हूं|सुरक्षित जगह|खतरे से बाहर)|main surakshit|main safe (?:hu|hun|hoon)',
}

export const chinese: DangerPhrases = {
  said: [
    '(?<![热熱饿餓困笑尬])想死(?!你|他|她|您|妳|我的|妈|媽|爸|家|那|灰)|想去死|宁愿死|寧願死|不如死了|死了(?:就)?算了|要是死了|死掉就好|死了就好',
    '(?:想|要|准备|準備|打算|考虑|考慮|决定|決定|想过|想過|尝试|嘗試)(?:要|去|过|過)?自[杀殺]|自[杀殺]的(?:念[头頭]|想法|冲动|衝動)|(?:想|要|念头|有).{0,3}[轻輕]生',
    '[结結]束(?:自己的?|我的?|这个?|這個?)生命|[结結]束(?:自己|我)(?:的|这)?(?:一生|人生)|了[结結断斷]自己|想(?:要)?一了百了',
    '(?:想|要|去)(?:[杀殺](?:了|死)(?:我)?自己|跳[楼樓]|跳[桥橋]|上吊|割腕|[卧臥][轨軌])|[杀殺](?:了|死)我自己',
    '(?:想|要|又|在|开始|開始)(?:[伤傷]害自己|自[残殘]|割自己|划自己)',
  ],
  noMore: [
    '不想(?:再)?活(?:了|下去|着|著)(?!在)|不想(?:再)?活$|活不下去(?:了)?|[没沒](?:有)?活下去的|不想再醒[来來]|再也不想醒[来來]',
  ],
  denials: '不|没|沒|别|別|从未|從未|从来没|從來沒|并非|绝不',
  breaks: '[,;:，；：、]|但是?|可是|而且|因为|因為|所以|只',
  others:
    '他|她|他们|她们|有人|朋友|同学|同學|同事|弟弟|哥哥|姐姐|妹妹|主角|电影|電影|小说|小說|新闻|新聞|歌里|歌裡|剧里',
  harmless: '热死|熱死|饿死|餓死|笑死|尴尬|尷尬|丢脸|丟臉|好想死你',
  safe: '(?:我)?(?:现在|現在|已经|已經|目前)?(?:很|是)?安全(?:了|的|的地方|$)',
}

export const japanese: DangerPhrases = {
  said: [
    '死にたい(?!ほど|くらい|ぐらい)|死にたく(?:なる|なって|なった|なりま)|死んでしまいたい|死んじゃいたい|死んだ(?:ほう|方)が(?:いい|まし|マシ|楽)|死のうと(?:思|決|考)|死ぬつもり',
    '自殺(?:したい|しよう|を考え|のことを考え|するつもり|するしか|したくな|願望)',
    '命を(?:絶ち|断ち)たい|命を(?:絶と|断と)う|自分を殺(?:し|そう)|首を(?:吊り|つり|くくり)たい|首を(?:吊ろ|つろ)う|(?:飛び降り|飛び込み)たい|(?:飛び降り|飛び込も)(?:よ)?うと',
    '手首を切(?:りたい|った|ってしま|ろう|って)|リストカット(?:し|が|を)|リスカ(?:し|を)|自分を傷つけ(?:たい|て|た|よう)|自傷(?:し|を)',
    'この世から消え(?:たい|てしまいたい)|消えてしまいたい|(?:人生|命)を終わりに(?:したい|しよう)|人生を終わらせ(?:たい|よう)',
  ],
  noMore: [
    '(?:もう|これ以上)?生きて(?:い)?たくな|(?:もう|これ以上)生きたくな|もう生きて(?:い)?(?:けない|られない)|二度と目(?:が|を)覚(?:めなければ|ましたくな)',
  ],
  denials: '不|ありません|わけではな|つもりはな',
  breaks: '[,;:、，]|でも|けど|から|ので|だから',
  others: '彼|彼女|友達|友人|弟|兄|姉|妹|主人公|映画|小説|ドラマ|ニュース|歌詞|あの人|先輩|同僚',
  harmless: '恥ずかし|恥ずい|笑いすぎ|笑い死|眠くて死|と(?:彼|彼女|友達|友人|弟|兄|妹|姉)(?:が|は)言',
  safe: '(?:私は|僕は|俺は|今は|いまは|もう)?安全(?:です|だ|な(?:場所|ところ)|$)|無事です',
}
