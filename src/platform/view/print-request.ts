import { create } from 'zustand';

/** The printed forms of an adventure: cards to cut out and play from, or a booklet to keep. */
export type PrintKind = 'cards' | 'booklet';
export type PrintRequest = { kind: PrintKind; adventure: string };

/** The request for which the print dialog is open; null otherwise. */
export const usePrintRequest = create<{ request: PrintRequest | null }>(() => ({ request: null }));

/** Opens the print dialog over the current screen. */
export function askToPrint(request: PrintRequest): void {
  usePrintRequest.setState({ request });
}

/** Closes the print dialog. */
export function donePrinting(): void {
  usePrintRequest.setState({ request: null });
}
