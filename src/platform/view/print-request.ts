import { create } from 'zustand';

/** What an adventure can be on paper: cards to cut out and play from, or a booklet to keep. */
export type PrintKind = 'cards' | 'booklet';
export type PrintRequest = { kind: PrintKind; adventure: string };

/** What is asked to be printed now; null most of the time. */
export const usePrintRequest = create<{ request: PrintRequest | null }>(() => ({ request: null }));

/** Opens the print dialog over whatever screen is there. */
export function askToPrint(request: PrintRequest): void {
  usePrintRequest.setState({ request });
}

/** The print dialog has closed. */
export function donePrinting(): void {
  usePrintRequest.setState({ request: null });
}
