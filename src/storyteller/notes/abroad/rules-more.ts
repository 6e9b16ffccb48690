import type { Language } from './rules.ts';

/** As `rules.ts`: Italian, Portuguese, Dutch, Polish, Turkish. */

export const italian: Language = {
  hint: 'ha|hanno|abbiamo|è|sono|un|una|il|lo|la|con|troppo|vuole|adesso|ora|siamo|stanc\\p{L}+|piove|nevica|piaciut\\p{L}+|divertit\\p{L}+|per|si',
  not: 'non|mai|nessuno|niente|domani|senza|forse|se|nulla',
  det: "un|una|uno|il|lo|la|i|gli|le|il suo|la sua|sua|suo|nostro|nostra|dei|delle|l'",
  kin: 'nonna|nonno|mamma|papà|papa|babbo|zia|zio|cugino|cugina|vicino|vicina|cane|gatto|amico|amica|fratello|sorella|orsetto|peluche|coniglio',
  pronouns: 'lui|lei',
  plain: 'grande|gran|piccolo|piccola|nuovo|nuova|vecchio|vecchia|enorme|bello|bella|bel|altro|altra|vero|vera',
  places:
    'giardino|cucina|salotto|soggiorno|camera|cameretta|cantina|soffitta|parco|spiaggia|terrazza|balcone|fuori|dentro|macchina|treno|vasca|bagno|corridoio|cortile|garage|bosco',
  rules: [
    ['built', '(?:WHO )?(?:ha|hanno|abbiamo) (?:costruito|creato|inventato|montato|fabbricato) (?:DET) WHAT'],
    ['built', '(?:WHO )?(?:ha|hanno|abbiamo) fatto (?:un|una|uno) WHAT'],
    ['calls', "(?:si chiama|l'ha chiamat[oa]|l'hanno chiamat[oa]|lo chiama|la chiama|lo chiamano|la chiamano|chiamat[oa]) NAME"],
    ['named', '(?:il|la|lo|sua|suo|nostra|nostro) WHAT si chiama (?:adesso |ora )?NAME'],
    ['named', '(?:WHO )?(?:ha|hanno) chiamato (?:il|la|lo) WHAT NAME'],
    ['found', '(?:WHO )?(?:ha|hanno|abbiamo) (?:trovato|scoperto|ritrovato) (?:DET) WHAT'],
    ['lost', '(?:WHO )?(?:ha|hanno|abbiamo) perso (?:il|la|lo|i|le|il suo|la sua|suo|sua) WHAT'],
    ['lost', '(?:il|la|lo) WHAT (?:è spari\\p{L}+|è scompars[oa]|si è rott[oa]|è crollat[oa]|è cadut[oa]|è volat[oa] via)'],
    ['became', 'WHO (?:è diventat[oa]|adesso è|ora è|è ora|è adesso|si è trasformat[oa] in|fa) (?:DET )?WHAT'],
    ['wants', 'WHO (?:vuole|vorrebbe|chiede|voleva) (?:un|una|uno|dei|delle|più) WHAT'],
    ['became', 'WHO è (?:il|la|lo|un|una) WHAT (?:adesso|ora)'],
    ['joined', '(?:gioca|partecipa) anche (?:il |la |lo )?WHO'],
    ['joined', 'WHO (?:gioca (?:con noi|anche|adesso|ora)|si è unit[oa]|si unisce|è arrivat[oa]|partecipa|è dei nostri)'],
    [
      'left',
      'WHO (?:è andat[oa] (?:via|a casa|a dormire|a letto)|non gioca più|non vuole più giocare|si è addormentat[oa]|fa una pausa|ha smesso)',
    ],
    [
      'moved-place',
      '(?:siamo|andiamo|andati|spostati|spostat\\p{L}+|giochiamo|continuiamo|adesso|ora|usciti|giocano) (?:ora |adesso |tutti )*(?:(?:in|nel|nella|al|alla|sul|sulla) )*(?:DET )?PLACE',
    ],
    ['weather', '(?<what>piove|piovere|nevica|nevicare|pioggia|neve|temporale|vento|sole|nebbia|grandine|arcobaleno)'],
    ['too-hard', '(?:troppo|molto|un po) (?:difficile|complicat[oa]|dur[oa])(?: per WHO)?'],
    ['too-easy', '(?:troppo|molto|super) (?:facile|semplice)(?: per WHO)?'],
    ['quarrel', '(?:litig\\p{L}+|bisticci\\p{L}*)'],
    ['loved', '(?:adorat[oaie]|piaciut[oaie] (?:molto|moltissimo|tanto|un sacco)|piaciut[oaie]|divertit\\p{L}*|bellissimo|fantastico)'],
    ['tired', '(?:stanc(?:o|a|hi|he)|sfinit[oaie]|sbadiglia\\p{L}*|sonno|esaust[oaie])'],
    [
      'feels',
      '(?<what>triste|arrabbiat[oaie]|paura|spaventat[oaie]|orgoglios[oaie]|annoiat[oaie]|emozionat[oaie]|content[oaie]|felic[ei]|nervos[oaie]|gelos[oaie]|delus[oaie]|coraggios[oaie])',
    ],
  ],
};

export const portuguese: Language = {
  hint: 'fez|fizeram|construiu|construíram|encontrou|encontraram|achou|perdeu|perdemos|quer|é|está|estão|um|uma|com|muito|demais|agora|os|as|adorou|adoraram|cansad\\p{L}+|chov\\p{L}+|chuva|não|são|foi|fomos|brigaram|gostaram',
  not: 'não|nunca|ninguém|nada|amanhã|sem|talvez|nem|se',
  det: 'um|uma|uns|umas|o|a|os|as|seu|sua|nosso|nossa|meu|minha',
  kin: 'avó|avô|vovó|vovô|vó|vô|mamã|mãe|mamãe|pai|papai|papá|tia|tio|primo|prima|vizinho|vizinha|cão|cachorro|gato|amigo|amiga|irmão|irmã|ursinho',
  pronouns: 'ele|ela',
  plain: 'grande|pequeno|pequena|novo|nova|velho|velha|enorme|bonito|bonita|outro|outra|lindo|linda',
  places:
    'jardim|quintal|cozinha|sala|quarto|cave|sótão|parque|praia|varanda|terraço|fora|dentro|carro|comboio|trem|banheira|banheiro|corredor|garagem|pátio|rua|bosque',
  rules: [
    ['built', '(?:WHO )?(?:construiu|construíram|montou|montaram|criou|criaram|inventou|construímos) (?:DET) WHAT'],
    ['built', '(?:WHO )?(?:fez|fizeram|fizemos) (?:um|uma) WHAT'],
    [
      'calls',
      '(?:chama-se|se chama|chamou-lhe|chamou-o de|chama ele de|chamou de|chamaram de|deu-lhe o nome de|deu o nome de|com o nome de|chamado|chamada) NAME',
    ],
    ['named', '(?:o|a|nosso|nossa|seu|sua) WHAT (?:chama-se|se chama|agora se chama) NAME'],
    ['found', '(?:WHO )?(?:encontrou|encontraram|achou|acharam|descobriu|descobriram|encontrámos|encontramos|achamos) (?:DET) WHAT'],
    ['lost', '(?:WHO )?(?:perdeu|perderam|perdemos) (?:o|a|os|as|seu|sua) WHAT'],
    ['lost', '(?:o|a) WHAT (?:desapareceu|sumiu|caiu|partiu-se|quebrou|desabou|voou)'],
    ['became', 'WHO (?:agora é|é agora|virou|transformou-se|tornou-se|se transformou|faz de|é o|é a) (?:em |num |numa )?(?:DET )?WHAT'],
    ['wants', 'WHO (?:quer|queria|pediu|gostaria de) (?:um|uma|uns|umas|mais) WHAT'],
    ['joined', '(?:joga|brinca) também (?:o |a )?WHO'],
    [
      'joined',
      'WHO (?:entrou|juntou-se|se juntou|joga (?:connosco|conosco|também|agora)|também (?:joga|brinca)|está a jogar|brinca (?:connosco|conosco|também|agora)|chegou|veio brincar)',
    ],
    [
      'left',
      'WHO (?:foi embora|foi dormir|foi para casa|já não (?:joga|brinca)|não quer (?:mais )?(?:jogar|brincar)(?: mais)?|saiu|adormeceu|dormiu|parou de (?:jogar|brincar)|parou)',
    ],
    [
      'moved-place',
      '(?:fomos|vamos|estamos|agora|mudámos|mudamos|passámos|jogamos|brincamos|continuamos|continuámos) (?:agora |todos )*(?:(?:no|na|ao|à|para|para o|para a|pro|pra|em|lá) )*(?:DET )?PLACE',
    ],
    [
      'weather',
      '(?<what>chove|chover|chovendo|chuva|nevando|neve|trovoada|tempestade|vento|nevoeiro|(?:faz|há|está|saiu|com) (?:muito |o )?sol|neblina|granizo|arco-íris)',
    ],
    [
      'too-hard',
      '(?:(?:muito|demasiado|bastante) (?:difícil|dificil|complicado)|difícil demais|dificil demais)(?: para WHO| pra WHO2| para o WHO3)?',
    ],
    ['too-easy', '(?:(?:muito|demasiado|super) (?:fácil|facil|simples)|fácil demais|facil demais)(?: para WHO| pra WHO2)?'],
    ['quarrel', '(?:brig(?:aram|ando|a|as|ou)|discut\\p{L}+|zangaram-se|pegaram-se|à bulha)'],
    ['loved', '(?:adoraram|adorou|amaram|amou|gostaram muito|gostou muito|divertiram-se|divertido|se divertiram|foi ótimo|que máximo)'],
    ['tired', '(?:cansad[oa]s?|exaust[oa]s?|bocej\\p{L}+|sono)'],
    [
      'feels',
      '(?<what>triste|zangad[oa]|medo|assustad[oa]|orgulhos[oa]|aborrecid[oa]|entediad[oa]|animad[oa]s?|content[oe]s?|feliz|nervos[oa]|desiludid[oa]|chatead[oa]|corajos[oa])',
    ],
  ],
};

export const dutch: Language = {
  hint: 'doet|ook|mee|was|hij|zij|heel|hebben|is|zijn|een|het|de|wil|te|van|met|nu|ze|moe|en|vonden|vond|regent|sneeuwt|ruzie|speelt|leuk|voor',
  not: 'niet|geen|nooit|niemand|niks|niets|morgen|zonder|misschien|als',
  det: 'een|de|het|zijn|haar|hun|onze|ons|mijn',
  kin: 'oma|opa|mama|papa|tante|oom|neef|nicht|buurman|buurvrouw|hond|kat|poes|vriend|vriendin|broer|zus|oppas|knuffel|beer|konijn',
  pronouns: 'hij|zij|ze',
  plain: 'grote|groot|kleine|klein|mooie|mooi|nieuwe|nieuw|oude|oud|enorme|echte|echt|hele|andere|super',
  places:
    'tuin|keuken|woonkamer|slaapkamer|zolder|kelder|badkamer|bad|park|speeltuin|strand|balkon|terras|buiten|binnen|auto|trein|gang|schuur|garage|bos',
  rules: [
    [
      'built',
      '(?:WHO )?(?:heeft|hebben) (?:GAP)?(?:een|de|het|zijn|haar|hun) WHAT (?:(?:gebouwd|gemaakt|geknutseld|gevouwen)|(?:van|met|uit) GAP(?:gebouwd|gemaakt|geknutseld))',
    ],
    ['built', 'WHO (?:bouwde|bouwden|maakte|maakten|bouwt|maakt|knutselde) (?:een) WHAT'],
    ['calls', '(?:hem|haar|het|die) NAME (?:genoemd|gedoopt)'],
    ['calls', '(?:noemt|noemde|noemen) (?:hem|haar|het|die) NAME'],
    ['calls', '(?:en|die|hij|het|ze) heet (?:nu )?NAME'],
    ['named', '(?:de|het|onze|hun) WHAT heet (?:nu |voortaan )?NAME'],
    [
      'found',
      '(?:WHO )?(?:heeft|hebben) (?:GAP)?(?:een|de|het|zijn|haar) WHAT (?:(?:in|onder|achter|op|bij|naast|tussen) GAP)?(?:gevonden|ontdekt)',
    ],
    ['found', 'WHO (?:vond|vonden|ontdekte) (?:een|de) WHAT(?! (?:leuk|mooi|moeilijk|makkelijk|stom|eng|saai))'],
    [
      'lost',
      '(?:WHO )?(?:heeft|hebben|is|zijn) (?:de|het|zijn|haar|hun|onze) WHAT (?:(?:in|onder|achter|op|bij) GAP)?(?:verloren|kwijt|kwijtgeraakt)',
    ],
    ['lost', '(?:de|het|onze) WHAT is (?:weg|kwijt|kapot|ingestort|omgevallen|verdwenen|weggewaaid)'],
    ['became', 'WHO is (?:nu|voortaan) (?:een |de |het )?WHAT'],
    ['became', 'WHO (?:speelt|werd) (?:nu )?(?:een|de|het) WHAT'],
    ['wants', 'WHO (?:wil|wilt|wilde|wou|zou graag) (?:graag |ook |heel graag )*(?:een|meer) WHAT'],
    ['joined', 'WHO (?:doet (?:nu |ook |nu ook )?mee|speelt (?:nu |ook |nu ook )?mee|is (?:nu |ook |er nu )*(?:erbij|bij ons))'],
    [
      'left',
      'WHO (?:doet niet meer mee|speelt niet meer mee|is naar huis|ging naar huis|moest (?:naar huis|weg)|is gestopt|is weg|stopt ermee|heeft geen zin meer|wil niet meer|slaapt|is in slaap gevallen)',
    ],
    [
      'moved-place',
      '(?:zijn|spelen|gaan|gegaan|verhuisd|nu|verder|gingen) (?:nu |weer |allemaal |verder )*(?:(?:in|naar|op|aan) )*(?:DET )?PLACE',
    ],
    ['weather', '(?<what>regent|regen|regenen|sneeuwt|sneeuw|onweer|onweert|waait|wind|zon|mist|mistig|hagelt|regenboog|storm)'],
    ['too-hard', '(?:te|erg|heel|wel) (?:moeilijk|lastig|ingewikkeld|zwaar)(?: voor WHO)?'],
    ['too-easy', '(?:te|veel te|super|heel) (?:makkelijk|gemakkelijk|simpel|eenvoudig)(?: voor WHO)?'],
    ['quarrel', '(?:ruzie|ruziën|ruzieën|gekibbel\\p{L}*|kibbelen|bekvechten)'],
    [
      'loved',
      '(?:geweldig|hartstikke leuk|heel leuk|superleuk|super leuk|zo leuk|genoten|vonden het (?:leuk|fantastisch|prachtig|top)|vond het (?:leuk|fantastisch|prachtig|top)|favoriet)',
    ],
    ['tired', '(?:moe|doodmoe|uitgeput|slaperig|gaapt|gapen|bekaf)'],
    [
      'feels',
      '(?<what>verdrietig|boos|bang|trots|verveeld|verveelt|opgewonden|blij|zenuwachtig|teleurgesteld|jaloers|verlegen|dapper|chagrijnig)',
    ],
  ],
};

export const polish: Language = {
  hint: 'jest|się|zbudował\\p{L}*|zrobił\\p{L}*|znalazł\\p{L}*|zgubił\\p{L}*|chce|teraz|za|zbyt|dla|pada|deszcz|śnieg|zmęczon\\p{L}+|kłóc\\p{L}+|pokłócił\\p{L}*|podobał\\p{L}*|poszł\\p{L}+|poszedł|dołączył\\p{L}*|uwielbia\\p{L}*|gra|z|na|i|są|to|bardzo|super|nazwał\\p{L}*',
  not: 'nie|nikt|nigdy|nic|jutro|bez|może|jeśli|żaden|żadnego',
  det: 'ten|ta|to|swój|swoją|swoje|nasz|naszą|jeden|jakiś|jakąś',
  kin: 'babcia|dziadek|mama|tata|ciocia|wujek|kuzyn|kuzynka|sąsiad|sąsiadka|pies|kot|kolega|koleżanka|brat|siostra|miś|niania',
  pronouns: 'on|ona',
  plain:
    'duży|dużą|duże|wielki|wielką|wielkie|mały|małą|małe|nowy|nową|nowe|stary|starą|stare|piękny|piękną|fajny|fajną|ogromny|ogromną|prawdziwy|prawdziwą',
  places:
    'ogród|ogrodu|ogrodzie|kuchni|kuchnia|salonie|salonu|pokoju|pokój|piwnicy|strych|strychu|park|parku|plaży|plażę|balkon|balkonie|taras|tarasie|dworze|dwór|dworzu|samochodzie|pociągu|wannie|łazience|łazienki|garażu|lesie|podwórku|podwórko',
  rules: [
    [
      'built',
      '(?:WHO )?(?:zbudował|zbudowała|zbudowali|zbudowały|zrobił|zrobiła|zrobili|zrobiły|skonstruował|skonstruowała|postawili|ulepił|ulepiła|ulepili) (?:DET )?WHAT',
    ],
    ['calls', '(?:nazwał|nazwała|nazwali|nazywa|nazywają) (?:go|ją|je) NAME'],
    ['calls', '(?:nazywa się|ma na imię) NAME'],
    ['named', '(?:WHO )?(?:nazwał|nazwała|nazwali) (?!(?:go|ją|je) )(?:DET )?WHAT NAME'],
    ['found', '(?:WHO )?(?:znalazł|znalazła|znaleźli|znalazły|odkrył|odkryła|odkryli) (?:DET )?WHAT'],
    ['lost', '(?:WHO )?(?:zgubił|zgubiła|zgubili|zgubiły|stracił|straciła|stracili) (?:DET )?WHAT'],
    ['lost', 'WHAT (?:zniknął|zniknęła|zniknęło|zginął|zginęła|zawalił się|zawaliła się|zepsuł się|zepsuła się|zepsuło się)'],
    ['became', 'WHO (?:jest teraz|teraz jest|został|została|zamienił się w|zamieniła się w|udaje) (?:DET )?WHAT'],
    ['wants', 'WHO (?:chce|chciałby|chciałaby|prosi o|marzy o) (?:DET |jeszcze |też |mieć )?WHAT'],
    [
      'joined',
      'WHO (?:dołączył|dołączyła|dołącza|gra (?:z nami|też|teraz)|bawi się (?:z nami|też|teraz)|też (?:gra|się bawi)|przyszedł|przyszła)',
    ],
    ['left', 'WHO (?:poszedł|poszła) (?:do domu|spać|sobie)'],
    [
      'left',
      'WHO (?:już nie gra|nie chce już|już nie chce|już się nie bawi|nie bawi się już|zasnął|zasnęła|musiał iść|musiała iść|ma przerwę)',
    ],
    [
      'moved-place',
      '(?:jesteśmy|poszliśmy|idziemy|bawimy się|gramy|teraz|przenieśliśmy się|przeszliśmy|wyszliśmy|przenosimy się) (?:teraz |wszyscy )*(?:(?:do|w|we|na|nad) )*PLACE',
    ],
    ['weather', '(?:pada|leje|zaczął padać|wieje|jest|świeci|zaczęło|grzmi) ?(?<what>deszcz|śnieg|wiatr|burza|mgła|grad|słońce|tęcza)'],
    ['weather', '^(?:\\p{L}+ )?(?<what>deszcz|śnieg|burza|mgła|grad|tęcza|pada|leje|wieje)'],
    ['too-hard', '(?:za|zbyt) (?:trudn[eyao]\\p{L}*|ciężk\\p{L}+|skomplikowan\\p{L}+)(?: (?:było )?dla WHO)?'],
    ['too-easy', '(?:za|zbyt) (?:łatw\\p{L}+|prost\\p{L}+)(?: (?:było )?dla WHO)?'],
    ['quarrel', '(?:kłócą|kłócili|kłóciły|pokłócili|pokłóciły|kłótnia|kłótnie|sprzeczka)'],
    [
      'loved',
      '(?:uwielbia|uwielbiają|uwielbiali|bardzo (?:im |mu |jej )?się podobał\\p{L}*|podobało się|(?:im|mu|jej) się podobał\\p{L}*|zachwycon\\p{L}+|super zabawa|świetna zabawa|świetnie się bawi\\p{L}+)',
    ],
    ['tired', '(?:zmęczon\\p{L}+|śpiąc\\p{L}+|ziewa\\p{L}*|padnięt\\p{L}+|wykończon\\p{L}+)'],
    [
      'feels',
      '(?<what>smutn[yai]|zł[yai]|wściekł[yai]|boi|przestraszon[yai]|dumn[yai]|znudzon[yai]|podekscytowan[yai]|szczęśliw[yai]|zdenerwowan[yai]|zazdrosn[yai]|rozczarowan[yai]|odważn[yai]|obrażon[yai])',
    ],
  ],
};

export const turkish: Language = {
  hint: 'bir|biraz|korktu|korkuyor|ve|da|de|çıktık|geçtik|yaptı|yaptılar|kurdu|kurdular|buldu|buldular|kaybetti|oldu|istiyor|çok|fazla|şimdi|artık|oyuna|katıldı|yoruldu\\p{L}*|yorgun|yağmur|yağıyor|kar|kavga|bayıldı\\p{L}*|sevdi\\p{L}*|adını|için|geldi|bahçe\\p{L}*|gitti|kolay|zor',
  not: 'değil|hiç|yok|kimse|yarın|belki|asla|istemiyor',
  det: 'bir|bu|şu|kendi',
  kin: 'babaanne|anneanne|dede|anne|baba|teyze|hala|amca|dayı|kuzen|komşu|köpek|kedi|arkadaşı|abla|abi|ayıcık',
  pronouns: 'o',
  plain: 'büyük|küçük|kocaman|güzel|yeni|eski|harika|gerçek|minik|dev',
  places:
    'bahçede|bahçeye|bahçedeyiz|mutfakta|mutfağa|salonda|salona|odada|odaya|dışarıda|dışarı|dışarıdayız|içeride|içeri|içerideyiz|parkta|parka|plajda|balkonda|balkona|arabada|banyoda|banyoya|bodrumda|terasta|sahilde',
  rules: [
    ['built', '(?:WHO )?(?:GAP)?bir WHAT (?:yaptı|yaptılar|yaptık|kurdu|kurdular|kurduk|inşa etti|inşa ettiler)'],
    ['built', '(?:WHO )?(?:GAP)?\\p{L}+(?:dan|den|tan|ten) WHAT (?:yaptı|yaptılar|kurdu|kurdular)'],
    ['calls', '(?:adını|ismini|adına) NAME (?:koydu|koydular|koyduk|verdi|dedi|verdiler)'],
    ['calls', '(?:adı|ismi) (?:artık )?NAME'],
    ['found', '(?:WHO )?(?:GAP)?bir WHAT (?:buldu|buldular|bulduk|keşfetti)'],
    ['lost', '(?:WHO )?WHAT (?:kayboldu|kaybetti|kaybettik|yıkıldı|kırıldı|bozuldu|uçtu)'],
    ['became', 'WHO (?:artık|şimdi) (?:bir )?WHAT(?: oldu)?$'],
    ['became', 'WHO (?:bir )?WHAT (?:oldu|olmuş|rolünde)'],
    ['wants', 'WHO (?:GAP)?bir WHAT (?:istiyor|istedi|ister)'],
    ['wants', 'WHO WHAT (?:istiyor|istedi)'],
    ['joined', 'WHO (?:da |de )?(?:GAP)?(?:katıldı|katılıyor|geldi oynuyor|oynuyor artık|bizimle oynuyor|aramıza katıldı)'],
    ['joined', 'WHO (?:da|de) (?:oynuyor|geldi|bizimle|oyunda)'],
    [
      'left',
      'WHO (?:artık oynamıyor|eve gitti|gitti|uyudu|uyuyakaldı|bıraktı|oynamak istemiyor|ara verdi|mola verdi|oyundan çıktı|ayrıldı)',
    ],
    ['moved-place', '(?:şimdi |artık |biz |hep birlikte )PLACE'],
    ['moved-place', 'PLACE (?:geçtik|gittik|taşındık|çıktık|devam|oynuyoruz|oynuyorlar|geldik)'],
    ['weather', '(?<what>yağmur|kar|fırtına|rüzgar|rüzgâr|güneş|sis|dolu|gökkuşağı) ?(?:yağıyor|başladı|var|çıktı|yağdı|esiyor|açtı)?'],
    ['too-hard', '(?:çok|fazla|biraz) (?:zor|zordu|karışık|zorlandı|zorlandılar)'],
    ['too-easy', '(?:çok|fazla) (?:kolay|kolaydı|basit|basitti)'],
    ['quarrel', '(?:kavga\\p{L}*|tartıştı\\p{L}*|tartışıyor\\p{L}*|küstü\\p{L}*|didişi\\p{L}*)'],
    ['loved', '(?:bayıldı|bayıldılar|çok sevdi|çok sevdiler|çok eğlendi|çok eğlendiler|çok eğlendik|çok beğendi|çok beğendiler|harikaydı)'],
    ['tired', '(?:yoruldu|yoruldular|yorgun|yorgunlar|uykusu geldi|esniyor|bitkin)'],
    ['feels', '(?<what>üzgün|üzüldü|kızgın|kızdı|korktu|korkuyor|gururlu|sıkıldı|heyecanlı|mutlu|gergin|kıskandı|cesur)'],
  ],
};
