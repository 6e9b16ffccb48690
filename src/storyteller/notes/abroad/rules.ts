import type { EventKind } from '../events.ts';

/**
 * The commonest sentences of parents in eight other languages, over the words of a sentence in lower case, a pause as a comma.
 * `WHO` is one word, `WHAT` one to three, `NAME` a given name, `DET` an article, `GAP` a few words.
 */

export type Language = {
  /** Words that tell the language: without one of them its rules are not tried. */
  hint: string;
  not: string;
  det: string;
  /** Grown-ups and animals who may join or leave. */
  kin: string;
  /** Words for he and she. */
  pronouns: string;
  /** Of those, which also mean *they*: nobody is meant where a verb in the plural stands beside one. */
  they?: string;
  /** Adjectives in front of a noun, and words that are no thing. */
  plain: string;
  /** Places at home and about where a game may go on, with a roof and without. */
  rooms: string;
  openAir: string;
  rules: readonly (readonly [EventKind | 'calls', string])[];
};

export const german: Language = {
  hint: 'hat|haben|hatte|hatten|ein|eine|bisschen|sehr|auch|mit|ist|sind|wir|und|zu|sie|sich|jetzt|macht|spielt|will|möchte|müde|es|heißt|streit|geliebt|super|leicht|schwer|schwierig|einfach|regen|schnee|für|war|waren|fanden|nicht',
  not: 'nicht|kein|keine|keinen|keiner|nie|niemand|nichts|nie|morgen|vielleicht|ohne',
  det: 'ein|eine|einen|einem|der|die|das|den|dem|seinen|seine|sein|ihre|ihren|ihr|unsere|unser|unseren|meine|meinen',
  kin: 'oma|opa|mama|papa|tante|onkel|cousin|cousine|hund|katze|freund|freundin|nachbar|nachbarin|bruder|schwester|babysitter|teddy|hase',
  pronouns: 'er|sie',
  they: 'sie',
  plain:
    'große|großen|großes|großer|kleine|kleinen|kleines|tolle|tollen|tolles|riesige|riesigen|riesiges|neue|neuen|neues|alte|alten|altes|schöne|schönen|schönes|echte|echten',
  rooms: 'küche|wohnzimmer|kinderzimmer|schlafzimmer|badezimmer|bad|flur|keller|auto|zug|drinnen|badewanne|dachboden|garage',
  openAir: 'garten|park|spielplatz|balkon|terrasse|strand|wald|draußen|hof',
  rules: [
    [
      'built',
      '(?:WHO )?(?:hat|haben) (?:GAP)?DET WHAT (?:(?:aus|mit|von|im|in) GAP)?(?:gebaut|gebastelt|gemacht|errichtet|zusammengebaut)',
    ],
    ['built', 'WHO (?:baut|baute|bauten|bastelt|bastelte) (?:GAP)?DET WHAT'],
    ['calls', '(?:sie|ihn|es|ihr|die|den|das) NAME (?:genannt|getauft)'],
    ['calls', '(?:nennt|nennen|nannte) (?:sie|ihn|es) NAME'],
    ['named', '(?:WHO )?(?:hat|haben) DET WHAT NAME (?:genannt|getauft)'],
    ['named', 'DET WHAT heißt (?:jetzt |nun )?NAME'],
    ['calls', '(?:es|er|sie|die|der|das|und) heißt (?:jetzt |nun )?NAME'],
    [
      'found',
      '(?:WHO )?(?:hat|haben) (?:GAP)?DET WHAT (?:(?:im|in|unter|hinter|auf|am|an|beim|bei|neben|zwischen) GAP)?(?:gefunden|entdeckt)',
    ],
    ['found', '(?:WHO )?(?:fand|fanden|entdeckte|findet) DET WHAT'],
    ['lost', '(?:WHO )?(?:hat|haben) (?:GAP)?DET WHAT (?:(?:im|in|unter|hinter|auf|am|an) GAP)?verloren'],
    ['lost', 'DET WHAT (?:ist|sind) (?:weg|verschwunden|kaputt|kaputtgegangen|zusammengefallen|eingestürzt|umgefallen|verloren)'],
    ['became', 'WHO ist (?:jetzt|nun) (?:DET )?WHAT'],
    ['became', 'WHO spielt (?:jetzt )?(?:den|die|das|einen|eine) WHAT'],
    ['became', 'WHO (?:hat sich|wurde|hat) in (?:einen|eine|ein) WHAT verwandelt'],
    [
      'wants',
      'WHO (?:will|möchte|wünscht sich|wünscht|hätte gerne?|wollte) (?:unbedingt |gerne? |auch |noch )?(?:einen|eine|ein|mehr) WHAT',
    ],
    ['became', 'WHO ist (?:der|die|das|ein|eine) WHAT(?= jetzt| nun)'],
    ['joined', '(?:jetzt|nun) (?:spielt|macht) (?:auch )?(?:die |der )?WHO (?:auch )?mit'],
    ['joined', 'WHO (?:spielt|macht) (?:jetzt |nun |auch |jetzt auch )?mit'],
    ['joined', 'WHO ist (?:jetzt |nun |auch )*(?:dabei|dazugekommen|mit dabei)'],
    ['left', 'WHO (?:spielt|macht) (?:jetzt )?nicht mehr mit'],
    [
      'left',
      'WHO (?:ist nach hause|musste nach hause|ist gegangen|ist schon weg|hat keine lust mehr|ist eingeschlafen|musste gehen|macht pause|macht eine pause)',
    ],
    [
      'moved-place',
      '(?:sind|spielen|gehen|weiter|geht|jetzt|umgezogen|gezogen|gegangen) (?:jetzt |nun |weiter |wieder |es )*(?:(?:im|in|ins|auf|am|in den|in der|in die|auf dem|auf der|auf den|zum|an den|am) )*(?:DET )?PLACE',
    ],
    ['weather', '(?<what>regnet|schneit|gewitter|gewittert|hagelt|nieselt|regen|sonne|schnee|windig|stürmisch|nebel|neblig|regenbogen)'],
    ['too-hard', '(?:zu|ziemlich|sehr|echt) (?:schwer|schwierig|kompliziert)(?: für WHO)?'],
    ['too-easy', '(?:zu|viel zu|total|super|sehr) (?:leicht|einfach)(?: für WHO)?'],
    ['quarrel', '(?:gestritten|streiten|streit|gezankt|zanken|zoff|gezofft)'],
    [
      'loved',
      '(?:geliebt|lieben es|liebt es|begeistert|viel spaß|riesenspaß|super spaß|so viel spaß|hat (?:\\p{L}+ ){1,3}(?:sehr |super |total )?gefallen|toll gefunden|fanden es (?:toll|super|klasse)|war (?:super|toll|klasse|spitze|der hit))',
    ],
    ['tired', '(?:müde|erschöpft|gähnt|(?<!lach\\p{L}* (?:sich|mich|uns) )kaputt|platt|fix und fertig|schläfrig)'],
    [
      'feels',
      '(?<what>traurig|wütend|sauer|ängstlich|angst|stolz|gelangweilt|aufgeregt|glücklich|fröhlich|nervös|enttäuscht|genervt|beleidigt|mutig|schüchtern)',
    ],
  ],
};

export const french: Language = {
  hint: "a|ont|est|sont|une|un|des|le|la|les|nous|on|trop|pour|avec|veut|ils|elles|il|elle|maintenant|fatigué\\p{L}*|adoré\\p{L}*|pleut|neige|pluie|dispute\\p{L}*|disputé\\p{L}*|c'est|c'était|aimé|s'appelle",
  not: "ne|n'a|n'ont|n'est|n'\\p{L}+|pas|jamais|personne|rien|demain|sans|peut-être|si",
  det: "un|une|des|le|la|les|son|sa|ses|leur|leurs|notre|nos|mon|ma|du|de la|l'",
  kin: 'mamie|papi|papy|mamy|maman|papa|tonton|tata|tatie|mémé|pépé|oncle|tante|cousin|cousine|voisin|voisine|chien|chat|ami|copain|copine|doudou|nounours|frère|sœur',
  pronouns: 'il|elle',
  plain:
    'grand|grande|petit|petite|gros|grosse|énorme|joli|jolie|beau|belle|vieux|vieille|vrai|vraie|nouveau|nouvelle|super|immense|magnifique|autre',
  rooms: 'cuisine|salon|chambre|cave|grenier|dedans|voiture|train|bain|couloir|garage|baignoire|salle de bain|salle de bains',
  openAir: 'jardin|parc|plage|balcon|terrasse|dehors|cour|forêt',
  rules: [
    ['built', '(?:WHO )?(?:a|ont|avons) (?:aussi |vite )?(?:construit|fabriqué|bricolé|monté|bâti|créé|inventé) (?:DET) WHAT'],
    ['built', '(?:WHO )?(?:a|ont|avons) fait (?:un|une) WHAT'],
    ['built', 'WHO (?:construit|fabrique|bricole) (?:un|une|des) WHAT'],
    ['calls', "(?:l'appelle|l'a appelée?|l'ont appelée?|l'a baptisée?|l'ont baptisée?|l'a nommée?|s'appelle) NAME"],
    ['named', '(?:WHO )?(?:a|ont) (?:appelé|baptisé|nommé) (?:le|la|les|son|sa|leur) WHAT NAME'],
    ['named', "(?:le|la|son|sa|notre|leur) WHAT s'appelle (?:maintenant )?NAME"],
    ['found', '(?:WHO )?(?:a|ont|avons) (?:trouvé|retrouvé|découvert|déniché) (?:DET) WHAT'],
    ['lost', '(?:WHO )?(?:a|ont|avons) perdu (?:le|la|les|son|sa|ses|leur|notre) WHAT'],
    ['lost', "(?:le|la|notre|son|sa) WHAT (?:a disparu|s'est (?:écroulée?|effondrée?|cassée?|envolée?)|est (?:cassée?|perdue?|tombée?))"],
    ['became', 'WHO est (?:maintenant|devenue?|désormais) (?:DET )?WHAT'],
    ['became', "WHO s'est (?:transformée?|changée?) en WHAT"],
    ['became', 'WHO (?:joue|fait) (?:le|la) WHAT'],
    ['wants', 'WHO (?:veut|voudrait|aimerait|réclame|demande) (?:une|un|des|plus de) WHAT'],
    ['became', 'WHO est (?:le|la|un|une) WHAT maintenant'],
    ['joined', '(?:joue|participe) (?:aussi |maintenant )(?:avec nous )?WHO'],
    [
      'joined',
      'WHO (?:joue (?:avec nous|aussi|maintenant)|nous (?:a rejoints?|rejoint)|a rejoint|est arrivée?|participe|vient jouer|est (?:de retour|avec nous))',
    ],
    ['left', "WHO (?:est (?:partie?|rentrée?)|ne joue plus|ne veut plus jouer|a arrêté|fait une pause|s'est endormie?|dort)"],
    [
      'moved-place',
      '(?:on est|sommes|allés?|passés?|continue|jouent?|joue|maintenant|partis|sortis|installés) (?:maintenant |tous )*(?:(?:dans|au|à|à la|sur|sur le|dans le|dans la) )*(?:DET )?PLACE',
    ],
    ['weather', '(?<what>pleut|neige|pluie|orage|vent|brouillard|soleil|grêle|arc-en-ciel|tempête)'],
    ['too-hard', '(?:trop|un peu|très) (?:difficile|dur|compliqué)(?: pour WHO)?'],
    ['too-easy', '(?:trop|beaucoup trop|super|très) (?:facile|simple)(?: pour WHO)?'],
    ['quarrel', '(?:disput\\p{L}+|chamaill\\p{L}+|bagarr\\p{L}+|engueul\\p{L}+)'],
    ['loved', "(?:adoré|adorent|adore|beaucoup aimé|super moment|trop bien|génial|c'était super|bien rigolé|bien amusés|éclatés)"],
    ['tired', '(?:fatiguée?s?|crevée?s?|épuisée?s?|bâille|baille|sommeil|dodo)'],
    [
      'feels',
      '(?<what>triste|fâchée?|en colère|peur|fière?|ennuie|excitée?|contente?|heureux|heureuse|déçue?|vexée?|jaloux|jalouse|timide|grognon|boude)',
    ],
  ],
};

export const spanish: Language = {
  hint: 'ha|han|es|está|están|un|una|el|la|los|muy|demasiado|quiere|con|ahora|nos|les|y|cansad\\p{L}+|encantó|llueve|lloviendo|nieva|encanta|fácil|difícil|construyó|hizo|encontró|perdió',
  not: 'no|nunca|nadie|nada|mañana|sin|quizás|ningún|ninguna|tampoco|si',
  det: 'un|una|unos|unas|el|la|los|las|su|sus|nuestro|nuestra|mi',
  kin: 'abuela|abuelo|abu|yaya|yayo|mamá|mama|papá|papa|tía|tío|tia|tio|primo|prima|vecino|vecina|perro|gato|amigo|amiga|hermano|hermana|osito|peluche|conejo',
  pronouns: 'él|ella',
  plain: 'gran|grande|pequeño|pequeña|nuevo|nueva|viejo|vieja|enorme|bonito|bonita|otro|otra|mucho|super',
  rooms: 'cocina|salón|salon|habitación|dormitorio|sótano|garaje|coche|tren|bañera|baño|dentro|pasillo|comedor',
  openAir: 'jardín|jardin|patio|parque|playa|terraza|balcón|fuera|afuera|bosque|calle',
  rules: [
    ['built', '(?:WHO )?(?:ha|han|hemos) (?:construido|montado|fabricado|creado|inventado) (?:DET) WHAT'],
    ['built', '(?:WHO )?(?:ha|han|hemos) hecho (?:un|una) WHAT'],
    [
      'built',
      '(?:WHO )?(?:construyó|construyeron|hizo|hicieron|montó|montaron|fabricó|fabricaron|inventó|creó|construimos|hicimos) (?:un|una) WHAT',
    ],
    ['calls', '(?:lo|la|le|se) (?:llamó|llama|llaman|llamaron|ha llamado|han llamado|bautizó|puso|pusieron) (?:de nombre )?NAME'],
    ['named', '(?:el|la|su|nuestro|nuestra) WHAT se llama (?:ahora )?NAME'],
    ['named', '(?:WHO )?(?:llamó|llamaron|bautizó|ha llamado) (?:al|a la|a su) WHAT NAME'],
    [
      'found',
      '(?:WHO )?(?:ha encontrado|han encontrado|hemos encontrado|encontró|encontraron|encontramos|descubrió|descubrieron|ha descubierto|halló) (?:DET) WHAT',
    ],
    ['lost', '(?:WHO )?(?:ha perdido|han perdido|hemos perdido|perdió|perdieron|perdimos) (?:el|la|los|las|su|sus|nuestro|nuestra) WHAT'],
    [
      'lost',
      '(?:el|la|su|nuestro|nuestra) WHAT (?:se ha perdido|se perdió|ha desaparecido|desapareció|se rompió|se ha roto|se cayó|se derrumbó|se hundió)',
    ],
    ['became', 'WHO (?:es ahora|ahora es|se ha convertido en|se convirtió en|se volvió|hace de) (?:DET )?WHAT'],
    ['became', 'WHO es (?:el|la|un|una) WHAT ahora'],
    ['joined', '(?:juega|se une) (?:también |ahora )(?:el |la )?WHO'],
    ['wants', 'WHO (?:quiere|quería|quisiera|pide|desea) (?:un|una|unos|unas|más) WHAT'],
    [
      'joined',
      'WHO (?:se ha unido|se unió|se une|juega (?:también|ahora|con nosotros)|también juega|ha llegado|llegó|ya está aquí|se apunta|se apuntó|juega)',
    ],
    [
      'left',
      'WHO (?:se ha ido|se fue|ya no juega|no quiere jugar|ya no quiere jugar|se ha dormido|se durmió|descansa|lo dejó|se marchó|se ha cansado)',
    ],
    [
      'moved-place',
      '(?:fuimos|vamos|estamos|seguimos|jugamos|salimos|ahora|hemos ido|movimos|mudamos|pasamos|jugando) (?:ahora |todos )*(?:(?:en|al|a|a la|en el|en la|por) )*(?:DET )?PLACE',
    ],
    [
      'weather',
      '(?<what>llueve|lloviendo|llover|lluvia|nieva|nevando|nieve|tormenta|viento|niebla|(?:hace|hay|sale|salió|con) (?:mucho )?sol|granizo|arcoíris|arcoiris)',
    ],
    ['too-hard', '(?:demasiado|muy|bastante) (?:difícil|dificil|complicado|duro)(?: para WHO)?'],
    ['too-easy', '(?:demasiado|muy|super|súper) (?:fácil|facil|sencillo)(?: para WHO)?'],
    ['quarrel', '(?:pelea\\p{L}*|pelearon|discut\\p{L}+|discusión|pelearse|peleado|riñ\\p{L}+)'],
    [
      'loved',
      '(?:encantó|encantado|encanta|les gustó mucho|le gustó mucho|gustó muchísimo|muy divertido|divertidísimo|genial|lo pasaron (?:genial|bomba|muy bien)|se divirtieron)',
    ],
    ['tired', '(?:cansad[oa]s?|agotad[oa]s?|bosteza\\p{L}*|sueño|reventad[oa]s?)'],
    [
      'feels',
      '(?<what>triste|enfadad[oa]|miedo|asustad[oa]|orgullos[oa]|aburrid[oa]s?|emocionad[oa]s?|content[oa]s?|feliz|nervios[oa]|celos[oa]|decepcionad[oa]|enojad[oa]|valiente|frustrad[oa])',
    ],
  ],
};
