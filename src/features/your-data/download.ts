/** How long the browser may take to start a download before its text is let go, in ms. */
const keptMs = 60_000;

/** Hands the text to the browser as a JSON file to keep. Needs no connection. */
export function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
