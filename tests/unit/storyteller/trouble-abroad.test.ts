import { expect, test } from 'vitest';
import { readTrouble } from '../../../src/storyteller/safety/trouble.ts';

/** Trouble said in one breath with a game, in the languages besides English. */

type Abroad = { trouble: readonly string[]; breaths: readonly ((trouble: string) => string)[] };

const abroad: Readonly<Record<string, Abroad>> = {
  de: {
    trouble: [
      'er kriegt keine Luft',
      'sie hat eine Batterie verschluckt',
      'er hat sich den Kopf aufgeschlagen und blutet',
      'sie sagt, sie will nicht mehr leben',
      'er ist ohnmächtig geworden',
      'wir finden Leo nicht mehr',
    ],
    breaths: [
      (note) =>
        `sie waren Piraten und sind über das Sofa zur Insel gesegelt und haben den Schatz gefunden und dann ${note} und dann gab es Kuchen`,
      (note) => `Leo war der Drache und ${note}`,
      (note) => `Wir haben Ritter gespielt, Mia war die Königin, ${note}`,
    ],
  },
  fr: {
    trouble: [
      'il n’arrive plus à respirer',
      'elle a avalé une pile',
      'il s’est ouvert la tête et il saigne',
      'elle dit qu’elle ne veut plus vivre',
      'il a perdu connaissance',
      'on ne retrouve plus Léo',
    ],
    breaths: [
      (note) =>
        `ils étaient des pirates et ils ont navigué sur le canapé jusqu’à l’île et ils ont trouvé le trésor et puis ${note} et puis mamie a apporté des biscuits`,
      (note) => `Léo était le dragon et ${note}`,
      (note) => `On a joué aux chevaliers, Mia était la reine, ${note}`,
    ],
  },
  es: {
    trouble: [
      'no puede respirar',
      'se ha tragado una pila',
      'se ha abierto la cabeza y sangra',
      'dice que no quiere vivir',
      'se ha desmayado',
      'no encontramos a Leo',
    ],
    breaths: [
      (note) =>
        `eran piratas y navegaron por el sofá hasta la isla y encontraron el tesoro y luego ${note} y luego la abuela trajo galletas`,
      (note) => `Leo era el dragón y ${note}`,
      (note) => `Jugamos a los caballeros, Mia era la reina, ${note}`,
    ],
  },
  it: {
    trouble: [
      'non riesce a respirare',
      'ha ingoiato una pila',
      'si è spaccato la testa e sanguina',
      'dice che non vuole più vivere',
      'è svenuto',
      'non troviamo più Leo',
    ],
    breaths: [
      (note) =>
        `erano pirati e hanno navigato sul divano fino all’isola e hanno trovato il tesoro e poi ${note} e poi la nonna ha portato i biscotti`,
      (note) => `Leo era il drago e ${note}`,
      (note) => `Abbiamo giocato ai cavalieri, Mia era la regina, ${note}`,
    ],
  },
  pt: {
    trouble: [
      'ele não consegue respirar',
      'ela engoliu uma pilha',
      'ele bateu com a cabeça e está a sangrar',
      'ela diz que não quer viver',
      'ele desmaiou',
      'não encontramos o Leo',
    ],
    breaths: [
      (note) => `eram piratas e navegaram pelo sofá até à ilha e encontraram o tesouro e depois ${note} e depois a avó trouxe bolachas`,
      (note) => `o Leo era o dragão e ${note}`,
      (note) => `Brincámos aos cavaleiros, a Mia era a rainha, ${note}`,
    ],
  },
  nl: {
    trouble: [
      'hij krijgt geen lucht',
      'ze heeft een batterij ingeslikt',
      'hij heeft een gat in zijn hoofd en bloedt',
      'ze zegt dat ze niet meer wil leven',
      'hij is flauwgevallen',
      'we kunnen Leo niet vinden',
    ],
    breaths: [
      (note) => `ze waren piraten en voeren over de bank naar het eiland en vonden de schat en toen ${note} en toen kwam oma met koekjes`,
      (note) => `Leo was de draak en ${note}`,
      (note) => `We speelden riddertje, Mia was de koningin, ${note}`,
    ],
  },
  pl: {
    trouble: [
      'on nie może oddychać',
      'połknęła baterię',
      'rozbił sobie głowę i krwawi',
      'mówi, że nie chce żyć',
      'on zemdlał',
      'nie możemy znaleźć Leo',
    ],
    breaths: [
      (note) => `byli piratami i płynęli kanapą na wyspę i znaleźli skarb i potem ${note} i potem babcia przyniosła ciastka`,
      (note) => `Leo był smokiem i ${note}`,
      (note) => `Bawiliśmy się w rycerzy, Mia była królową, ${note}`,
    ],
  },
  tr: {
    trouble: [
      'nefes alamıyor',
      'bir pil yuttu',
      'kafasını çarptı ve kanıyor',
      'yaşamak istemiyorum diyor',
      'bayıldı',
      'Leo’yu bulamıyoruz',
    ],
    breaths: [
      (note) => `korsan oldular ve kanepeyle adaya gittiler ve hazineyi buldular ve sonra ${note} ve sonra babaanne kurabiye getirdi`,
      (note) => `Leo ejderha oldu ve ${note}`,
      (note) => `Şövalyecilik oynadık, Mia kraliçeydi, ${note}`,
    ],
  },
};

test.each(Object.entries(abroad))('[BEY-03] trouble said in one breath with a game is never passed over: %s', (_, { trouble, breaths }) => {
  const notes = breaths.flatMap((told) => trouble.map(told));
  expect(notes.filter((note) => readTrouble(note, ['Mia', 'Leo', 'Léo']).tier === 'none')).toEqual([]);
});
