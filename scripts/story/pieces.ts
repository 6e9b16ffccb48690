/**
 * npm run story:pieces   writes the table of pieces with which the storyteller's words are packed (`src/storyteller/words/pieces.json`).
 *
 * Any table packs all words; one that was made long ago packs them a little worse. A new one gives every file of words another name, and each
 * device fetches all of them again: only where `npm run size` has no room left.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPacked, tokensOf } from '../../build/packed-words.ts';
import { longs, shorts } from '../../src/storyteller/words/packed.ts';

const root = resolve(import.meta.dirname, '../../src/storyteller');

/** A piece must occur in so many files, since every story needs the whole table. */
const leastFiles = 12;

type Piece = { text: string; bytes: number; count: number; files: number };

function piecesIn(files: readonly string[]): Piece[] {
  const found = new Map<string, Piece>();
  for (const file of files) {
    const tokens = tokensOf(JSON.stringify(JSON.parse(readFileSync(file, 'utf8'))));
    const here = new Set<string>();
    for (const text of tokens) {
      const piece = found.get(text) ?? { text, bytes: Buffer.byteLength(text), count: 0, files: 0 };
      found.set(text, piece);
      piece.count += 1;
      if (!here.has(text)) piece.files += 1;
      here.add(text);
    }
  }
  return [...found.values()].filter((piece) => piece.files >= leastFiles);
}

/** The pieces that save most when each is written in `bytes` bytes. */
function best(pieces: readonly Piece[], bytes: number, most: number): Piece[] {
  const wins = (piece: Piece): number => piece.count * (piece.bytes - bytes);
  return pieces
    .filter((piece) => wins(piece) > 0)
    .toSorted((a, b) => wins(b) - wins(a))
    .slice(0, most);
}

/** The most frequent first. Within each 64, which share a first byte, by the alphabet: that compresses best. */
function inOrder(pieces: readonly Piece[]): Piece[] {
  const share = 64;
  const frequent = pieces.toSorted((a, b) => b.count - a.count);
  return frequent.flatMap((_, at) =>
    at % share === 0 ? frequent.slice(at, at + share).toSorted((a, b) => (a.text < b.text ? -1 : 1)) : [],
  );
}

const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => join(root, file))
  .filter((file) => isPacked(file))
  .sort();
const pieces = piecesIn(files);
const short = best(pieces, 1, shorts);
const long = best(
  pieces.filter((piece) => !short.includes(piece)),
  2,
  longs,
);
writeFileSync(
  join(root, 'words/pieces.json'),
  `[\n${[...short, ...inOrder(long)].map(({ text }) => JSON.stringify(text)).join(',\n')}\n]\n`,
);
