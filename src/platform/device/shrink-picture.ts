import type { Picture } from '../../data/pictures.ts';

/** The largest size of a stored picture, in bytes. */
export const pictureBytes = 300 * 1024;

/** The sizes that are tried, in this order: the longer side in px, and the quality from 0 to 1. */
const tries = [
  [1600, 0.8],
  [1280, 0.75],
  [1024, 0.7],
  [800, 0.6],
  [480, 0.5],
] as const;

/** Makes a photo small enough, upright, and without the camera's metadata (place, time). Rejects where the file is no picture. */
export async function shrinkPicture(file: Blob): Promise<Picture> {
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const [side, quality] of tries) {
      const scale = Math.min(1, side / Math.max(image.width, image.height));
      const canvas = document.createElement('canvas');
      canvas.width = Math.max(1, Math.round(image.width * scale));
      canvas.height = Math.max(1, Math.round(image.height * scale));
      canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
      const small = (await encoded(canvas, 'image/webp', quality)) ?? (await encoded(canvas, 'image/jpeg', quality));
      if (small !== null && small.size <= pictureBytes) return { bytes: await small.arrayBuffer(), type: small.type };
    }
  } finally {
    image.close();
  }
  throw new Error('The picture can’t be made small enough.');
}

/** The canvas as a file of this type; null where the browser can't encode it. */
function encoded(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob?.type === type ? blob : null), type, quality));
}
