import pieces from './pieces.json' with { type: 'json' };

/**
 * How tales travel: their JSON with every piece that is frequent in all of them (a word with the space before it, what stands between two texts)
 * written as one character. A build writes them so (`build/packed-words.ts`); sources, scripts and servers have plain JSON.
 */

/** Characters that no tale holds: one byte each, for the pieces that win most. */
const short = '#%&+/=@^_~';
export const shorts = short.length;

/** From here on two bytes each; 64 in a row share the first of them. */
const firstLong = 0x1_00;
/** How many there are; with more the table grows by what they win. */
export const longs = 1500;

/** The character that stands for the piece at `index` of the table. */
export function codeOf(index: number): string {
  return short[index] ?? String.fromCharCode(firstLong + index - shorts);
}

/** By character code. */
const pieceOf: (string | undefined)[] = [];
pieces.forEach((piece, index) => {
  pieceOf[codeOf(index).charCodeAt(0)] = piece;
});

const firstLetter = 'a'.charCodeAt(0);
const lastLetter = 'z'.charCodeAt(0);

/** What was packed. Throws where it is no JSON. */
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
 * A tale with the fields of `known`, and those named in `others`, which are read when one of them is first asked for: of a theme's tales one is told, and
 * the others need not be read for it.
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
