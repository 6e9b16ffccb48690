import pieces from './pieces.json' with { type: 'json' };

/**
 * Unpacks tales. A build packs their JSON (`build/packed-words.ts`): every piece of text that is frequent in all tales (a word with the space before it,
 * what stands between two texts) is written as one character. Sources, scripts and servers have plain JSON.
 */

/** Characters that no tale contains. Each takes one byte, so they stand for the pieces that save most. */
const short = '#%&+/=@^_~';
export const shorts = short.length;

/** The first character code of the other pieces. They take two bytes each in UTF-8; 64 in a row share the first byte. */
const firstLong = 0x1_00;
/** How many of those there are; with more, the table would grow by as much as they save. */
export const longs = 1500;

/** The character that stands for the piece at `index` of the table. */
export function codeOf(index: number): string {
  return short[index] ?? String.fromCharCode(firstLong + index - shorts);
}

/** The pieces by the code of their character. */
const pieceOf: (string | undefined)[] = [];
pieces.forEach((piece, index) => {
  pieceOf[codeOf(index).charCodeAt(0)] = piece;
});

const firstLetter = 'a'.charCodeAt(0);
const lastLetter = 'z'.charCodeAt(0);

/** The value that was packed. Throws where it is not JSON. */
function unpack(packed: string): unknown {
  let json = '';
  let from = 0;
  for (let at = 0; at < packed.length; at += 1) {
    const code = packed.charCodeAt(at);
    // Most characters are letters, and the first tale is read before the engine has compiled this.
    if (code >= firstLetter && code <= lastLetter) continue;
    const piece = pieceOf[code];
    if (piece === undefined) continue;
    if (from < at) json += packed.slice(from, at);
    json += piece;
    from = at + 1;
  }
  return JSON.parse(json + packed.slice(from));
}

/**
 * A tale with the fields of `known` and those named in `others`, which are unpacked when one of them is first read: only one tale of a theme is told, so
 * the rest never need unpacking.
 */
export function packedTale(known: object, others: readonly string[], packed: string): object {
  let read: Readonly<Record<string, unknown>> | null = null;
  const field = (name: string): unknown => {
    read ??= unpack(packed) as Readonly<Record<string, unknown>>;
    return read[name];
  };
  const tale = { ...known };
  for (const name of others) Object.defineProperty(tale, name, { enumerable: true, get: () => field(name) });
  return tale;
}
