import type { Translation } from '../translation.ts';

export default {
  app: {
    languageLater: 'Diese Sprache wird noch geladen',
    languageLaterMore: 'Sobald es eine Verbindung gibt, ist sie da.',
  },
  settings: {
    title: 'Dieses Gerät',
    light: 'Licht',
    lights: { system: 'Wie das Gerät', day: 'Tag', night: 'Nacht', sun: 'Sonnenlicht' },
    language: 'Sprache',
    sameAsDevice: 'Wie das Gerät',
    readingSize: 'Größe des Vorlesetexts',
    hand: 'Wichtige Knöpfe in Reichweite der',
    leftHand: 'linken Hand',
    rightHand: 'rechten Hand',
    kept: {
      nothing: 'Play Venture ist noch nicht ganz auf diesem Gerät. Bleib noch einen Moment online.',
      enough: 'Bereit für den Garten: Hier lässt sich jedes Abenteuer ohne Verbindung erzählen. Einige Themen werden noch geladen.',
      all: 'Bereit für den Garten: Play Venture funktioniert hier ohne Verbindung.',
    },
    persistence: {
      persisted: 'Dieser Browser behält die Daten deiner Familie, bis du sie löschst.',
      'best-effort':
        'Wenn auf dem Gerät der Platz knapp wird, kann dieser Browser die Daten löschen. Was abgeglichen ist, bleibt in deinem Konto.',
      unknown: 'Dieser Browser verrät nicht, wie lange er Daten behält. Was abgeglichen ist, bleibt in deinem Konto.',
    },
    version: 'Version {build}',
  },
} satisfies Translation;
