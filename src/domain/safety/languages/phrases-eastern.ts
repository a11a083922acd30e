import { type DangerPhrases, words } from './danger-language.ts'

export const polish: DangerPhrases = {
  marks:
    words(`chce sie zyc zabije samobojstwo* samobojstwie samobojcze mysli soba wolala* wolalb* chcial* pragne lepiej odbiore
    odebrac skoczyc skocze zycie sobie`),
  said: [
    '(?:chce(?: mi sie)?|chcialabym|chcialbym|wolalabym|wolalbym|pragne) (?:po prostu |tylko |juz |teraz )*(?:umrzec|byc martw[ay])(?! (?:ze|z) )',
    '(?:chce|zamierzam|planuje|musze|mam ochote|mysle(?:,)? zeby|postanowil[ae]m|moglabym|moglbym) (?:~)sie (?:~)(?:zabic|powiesic|pociac|zastrzelic|otruc|utopic)',
    '(?:zabic sie|zabije sie|sie zabije|powiesze sie|sie powiesze)(?! ze)',
    'popelni(?:c|e) samobojstwo|mysle (?:~)o samobojstwie|mysli samobojcze',
    '(?:odebrac|odbiore) sobie zycie|(?:skonczyc|skoncze) (?:ze|z) soba|ze soba (?:\\S+ )?skonczyc|targn(?:ac|e) sie na (?:swoje |wlasne )?zycie|skonczyc (?:z )?(?:tym |moim |swoim )?zyciem',
    'lepiej(?: by bylo)?(?:,)? gdybym (?:nie zyla?|umarla?|nigdy sie nie urodzila?)',
    '(?:tne sie|sie tne|okaleczam sie|sie okaleczam|pocielam sie|pocialem sie|(?:zrobic|zrobie) sobie krzywde)',
    '(?:skoczyc|skocze|rzucic sie|rzuce sie) (?:z|pod) (?:mostu|okna|dachu|pociag)',
  ],
  noMore: [
    '(?:chce|chcialabym|chcialbym|wolalabym|wolalbym) (?:juz )?nie zyc',
    'nie chce (?:mi sie )?(?:juz )?(?:dluzej |wiecej )?zyc(?! (?:tu|tutaj|z |w |we |na |sama?|tak|jak|razem))',
    'nie mam (?:juz )?(?:sily|ochoty|po co|dla kogo) (?:juz |dalej )?zyc|nie chce (?:sie )?(?:juz |rano )?(?:wiecej |nigdy )?(?:sie )?obudzic',
  ],
  denials: 'nie|nigdy|wcale',
  breaks: '[,;:]|i|a|lub|ale|bo',
  others:
    '(?:on|ona|ono|oni|moj|moja|brat|siostra|ktos|kolega|kolezanka|syn|corka|mama|tata|pan|pani|bohater\\S{0,20}|pies|kot)(?= )',
  harmless: '(?:ze|z) (?:smiechu|wstydu|nudow|glodu|goraca|ciekawosci|zimna)|na brudno',
  safe: 'jestem (?:juz |teraz |tu |tutaj )*(?:bezpieczn[ay]|w bezpiecznym miejscu|poza niebezpieczenstwem)|(?:^|tak,? )bezpieczn[ay]',
}

export const turkish: DangerPhrases = {
  marks: words(
    `kendimi kendime intihar* olmek olmeyi olsem keske canima hayatima bileklerimi yasamak uyanmak`,
  ),
  said: [
    'olmek (?:istiyorum|isterdim|istiyom|icin can atiyorum)|olmeyi (?:istiyorum|diliyorum)|keske (?:olsem|olsaydim|olmus olsam|hic dogmasaydim)|olsem de kurtulsam',
    'kendimi (?:~)(?:oldurmek|oldurecegim|oldurucem|olduricem|oldurmeyi|oldurmeye|oldursem|oldureyim)',
    'intihar (?:etmek|etmeyi|etmeye|edecegim|edicem|etcem|etsem)|intihari? (?:~)dusun(?:uyorum|mekteyim|ce)|intihar dusunce',
    'canima (?:kiymak|kiyacagim|kiyayim|kiymayi|kiysam)|hayatima (?:~)son ver(?:mek|ecegim|meyi|meye|ecem)',
    'kendime (?:~)zarar ver(?:mek|iyorum|ecegim|meyi|dim|meye)',
    'kendimi (?:~)(?:asmak|asacagim|asmayi|assam|kesiyorum|kestim)|bileklerimi (?:~)kes(?:mek|ecegim|tim|sem|meyi)',
    'kendimi (?:~)(?:kopruden|camdan|trenin onune|balkondan) at',
  ],
  noMore: [
    '(?:^|[,;:] ?|\\bve )(?:artik |ben |hic |gercekten |daha fazla |cok yoruldum )*yasamak istemiyorum',
    '(?:^|artik |ben )(?:~)yasamak icin (?:hic )?(?:bir )?(?:sebebim|nedenim) (?:yok|kalmadi)',
    '(?:bir daha|sabah) (?:~)uyanmak istemiyorum$',
  ],
  denials: 'degil|asla|hic',
  breaks: '[,;:]|ve|ama|cunku|fakat',
  others:
    '(?:o|onlar|biri|birisi|arkadasim|kardesim|annem|babam|abim|ablam|kahraman\\S{0,20}|karakter\\S{0,20}|filmde|kitapta|sarkida)(?= )',
  harmless:
    'gulmekten|acliktan|meraktan|sicaktan|utanctan|yorgunluktan|sikintidan|gulerek|(?:\\S[dt][ae]|\\Sl[ae]|ile|yalniz|boyle) yasamak|erken uyanmak',
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

export const hindi: DangerPhrases = {
  marks: words(`chahta chahti jaan khud jeena jina khudkushi aatmahatya suicide`),
  said: [
    '(?:मरना|मर जाना) (?:ही |बस )?(?:चाहता|चाहती) हूं|(?:मरने|मर जाने) का मन|काश (?:मैं )?मर (?:जा|गया|गयी|गई)|मैं मर (?:ही )?(?:जाऊं|जाऊंगा|जाऊंगी)(?! तो)|मर जाना ही बेहतर',
    '(?:आत्महत्या|खुदकुशी|सुसाइड) (?:ही )?(?:करना (?:चाहता|चाहती) हूं|करने का (?:मन|सोच|विचार|फैसला)|करने की सोच|करूंगा|करूंगी|कर लूं|कर लूंगा|कर लूंगी|करने जा रह)|(?:आत्महत्या|खुदकुशी) के (?:बारे में सोच|विचार|ख्याल)',
    '(?:अपनी|खुद की) (?:ही )?जान (?:ले लूं|लेना चाहत|लेने का|दे दूं|दे दूंगा|दे दूंगी|ले लूंगा|ले लूंगी)|जान देने का मन',
    'खुद को (?:~)(?:मार (?:डाल|दूं|लूं|देना चाह)|मारना चाहत|खत्म कर|नुकसान पहुंचा|चोट पहुंचा|काटत|काटना चाहत|काट लेत)|अपने आप को (?:~)(?:मार|खत्म कर|नुकसान पहुंचा|चोट पहुंचा)',
    '(?:अपनी|मेरी) जिंदगी (?:ही )?(?:खत्म कर|समाप्त कर)|अपना जीवन (?:खत्म|समाप्त) कर|(?:फांसी लगा|नस काट|कलाई काट)(?: ?ल?(?:ूं|ना चाह|ने का मन|ूंगा|ूंगी))',
    'marna chaht[ai] (?:hu|hun|hoon|hoo)|mar jana chaht[ai]|(?:suicide|khudkushi|aatmahatya) kar(?:na chaht[ai]| lu| lunga| lungi|ne ka man)|apni jaan (?:de|le) (?:du|lu|dunga|dungi|lunga|lungi)|khud ko (?:maar|khatam)',
  ],
  noMore: [
    '(?:अब |और |मैं |मुझे ){0,4}(?:जीना (?:ही )?नहीं (?:चाहता|चाहती|है)|नहीं जीना(?: चाहता| चाहती| है|$))|जीने (?:का मन|की इच्छा) (?:ही )?नहीं|जीने की कोई वजह नहीं',
    'jeena nahi(?:n)? chaht[ai]|jina nahi(?:n)? chaht[ai]|nahi jeena (?:hai|chaht)',
  ],
  denials: 'नहीं|मत|न|कभी नहीं|nahi|nahin',
  breaks: '[,;:]|और|लेकिन|पर|क्योंकि|मगर',
  others: '(?:वह|वो|उसने|उसकी|उसका|उन्होंने|भाई|बहन|दोस्त|किसी|फिल्म|कहानी|गाने|हीरो|नायक)(?= )',
  harmless:
    'शर्म से|हंसते|हंसी से|भूख से|गर्मी से|ठंड से|खुशी से|(?:यहां|वहां|ऐसे|के साथ|में) नहीं जीना|(?:यहां|वहां|के साथ|में) जीना नहीं',
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
