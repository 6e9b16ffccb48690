/** How long a file's object URL is kept, so that the browser can start the download; in ms. */
const urlLifetimeMs = 60_000;

/** Puts a file among the device's downloads. Needs no connection. */
export function download(file: File): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetimeMs);
}

/** Opens the device's share menu for a file, or downloads it where there is none. `no`: the person cancelled. */
export async function shareFile(file: File, title: string): Promise<'shared' | 'downloaded' | 'no'> {
  const what = { files: [file], title };
  if ('canShare' in navigator && navigator.canShare(what)) {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'no';
    }
  }
  download(file);
  return 'downloaded';
}
