export type NoteRow = { what: string; found: string; target: string; ok: boolean };

/** How well notes are read. */
export function noteRows(): NoteRow[] {
  return [];
}
