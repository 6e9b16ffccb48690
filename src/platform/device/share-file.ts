/** How long the browser may take to start a download before its file is let go, in ms. */
const keptMs = 60_000;

/** Hands a file to the device's own way of sharing, or to the downloads where it has none. `no`: the person thought better of it. */
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
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
  return 'downloaded';
}
