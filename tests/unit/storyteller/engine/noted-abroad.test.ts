import { describe, expect, test } from 'vitest';
import { aloudParagraphs, type Step } from '../../../../src/domain/steps/step.ts';
import { playThrough, request, smallLibrary } from '../../../support/story/small-library.ts';

const text = (step: Step | undefined): string => (step === undefined ? '' : aloudParagraphs(step).join(' '));
/** All that is read aloud after the notes. */
const aloud = (...notes: string[]): string =>
  playThrough(request(), smallLibrary, undefined, ['', ...notes])
    .slice(2)
    .map(text)
    .join(' ');

describe('[BEY-05] what is noted in another language is told in English', () => {
  test.each([
    ['Wir haben ein Zelt gebaut', 'your tent', 'zelt'],
    ['Wir haben eine Brücke gebaut und sie Bob genannt', 'Bob the bridge', 'brücke'],
    ['Mia hat eine Hoehle gebaut', 'your cave', 'hoehle'],
    ['Sie haben die Muscheln gefunden', 'your shells', 'muscheln'],
    ['Mia hat ein Piratenschiff gebaut', 'your ship', 'piratenschiff'],
    ['Sie haben eine kleine Hütte gebaut', 'your hut', 'hütte'],
    ['Mia will einen Drachen', 'the dragon', 'drachen'],
    ['Ils ont construit une cabane', 'your hut', 'cabane'],
    ['Mia a trouvé une clé', 'your key', 'clé'],
    ['Ils ont trouvé une epee', 'your sword', 'epee'],
    ['Le chien a rejoint', 'the dog', 'chien'],
    ['Han construido un puente y lo llamaron Bob', 'Bob the bridge', 'puente'],
    ['Mia encontró una concha', 'your shell', 'concha'],
    ['Han construido un castillo', 'your castle', 'castillo'],
    ['Il cane è arrivato', 'the dog', 'cane'],
    ['Hanno costruito una capanna', 'your hut', 'capanna'],
    ['Mia ha trovato una chiave', 'your key', 'chiave'],
    ['Construíram uma ponte', 'your bridge', 'ponte'],
    ['A Mia encontrou uma pedra', 'your stone', 'pedra'],
    ['Mia quer um dragão', 'the dragon', 'dragão'],
    ['Ze hebben een huisje gebouwd', 'your house', 'huisje'],
    ['Mia heeft een boot gemaakt', 'your boat', 'boot'],
    ['Mia heeft een sleutel gevonden', 'your key', 'sleutel'],
    ['zbudowali most', 'your bridge', 'most'],
    ['zbudowali wieżę', 'your tower', 'wieżę'],
    ['Mia chce smoka', 'the dragon', 'smoka'],
    ['Mia bir köprü yaptı', 'your bridge', 'köprü'],
    ['Mia bir anahtar buldu', 'your key', 'anahtar'],
    ['Çocuklar bir gemi yaptı', 'your ship', 'gemi'],
  ])('%s: %s', (note, said, typed) => {
    const told = aloud(note);
    expect(told.toLowerCase()).toContain(said.toLowerCase());
    expect(told).not.toMatch(new RegExp(`(?<!\\p{L})${typed}(?!\\p{L})`, 'iu'));
  });

  test.each([
    ['Mia ist jetzt die Königin', 'queen'],
    ['Mia est maintenant le capitaine', 'captain'],
    ['Mia ahora es la bruja', 'the witch'],
    ['Mia è diventata la regina', 'queen'],
    ['Mia agora é o rei', 'king'],
    ['Mia is nu de kapitein', 'captain'],
    ['Mia jest teraz królem', 'king'],
    ['Mia artık kaptan oldu', 'captain'],
  ])('who somebody has become: %s, %s', (note, role) => {
    expect(aloud(note)).toContain(`Pim salutes Mia, who is ${role} now.`);
  });

  test('what was made is gone when it is noted as gone', () => {
    const told = playThrough(request(), smallLibrary, undefined, ['', 'Wir haben ein Zelt gebaut', 'Das Zelt ist eingestürzt']);
    expect(text(told[3])).toContain('the tent is gone');
    expect(text(told.at(-1))).not.toContain('tent');
  });

  test('a word that is English as well is translated only in its own language', () => {
    expect(aloud('They found a cane')).toContain('cane');
    expect(aloud('Mia found a boot')).toContain('your boot');
    expect(aloud('Tom built a hut')).toContain('your hut');
    expect(aloud('Ze hebben een hut gebouwd')).toContain('your hut');
    expect(aloud('Mia hat einen Hut gebastelt')).toContain('your hat');
  });

  test('a thing that nobody here knows the word for goes by its name, or by what was done', () => {
    expect(aloud('Wir haben einen Schnurpfel gebaut und ihn Bob genannt')).toMatch(/Bob(?! the)/);
    const made = aloud('Wir haben einen Schnurpfel gebaut');
    expect(made).toContain('the thing you made');
    expect(made).not.toMatch(/schnurpfel/i);
    expect(aloud('Mia hat einen Schnurpfel gefunden')).toContain('the thing Mia found');
    expect(aloud('Mia hat den Schnurpfel verloren')).toContain('the thing Mia lost is gone');
    expect(aloud('Mia ist jetzt der Schnurpfel')).toContain('Pim salutes Mia, who is somebody new now.');
  });

  test('the Polish word go (“him”) is not taken for the name of a thing', () => {
    const told = aloud('zbudowali most i nazwali go Bob');
    expect(told).toContain('Bob the bridge');
    expect(told).not.toMatch(/the go\b/);
  });

  test('what a family calls its own people is a name', () => {
    expect(aloud('Oma spielt jetzt mit')).toContain('Oma');
    expect(aloud('Tante Rosa spielt jetzt mit')).not.toMatch(/the tante/);
  });
});
