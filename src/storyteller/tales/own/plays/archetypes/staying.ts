import type { OwnWords } from '../../read/own-words.ts';
import { keyOf, meaningsOf } from '../../words/lexicon.ts';
import { capital, possessive } from '../../words/terms.ts';

/** Whoever the words name and who stays: a baby, a stepfather, a grandmother who moves in. Nobody may take a feeling about them for them, or think that they are sent away with it. */

export type Staying = {
  /** As they are told of: *the baby*, *Grandma*, *your brother*. */
  who: string;
  isMany: boolean;
  isBaby: boolean;
  /** It is at them that somebody is cross. */
  isMeant: boolean;
  /** They are still to come, so the feeling has come first. */
  isToCome: boolean;
  /** Whether it is sure that they stay. */
  stays: boolean;
};

/** What is read here is without accents: *bébé* is *bebe*. */
const words = (list: string) => new RegExp(String.raw`(?<!\p{L})(?:${list})(?!\p{L})`, 'u');

/** One that is on its way, in nine languages. */
const coming = words(
  [
    String.raw`comes?|coming|on (?:its|her|his|the) way|soon|arriv\p{L}*|expect\p{L}*|pregnant|(?:will|to) have|having|gets?|getting|due|(?:tummy|belly|bump)|becom\p{L}* a big`,
    'bekomm\\p{L}*|kriegt?|kriegen|schwanger|kommt|bald|bauch|erwart\\p{L}*|attend\\p{L}*|va avoir|allons avoir|aura|bientot|enceinte|ventre',
    'va a (?:tener|nacer|venir|llegar)|vamos a tener|viene|llega|esper\\p{L}*|embarazada|barriga|panza|aspett\\p{L}*|nasce\\p{L}*|avremo|incinta|pancia',
    'v(?:ou|ai|amos) (?:ter|nascer|chegar)|gravida|krijg\\p{L}*|komt|zwanger|buik|verwacht\\p{L}*|bede|bedzie\\p{L}*|urodzi\\p{L}*|(?:w )?ciazy|brzuch\\p{L}*|spodziewa\\p{L}*|geliyor|gelecek|olacak|dogacak|hamile|bekliyor\\p{L}*',
  ].join('|'),
);
const born = words(
  'born|(?:hat|haben) \\p{L}+ (?:\\p{L}+ )?bekommen|geboren|est nee?|nacio|nascid[oa]|nasceu|nat[oa]|urodzil\\p{L}*|dogdu|geldi',
);
const pregnant = words(
  'pregnant|expecting|becom\\p{L}* a big (?:sister|brother)|schwanger|enceinte|embarazada|incinta|gravida|zwanger|w ciazy|hamile',
);

const baby = words(
  '(?<!(?:am|was|not|like|be|s|m|me|him|her) (?:a )?)baby(?!s? (?:bottle|food|seat|chair|tooth|teeth|doll|animals?|cousin)\\b)|babys|babies|newborn|bebes?|bebek\\p{L}*|neonat[oaie]|nouveau ne|recien nacid[oa]|recem nascid[oa]|dzidzi\\p{L}*|niemowl\\p{L}*|bobas\\p{L}*|saugling|neugeboren\\p{L}*|geschwisterchen|baby cousin',
);
/** What may be a bigger child as well: it is a baby where it is on its way, or new. */
const little = words(
  '(?:little|tiny|baby|new) (?:brother|sister|sibling)|bruderchen|schwesterchen|petit frere|petite (?:soeur|sœur)|hermanit[oa]|bambin[oa]|bimb[oa]|fratellin[oa]|sorellin[ao]|irmaozinho|irmazinha|maninh[oa]|broertje|zusje|dziecko|dzieciatko|braciszek|braciszka|siostrzyczk\\p{L}*|kardes\\p{L}*',
);
const isNew = words('new|neue?[ns]?|nouve\\p{L}*|nuev[oa]|nuov[oa]|nov[oa]|nieuwe?|nowe|nowy|yeni');
const twins = words(
  'twins|zwilling\\p{L}*|jumeaux|jumelles|gemelos|gemelas|melliz[oa]s|gemelli|gemelle|gemeos|gemeas|tweeling|blizniak\\p{L}*|blizniet\\p{L}*|ikiz\\p{L}*',
);

/** Who has come into the family, and what they are called in English. */
const family: readonly (readonly [RegExp, string])[] = [
  [
    words('step ?(?:dad|daddy|father)|stiefvater|stiefpapa|beau pere|padrastro|patrigno|padrasto|stiefvader|ojczym|uvey baba'),
    'your stepdad',
  ],
  [
    words(
      'step ?(?:mum|mom|mummy|mother)|stiefmutter|stiefmama|belle mere|madrastra|matrigna|madrasta|stiefmoeder|macoch\\p{L}*|uvey anne',
    ),
    'your stepmum',
  ],
  [
    words('(?:step|half|foster) ?brother|stiefbruder|halbbruder|demi frere|hermanastro|fratellastro|meio irmao|stiefbroer|halfbroer'),
    'your new brother',
  ],
  [
    words('(?:step|half|foster) ?sister|stiefschwester|halbschwester|demi soeur|hermanastra|sorellastra|meia irma|stiefzus|halfzus'),
    'your new sister',
  ],
];
const partner =
  /(?<!\p{L})(mum|mummy|mom|mama|dad|daddy|papa)(?: s| has| has got| got)?(?: a)? (?:new )?(boyfriend|girlfriend|partner|husband|wife)(?!\p{L})/u;
const pet = /(?<!\p{L})new (puppy|kitten|dog|cat|hamster|rabbit|bunny|guinea pig|fish)(?!\p{L})/u;
const movesIn = words(
  'mov(?:es?|ing|ed) in(?: with us)?(?! with)|(?:comes?|coming) to (?:live|stay)|liv(?:es|ing) with us|zieht (?:\\p{L}+ )*ein|zieht zu uns|wohnt (?:jetzt |bald )?bei uns|(?:vient|va) (?:vivre|habiter)|emmenage chez nous|viene a vivir|se muda con nosotros|viene a (?:vivere|stare|abitare)|vem (?:morar|viver)|komt bij ons wonen|trekt bij ons in|wprowadza sie|zamieszka\\p{L}*|bizimle \\p{L}+|bize tasin\\p{L}*',
);
const visits = words('visit\\p{L}*|besuch\\p{L}*|baby cousin|for (?:a|the|one) (?:day|night|week(?:end)?)|zu besuch');
/** Whoever is not there does not stay. */
const gone = words(
  'away|mov(?:es|ed|ing) out|gone|leav(?:es|ing)|left|hospital|ill|sick|mis(?:s|ses|sing)|travel\\p{L}*|trip|weg|krankenhaus|krank|hopital|malade|parti|ospedale|ziekenhuis|szpital\\p{L}*|hastane\\p{L}*',
);
const brother = words('brother|bruder|frere|hermano|fratello|irmao|broer|brat\\p{L}{0,2}|abi\\p{L}*');
const sister = words('sister|schwester|soeur|hermana|sorella|irma|zus|siostr\\p{L}{1,2}|abla\\p{L}*');

function sibling(said: string): string | null {
  if (little.test(said) && /little|petit|tje|it[oa]|chen/.test(said))
    return sister.test(said) ? 'your little sister' : brother.test(said) ? 'your little brother' : null;
  return brother.test(said) ? 'your brother' : sister.test(said) ? 'your sister' : null;
}

const somebody = (who: string, { isToCome = false, isMany = false, isBaby = false, isMeant = false, stays = true } = {}): Staying => ({
  who,
  isMany,
  isBaby,
  isMeant,
  isToCome,
  stays,
});

/** *Baby dragons* are no baby. */
function isBeast(said: string): boolean {
  const [, next] = /(?<!\p{L})baby (\p{L}+)/u.exec(said) ?? [];
  return next !== undefined && meaningsOf(next).some(({ table, row }) => table === 'creature' && row.id !== 'baby');
}

function babyIn(said: string): Staying | null {
  const isToCome = coming.test(said) && !born.test(said);
  if (twins.test(said) && (isToCome || isNew.test(said) || baby.test(said) || pregnant.test(said)))
    return somebody('the twins', { isToCome, isMany: true, isBaby: true });
  if (isBeast(said)) return null;
  const isBaby = baby.test(said) || pregnant.test(said) || (little.test(said) && (isToCome || isNew.test(said)));
  return isBaby ? somebody('the baby', { isToCome, isBaby: true, stays: !visits.test(said) }) : null;
}

/** Whoever is certain to stay; `isCross`: whether the words are cross or jealous, which somebody at home hears. Null where nobody is named, or where they are not there. */
export function stayingIn({ clean, person }: OwnWords, isCross: boolean): Staying | null {
  const said = keyOf(clean);
  const born = babyIn(said);
  if (born !== null) return born;
  if (visits.test(said) || gone.test(said)) return null;
  const known = family.find(([says]) => says.test(said))?.[1];
  if (known !== undefined) return somebody(known);
  const [, whose, what] = partner.exec(said) ?? [];
  if (whose !== undefined) return somebody(`${possessive(capital(whose))} ${what}`);
  const animal = pet.exec(said)?.[1];
  if (animal !== undefined) return somebody(`the ${animal}`, { isToCome: coming.test(said) });
  const near = person?.name ?? sibling(said);
  const comes = movesIn.test(said);
  return near !== null && (comes || isCross) ? somebody(near, { isMeant: !comes }) : null;
}
