import type { Tongue } from './tongue.ts';

export const tr: Tongue = {
  lang: 'tr',
  known: `
    bir, ve, çok, için, ile, bu, şu, onu, ona, onun, oğlum, kızım, bizim, benim, da, de, mi, ama, gibi, sonra, şimdi, var, yok, değil,
    daha, ne, kadar, hem, o, biz, ben, sen, onlar, çünkü, bugün, her, en, mı, mu, mü, diye, olarak, bize, beni, başım`,
  stop: {
    breathing: `
      nefes alam*, nefes almıyor, nefes alma*, nefesi kes*, nefes darlığı, nefes nefese kal*, zor nefes, güç nefes, nefesi daral*,
      boğul*, boğazına ~ kaç*, boğazına ~ takıl*, boğazında kal*, boğazı şiş*, tıkandı, tıkanıyor, morar*, mosmor, dudakları ~ mor,
      astım*, suyun altında kal*, soluk alam*, soluğu kes*, boğazı tıkan*, boynuna ~ dolan*`,
    swallowing: `
      zehirlen*, zehir iç*, zehir danışma, aşırı doz, bir şey yut*, bir şeyler yut*, birşey yut*, burnuna ~ sok*, burnuna ~ kaç*,
      kulağına ~ sok*, kulağına ~ kaç*`,
    illness: `
      nöbet, havale, sara nöbet*, sara krizi, epilepsi, kasıl*, bayıl*, kendinden geç*, bilinci kapalı, bilincini kaybet*, baygın,
      tepki vermiyor, cevap vermiyor, yanıt vermiyor, uyanmıyor, yere yığıl*, yığıldı, fenalaş*, alerji*, anafila*, kurdeşen, döküntü,
      ateşi, ateşlen*, kustu, kusuyor, kusma*, kusup, istifra, ishal, beyin sarsıntısı, inme, felç, kalp krizi, göğsü ağr*, göğüs ağr*,
      şekeri düş*, şeker hasta*, diyabet, insülin, güneş çarp*, sıcak çarp*, susuz kal*, çok hasta, hasta oldu, hastalan*, ağır hasta,
      kanser*, lösemi, tümör, gözleri kay*, yüzü şiş*, dudağı şiş*, dudakları şiş*, dili şiş*, titreme nöbet*, migren, covid, korona`,
    injury: `
      kanıyor, kanadı, kanama*, kan akıyor, kan geliyor, kan içinde, çok kan, her yer kan, burnu kan*, dikiş*, kırıldı ~ <body>,
      <body> kır*, kırık, çıkık, <body> çık*, burkul*, burktu, yaralı, yaralan*, yarası, yara, incindi, incitti, sakatlan*,
      yandı ~ <body>, <body> yaktı, <body> yan*, yanık, haşlan*, <body> kes*, kesik, kesildi, elektrik çarp*, prize, elektriğe kapıl*,
      merdiven* düş*, ağaçtan düş*, pencereden düş*, camdan düş*, balkondan düş*, çatıdan düş*, kafa üstü, kafasının üstüne,
      kafasını çarp*, kafasını vur*, başını çarp*, başını vur*, başına ~ çarp*, araba çarp*, arabanın altında, ezildi, arı sok*,
      yılan sok*, köpek ısır*, ısırdı, ısırıl*, kedi tırmala*, çiviye bas*, cama bas*, hareket ettirem*, oynatam*, yürüyem*, basam*,
      ayağa kalkam*, kafası şiş*, kafası yarıl*, başı yarıl*, <body> yarıl*, dişi kırıl*, dişi düştü kan*, acı içinde, acıdan,
      çok acıyor, canı yan*, canı çok, canı acı*, sıkıştı ~ <body>, <body> sıkış*, <body> ez*, şişti, kötü düştü`,
    missing: `
      kayıp, kaybol*, kaybettik <person>, bulamıyoruz, bulamıyorum, bulamadık, bulamadım, ortada yok, ortalıkta yok, hiçbir yerde yok,
      nerede olduğunu bilm*, nerede bilmiyor*, evden kaç*, kaçtı evden, evden çıkmış, tek başına çık*, tek başına git*, kaçırıld*,
      kaçırdı ~ <person>, yabancı biri, yabancı bir adam, kilitli kal*, kilitlendi, arabada kal*, içeride kal*, mahsur, asansörde kal*,
      yola fırla*, caddeye fırla*, sokağa fırla*, gözden kaybet*`,
    violence: `
      şiddet*, istismar*, taciz*, tecavüz*, dövdü, dövüyor, dayak, bana vur*, bize vur*, çocuklara vur*, kızına vur*, tokat*, yumruk*,
      tekme*, tehdit*, bıçak*, silah*, saldır*, hırsız gir*, eve gir*, zorla gir*, mahrem*, boğazını sık*, boğmaya, sarstı bebeği, darp*`,
    'self-harm': `
      ölmek isti*, ölsem, ölmek istedi*, kendini öldür*, kendimi öldür*, intihar*, yaşamak istemi*, kendine zarar, kendime zarar,
      kendini kes*, bileklerini, kendine vur*, kafasını duvara, başını duvara, keşke ölse*, keşke doğma*`,
    emergency: `
      ambulans*, acil, acile, hastane*, doktoru ara*, doktora, itfaiye* ara*, itfaiyeyi, itfaiye, polisi ara*, polis çağır*, yangın*,
      yanıyor, alev ald*, alev alev, tutuştu, mutfak yan*, duman dol*, duman var, dumanla, gaz kokusu, gaz kokuyor, gaz kaçağı,
      karbonmonoksit, karbon monoksit, kaza geçir*, trafik kaza*, kaza oldu, kaza yap*, kalp masajı, deprem*, patla*, tahliye*, 112, 155,
      110`,
    grief: `
      öldü, ölmüş, vefat*, kaybettik ~ <kin>, <kin> ~ kaybettik, cenaze*, toprağa ver*, taziye, yas, yasta, düşük yapt*, bebeği kaybet*,
      cennete git*, cennette, melek oldu, uyutul*, uyutmak zorunda, başsağlığı, mezar*, ölüyor, <kin> ~ ezildi`,
    distress: `
      hıçkır*, ağlaması durm*, ağlamayı kesm*, ağlamayı bırakm*, durmadan ağl*, sürekli ağl*, susmuyor, susturam*, çok ağl*,
      saatlerdir ağl*, bir saattir ağl*, ağlama krizi, sinir krizi, panik, paniğe, paniklen*, paniklı*, histeri*, dehşet*, ödü kop*,
      ödü pat*, çok kork*, aşırı kork*, korkudan titr*, korkudan ağl*, titreyerek ağl*, travma*, perişan*, yıkıldı, çöktü, sakinleşem*,
      sakinleşmi*, sakinleştirem*, yatıştıram*, teselli edem*, avutam*, zorbalık*, kendinden nefret, depres*, boşan*, dayanamıyorum,
      çıldır*, çok üzgün, gözyaşlarına boğul*, gözyaşları içinde, krize gir*, kriz geçir*`,
  },
  ask: {
    breathing: `
      öksür*, fısfıs*, hırıl*, nefesi tık*, nefes alırken, hızlı nefes, garip nefes, nefesi zor, nefesini alam*, boğazında bir,
      lokma ~ boğaz*, dudakları mor, yüzü mor, boynuna dolan*, atkı ~ boyn*, ip ~ boyn*, kemer ~ boyn*, boynunda iz, poşet ~ baş*,
      poşet ~ kafa*, su altında, suyun altında, havuza düş*, suya düş*, gölete düş*, dereye düş*, ventolin`,
    swallowing: `
      ağzına ~ sok*, ağzına attı, ağzına al*, ağzında, burnuna, burnunun içine, kulağına, kulağının içine, çıkaramıyoruz, çıkmıyor,
      haplarını, ilaçlarını, anneannesinin hap*, dedesinin hap*, babaannesinin hap*, tansiyon hap*, tansiyon ilac*, uyku hap*, boş kutu,
      kutusu boş, boş şişe, şişesi boş, kaç tane, bahçedeki mantar*, bahçedeki meyve*, zehirli mi, tehlikeli mi, bulaşık deterjan*,
      bulaşık tablet*, çamaşır kapsül*, düğme pil, elektronik sigara, yutmuş olabilir, galiba yuttu, sanırım yuttu, şeker diye ye*`,
    illness: `
      karnı ağr*, karın ağr*, başı ağr*, baş ağr*, boğazı ağr*, kulağı ağr*, dişi ağr*, midesi, mide bulan*, başı dön*, kendini kötü,
      iyi hissetm*, iyi değil, kötü hisset*, solgun, beti benzi, üşüyor, hasta, kusmuş, kusacak, mide gribi, grip, ateş içinde,
      yanıyor ateş*, alnı yanıyor, titriyor ateş*, halsiz, bitkin, uyandıramı*, zor uyan*, uyanmadı, gözlerini açm*, gözleri dev*,
      gözlerini devir*, kaskatı, seğir*, dalıp gid*, garip konuş*, konuşması bozul*, peltek, ağzı kaydı, yüzü kaydı, yüzünün yarısı,
      çift gör*, göremiyor, bulanık gör*, ensesi sert, boynu tutul*, ışık rahatsız, çarpıntı*, kalbi çok hızlı, göğsü sıkış*, göğsünde,
      şeker ~ düş*, kan şekeri, kızarıklık, kızardı her yeri, kabartı*, her yeri kaşın*, gözleri şiş*, fıstık ye*, fındık ye*, ceviz ye*,
      apandisit, karnı çok ağr*, kıvranı*, iki büklüm, sancı*, suyu geldi, kanaması, kemoterapi, metastaz, su çiçeği, kızamık, zatürre,
      bronşit, enfeksiyon, iltihap*, başım çok, başım dön*, gözüm karar*, gözleri karar*, fena oldum, fenayım, kendimi kötü`,
    injury: `
      acıyor, acıdı, ağrıyor, ağrı, topal*, çürük, morluk, sıyr*, çizik, çizil*, tırmal*, kıymık, düştü, düştüler, düşüp, takıldı,
      kaydı düş*, çarpıştı*, çarptı, kan, kene, su topladı, şiş*, sok*, dudağı patla*, dudağı yarıl*, kaşı, çenesi, başı kanı*,
      kafası kanı*, gözü morar*, mor göz, yumru, parmağı kapı*, kapıya sıkış*, kapıya kıstır*, parmağını kapı*, elini kapı*,
      sandalyeden düş*, koltuktan düş*, yataktan düş*, ranzadan düş*, masadan düş*, salıncaktan düş*, kaydıraktan düş*, bisikletten düş*,
      trambolinden düş*, sırt üstü düş*, kolunun üstüne, bileğinin üstüne, yüz üstü, yüzüstü, kaldıramıyor, kolunu kaldır*, kolu çıktı,
      kolunu kıpırdat*, kaynar su, kaynar çay, sıcak çay, çay dökül*, fırına, ütüye, sobaya, ocağa, gözüne, gözünün içine, tırnağı,
      dişi sallan* düş*, çıt etti, çat diye, kütledi, röntgen, alçı, buz koy*, buz tut*, bandaj, sargı, uykusu geldi düş*, hatırlamıyor,
      cam battı, çivi battı`,
    missing: `
      nerede <person>, <person> nerede, <person> yok $, yok oldu, geri gelmedi, hâlâ gelmedi, hala gelmedi, eve gelmedi, dönmedi,
      telefonu aç*, telefonunu açm*, telefon kapalı, telefonu kapalı, cevap vermiyor, seslendik, sesleniyoruz, her yere bakt*,
      her yeri ara*, her yerde arı*, arıyoruz, nerede olduğu, nereye gitti bil*, nerede bilm*, kimse bilmiyor nere*, izine rastla*,
      odasında yok, yatağında yok, evde yok, bahçede yok, parkta yok, parkta kayb*, markette kayb*, avm de kayb*, kalabalıkta kayb*,
      kapı açık*, bahçe kapısı, dışarı çıkmış, sokağa çık*, sokakta tek, yabancıyla git*, arabaya bin*, birinin arabasına, uzaklaş*,
      komşular arı*`,
    violence: `
      vurdu, vuruyor, ısır*, itti, itiyor, kavga*, saçını çek*, yabancı, ona vur*, vurmuş, dövmüş, dövüyormuş, sopayla, kemerle,
      taşla vur*, taş at*, kafasına at*, kafasına vur*, yüzüne vur*, karnına vur*, bilerek vur*, bile bile, merdivenden it*, duvara it*,
      boğazına yapış*, boğazını tut*, boynunu sık*, saçından çek*, saçından sürük*, sürükle*, sırtında iz*, vücudunda mor*, morluklar,
      babası vur*, babası döv*, annesi vur*, annesi döv*, amcası, dayısı ~ dokun*, dokunmuş, elledi, ellemiş, üvey, babasından kork*,
      amcasından kork*, dayısından kork*, eve gitmekten kork*, girmeye çalış*, kapıyı zorlu*, bahçede biri, evde biri, vurdum,
      kendimi kaybettim, sarstım, bebeğe vur*`,
    'self-harm': `
      kimse beni sevm*, nefret ediyorum kendim*, yok olmak, veda mektubu, veda notu, bensiz, onsuz daha iyi, keşke hiç doğ*, doğmasaydım,
      uyanmasam, uyanmak istemi*, var olmak istemi*, burada olmak istemi*, pencereden atla*, camdan atla*, balkondan atla*,
      çatıdan atla*, köprüden atla*, arabanın önüne atla*, jilet*, kollarını kes*, kolunu kes*, kolunda kesik*, kollarında kesik*,
      bileğinde kesik*, bileklerinde, izler var, kendini yak*, kendini ısır*, kendini tırmal*, kendini tokat*, kafasını duvar*,
      kafasını yere, başını yere, saçını yol*, saçlarını yol*, cezayı hak ed*, hak ediyor ölme*, kendini kustur*, günlerdir yemek yem*,
      yemek yemiyor, kemeri boynuna, kendini as*, asmak isted*, cennete ~ yanına, kimse beni özlem*, yaşamanın anlamı`,
    emergency: `
      doktor, hemşire, polis, duman, ateş, imdat, yardım, veteriner*, alev, alevler, alevlen*, perde tutuş*, perde yan*, mum ~ perde,
      mum devril*, tava yan*, yağ yan*, dumandan, alarm, çıkmamız lazım, dışarı çıktık, herkes dışarıda, su bas*, sel, tavandan su,
      tavan çök*, tavan düş*, çöktü, pencere kenar*, pencerenin önünde, çatıda, balkon demir*, korkuluk*, arabada kilitli,
      anahtar içeride, banyoda kilitli, tuvalette kilitli, asansör*, kafası sıkış*, başı sıkış*, demirlerin arasında, dolap ~ devril*,
      dolap ~ üstüne, kitaplık ~ üstüne, üstüne devril*, üzerine devril*, altında kal*, elektrik, elektriğe, çarpıldı, kıvılcım*,
      kısa devre, araba çarptı, çarpışma, kaza, silah ses*, siren*, bomba*, yıldırım, sallanıyoruz, bina sallan*, sallandık`,
    grief: `
      ölü, ölüm*, ölmek, ölen, özlüyor ~ dede*, dedesini özl*, ninesini özl*, babaannesini özl*, annesini özl*, babasını özl*,
      anneannesini özl*, öldüler, hayatını kaybet*, kaybettik, kaybetti dedesini, dedesini kaybet*, ninesini kaybet*, annesini kaybet*,
      babasını kaybet*, babaannesini kaybet*, anneannesini kaybet*, köpeğimizi kaybet*, kedimizi kaybet*, tabut, külleri, melek,
      gökyüzünde yıldız, annesini geri, babasını geri, annesiz, babasız, düşük yap*, uyuttuk veteriner*, veteriner uyut*, araba ez*,
      arabanın altında kaldı`,
    distress: `
      ağlı*, ağladı, ağlamaya, gözyaş*, bağır*, çığlık*, kork*, kabus*, titri*, titre*, üzgün, üzüldü, annesini isti*, eve gitmek isti*,
      kaygı*, konuşmuyor, öfke nöbet*, yarım saattir ağl*, bir saattir, dakikadır ağl*, ağlamaktan, ağlaması, ağlamasını, susmadı, kriz,
      krizi, eve gitmek istemi*, eve dönmek istemi*, babasına gitmek istemi*, sallanıyor ileri, kulaklarını kapa*, kulaklarını tık*,
      büzül*, köşeye sin*, yatağın altın*, çıkmıyor, çıkmak istemi*, hiç konuşm*, sustu ve, donup kal*, donakal*, kimseyi yanına,
      yaklaştırmı*, dokundurtm*, altına kaçır*, bunal*, kimse sevmiyor, kimse onu sev*, herkes nefret, ayrılıyoruz, ayrılık,
      yetiştirme yurdu, koruyucu aile, hapiste, cezaevi*, savaş*, bomba*, kazayı hatırla*, depremi hatırla*, iyi değilim, hiç iyi değil,
      kendimde değil, mahvold*, yıkıldık`,
  },
  safe: `
    gülmekten öl*, gülmekten ağl*, gülmekten kırıl*, gülmekten ~ ağr*, gülmekten katıl*, gülmekten karnı*, gülmekten bayıl*, gülmekten,
    sevinçten, mutluluktan, sevinç çığlı*, yorgunluktan öl*, açlıktan öl*, ölü taklidi, ölü numarası, pil bitti, pili bitti,
    bayıldılar, çok sevdi, bayıla bayıla, kimse yaralanm*, kimseye bir şey olm*, canı yanma*, acımadı, acımıyor, ağlamadı, ağlamadılar,
    kimse ağlam*, korkmadı, korkmadılar, korkmuyor, korkmadan, korkusuz*, kan yok, dişi düştü, süt dişi, ateş püskür*, ateş saç*,
    kamp ateşi, havai fişek*, nefesini tut*, nefeslerini tut*, kağıt kes*, kağıdı kes*, ipi kes*, büyüyü boz*, deniz tut*,
    yastık savaş*, kartopu savaş*, yastık kavga*, aşık ol*, uykuya dal*, uyuya kal*, kaza süsü, bir şey olmadı, sorun yok, el çırp*,
    alkış*, bayılıyor* ~ oyun*, bayılıyorlar`,
  not: `değil, hiç, kimse, yok, olmadan, hiçbir, olmasın`,
  pretend: `
    miş gibi, mış gibi, muş gibi, müş gibi, gibi yap*, rol yap*, numara yap*, taklidi, hikayede, hikâyede, hikayemizde, oyunda, oyun,
    oyna*, oynuyor*, hayal*, uydur*, saklambaç, saklan*, kostüm*, karakter*, macera*, büyü*, sihir*, doktorculuk, evcilik, yalandan,
    şakacıktan, iksir, lav, hazine*`,
  creature: `
    ejderha*, canavar*, korsan*, şövalye*, kral*, prens*, cadı*, büyücü*, sihirbaz*, dev, devi, devler, trol*, goblin*, peri, periler,
    elf*, cüce*, tek boynuzlu, unicorn, deniz kızı*, denizkızı*, vampir*, zombi*, hayalet*, iskelet*, robot*, uzaylı*, kaptan*,
    haydut*, hırsız*, ninja*, dinozor*, balina*, köpekbalığı*, köpek balığı*, timsah*, ahtapot*, aslan*, kaplan*, kurt, kurtlar, ayı,
    ayıcık*, peluş*, oyuncak*, kukla*, kahraman*, dedektif*, şüpheli*, iksir*, papağan*, maymun*, fil, fili`,
  toy: `ayıcık*, ayıcığ*, peluş*, oyuncak*, kukla*, robot*, kardan adam*, bez bebek`,
  past: `yıllar önce, iki yıl önce, geçen yıl, geçen sene, geçen ay, aylar önce, iyileşti`,
  person: `
    @, çocuk*, bebek, bebeğ*, oğlum, oğlu, oğul*, kızım, kızı, kız, kardeş*, abi*, abla*, ağabey*, küçük, büyük oğl*, ikiz*, anne*,
    baba*, koca*, eşim, karım, dede*, nine*, büyükanne*, büyükbaba*, teyze*, hala*, amca*, dayı*, kuzen*, komşu*, arkadaş*`,
  pronoun: `o, onu, ona, biri, birisi, ben, beni, bana, biz, bizi, kendini, kendine`,
  kin: `
    anne*, baba*, kardeş*, abi*, abla*, ağabey*, oğl*, kız, kızı*, bebek, bebeğ*, eşi*, koca*, karım, dede*, nine*, büyükanne*,
    büyükbaba*, teyze*, hala*, amca*, dayı*, kuzen*, komşu*, arkadaş*, öğretmen*, köpeğ*, köpek*, kedi*, hamster*, kobay*, tavşan*,
    kuş*, kanarya*, balığ*, balık*, evcil hayvan*, at, atı*, kaplumbağa*, tavuk, @`,
  dead: `öldü, ölmüş, ölü, ölüm*, öldür*, vefat*, ölüyor, boğuldu`,
  body: `
    kafa*, baş*, alnı*, alın, yüz*, göz*, kulağ*, kulak*, burnu*, burun*, ağzı*, ağız*, dudağ*, dudak*, dil*, diş*, çene*, yanağ*,
    yanak*, boyun*, boynu*, boğaz*, omuz*, omzu*, kol, kolu*, dirseğ*, dirsek*, bileğ*, bilek*, el, eli, elini, elleri*, parmağ*,
    parmak*, tırnağ*, tırnak*, göğs*, göğüs*, kaburga*, sırt*, karn*, karın, mide*, kalça*, popo*, bacağ*, bacak*, diz, dizi*,
    dizleri*, baldır*, ayağ*, ayak*, topuğ*, topuk*, deri*, kemiğ*, kemik*`,
  harm: `
    acıyor, acıdı, ağrıyor, ağrıdı, ağrısı, incitti, incin*, çarp*, vur*, sıkış*, kesti, kesil*, kesik, çizil*, çizdi, sıyr*, yandı,
    yaktı, yanık, burk*, ısır*, soktu, battı, batırdı, şiş*, yaralan*, zedele*, ez*, kaptırdı, takıl*, kıstı*, morar*, kızar*, acıttı`,
  grave: `
    kır*, kan*, derin, ciddi, ağır, hastane*, doktor*, şiş*, dikiş*, yarıl*, oynatam*, çığlık*, bağır*, kaynar*, sıcak su, sıcak çay*,
    fırın*, ütü*, ocak*, soba*, çivi*, cam*, kop*`,
  swallow: `yut*, içine çek*, yedi`,
  ingest: `yedi, yemiş, yiyor, içti, içmiş, içiyor, yaladı, çiğnedi, emdi, ağzına, ağzında, burnuna, kulağına, aldı`,
  hazard: `
    boncuk*, boncuğ*, para, parayı, madeni para*, bozuk para*, pil, pili, piller*, düğme pil*, mıknatıs*, bilye*, misket*, lego*,
    iğne*, vida*, raptiye*, ataş*, hap*, ilaç, ilac*, ilaçlar*, tablet*, şurup*, çamaşır suyu*, deterjan*, yumuşatıcı*,
    temizlik malzeme*, temizleyici*, kireç çözücü*, tiner, benzin*, antifriz, oje*, aseton*, parfüm*, kolonya*, alkol*, bira*, şarap*,
    sigara*, izmarit*, zehir*, zehri*, mantar*, meyveleri*, yabani*, yapıştırıcı*, şampuan*, sabun*, boya*, cam, jilet*, balon*,
    plastik*, fıstık*, kapak, kapağ*, bezelye, nohut, fasulye, mercimek, üzüm, çekirdek, çekirdeğ*, kılçık, kılçığ*, mısır,
    oyun hamur*, pamuk, dezenfektan*, çakmak, kibrit*, naftalin, parol, calpol, kapsül, tuz ruhu, lavabo açıcı, domestos`,
  thing: `
    taş*, çakıl*, anahtar*, yüzük, yüzüğ*, düğme*, tebeşir*, oyuncak*, zar, zarı, silgi*, çıkartma*, çivi*, küpe*, kolye*, kağıt*,
    kağıd*, kum, kumu, toprak*, toprağ*, çamur*, çim*, yaprak*, yaprağ*, kestane*, solucan*, salyangoz*, böcek*, böceğ*, örümcek*,
    tüy*, pamuk*, pamuğ*, ip, ipi, hamur*, mum*, sünger*`,
  seek: `arıyoruz, bulamıyor*, bulamad*, kaybett*`,
  gone: `kayboldu, kayıp, kaybolmuş, yok $, kaçtı, gitti $, ortada yok, bulamıyor*, bulamad*, bulunamı*`,
  strike: `vurdu, vuruyor, ısırdı, itti, tekmele*, tırmala*, tokatla*, dövdü, dövüyor, saldırdı, çimdik*`,
  fall: `düştü, düşmüş, düşüyor, yuvarlan*, kaydı, atladı, düşüp, düşünce`,
  height: `
    merdiven*, ağaç*, ağac*, duvar*, çatı*, balkon*, pencere*, cam*, ranza*, yatak*, yatağ*, sandalye*, masa*, kaydırak*, kaydırağ*,
    salıncak*, salıncağ*, tırmanma*, trambolin*, bisiklet*, scooter*, at, attan, çit*, koltuk*, koltuğ*, kanepe*, havuz*, gölet*, su,
    suya, beton*, fayans*, kaldırım*`,
};
