import { download } from './download.ts';

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
