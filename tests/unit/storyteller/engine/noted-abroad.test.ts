import { describe, expect, test } from 'vitest';
import { aloudParagraphs, type Step } from '../../../../src/domain/step.ts';
import { playThrough, request, smallLibrary } from '../../../support/small-library.ts';

const text = (step: Step | undefined): string => (step === undefined ? '' : aloudParagraphs(step).join(' '));
/** All that is read aloud after the notes. */
const aloud = (...notes: string[]): string =>
  playThrough(request(), smallLibrary, undefined, ['', ...notes])
    .slice(2)
    .map(text)
    .join(' ');

describe('[BEY-05] what is noted in another language is told in English', () => {
  test.each([
    ['Wir haben ein Zelt gebaut', 'the tent', 'zelt'],
    ['Wir haben eine Brücke gebaut und sie Bob genannt', 'Bob the bridge', 'brücke'],
    ['Mia hat eine Hoehle gebaut', 'the cave', 'hoehle'],
    ['Sie haben die Muscheln gefunden', 'the shells', 'muscheln'],
    ['Mia hat ein Piratenschiff gebaut', 'the ship', 'piratenschiff'],
    ['Sie haben eine kleine Hütte gebaut', 'the hut', 'hütte'],
    ['Mia will einen Drachen', 'the dragon', 'drachen'],
    ['Ils ont construit une cabane', 'the hut', 'cabane'],
    ['Mia a trouvé une clé', 'the key', 'clé'],
    ['Ils ont trouvé une epee', 'the sword', 'epee'],
    ['Le chien a rejoint', 'the dog', 'chien'],
    ['Han construido un puente y lo llamaron Bob', 'Bob the bridge', 'puente'],
    ['Mia encontró una concha', 'the shell', 'concha'],
    ['Han construido un castillo', 'the castle', 'castillo'],
    ['Il cane è arrivato', 'the dog', 'cane'],
    ['Hanno costruito una capanna', 'the hut', 'capanna'],
    ['Mia ha trovato una chiave', 'the key', 'chiave'],
    ['Construíram uma ponte', 'the bridge', 'ponte'],
    ['A Mia encontrou uma pedra', 'the stone', 'pedra'],
    ['Mia quer um dragão', 'the dragon', 'dragão'],
    ['Ze hebben een huisje gebouwd', 'the house', 'huisje'],
    ['Mia heeft een boot gemaakt', 'the boat', 'boot'],
    ['Mia heeft een sleutel gevonden', 'the key', 'sleutel'],
    ['zbudowali most', 'the bridge', 'most'],
    ['zbudowali wieżę', 'the tower', 'wieżę'],
    ['Mia chce smoka', 'the dragon', 'smoka'],
    ['Mia bir köprü yaptı', 'the bridge', 'köprü'],
    ['Mia bir anahtar buldu', 'the key', 'anahtar'],
    ['Çocuklar bir gemi yaptı', 'the ship', 'gemi'],
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
    expect(aloud('Mia found a boot')).toContain('the boot');
    expect(aloud('Tom built a hut')).toContain('the hut');
    expect(aloud('Ze hebben een hut gebouwd')).toContain('the hut');
    expect(aloud('Mia hat einen Hut gebastelt')).toContain('the hat');
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

  test('a name is no thing: Polish go is him', () => {
    const told = aloud('zbudowali most i nazwali go Bob');
    expect(told).toContain('Bob the bridge');
    expect(told).not.toMatch(/the go\b/);
  });

  test('what a family calls its own people is a name', () => {
    expect(aloud('Oma spielt jetzt mit')).toContain('Oma');
    expect(aloud('Tante Rosa spielt jetzt mit')).not.toMatch(/the tante/);
  });
});
