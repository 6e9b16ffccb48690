import type { Tongue } from './tongue.ts';

export const pl: Tongue = {
  lang: 'pl',
  known: `
    się, nie, jest, na, z, w, że, do, jego, jej, nasz, nasza, nasze, mój, moja, ma, był, była, po, od, dla, ale, już, bardzo, mamy, są,
    ktoś, przez, i, sobie, jak, u, ze, go, ją, on, ona, mu, za, o, to, tak, co, jeszcze, bo, gdy, kiedy, ich, im, ten, ta, dziś, teraz,
    a`,
  stop: {
    breathing: `
      nie może oddychać, nie oddycha, nie moze zlapac, nie może złapać, przestał oddychać, przestała oddychać, trudności z oddychaniem,
      trudno ~ oddychać, ciężko ~ oddychać, ciężko oddycha, z trudem oddycha, oddycha ~ szybko, brak tchu, brakuje ~ powietrza,
      brak powietrza, dusi*, udusi*, zadławi*, zakrztusi*, krztusi*, dławi*, sinieje, zsiniał*, sine usta, usta ~ sine, robi się sin*,
      astm*, inhalator, utonął, utonęła, topi się, tonie, utopi*, podtopi*, utknęło ~ gardle, w gardle, gardło ~ puchnie, sznur* ~ szyi`,
    swallowing: `
      zatru*, otru*, trucizn*, przedawkowa*, połknął coś, połknęła coś, coś połkną*, za dużo tabletek, w nosie, do nosa, do ucha, w uchu`,
    illness: `
      drgawk*, padaczk*, epilep*, zemdla*, mdleje, omdla*, stracił przytomność, straciła przytomność, nieprzytomn*, bez przytomności,
      nie reaguje, nie odpowiada, nie budzi się, nie można ~ obudzić, nie mogę ~ obudzić, upadł i nie, osunął się, osunęła się, zasłab*,
      uczulen*, alergi*, anafila*, pokrzywk*, wysypk*, gorączk*, 39 stopni, 40 stopni, wymiotuj*, wymiotowa*, zwymiotowa*, rzyga*,
      biegunk*, wstrząśnien*, wstrząs mózgu, udar, zawał, ból w klatce, boli ~ klatka, cukrzyc*, niski cukier, insulin*, odwodni*,
      bardzo chor*, jest chor*, rozchorowa*, zachorowa*, ciężko chor*, ma raka, nowotw*, rak, białaczk*, guz mózgu, oczy ~ wywróci*,
      twarz ~ spuch*, język ~ spuch*, usta ~ spuch*, spuchnięt*, migren*, covid, trzęsie się cał*`,
    injury: `
      krwawi*, krew, krwi, krwią, krwotok, szwy, szycia, złama*, zwichn*, skręci*, skręcon*, zrani*, ranny, ranna, rana, ranę, rany,
      skaleczy*, okaleczy*, uraz, kontuz*, poparzy*, oparzy*, oparzen*, poparzen*, rozciął, rozcięła, rozcięt*, przeciął*, zaciął się,
      zacięła się, porazi*, prąd, do gniazdka, spadł* ze schodów, spadł* z drzewa, wypadł* z okna, wypadł* przez okno, spadł* z balkonu,
      spadł* z dachu, spadł* na głow*, uderzył* się, uderzył* ~ głow*, uderzył* głową, walnął* ~ głow*, walnęła ~ głow*, rozbił* ~ głow*,
      rozbił* ~ <body>, upadł* na głow*, potrąci*, przejecha*, użądli*, pogryz*, ugryzł pies, ugryzł ~ pies, pies ~ ugryz*, ugryziony,
      ugryziona, nadepnął* na gwóźdź, nadepnął* na szkło, nadepnęła na, nie może ruszać, nie może ruszyć, nie może chodzić,
      nie może stanąć, nie może się ruszyć, guz, guza, wybił* ząb, wybity ząb, ból, bardzo boli, krzyczy z bólu, płacze z bólu,
      przytrzasn*, przyciął* ~ <body>, przycięł* ~ <body>, zmiażdż*, utkn* ~ <body>, stał* się krzywda, krzywdę`,
    missing: `
      zaginął, zaginęła, zaginion*, zniknął, zniknęła, nie możemy znaleźć, nie mogę znaleźć, nie możemy ~ znaleźć, nie mogę ~ znaleźć,
      nigdzie ~ nie ma, nie ma ~ nigdzie, nie wiemy gdzie, nie wiem gdzie, zgubiliśmy <person>, zgubił* się, zgubi* ~ <person>, uciekł*,
      wyszedł sam, wyszła sama, porwa*, uprowadz*, zabrał ~ obcy, obcy mężczyzna, obcy człowiek, nieznajom*, zatrzasn* się, zamknął* się,
      zamknęła się, zamknięt* w, wybiegł* na ulicę, wybiegł* na drogę, straciliśmy z oczu`,
    violence: `
      przemoc*, znęca*, molest*, zgwałc*, gwałt*, pobi*, bije mnie, bije nas, bije dzieci, bije ją, bije go, bije matkę, bije mamę,
      uderzył mnie, uderzył ją, uderzył <person>, spoliczk*, grozi*, groź*, nożem, nóż, pistolet*, zaatakowa*, dźgn*, dotyka* ~ intym*,
      włama*, włamyw*, napad*, kopnął*, kopie, potrząsał*, dusił*`,
    'self-harm': `
      chce umrzeć, chciał umrzeć, chciała umrzeć, chcę umrzeć, zabić się, się zabić, zabije się, zabiję się, samobój*, nie chce żyć,
      nie chce już żyć, nie chcę żyć, odebrać sobie, samookalecz*, tnie się, ciął się, cięła się, robi sobie krzywdę, krzywdę sobie,
      lepiej gdyby, wolałby nie żyć, wolałaby nie żyć, bije głową, głową w ścianę, uderza głową, bije się po`,
    emergency: `
      karetk*, pogotowi*, ratowni*, na sor, szpital*, do lekarza, wezwać lekarza, wezwaliśmy, po straż, policję, pożar*, pali się,
      płonie, zapalił* się, ogień w, dym w, pełno dymu, czujnik dymu, czuć gaz, zapach gazu, ulatnia się gaz, wyciek gazu, czad, wypadek,
      wypadku, reanim*, trzęsienie ziemi, wybuch*, ewaku*, 112`,
    grief: `
      umarł*, zmarł*, nie żyje, odszedł na zawsze, odeszła na zawsze, odszedł ~ dziadek, odeszła ~ babcia, pogrzeb*, żałob*, poroni*,
      straciliśmy ~ dziecko, uśpi*, w niebie, do nieba, straci* ~ babci*, straci* ~ dziad*, straci* ~ mam*, straci* ~ tat*,
      śmierć ~ <kin>, umiera, umierając*, zdech*, <kin> ~ przejech*`,
    distress: `
      nieutulon*, szlocha*, nie przestaje płakać, nie może przestać płakać, nie przestawał* płakać, płacze bez przerwy, płacze cały,
      płacze od, płacze i płacze, płacze bardzo, bardzo płacze, strasznie płacze, zanosi się płaczem, histeri*, panik*, napad lęku,
      atak lęku, przerażon*, śmiertelnie przeraż*, bardzo się boi, strasznie się boi, boi się bardzo, trzęsie się ze strachu,
      drży ze strachu, krzyczy ze strachu, hiperwentyl*, traum*, załama*, zrozpacz*, rozpacz*, nie można ~ uspokoić,
      nie może się uspokoić, nie mogę ~ uspokoić, nie możemy ~ uspokoić, nie uspokaja, roztrzęsion*, cał* we łzach, zalan* łzami,
      prześladuj*, gnębi*, nienawidzi siebie, depres*, rozwód, rozwodz*, nie daję rady, już nie mogę`,
  },
  ask: {
    breathing: `
      mocno kaszle, kaszle bez, ciągle kaszle, złapać tchu, złapać oddechu, nie mógł oddychać, nie mogła oddychać, nie mógł złapać,
      nie mogła złapać, łapie powietrze, świszcz*, świst*, dziwnie oddycha, szybko oddycha, płytko oddycha, charczy, rzęzi, bezdech*,
      szczekający kaszel, wpadło nie w tę, nie w tę dziurkę, kawałek ~ gardle, utknął ~ gardle, utknęła ~ gardle, sine wargi, sina, siny,
      fioletow* na twarzy, owiną* ~ szyi, owinę* ~ szyi, szyja czerwona, szalik* ~ szyi, w szalik, pasek ~ szyi, ślad na szyi,
      worek na głow*, torebk* na głow*, pod wodą, pod wodę, wpadł* do wody, wpadł* do basenu, wpadł* do stawu, wpadła do, inhalator*`,
    swallowing: `
      w buzi, do buzi, do ust, włożył* ~ nos*, wepchnął* ~ nos*, wepchnęła, nie chce wyjść, tabletki babci, tabletki dziadka, leki babci,
      leki dziadka, puste opakowanie, blister, pusta butelka, brakuje tabletek, nie wiem ile, nie wiadomo ile, jagody z ogrodu,
      grzyb z ogrodu, czy to groźne, trujące, kapsułka do prania, kapsułkę do prania, kostka do zmywarki, kostkę do zmywarki,
      płyn do naczyń, płynu do naczyń, mówi że zjadła, mówi że zjadł, mówi że połkn*, chyba połkn*, chyba zjad*, e papieros*`,
    illness: `
      boli brzuch, boli ~ brzuch*, ból brzucha, boli głowa, boli ~ głowa, ból głowy, boli gardło, boli ~ gardło, boli ucho, boli ząb,
      niedobrze, mdłości, źle się czuje, źle się poczuł*, kręci ~ w głowie, zawroty głowy, blad*, dreszcze, chor*, rozpalon*, wymioty,
      jelitówk*, grypa, grypę, temperatur*, stan podgorączkowy, gorące czoło, słab*, osłabi*, leży i, apatyczn*, trudno ~ obudzić,
      nie chce się obudzić, nie daje się obudzić, ledwo przytomn*, odpłyn*, przewraca oczami, wywraca oczami, zesztywnia*, sztywn*, drga,
      drgają, nieobecn*, dziwnie mówi, bełkocze, opadł* ~ twarz*, krzywa twarz, opadający kącik, kącik ust, widzi podwójnie, nie widzi,
      niewyraźnie widzi, światło ~ razi, kołatanie, serce ~ wali, ucisk w klatce, cukier, krost*, plamy na, czerwone plamy, bąble,
      swędzi wszędzie, puchną usta, puchną oczy, puchnie twarz, orzechy, orzeszk*, reakcja na, wyrostek, wyrostka, silny ból, zwija się,
      skurcze, odeszły wody, krwawienie, chemi*, przerzut*, nawrót, ospa, ospę, odra, szkarlatyn*, zapalenie, bronchit*, infekcj*`,
    injury: `
      boli, bolą, bolało, zabolało, kuleje, utyka, siniak*, siniec, otar*, zadrap*, podrap*, drzazg*, przewróci*, upadł*, potknął*,
      potknęł*, poślizgn*, zderzy*, stłuk*, obtar*, kleszcz*, pęcherz, z nosa, rozciął*, rozcięł*, rozbita warga, brew, łuk brwiowy,
      podbite oko, limo, spuchł*, puchnie, bardzo spuch*, opuchl*, opuchnięt*, drzwiami, w drzwiach ~ palce, spadł* z krzesła,
      spadł* z kanapy, spadł* z łóżka, spadł* ze stołu, spadł* z huśtawki, spadł* z roweru, spadł* ze zjeżdżalni, spadł* z trampoliny,
      spadł* z drabiny, spadł* na plecy, spadł* na rękę, nie rusza ręką, nie rusza nogą, nie może podnieść, nie staje na, nie chodzi,
      wrzątkiem, wrzątek, gorącą herbatą, gorącą kawą, dotknął* ~ piekarnika, dotknął* żelazka, do oka, w oku, w oko, paznokieć,
      ząb się rusza, ukruszył* ząb, chrupnęło, trzasnęło, prześwietlenie, gips, lód, plaster, bandaż, śpiący po, senny po, nie pamięta,
      wbił* ~ w, wbiło się, szkło w, osa, pszczoła, zwijając* się z bólu`,
    missing: `
      gdzie jest <person> $, zgubi*, nie wrócił*, nie wraca, nie ma go, nie ma jej, nie ma nigdzie, nigdzie go, nigdzie jej, nie odbiera,
      nie odpowiada na, telefon wyłączony, szukamy wszędzie, szukaliśmy wszędzie, szukamy go, szukamy jej, przeszukaliśmy, przeszukan*,
      sprawdziliśmy wszędzie, nikt nie wie gdzie, nie wiadomo gdzie, ani śladu, nie ma w pokoju, nie ma w łóżku, nie ma w domu,
      nie ma w ogrodzie, puste łóżko, drzwi otwarte, drzwi były otwarte, otwarte drzwi, furtka otwarta, furtka była, wybiegł* z domu,
      wybiegł* na, wyszedł na ulicę, wyszła na ulicę, sam na ulicy, sama na ulicy, wsiadł* do ~ samochodu, wsiadła do, poszedł z ~ obcym,
      poszła z ~ obcym, oddalił* się, sąsiedzi szukają, znaleźć`,
    violence: `
      bije, biją się, uderzył*, gryzie, ugryzł*, popchn*, pchnął*, szarp*, za włosy, kopn*, obcy, bójk*, kijem, pięścią, z pięści,
      w twarz, w brzuch, pasem, paskiem, kamieniem, rzucił ~ w głow*, rzuciła ~ w głow*, specjalnie uderz*, celowo uderz*,
      zepchnął* ~ ze schodów, zepchnęł*, za gardło, za szyj*, ścisnął* ~ szyj*, siniaki na plecach, siniaki na całym, ślady na plecach,
      ojczym, wujek dotyka*, wujek ~ dotyk*, dotykał, boi się taty, boi się ojca, boi się wujka, boi się wrócić, ktoś próbuje,
      próbuje wejść, ktoś jest w domu, ktoś w ogrodzie, dobija się, wali w drzwi, klaps*, potrząsnął*, straciłam panowanie`,
    'self-harm': `
      nikt mnie nie kocha, nienawidzę siebie, chce zniknąć, pożegnaln*, beze mnie, lepiej bez niego, lepiej bez niej, nie urodzi*,
      nie obudzić, nigdy się nie obudzi*, nie chce istnieć, nie chce tu być, wyskoczyć przez okno, wyskoczyć z okna, skoczyć z balkonu,
      skoczyć z dachu, skoczyć z mostu, rzucić się pod, żyletk*, cięcia na, nacięcia na, blizny na, ślady na nadgarstk*,
      rany na nadgarstk*, przypala się, celowo się, specjalnie się, drapie się do krwi, drapie do krwi, gryzie się, uderza się,
      bije się w głow*, wali głową, głową o ścian*, głową o podłog*, wyrywa ~ włosy, wyrywa sobie, zasługuje na karę,
      zasługuje na śmierć, wywołuje wymioty, nie je od, od kilku dni nie je, nic nie je, pasek na szyi, powiesi*, do babci w niebie,
      do nieba do, nikt by nie tęskni*, nie ma po co żyć`,
    emergency: `
      lekarz*, doktor*, pielęgniar*, policj*, dym, ogień, pomocy, ratunku, weterynarz*, straż, dzwonię po, dzwonimy po, wezwałam,
      wezwałem, płomien*, zajęł* się, firanka, zasłona ~ pali, świeczka ~ przewróci*, olej ~ pali, patelnia, alarm, musimy wyjść,
      musieliśmy wyjść, wszyscy na zewnątrz, powódź, zalało, zalewa, woda z sufitu, sufit ~ spadł, zawalił*, na parapecie, parapet,
      na dachu, barierk*, zamknięt* w samochodzie, kluczyki w środku, klucze w środku, zatrzasnęło, zatrzasnął się w łazience,
      zamknął się w łazience, w windzie, utknął* w, utknęła w, głowa utknęła, między szczebel*, szafa ~ przewróci*, szafa ~ na,
      regał ~ na, przygniot*, pod szafą, kopnął prąd, poraził prąd, iskr*, zwarcie, zderzenie, stłuczk*, samochód uderzył, strzał*,
      syreny, bomb*, piorun, sor, 998, 997, 999`,
    grief: `
      śmierć, umrzeć, martw*, cmentarz*, grób, tęskni za ~ babci*, tęskni za ~ dziad*, tęskni za mam*, tęskni za tat*, odszedł, odeszła,
      nie ma już z nami, już go nie ma, już jej nie ma, zginął, zginęła, straciliśmy, stracił mamę, stracił tatę, straciła mamę,
      straciła tatę, śmierci, trumn*, prochy, skremowa*, grobie, aniołek, gwiazdka na niebie, za tęczowym, tęczowy most, bez taty,
      bez mamy, wróciła mama, wróci mama, wrócił tata, wpadł pod samochód, wpadła pod samochód`,
    distress: `
      płacze, płakał*, płaczą, popłaka*, rozpłaka*, łzy, krzyczy, wrzeszcz*, boi się, strach, przestraszy*, wystraszy*, koszmar*, drży,
      trzęsie się, smutn*, chce do mamy, chce do domu, lęk, nie chce rozmawiać, nie odzywa się, w płacz, drżała, drżał, cała się trzęsie,
      cały się trzęsie, naprawdę się boi, naprawdę się przestrasz*, bardzo się przestrasz*, bardzo się wystrasz*, tak się boi,
      nie chce wracać do domu, nie chce iść do taty, kiwa się, kołysze się, zatyka uszy, zatkał* uszy, zwinął* się w kłębek, skulon*,
      pod łóżkiem i nie, nie chce wyjść, nie wychodzi, nie mówi, przestał* mówić, zamarł* w, zastygł*, nie daje się dotknąć,
      nie daje się przytulić, nie pozwala, posikał* się ze strachu, przeciążon*, atak, nikt go nie kocha, nikt jej nie kocha,
      nikt go nie lubi, nikt jej nie lubi, wszyscy mnie nienawidzą, rozstaj*, rozstanie, dom dziecka, rodzina zastępcza, więzieni*,
      wojna, wojnę, bomby, przypomniał* ~ wypadek, o wypadku, nie radzę sobie, nie jest dobrze`,
  },
  safe: `
    umiera* ze śmiechu, umarł* ze śmiechu, umrzeć ze śmiechu, popłaka* się ze śmiechu, płaka* ze śmiechu, płacze ze śmiechu,
    łzy ze śmiechu, brzuch boli ze śmiechu, boli brzuch ze śmiechu, brzuchy ~ ze śmiechu, ze śmiechu, z radości, ze szczęścia,
    śmiertelnie zmęcz*, udaje martw*, martwy punkt, nikomu nic, nic się nie stało, nikt nie ucierpiał, nie boli, nie bolało,
    nie płaka*, nikt nie płaka*, nie boi się, nie bał się, nie bała się, nie bali się, bez strachu, bez krwi, zimna krew,
    z zimną krwią, stracił ząb, mleczak*, wypadł ząb, przegrał*, ognisko, zionie ogniem, zieje ogniem, ziejący ogniem, ziejąc*,
    fajerwerk*, wstrzymał* oddech, wstrzymali oddech, bateria padła, roślin* ~ umarł*, kwiatek zwiądł, wycięli, wyciął*, przełama*,
    złamał* zaklęcie, złamali zaklęcie, złamali szyfr, złamał* szyfr, choroba morska, bitwa na poduszki, bitwę na poduszki,
    walka na poduszki, martwi się, martw się, uderzył* w gong, uderzył* w bęben, zabili czas, trup* ze śmiechu`,
  not: `nie, nikt, nikomu, nigdy, bez, nic, żaden, żadna, prawie, ani`,
  pretend: `
    udaj*, udawa*, na niby, w opowieści, w naszej historii, w historii, w bajce, w grze, jakby, bawi*, zabaw*, wymyśli*, wyobra*,
    chowan*, schowa*, chowa się, ukry*, kryjówk*, przebra*, postać, przygod*, magicz*, czar*, zaczarowan*, eliksir, lawa, skarb`,
  creature: `
    smok*, potwor*, potwór, pirat*, rycerz*, król*, książ*, księżnicz*, czarownic*, czarodziej*, olbrzym*, troll*, ogr, ogry, wróżk*,
    elf*, krasnolud*, krasnal*, jednoroż*, syren*, wampir*, zombi*, duch, duchy, ducha, kościotrup*, szkielet*, robot*, kosmit*,
    obcy z kosmosu, kapitan*, bandyt*, złodziej*, zbój*, ninja*, dinozaur*, wieloryb*, rekin*, krokodyl*, kraken*, ośmiornic*, lew,
    lwy, tygrys*, wilk*, niedźwied*, miś, misia, misie, maskotk*, pluszak*, lalk*, kukiełk*, zabawk*, bohater*, superbohater*,
    detektyw*, podejrzan*, skarb*, eliksir*, papug*, małp*, słoń, słonia`,
  toy: `
    miś, misia, misie, misiowi, maskotk*, pluszak*, pluszow*, lalk*, lalce, kukiełk*, pacynk*, zabawk*, robot*, bałwan*`,
  past: `lata temu, rok temu, w zeszłym roku, w zeszłym miesiącu, dawno temu, miesiące temu, wygoi*`,
  person: `
    @, dziec*, niemowl*, syn*, córk*, brat*, siostr*, chłop*, dziewczyn*, mały, mała, malu*, najmłodsz*, starsz*, bliźnia*, mama, mamy,
    mamę, tata, taty, tatę, matk*, ojc*, mąż, męża, żon*, babc*, dziad*, cioc*, wuj*, kuzyn*, sąsiad*, koleg*, koleżank*, przyjaci*`,
  pronoun: `on, ona, go, ją, jej, mu, mnie, mi, nas, ktoś, kogoś, jeden z, jedna z, sobie, się`,
  kin: `
    mama, mamy, mamę, tata, taty, tatę, tato, matk*, ojc*, brat*, siostr*, syn*, córk*, dziecko, mąż, żona, babc*, dziad*, prababc*,
    pradziad*, cioc*, wuj*, kuzyn*, przyjaci*, koleg*, koleżank*, sąsiad*, pani nauczycielka, pies, psa, piesek, suczk*, kot, kota,
    kotk*, kotek, chomik*, świnka morska, królik*, papużk*, kanarek, ptak, ptaszek, rybk*, koń, kucyk, żółw*, kura, myszk*, zwierzątk*,
    zwierzak*, @`,
  dead: `umarł*, zmarł*, nie żyje, martw*, śmierć, umiera, zdech*, zabi*, uton*`,
  body: `
    głow*, czoł*, twarz*, oko, oka, oczy, oczu, ucho, ucha, uszy, nos, nosa, usta, warg*, język*, ząb, zęb*, brod*, policz*, szczęk*,
    szyj*, gardł*, kark*, rami*, ręk*, ręc*, rąk, łok*, nadgarst*, dło*, pal*, kciuk*, paznok*, klatk*, żebr*, plec*, brzuch*, bioder*,
    biodr*, pup*, nog*, nóg, ud*, kolan*, łydk*, kostk*, stop*, piet*, pięt*, skór*, kość, kości, czaszk*`,
  harm: `
    boli, bolą, ból, uderzy*, walną*, walnę*, stłuk*, przytrzasn*, przycią*, przycię*, skaleczy*, rozcią*, rozcię*, ucią*, zacią*,
    zadrap*, otar*, obtar*, zdar*, oparzy*, poparzy*, skręc*, zwich*, ugryz*, użądli*, ukłu*, spuch*, rani*, zrani*, utkn*, wbi*,
    upad*, rozbi*, zgnió*, naderwa*, nadwyręż*, piecze, swędzi`,
  grave: `
    złama*, krwaw*, krew, krwi, głębok*, poważn*, szpital*, lekarz*, spuch*, szwy, szyci*, rozbi*, nie może ruszać, krzyczy, wrzątek,
    wrzątkiem, gorąc*, piekarnik*, żelazk*, kuchenk*, gwóźdź, szkł*, ucięt*, urwa*`,
  swallow: `połkną*, połknę*, połyka*, zjad*, zjedz*, wdycha*, łykną*, wypluł*, rozgryz*`,
  ingest: `
    zjadł*, zje, je, wypił*, pije, liza*, polizał*, żuł*, ssał*, do buzi, w buzi, do nosa, w nosie, do ucha, w uchu, wziął*, wzięła`,
  hazard: `
    koralik*, monet*, grosz*, bateri*, pastylk*, magnes*, kulk*, kulek, szklan*, lego, klock*, igł*, szpilk*, śrub*, pinezk*, spinacz*,
    tabletk*, tabletek, pigułk*, lek, leki, leków, lekarstw*, syrop*, wybielacz*, chlor*, proszek, proszku, detergent*, płyn do,
    płynu do, środek czyszcz*, środk* czyszcz*, domestos, kapsułk*, rozpuszczal*, benzyn*, lakier*, zmywacz*, perfum*, alkohol*, piwo,
    piwa, wino, wódk*, papieros*, trutk*, trucizn*, trując*, grzyb*, jagod*, muchomor*, klej*, szampon*, mydł*, farb*, szkł*, żyletk*,
    balon*, plastik*, orzesz*, nakrętk*, kapsel*, groch, fasol*, winogron*, ość, pestk*, popcorn, plastelin*, żel do rąk, insektycyd,
    zapalniczk*, zapałk*, kret, cillit, zmywar*, apap, paracetamol, ibuprom, olejek, olejku, spirytus`,
  thing: `
    kamie*, kamyk*, klucz*, pierścion*, guzik*, kred*, zabawk*, kostk* do gry, zatyczk*, gumk*, naklejk*, gwoźdź, kolczyk*, papier*,
    piasek, piask*, ziemi*, błot*, traw*, liść, liści*, żołędź, kasztan*, robak*, ślimak*, pająk*, piórk*, wat*, nitk*, sznur*,
    plastelin*, świec*, gąbk*`,
  seek: `szukamy, szukam, zgubi*, znaleźć`,
  gone: `zniknął, zniknęła, zaginął, zaginęła, nie ma $, zgubił*, uciekł*, przepadł*`,
  strike: `
    uderzył*, bije, ugryzł*, gryzie, kopnął*, kopie, popchn*, pchnął*, podrapał*, uszczypn*, spoliczk*, dusi, opluł*`,
  fall: `spadł*, upadł*, wypadł*, spada, runął*, poślizgn*, skoczył*, zleciał*, przewróci*`,
  height: `
    schod*, drabin*, drzew*, mur*, dach*, balkon*, okn*, łóżk*, piętrow*, krzesł*, krzesełk*, stoł*, stół, przewijak*, zjeżdżaln*,
    huśtawk*, trampolin*, rower*, hulajnog*, koni*, płot*, kanap*, sof*, basen*, staw*, wod*, beton*, płytk*, krawężnik*`,
};
