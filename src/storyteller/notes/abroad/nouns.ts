import { pluralOf } from '../../words/lexicon.ts';
import { wordSet } from '../../words/word-set.ts';
import type { NoteLanguage } from '../events.ts';

/** The English words for what children make, find and are, as families of other languages note it. */

const languages: readonly NoteLanguage[] = ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr'];

/**
 * A noun a line: in English, then in each of the languages, in their order; a slash where there are several words. These are the ones by which notes are
 * read: `kindOfNoun` knows them.
 */
const read = `
bridge: brücke,pont,puente,ponte,ponte,brug,most,köprü
path: weg/straße,chemin,camino,strada,caminho,pad/weg,droga,yol
stairs: treppe,escalier,,,,trap,schody
ladder: leiter,échelle,escalera,scala,escada,,drabina,merdiven
slide: rutsche,toboggan,,scivolo,escorrega,glijbaan,zjeżdżalnia,kaydırak
gate: tor,,,,,poort
door: tür,porte,puerta,porta,porta,deur,drzwi,kapı
house: haus,maison,casa,casa,casa,huis,dom/domek,ev
hut: hütte,cabane,cabaña,capanna,cabana,,,kulübe
tent: zelt,tente,tienda,tenda,tenda,,namiot,çadır
castle: burg/schloss,château,castillo,castello,castelo,kasteel,zamek,kale
fortress: ,,,,,fort,fort
cave: höhle,grotte,cueva,grotta/caverna,caverna/gruta,grot,jaskinia,mağara
den: bude
hideout: ,cachette,refugio,rifugio,,,,sığınak
camp: lager
shop: laden
tower: turm,tour,torre,torre,torre,toren,wieża,kule
ship: schiff,,barco,nave,nau,schip,statek,gemi
boat: boot,bateau,barca,barca,barco,boot,łódź/łódka,tekne
raft: floß,radeau,balsa,,jangada,vlot,tratwa,sal
rocket: rakete,fusée,cohete,razzo,foguete,raket,rakieta,roket
car: auto,voiture,coche/carro,macchina/auto,carro,auto,samochód/auto,araba
train: zug,,tren,treno,comboio/trem,trein,pociąg,tren
plane: flugzeug,avion,avión,aereo,avião,vliegtuig,samolot,uçak
spaceship: raumschiff,vaisseau,nave,astronave,nave,ruimteschip,,uzay gemisi
submarine: ,sous-marin
cart: ,,,carro
dragon: drache/drachen,,dragón,drago,dragão,draak,smok,ejderha
dog: hund,chien,perro,cane,cão/cachorro,hond,pies,köpek
cat: katze,chat,gato,gatto,gato,kat,kot,kedi
horse: pferd,cheval,caballo,cavallo,cavalo,paard,koń,at
unicorn: einhorn,licorne,unicornio,,unicórnio,eenhoorn,jednorożec
bear: bär,ours,oso,orso,urso,beer,niedźwiedź,ayı
lion: löwe,,,,,leeuw,,aslan
rabbit: hase,lapin,conejo,coniglio,coelho,konijn,królik,tavşan
bird: ,oiseau,pájaro,uccello,pássaro,vogel,ptak,kuş
fish: fisch,poisson,pez,pesce,peixe,vis,ryba,balık
witch: hexe,sorcière,bruja,strega,bruxa,heks,,cadı
giant: riese
mouse: ,souris,ratón,topo,rato,muis,mysz,fare
dinosaur: ,dinosaure,dinosaurio
mermaid: ,sirène,sirena,sirena,sereia,zeemeermin,,deniz kızı
teddy: ,,,,,,miś
puppy: ,,cachorro
crown: krone,couronne,corona,corona,coroa,kroon,korona,taç
hat: hut,chapeau,sombrero,cappello,chapéu,hoed,kapelusz,şapka
map: karte,carte,mapa,mappa,mapa,kaart,mapa,harita
treasure: schatz,trésor,tesoro,tesoro,tesouro,schat,skarb,hazine
key: schlüssel,clé,llave,chiave,chave,sleutel,klucz,anahtar
stone: stein,pierre,piedra,pietra,pedra,steen,kamień,taş
shell: muschel,coquillage,concha,conchiglia,concha,schelp,muszla,kabuk
feather: feder,plume,pluma,piuma,pena/pluma,veer,pióro,tüy
stick: stock/stab,bâton,palo,bastone,pau,stok,patyk,sopa/asa
leaf: blatt,feuille,hoja,foglia,folha,blad,liść,yaprak
button: knopf,bouton,botón,bottone,botão,knoop,guzik,düğme
ball: ,balle,pelota,palla,bola,bal,piłka,top
spoon: löffel,cuillère,cuchara,cucchiaio,colher,lepel,łyżka,kaşık
box: kiste,boîte,caja,scatola,caixa,doos,pudełko,kutu
flag: fahne,drapeau,bandera,bandiera,bandeira,vlag,flaga,bayrak
sign: schild
sword: ,épée
magic wand: zauberstab,baguette,varita,bacchetta,varinha,toverstaf,różdżka
mask: maske,masque,máscara,maschera,máscara,masker,maska,maske
nest: ,nid,nido,nido,ninho,,gniazdo,yuva
wolf: ,loup,lobo,lupo,lobo,,wilk,kurt
shield: ,,,,,schild
tunnel: ,,túnel,galleria,túnel,,,tünel
track: ,,,,,,tor
base: ,,,,,,baza
ramp: rampe,,rampa
stable: stall
`;

/** As above: nouns that notes are told with, and not read by, since many of them are names or English words, too. */
const told = `
path: spur,sentier/route/rue,calle/carretera,sentiero,estrada/rua,straat,ścieżka/ulica,patika/sokak
slide: ,,tobogán,,escorregador
maze: labyrinth/irrgarten,labyrinthe,laberinto,labirinto,labirinto,doolhof,labirynt,labirent
house: ,,,casetta,,huizen,domku/domki
hut: ,,,,,hut,szałas/chata/chatka
tent: ,,,,barraca
castle: ,,,,,,zamku/zamki,şato
cave: ,caverne
den: ,,,tana,toca,hol,nora
hideout: versteck
shop: ,,,negozio,loja,winkel,sklep
ship: ,navire,,,navio,schepen,statku/statki/okręt
boat: ,,,,,,łodzie,sandal/kayık
raft: ,,,zattera
rocket: ,,,,foguetão
train: lok/lokomotive,locomotive
spaceship: ,vaisseau spatial,nave espacial,,nave espacial,ruimteschepen
submarine: u-boot,,submarino,sottomarino,submarino,onderzeeër,,denizaltı
bike: fahrrad/rad,vélo,bici/bicicleta,bici/bicicletta,bicicleta,fiets,rower,bisiklet
dog: ,chienne,,cagnolino,cães,,psa/psem/piesek/pieska
cat: ,chatte,,gattino,,poes,kotek/kotka
horse: ,chevaux,,,,,konia
unicorn: ,,,unicorno,,,jednorożca/jednorożcem,tekboynuz
bear: bären,,,,,,niedźwiedzia
lion: löwen,,león,leone,leão,,lew/lwa/lwem
rabbit: hasen/kaninchen,,,conigli,,haas
bird: vögel,,,uccellino,,,ptaszek
fish: ,,peces
witch: zauberin,,,,feiticeira,,czarownica/wiedźma/czarodziejka
giant: riesen,géant,gigante,gigante,gigante,reus/reuzen,olbrzym,dev
mouse: maus,,,topolino,,muizen
dinosaur: dino/saurier,,,dinosauro,dinossauro,dinosaurus/dino,dinozaur,dinozor
monster: ungeheuer,monstre,monstruo,mostro,monstro,,potwór,canavar
ghost: gespenst/geist,fantôme,fantasma,fantasma,fantasma,spook,duch,hayalet
robot: roboter,,,,robô
monkey: affe/affen,singe,mono,scimmia,macaco,aap,małpa,maymun
fox: fuchs,renard,zorro,volpe,raposa,vos,lis,tilki
frog: frosch,grenouille,rana,rana,sapo/rã,kikker,żaba,kurbağa
snake: schlange,serpent,serpiente,serpente,cobra,slang,wąż/węża,yılan
spider: spinne,araignée,araña,ragno,aranha,spin,pająk,örümcek
elephant: elefant/elefanten,éléphant,elefante,elefante,elefante,olifant,słoń/słonia,fil
duck: ente,canard,pato,anatra/papera,pato,eend,kaczka,ördek
shark: hai,requin,tiburón,squalo,tubarão,haai,rekin,köpekbalığı/köpek balığı
mermaid: meerjungfrau,,,,,,syrena/syrenka,denizkızı
fairy: fee,fée,hada,fata,fada,fee,wróżka,peri
elf: elfe,lutin/elfe,duende/elfo,folletto/elfo,duende/elfo,elfje
dwarf: zwerg/kobold,nain,enano,nano,anão,kabouter/dwerg,krasnal/krasnoludek,cüce
alien: außerirdischer/außerirdischen,extraterrestre,extraterrestre,alieno/extraterrestre,extraterrestre,marsmannetje,kosmita/ufoludek,uzaylı
doll: puppe,poupée,muñeco,bambola,boneca,pop,lalka,bebek
teddy: teddybär,nounours,osito,orsetto,ursinho,teddybeer,misia,ayıcık
puppy: welpe,chiot,,cucciolo,cachorrinho,,szczeniak/szczeniaczek,yavru köpek
king: könig,roi,rey,re,rei,koning,król/królowie,kral
queen: königin,reine,reina,regina,rainha,koningin,królową,kraliçe
prince: prinz/prinzen,,príncipe,principe,príncipe,prins,książę/księcia/księciem,prens
princess: prinzessin/prinzessinnen,princesse,princesa,principessa,princesa,prinses,księżniczka,prenses
knight: ritter,chevalier,caballero,cavaliere,cavaleiro,ridder,rycerz,şövalye
pirate: pirat/piraten,,pirata,pirata,pirata,piraat,pirat/piraci,korsan
captain: kapitän,capitaine,capitán/capitana,capitano,capitão/capitã,kapitein,kapitan,kaptan
wizard: zauberer,magicien/magicienne/sorcier,mago/hechicero,mago,mago/feiticeiro,tovenaar,czarodziej,büyücü/sihirbaz
detective: detektiv,détective,,investigatore,detetive,,detektyw,dedektif
thief: räuber/dieb,voleur/voleuse,ladrón/ladrona,ladro,ladrão/ladra,dief/dieven/rover,złodziej,hırsız
police officer: polizist/polizisten,policier/policière,policía,poliziotto,polícia/policial,agent,policjant/policjantka,polis
firefighter: feuerwehrmann/feuerwehrfrau,pompier,bombero,pompiere,bombeiro,brandweerman,strażak,itfaiyeci
doctor: arzt,médecin/docteur,médico/doctora,dottore/dottoressa/medico,médico,dokter/arts,lekarz/lekarka,doktor
cook: koch,cuisinier/cuisinière,cocinero,cuoco,cozinheiro,kok,kucharz/kucharka,aşçı
teacher: lehrer,maître/maîtresse,maestro/profesor/profesora,maestro,professor/professora,juf/meester/leraar,nauczyciel/nauczycielka,öğretmen
hero: held,héros/héroïne,héroe/heroína,eroe/eroina,herói/heroína,held/heldin,bohater/bohaterka,kahraman
superhero: superheld,super-héros,superhéroe/superheroína,supereroe,super-herói,superheld,superbohater,süper kahraman
guard: wächter,garde/gardien/gardienne,guardia/guardián,guardia/guardiano,guarda,bewaker/wachter,strażnik/strażniczka,bekçi/muhafız
friend: freund,ami/amie/copain/copine,amigo,amico,amigo,vriend/vriendin,kolega/koleżanka/przyjaciel/przyjaciółka,arkadaş/arkadaşı
chest: truhe,coffre,cofre,forziere,baú,kist,skrzynia/kufer,sandık
key: ,clef,,,,,kluczyk
stone: ,caillou,,sasso,,,kamienie/kamyk
shell: ,,,,,,muszelka,deniz kabuğu
feather: ,,,,,,piórko
stick: ast,branche,rama,bastoncino/ramo,ramo,tak/staf,kij/gałąź,değnek/dal
leaf: ,,,,,bladeren,liście,yaprağı
egg: ei,œuf,huevo,uovo,ovo,ei/eieren,jajko,yumurta
mushroom: pilz,champignon,seta,fungo,cogumelo,paddenstoel,grzyb,mantar
ball: bälle,ballon
box: karton/schachtel/dose,carton,,,,dozen,pudło
flag: flagge,,,,,,,bayrağı
sign: ,panneau,cartel,cartello,placa,,znak,tabela
sword: schwert,,espada,spada,espada,zwaard,miecz,kılıç
magic wand: ,baguette magique,varita mágica,bacchetta magica,varinha mágica,toverstok,,sihirli değnek
potion: zaubertrank,,poción,pozione,poção,toverdrank,eliksir/mikstura,iksir
cape: umhang,,capa,mantello,capa,mantel,peleryna,pelerin
rope: seil,corde,cuerda,corda,corda,touw,lina,ip
book: buch,livre,libro,libro,livro,boek,książka,kitap/kitabı
coin: münze,pièce,moneda,moneta,moeda,munt,moneta,para/madeni para
star: stern,étoile,estrella,stella,estrela,ster,gwiazda,yıldız
tree: baum,arbre,árbol,albero,árvore,boom,drzewo,ağaç
volcano: vulkan,volcan,volcán,vulcano,vulcão,vulkaan,wulkan,yanardağ/volkan
trap: falle,piège,trampa,trappola,armadilha,val,pułapka,tuzak
wolf: ,,,,,wolven
tiger: ,tigre,tigre,tigre,tigre,tijger,tygrys,kaplan
astronaut: ,astronaute/cosmonaute,astronauta,astronauta,astronauta,,astronauta/kosmonauta,astronot
pilot: ,pilote,piloto,pilota,piloto,piloot
shield: ,bouclier,escudo,scudo,escudo,,tarcza,kalkan
tunnel: ,,,,,,tunel
`;

/** English words, too: in a note that is in no other language they are left alone. */
const alsoEnglish = wordSet(
  'at auto bal ballon balsa bar baton beer bolo boom boot boutique brat brief cabana canard cane canon carte carton casa chapeau chat chateau chef clef cobra dauphin ei fort forte grot guardian held heroine hut jefe kale kat kip laden lager list locomotive maestro agent spook nain loupe manta mantel masker message most nave not ours pad palais pan para pasta pastel patron photo piece pies plume pop professor rad refuge route rover rower rue sal sandal serpent sombrero spin spoken stab stein stern stock tor torte tour trap veer vis voiture vos top',
);

/** How a word changes: its end, what stands there in the table, and whether it is then several. Accents are gone. */
const endings: Record<NoteLanguage, readonly (readonly [RegExp, string, boolean])[]> = {
  de: [
    [/innen$/, '', true],
    [/in$/, '', false],
    [/(?:chen|lein)$/, '', false],
    [/n$/, '', true],
    [/(?:en|er|e|s)$/, '', true],
  ],
  fr: [[/[sx]$/, '', true]],
  es: [
    [/s$/, '', true],
    [/es$/, '', true],
    [/a$/, 'o', false],
    [/it[oa]$/, 'o', false],
    [/it[oa]$/, 'a', false],
  ],
  it: [
    [/h?i$/, 'o', true],
    [/i$/, 'e', true],
    [/h?e$/, 'a', true],
    [/a$/, 'o', false],
  ],
  pt: [
    [/oes$/, 'ao', true],
    [/s$/, '', true],
    [/es$/, '', true],
    [/a$/, 'o', false],
    [/inh[oa]$/, 'o', false],
    [/inh[oa]$/, 'a', false],
  ],
  nl: [
    [/([^aeiou])\1en$/, '$1', true],
    [/([aeo])([^aeiou])en$/, '$1$1$2', true],
    [/(?:en|'?s)$/, '', true],
    [/[tp]?jes$/, '', true],
    [/[tp]?je$/, '', false],
  ],
  pl: [
    [/e$/, 'a', false],
    [/i?em$/, '', false],
    [/a$/, '', false],
    [/[yie]$/, '', true],
    [/[yi]$/, 'a', true],
  ],
  tr: [
    [/l[ae]r(?:[iu])?$/, '', true],
    [/[ysn]?[iu]$/, '', false],
  ],
};

/** Languages in which the first noun of several is the thing (*cabane de coussins*); in the others it is the last one. */
const thingFirst: ReadonlySet<NoteLanguage> = new Set(['fr', 'es', 'it', 'pt']);
/** Languages that write nouns together, the thing at the end: *Piratenschiff*. */
const together: ReadonlySet<NoteLanguage> = new Set(['de', 'nl']);

/** A word as families type it who leave accents out; what is drawn to a French or Italian noun is taken off (*l’épée*). */
function bare(word: string): string {
  return word
    .toLowerCase()
    .replace(/^(?:l|d|un|dell|all)['’]/u, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** *Hoehle* is *Höhle*. */
const keyIn = (language: NoteLanguage, word: string): string => (language === 'de' ? bare(word).replace(/(?<=[aou])e/g, '') : bare(word));

type Dictionary = Map<NoteLanguage, Map<string, string>>;

let cache: Dictionary | null = null;

/** English words by language and word, made when the first note needs them. */
function dictionary(): Dictionary {
  if (cache !== null) return cache;
  cache = new Map(languages.map((language) => [language, new Map<string, string>()]));
  for (const { english, words } of [...rows(read), ...rows(told)]) {
    words.forEach((list, at) => {
      const language = languages[at];
      if (language === undefined) return;
      for (const word of list) {
        const key = keyIn(language, word);
        if (cache?.get(language)?.has(key) === false) cache.get(language)?.set(key, english);
      }
    });
  }
  return cache;
}

function rows(table: string): { english: string; words: string[][] }[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [english = '', words = ''] = line.split(': ');
      return { english, words: words.split(',').map((each) => (each === '' ? [] : each.split('/'))) };
    });
}

/** The nouns of other languages by which notes are read, each with its English word. */
export function nounsAbroad(): [string, string][] {
  return rows(read).flatMap(({ english, words }) => words.flat().map((noun): [string, string] => [noun, english]));
}

/** *boxes*, *wolves*; what is several anyway stays. */
function several(noun: string): string {
  if (/(?:fish|sheep|glasses|binoculars|stairs)$/.test(noun)) return noun;
  if (noun === 'mouse') return 'mice';
  if (/(?:man)$/.test(noun)) return noun.replace(/man$/, 'men');
  if (/(?:[^r]f)$/.test(noun) && noun !== 'chief') return noun.replace(/f$/, 'ves');
  return noun.endsWith('hero') ? `${noun}es` : pluralOf(noun);
}

/** A word that stands in the table, or several of what does. */
function listed(language: NoteLanguage, word: string): string | null {
  const known = dictionary().get(language);
  const key = keyIn(language, word);
  const exact = known?.get(key);
  if (exact !== undefined) return exact;
  for (const [end, instead, many] of endings[language]) {
    const found = many && end.test(key) ? known?.get(key.replace(end, instead)) : undefined;
    if (found !== undefined) return several(found);
  }
  return null;
}

/** The noun of a word in any form: a diminutive, a feminine, a case, or the end of a compound. */
function wordIn(language: NoteLanguage, word: string): string | null {
  const found = listed(language, word);
  if (found !== null) return found;
  const known = dictionary().get(language);
  const key = keyIn(language, word);
  const forms = endings[language].flatMap(([end, instead, many]) => (!many && end.test(key) ? key.replace(end, instead) : []));
  const ends = together.has(language) ? Array.from({ length: Math.max(0, key.length - 6) }, (_, at) => key.slice(at + 3)) : [];
  return [...forms, ...ends].map((form) => known?.get(form)).find((each) => each !== undefined) ?? null;
}

function phraseIn(language: NoteLanguage, phrase: string): string | null {
  const list = phrase.split(' ');
  const ordered = thingFirst.has(language) ? list : [...list].reverse();
  return [phrase, ...ordered].map((word) => wordIn(language, word)).find((word) => word !== null) ?? null;
}

/** The first of the words that a language has; in small letters, unless nouns have a capital there: others with one are names. */
function foundIn(language: NoteLanguage, list: readonly string[]): string | null {
  const nouns = list.filter((word) => language === 'de' || !/^\p{Lu}/u.test(word));
  return nouns.map((word) => listed(language, word)).find((word) => word !== null) ?? null;
}

const article = /^(?:la|las|el|los|le|les|il|lo|der|die|das|den|het|een|un|una|une|uma|ein|eine|einen) /i;

/**
 * A noun of a note in English; null where it is not known. A note’s own language is asked first, then the others, since some words give none away
 * (`una concha`). Where a note is in no language that is known, only the whole of it counts, and no word that English has, too.
 */
export function inEnglish(phrase: string, language?: NoteLanguage): string | null {
  const own = language === undefined ? null : phraseIn(language, phrase);
  if (own !== null) return own;
  const noun = phrase.replace(article, '');
  if (language === undefined && noun === phrase && alsoEnglish.has(bare(phrase))) return null;
  const list = language === undefined ? [noun] : [noun, ...noun.split(' ')];
  return languages.map((each) => foundIn(each, list)).find((found) => found !== null) ?? null;
}
