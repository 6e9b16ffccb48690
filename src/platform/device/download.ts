/** How long a file's object URL is kept, so that the browser can start the download; in ms. */
const keptMs = 60_000;

/** Puts a file among the device's downloads. Needs no connection. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}
