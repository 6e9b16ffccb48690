import { environmentInfo, isPredefinedEnvironment } from '../../domain/catalog.ts';
import type { TellingPlace } from '../../domain/telling.ts';
import { type Demand, onFeet, type Space } from '../words/vocabulary.ts';
import { anyOf, fold } from './fold.ts';

/**
 * Reads a place: its roof and room as far as they are sure, and what must not be asked there. A place that is not understood counts as a small one with
 * nothing but a floor. The family's own words are read in nine languages.
 */

export type PlaceFacts = {
  /** `indoors`, `outdoors`, or null where nobody can tell. */
  roof: 'indoors' | 'outdoors' | null;
  space: Space;
  /** One of the places that the app offers, or null for the family's own. */
  known: string | null;
  name: string;
};

/** Places with limits of their own. */
type PlaceKind = 'seat' | 'bed' | 'ward' | 'high' | 'water' | 'traffic' | 'kitchen' | 'bath' | 'stairs' | 'public';

/** What an adult has to keep an eye on all the time, at or near such a place. */
export const cautions = ['high', 'water', 'traffic', 'kitchen', 'stairs'] as const satisfies readonly PlaceKind[];
export type Caution = (typeof cautions)[number];

/** `energy`: nothing livelier than this, 1 to 5. `cautions`: what the adult keeps an eye on. */
export type PlaceLimits = { bans: ReadonlySet<Demand>; energy: number; cautions: readonly Caution[] };

const outdoors = anyOf(
  '\\b(?:garden|yard|lawn|park(?!ing)|field|meadow|forest|woods?|beach|seaside|shore|playground|campsite|camping|farm|orchard|outdoors?|outside|hill|allotment|grass|street|pavement|sidewalk|pool|pond|lake|jetty|pier)\\b',
  'garten\\b|\\bhof\\b|wiese|wald\\b|strand|spielplatz|draussen|acker|jardin|\\bcour\\b|pelouse|foret|plage|aire de jeux|dehors|prairie|parque|bosque|playa|patio de|fuera|giardino|cortile|prato|bosco|spiaggia|parco|fuori|quintal|floresta|praia|relvado|\\btuin\\b|\\bbos\\b|speeltuin|buiten|ogrod|podworko|\\blas\\b|lesie|plaza|plazy|boisko|na dworze|bahce|orman|plaj|cimen|disari',
);
const indoors = anyOf(
  '\\b(?:room|house|flat|apartment|kitchen|hall|hallway|corridor|attic|basement|cellar|garage|school|class|library|church|gym|nursery|indoors?|inside|cabin|caravan|landing|cottage|hotel|office|den|conservatory|hospital|ward|lounge|bedroom|bathroom|playroom|sunroom|study|pantry|larder|cupboard|closet|wardrobe|lobby|foyer|loft|stairs|staircase|upstairs|downstairs|shed|greenhouse|barn|hut|cave|camper|van|motorhome|pub|shop|supermarket)\\b|^(?:in|home)\\s*$',
  'zimmer|wohnung|haus\\b|kuche|keller|dachboden|flur|schule|bibliothek|turnhalle|drinnen|chambre|maison|salon\\b|cuisine|ecole|couloir|grenier|dedans|habitacion|dormitorio|comedor|sotano|garaje|\\bdentro\\b|\\bcasa\\b|cocina|salon|pasillo|escuela|stanza|camer(?:a|etta)|salotto|cantina|soffitta|corridoio|cucina|soggiorno|scuola|quarto|cozinha|corredor|garagem|sotao|\\bsala\\b|escola|kamer|zolder|\\bkelder|\\bbinnen\\b|\\bgang\\b|schuur|huis|keuken|school|pokoj|\\bdom(?:u)?\\b|kuchni|szkol|mieszkan|piwnic|\\bstrych|\\bgaraz|\\boda(?:da|ya)?\\b|odasi|mutfa[kg]|\\biceri|bodrum|\\bev(?:de|imiz)?\\b|okul',
);
const wide = anyOf(
  '\\b(?:big|large|huge|wide|open|spacious|field|park|lawn|meadow|beach|gym|sports hall|playground)\\b',
  '\\b(?:gross\\w*|weit|grand\\w*|amplio|grande|spazios\\w*|groot|grote|duz[yaie]|wielki\\w*|buyuk)\\b|wiese|pelouse|prato|strand',
);
const small = anyOf(
  '\\b(?:small|little|narrow|tight|tiny|balcony|terrace|patio|courtyard|rooftop)\\b',
  '\\b(?:klein\\w*|eng|winzig\\w*|petite?s?|pequen\\w*|piccol\\w*|smal|mal[yae]|kucuk|dar)\\b|balkon|balcon|terras|terraz',
);

/** The words that name each kind of place. */
const kinds: readonly { kind: PlaceKind; named: RegExp }[] = [
  {
    kind: 'seat',
    named: anyOf(
      '\\b(?:(?:in|inside|on|by) (?:the|a|our) )?(?:car(?! ?parks?\\b)|cars?(?= ride| journey| seat)|train|plane|aeroplane|airplane|bus|coach|tram|taxi|underground|subway|motorway|traffic jam|road trip|waiting|airport|queue|restaurant|cafe|cinema|theatre|wheelchair|high ?chair|buggy|pushchair|stroller|seat|seats|seated|tiny|cramped|very small|sofa|couch|armchair|back ?seat|minivan|campervan)\\b',
      '\\bauto\\b|im auto|\\bzug\\b|bahn\\b|flugzeug|flughafen|wartezimmer|wartebereich|stau\\b|rollstuhl|kinderwagen|kindersitz|\\bsitz|voiture|\\bbus\\b|\\btrain\\b|\\bavion|aeroport|salle d.attente|coche\\b|\\btren\\b|autobus|aeropuerto|sala de espera|restaurante|\\bmacchina|treno|aereo|aeroporto|sala d.attesa|ristorante|\\bcarro\\b|\\bcomboio|\\btrem\\b|\\baviao|\\btrein\\b|vliegtuig|vliegveld|wachtkamer|samochod|aucie|pociag|samolot|lotnisk|poczekaln|araba|otobus|ucak|havaalan|bekleme|lokanta|autositz',
    ),
  },
  {
    kind: 'bed',
    named: anyOf(
      '(?<!flower |garden |raised |vegetable |flower-|river )\\bbeds?\\b|\\b(?:cot|bunk|hammock|sickbed|bedside)\\b',
      '\\b(?:im |ins )?bett(?!er|ina|e?ln)|krankenbett|hochbett|\\b(?:au )?lit\\b|\\bcama\\b|\\bletto\\b|lozk[ou]|yatakt?a?\\b|yatag',
    ),
  },
  {
    kind: 'ward',
    named: anyOf(
      '\\b(?:hospital|clinic|ward|hospice|infirmary|surgery|emergency room|doctor.?s|dentist.?s|intensive care|a&e)\\b',
      'krankenhaus|klinik|spital\\b|arztpraxis|hopital|clinique|urgences|clinica|ospedale|pronto soccorso|consultorio|ziekenhuis|szpital|przychodni|klinika|hastane|\\bklinig',
    ),
  },
  {
    kind: 'high',
    named: anyOf(
      '\\b(?:balcon(?:y|ies)|terraces?|rooftops?|roof|window ?(?:seat|sill|ledge)|tree ?-?house|loggia|veranda on|fire escape|scaffold\\w*|gallery|lookout|cliffs?|bridge|top bunk|bunk bed|mezzanine|ladder|upstairs landing)\\b',
      'balkon|balcon|\\bterrass?e?n?\\b|dachterr|\\bdach\\b|fensterbank|fensterbrett|baumhaus|hochbett|terraz|\\btoit\\b|rebord|cabane dans|azotea|tejado|alfeizar|casa (?:del|en el|sull) ?arbol|casa sull.albero|tetto|davanzale|sacada|varanda|telhado|casa na arvore|dakterras|\\bdak\\b|vensterbank|boomhut|parapet|domek na drzewie|taras|\\bdach(?:u)?\\b|\\bteras|\\bcati\\b|agac ev|pencere kenar',
    ),
  },
  {
    kind: 'water',
    named: anyOf(
      '\\b(?:(?:swimming|paddling|splash) ?-?pools?|pools?(?! table)|poolside|lakes?|lakeside|beach(?:es)?|seaside|seashore|shore|coast|ponds?|rivers?|riverbank|riverside|streams?|creeks?|brooks?|canals?|jett(?:y|ies)|piers?|docks?|harbou?rs?|quays?|boats?|ships?|ferry|ferries|canoes?|kayaks?|rafts?|yachts?|hot tub|whirlpool|fountains?|weir|marina|sea\\b|ocean)\\b',
      'schwimmbad|freibad|planschbecken|\\bpool|badesee|\\bsee\\b|\\bteich|\\bfluss|\\bbach\\b|\\bmeer\\b|strand|\\bsteg\\b|\\bhafen|\\bboot|\\bschiff|fahre|ufer|brunnen|piscine|\\blac\\b|etang|riviere|\\bmer\\b|plage|ponton|bateau|piscina|\\blago\\b|estanque|\\brio\\b|\\bmar\\b|\\bplaya|muelle|barco|laghetto|stagno|fiume|\\bmare\\b|spiaggia|\\bmolo\\b|barca|\\blagoa|\\bpraia|\\bcais\\b|zwembad|\\bmeer(?:tje)?\\b|vijver|rivier|\\bzee\\b|steiger|\\bboot\\b|basen\\b|basenie|jezior|\\bstaw|rzek|\\bmorz|plaz[ay]|pomost|lodz|lodk|statek|havuz|\\bgol(?:u|de)?\\b|golet|nehir|\\bdeniz|plaj|\\biskele|tekne|\\bgemi',
    ),
  },
  {
    kind: 'traffic',
    named: anyOf(
      '\\b(?:streets?|roads?(?! trip)|roadside|pavement|sidewalk|kerb|curb|car ?parks?|parking|driveways?|drive ?way|alley|lane|crossing|bus stop|railway|(?:train|railway|station) platform|petrol station|gas station|high street|town square|walk to school)\\b',
      'strasse|\\bstr\\b|gehweg|burgersteig|parkplatz|einfahrt|bushaltestelle|bahnsteig|bahnhof|schulweg|\\brue\\b|trottoir|parking|route\\b|\\barret de bus|\\bquai\\b|\\bgare\\b|\\bcalle\\b|acera|carretera|aparcamiento|estacionamiento|parada de|strada|marciapiede|parcheggio|\\bvia\\b|fermata|\\brua\\b|passeio|calcada|estrada|paragem|straat|stoep|parkeerplaats|oprit|bushalte|perron|ulic|chodnik|parking|podjazd|przystan|peron|droga|sokak|sokag|cadde|kaldirim|otopark|durag|peron|\\byol(?:da|u)?\\b',
    ),
  },
  {
    kind: 'kitchen',
    named: anyOf(
      '\\b(?:kitchens?|kitchenette|stove|cooking|barbecue|bbq|camp ?fire|fireplace|fireside|workshop|garage|tool ?shed|utility room)\\b',
      'kuche|werkstatt|lagerfeuer|kamin\\b|cuisine|atelier|cheminee|cocina|taller|chimenea|hoguera|cucina|officina|camino\\b|cozinha|oficina|lareira|keuken|werkplaats|kampvuur|kuchni|warsztat|kominek|ognisk|mutfak|atolye|somine',
    ),
  },
  {
    kind: 'bath',
    named: anyOf(
      '\\b(?:bath(?! ?robe)|baths|bathtub|bath ?room|shower|tub|washroom|toilet)\\b',
      'badewanne|badezimmer|\\bbad\\b|dusche|baignoire|\\bbains?\\b|douche|banera|\\bbano\\b|cuarto de bano|ducha|vasca|bagno|doccia|banheira|banheiro|chuveiro|badkamer|ligbad|wann[aiey]|lazien[kc]|prysznic|banyo|kuvet|\\bdus\\b',
    ),
  },
  {
    kind: 'stairs',
    named: anyOf(
      '\\b(?:stairs?|staircase|stairwell|steps outside|escalator|landing)\\b',
      'treppe|stiege|escalier|escalera|\\bscal[ae]\\b|escad|\\btrap\\b|trappenhuis|schod|klatk[aei] schod|merdiven',
    ),
  },
  {
    kind: 'public',
    named: anyOf(
      '\\b(?:library|libraries|church|mosque|temple|synagogue|museum|shop|supermarket|cinema|theatre|concert|wedding|funeral|restaurant|cafe|office|waiting)\\b',
      'bibliothek|bucherei|kirche|moschee|geschaft|supermarkt|bibliotheque|eglise|magasin|musee|biblioteca|iglesia|tienda|supermercado|museo|chiesa|negozio|igreja|loja|bibliotheek|kerk|winkel|bibliotek|kosciol|sklep|muzeum|kutuphane|kilise|camii?\\b|magaza|muze',
    ),
  },
];

/** Kinds that also hold where the description only mentions them: they are dangerous close by. */
const alsoNear: ReadonlySet<PlaceKind> = new Set(['water', 'traffic', 'high', 'stairs']);

/** What must not be asked in a place of this kind, and the most energy there, 1 to 5. */
const limitsOfKind: Record<PlaceKind, { bans: readonly Demand[]; energy: number }> = {
  seat: {
    bans: [...onFeet, 'go', 'throw', 'roll', 'lie', 'loud', 'hidden', 'edge', 'mess'],
    energy: 2,
  },
  bed: {
    bans: [...onFeet, 'go', 'throw', 'roll', 'effort', 'speed', 'hidden', 'mess'],
    energy: 2,
  },
  ward: {
    bans: [...onFeet, 'go', 'throw', 'roll', 'effort', 'loud', 'sudden', 'hidden', 'mess', 'speed'],
    energy: 2,
  },
  high: {
    bans: ['run', 'jump', 'throw', 'climb', 'balance', 'step-over', 'roll', 'edge', 'spin', 'close-eyes', 'speed', 'hidden'],
    energy: 3,
  },
  water: { bans: ['run', 'jump', 'close-eyes', 'water', 'edge', 'hidden', 'spin', 'balance', 'dark'], energy: 3 },
  traffic: { bans: ['run', 'close-eyes', 'throw', 'roll', 'hidden', 'spin', 'speed', 'edge', 'crawl', 'floor', 'dark'], energy: 3 },
  kitchen: { bans: ['run', 'jump', 'throw', 'spin', 'close-eyes', 'climb', 'speed', 'hidden'], energy: 3 },
  bath: {
    bans: [...onFeet, 'throw', 'close-eyes', 'effort', 'breath', 'lie', 'dark', 'water', 'hidden'],
    energy: 2,
  },
  stairs: {
    bans: ['run', 'jump', 'throw', 'spin', 'close-eyes', 'climb', 'roll', 'edge', 'speed', 'balance', 'crawl', 'step-over', 'dark'],
    energy: 2,
  },
  public: { bans: ['run', 'loud', 'throw', 'crawl', 'floor', 'climb', 'hidden', 'roll'], energy: 2 },
};

/** What must not be asked where a place of this kind is only near. */
const nearBans: Partial<Record<PlaceKind, readonly Demand[]>> = {
  high: ['edge', 'climb', 'throw', 'hidden'],
  stairs: ['edge', 'climb', 'close-eyes'],
  water: ['water', 'close-eyes', 'hidden', 'edge', 'run', 'spin'],
  traffic: ['roll', 'close-eyes', 'hidden', 'run', 'throw'],
};

type Described = Pick<TellingPlace, 'type' | 'name' | 'description' | 'spaceDetails' | 'items'>;

const knownSpace: Record<string, Space> = {
  backyard: 'lawn',
  park: 'lawn',
  playground: 'lawn',
  'living-room': 'rug',
  bedroom: 'rug',
  classroom: 'rug',
  basement: 'rug',
};

/** A place of which no more is known than its name, as a note gives it. */
export function placeNamed(name: string): Described {
  return { type: 'moved', name, description: '', spaceDetails: '', items: [] };
}

/** The roof and the room of a place. */
export function placeFacts(place: Described): PlaceFacts {
  if (isPredefinedEnvironment(place.type)) {
    const roof = environmentInfo[place.type].outdoors ? 'outdoors' : 'indoors';
    return { roof, space: knownSpace[place.type] ?? 'rug', known: place.type, name: place.name };
  }
  const name = fold(place.name);
  const words = `${name} ${fold(place.description)} ${fold(place.spaceDetails)}`;
  const isOut = outdoors.test(words);
  const isIn = indoors.test(words);
  const roof = isOut && !isIn ? 'outdoors' : isIn && !isOut ? 'indoors' : null;
  const named = new Set(kinds.filter(({ named: pattern }) => pattern.test(name)).map(({ kind }) => kind));
  const still = named.has('seat') || named.has('bed') || named.has('ward') || named.has('bath') || afloat.test(name);
  if (still) return { roof: roof ?? 'indoors', space: 'seat', known: null, name: place.name };
  const tight = small.test(words) || named.has('high') || named.has('stairs') || narrow.test(name);
  // A lawn has an edge that one may run to: a beach, a pool's side or a street has none.
  const isOpen = !named.has('water') && !named.has('traffic');
  const lawn = roof === 'outdoors' && !tight && isOpen && (wide.test(words) || outdoors.test(name));
  return { roof, space: lawn ? 'lawn' : 'rug', known: null, name: place.name };
}

const narrow = anyOf(
  '\\b(?:jett(?:y|ies)|piers?|docks?|quays?|alley|pontoon)\\b',
  '\\bsteg\\b|ponton|muelle|\\bmolo\\b|steiger|pomost|iskele',
);
const afloat = anyOf('\\b(?:boats?|ferry|canoe|kayak|raft|dinghy|yacht)\\b', '\\bboot\\b|fahre|bateau|barco|barca|lodz|lodk|tekne');

/** What must not be asked in a place, whoever plays: no running by a pool, nothing thrown from a balcony. */
export function placeLimits(place: Described): PlaceLimits {
  const name = fold(isPredefinedEnvironment(place.type) ? '' : place.name);
  const around = `${fold(place.description)} ${fold(place.spaceDetails)}`;
  const things = place.items.map(fold);
  // *Grandma’s house in Mill Street* is a house, *the street in front of our house* a street.
  const isHome = (street: RegExp): boolean => {
    const house = name.search(indoors);
    return house !== -1 && house < name.search(street);
  };
  const bans = new Set<Demand>();
  const here = new Set<PlaceKind>();
  let energy = 5;
  for (const { kind, named } of kinds) {
    const isNamed = named.test(name) && !(kind === 'traffic' && isHome(named));
    const isNear = alsoNear.has(kind) && (named.test(around) || (kind === 'water' && things.some((thing) => realWater.test(thing))));
    if (!isNamed && !isNear) continue;
    here.add(kind);
    for (const ban of isNamed ? limitsOfKind[kind].bans : (nearBans[kind] ?? [])) bans.add(ban);
    if (isNamed) energy = Math.min(energy, limitsOfKind[kind].energy);
  }
  return { bans, energy, cautions: cautions.filter((kind) => here.has(kind)) };
}

const realWater = anyOf(
  '\\b(?:paddling|swimming|splash)? ?-?pools?\\b|\\bponds?\\b|\\bhot tub',
  'planschbecken|\\bpool\\b|teich|piscine|piscina|zwembad|vijver|basen\\b|havuz',
);
