// Written by `npm run themes` from src/domain/themes/*.json.

export const adventure = {
  pirates: 'Piratenabenteuer',
  knights: 'Ritterabenteuer',
  space: 'Weltraumabenteuer',
  jungle: 'Dschungelabenteuer',
  detectives: 'Detektivabenteuer',
  'fairy-tale': 'Märchenabenteuer',
  ninjas: 'Ninja-Abenteuer',
  underwater: 'Unterwasserabenteuer',
  dinosaurs: 'Dinosaurierabenteuer',
  magic: 'Zauberabenteuer',
  mystery: 'Rätselabenteuer',
};

export const building = {
  pirates: 'Jemand rollt die Karte aus und beschwert ihre Ecken.',
  knights: 'Die Banner werden entrollt und die Pferde gestriegelt.',
  space: 'Die Mannschaft prüft jeden Knopf zweimal.',
  jungle: 'Zwischen den Blättern wird ein Pfad gesucht.',
  detectives: 'Die Lupe wird poliert.',
  'fairy-tale': '„Es war einmal“ biegt gleich um die Ecke.',
  ninjas: 'Weiche Schuhe werden geschnürt. Du wirst nichts hören.',
  underwater: 'Die Taucherglocke sinkt, ganz sachte.',
  dinosaurs: 'Sehr große Fußspuren werden vermessen.',
  magic: 'Das Zauberbuch sucht die richtige Seite.',
  mystery: 'Auf der Treppe wird eine Kerze angezündet.',
};

export const waiting = {
  pirates: 'Die Mannschaft setzt die Segel',
  knights: 'Knarrend öffnet sich das Burgtor',
  space: 'Das Schiff sucht seinen Kurs zwischen den Sternen',
  jungle: 'Da vorn raschelt etwas im Laub',
  detectives: 'Eine frische Spur ist unterwegs',
  'fairy-tale': 'Gleich wird die Seite umgeblättert',
  ninjas: 'Lautlos sammeln sich die Schatten',
  underwater: 'Aus der Tiefe steigen Blasen auf',
  dinosaurs: 'Der Boden bebt, nur ein ganz kleines bisschen',
  magic: 'Der Kessel fängt an zu summen',
  mystery: 'Jemand hat einen Zettel unter der Tür durchgeschoben',
};

export const title = {
  pirates: 'Piraten',
  knights: 'Ritter',
  space: 'Weltraum',
  jungle: 'Dschungel',
  detectives: 'Detektive',
  'fairy-tale': 'Märchen',
  ninjas: 'Ninjas',
  underwater: 'Unter Wasser',
  dinosaurs: 'Dinosaurier',
  magic: 'Zauberei',
  mystery: 'Rätsel',
};

export const meaning = {
  pirates: 'Karten, Gezeiten und eine Mannschaft, die zusammenhält',
  knights: 'Aufgaben, Banner und mutige Taten',
  space: 'Kleine Mannschaften, ferne Sterne, seltsame Signale',
  jungle: 'Grüne Tunnel und Tiere, die Antwort geben',
  detectives: 'Spuren, Ahnungen und ein Fall, den es zu lösen gilt',
  'fairy-tale': 'Wünsche, Wälder und freundliche Riesen',
  ninjas: 'Leise Füße und schnelle Gedanken',
  underwater: 'Tiefes Blau, Luftblasen und verborgene Riffe',
  dinosaurs: 'Große Fußspuren, noch größere Überraschungen',
  magic: 'Sprüche, Tränke und Dinge, die schweben',
  mystery: 'Hier geht etwas Seltsames vor',
};
