/**
 * Whether a note says that the family wants the adventure to end. Everything that is told afterwards depends on it, so only a clause that says nothing else
 * counts (*they want to stop now*, and not *they want to stop the robber*), and none with a *not* in it.
 */

const clauses =
  /[.!?;:,\n…–—]+|(?<!\p{L})(?:and|then|but|because|so|und|dann|aber|et|puis|mais|y|luego|pero|e|poi|ma|mas|en|maar|i|potem|ale|ve|ama)(?!\p{L})/giu;

const negated =
  /(?<!\p{L})(?:not|never|nobody|no one|none|no|nicht|nie|niemals|niemand|keiner|kein|pas|jamais|personne|nunca|nadie|non|mai|nessuno|não|ninguém|niet|nooit|niemand|nigdy|değil|hiç)(?!\p{L})|(?:n['’]t|(?:did|do|does|was|is|would|can|could|should|wo)nt)(?!\p{L})/iu;

/** May stand behind it: *they want to stop now, please*. */
const tail = String.raw`(?: (?:now|here|soon|early|please|playing|today|for (?:today|now|tonight)|the (?:game|story|adventure)|it|with it))*`;

const asks: readonly RegExp[] = [
  new RegExp(
    String.raw`(?:^(?:please |now |we |can we |could we |let['’]?s )*stop here|(?:^| )let['’]?s stop|(?:^| )(?:wants?|wanted|need|needs|needed|have|has|had|got|like|ready) to (?:stop|finish|end))${tail}$`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:(?:ok|okay|please|now|let['’]?s|can we|could we|we (?:have to|must|need to|should|want to|will|had to)|time to) )*(?:end|finish) (?:it|now|here|(?:the|this) (?:game|story|adventure))${tail}$`,
    'iu',
  ),
  /^(?:(?:ok|okay|it['’]?s|its|is|now|nearly|almost|already) )*(?:bedtime|time for bed)(?: now)?$/iu,
  /(?:^| )(?:wir|ich|alle|beide|kinder|müssen|muss|wollen|wollten|will|möchten|möchte) (?:.* )?(?:aufhören|schluss machen)$/iu,
  /(?:^| )(?:hören|hörten) (?:wir |alle )?(?:(?:jetzt|hier|dann|mal|lieber) )*auf$/iu,
  /(?:^| )(?:on (?:s['’])?arrête(?: (?:là|ici|maintenant))?|(?:veulent|veut|voulons|voudrait) (?:s['’])?arrêter)$/iu,
  /(?:^| )(?:paramos(?: aquí| ya)?|(?:quieren|quiere|queremos) (?:parar|terminar))$/iu,
  /(?:^| )(?:fermiamoci(?: qui)?|(?:vogliono|vuole|vogliamo) (?:smettere|fermarsi|finire))$/iu,
  /(?:^| )(?:paramos(?: aqui| já)?|(?:querem|quer|queremos) (?:parar|acabar))$/iu,
  /(?:^| )(?:we stoppen(?: (?:nu|hier|ermee))*|(?:willen|wil) stoppen)$/iu,
  /(?:^| )(?:kończymy(?: (?:na dziś|już|zabawę))*|(?:chcą|chce|chcemy) (?:skończyć|przestać))$/iu,
  /(?:^| )(?:bitirelim|duralım|bırakalım)(?: artık)?$/iu,
];

/** A meal ends a game only where the note says nothing else: in a story, there is time for tea. */
const meal =
  /^(?:(?:ok|okay|it['’]?s|its|is|now|nearly|almost|already) )*time for (?:dinner|tea|lunch|supper|breakfast|school|a nap)(?: now)?$/iu;

export function asksForEnd(note: string): boolean {
  const said = note
    .split(clauses)
    .map((clause) => clause.trim().replaceAll(/\s+/g, ' '))
    .filter((clause) => clause !== '');
  return (
    said.some((clause) => !negated.test(clause) && asks.some((pattern) => pattern.test(clause))) ||
    (said.length === 1 && meal.test(said[0] ?? ''))
  );
}
