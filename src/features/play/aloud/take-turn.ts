/**
 * The device speaks or listens, never both: its microphone would write what its voice says into the notes. Whoever begins takes the turn, which ends what was
 * going on before.
 */

let endTurn: () => void = () => undefined;

/** Takes the turn from whoever has it. `end` is called when somebody else takes it, also where nothing is going on any more. */
export function takeTurn(end: () => void): void {
  const endBefore = endTurn;
  endTurn = end;
  endBefore();
}
