import fs, { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire, syncBuiltinESMExports } from 'node:module';
import { dirname, resolve } from 'node:path';

/**
 * Simulates power failures. Every file operation of this process in a folder is recorded, and afterwards the folder can be reconstructed as a disk may
 * hold it if the power had failed at any of them: only flushed data is certain to be there.
 */

type Op =
  | { kind: 'write'; file: number; at: number; data: Buffer }
  | { kind: 'size'; file: number; size: number }
  | { kind: 'enter'; file: number; path: string; folder: boolean }
  | { kind: 'rename'; file: number; from: string; to: string }
  | { kind: 'leave'; path: string }
  | { kind: 'flush'; file: number; path: string };

export type Recording = {
  /** The number of operations so far. */
  length: () => number;
  /** The number of flushes so far. */
  flushes: () => number;
  /** Whether the operation at this index was a flush. */
  isFlush: (at: number) => boolean;
  stop: () => void;
  /**
   * Makes `folder` as the disk may hold it where the power fails after `length` operations. Flushed data is there. With `keep: 'some'` each other sector is
   * kept at random, and so are changes of names, in their order, up to a random operation. `luck`: a random number from 0 to 1.
   */
  cut: (length: number, luck: () => number, keep: 'nothing' | 'some', folder: string) => void;
};

/** Begins to record operations in the folder `root`, after copying it to `base`. */
export function record(root: string, base: string): Recording {
  cpSync(root, base, { recursive: true });
  const real = { ...fs };
  const ops: Op[] = [];
  const handles = new Map<number, string>();
  const files = new Map<string, number>();
  /** The first path of each file, by its number. */
  const first: string[] = [];
  const inside = (path: unknown): path is string => typeof path === 'string' && (path === root || path.startsWith(`${root}/`));
  const fileAt = (path: string): number => {
    const known = files.get(path);
    if (known !== undefined) return known;
    files.set(path, first.length);
    return first.push(path) - 1;
  };
  const patched: Partial<typeof fs> = {
    openSync: (path, flags, mode) => {
      const full = typeof path === 'string' ? resolve(path) : '';
      const fresh = inside(full) && !existsSync(full);
      const handle = real.openSync(path, flags, mode);
      if (inside(full)) {
        handles.set(handle, full);
        if (fresh) ops.push({ kind: 'enter', file: fileAt(full), path: full, folder: false });
        if (typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0) ops.push({ kind: 'size', file: fileAt(full), size: 0 });
      }
      return handle;
    },
    closeSync: (handle) => {
      handles.delete(handle);
      real.closeSync(handle);
    },
    writeSync: ((handle: number, data: Uint8Array, offset: number, length: number, at: number) => {
      const written = real.writeSync(handle, data, offset, length, at);
      const path = handles.get(handle);
      if (path !== undefined)
        ops.push({ kind: 'write', file: fileAt(path), at, data: Buffer.from(data.subarray(offset, offset + written)) });
      return written;
    }) as typeof fs.writeSync,
    writeFileSync: ((path: string, data: string, options?: fs.WriteFileOptions) => {
      const full = typeof path === 'string' ? resolve(path) : '';
      const fresh = inside(full) && !existsSync(full);
      real.writeFileSync(path, data, options);
      if (!inside(full)) return;
      if (fresh) ops.push({ kind: 'enter', file: fileAt(full), path: full, folder: false });
      ops.push({ kind: 'size', file: fileAt(full), size: 0 }, { kind: 'write', file: fileAt(full), at: 0, data: Buffer.from(data) });
    }) as typeof fs.writeFileSync,
    ftruncateSync: (handle, size) => {
      real.ftruncateSync(handle, size);
      const path = handles.get(handle);
      if (path !== undefined) ops.push({ kind: 'size', file: fileAt(path), size: size ?? 0 });
    },
    truncateSync: (path, size) => {
      real.truncateSync(path, size);
      if (typeof path === 'string' && inside(resolve(path))) ops.push({ kind: 'size', file: fileAt(resolve(path)), size: size ?? 0 });
    },
    mkdirSync: ((path: string, options?: fs.MakeDirectoryOptions) => {
      const made = real.mkdirSync(path, options);
      if (inside(resolve(path))) ops.push({ kind: 'enter', file: fileAt(resolve(path)), path: resolve(path), folder: true });
      return made;
    }) as typeof fs.mkdirSync,
    renameSync: (from, to) => {
      real.renameSync(from, to);
      if (typeof from !== 'string' || typeof to !== 'string' || !inside(resolve(to))) return;
      const file = fileAt(resolve(from));
      files.delete(resolve(from));
      files.set(resolve(to), file);
      for (const [handle, path] of handles) if (path === resolve(from)) handles.set(handle, resolve(to));
      ops.push({ kind: 'rename', file, from: resolve(from), to: resolve(to) });
    },
    unlinkSync: (path) => {
      real.unlinkSync(path);
      leave(path);
    },
    rmdirSync: (path) => {
      real.rmdirSync(path);
      leave(path);
    },
    fsyncSync: (handle) => {
      real.fsyncSync(handle);
      const path = handles.get(handle);
      if (path !== undefined) ops.push({ kind: 'flush', file: fileAt(path), path });
    },
  };
  const leave = (path: unknown): void => {
    if (typeof path !== 'string' || !inside(resolve(path))) return;
    files.delete(resolve(path));
    ops.push({ kind: 'leave', path: resolve(path) });
  };
  const shared = createRequire(import.meta.url)('node:fs') as Record<string, unknown>;
  const set = (functions: object): void => {
    Object.assign(shared, functions);
    syncBuiltinESMExports();
  };
  set(patched);
  return {
    length: () => ops.length,
    flushes: () => ops.filter(({ kind }) => kind === 'flush').length,
    isFlush: (at) => ops[at]?.kind === 'flush',
    stop: () => set(Object.fromEntries(Object.keys(patched).map((name) => [name, real[name as keyof typeof real]]))),
    cut: (length, luck, keep, folder) => {
      rmSync(folder, { recursive: true, force: true });
      cpSync(base, folder, { recursive: true });
      play(ops.slice(0, length), first, keep === 'nothing' ? null : luck, (path) => folder + path.slice(root.length));
    },
  };
}

const sector = 512;

/** Repeats on a copy the operations that reached the disk. `luck`: null where only flushed ones did. */
function play(ops: readonly Op[], first: readonly string[], luck: (() => number) | null, copyOf: (path: string) => string): void {
  /** The index of the last flush of each file, and of each folder's entries. */
  const flushed = new Map<number, number>();
  const entries = new Map<string, number>();
  ops.forEach((op, i) => {
    if (op.kind !== 'flush') return;
    flushed.set(op.file, i);
    entries.set(op.path, i);
  });
  const isFlushed = (file: number, i: number): boolean => (flushed.get(file) ?? -1) > i;
  const isEntered = (path: string, i: number): boolean => (entries.get(dirname(path)) ?? -1) > i;
  // Changes of names reach the disk in their order, as with a journaling file system: those before this index did.
  const journal = luck === null ? -1 : Math.floor(luck() * ops.length);

  const places = new Map(first.entries());
  const contents = new Map<number, Buffer>();
  const touched = new Set<number>();
  const placeOf = new Map<string, number>();
  const load = (file: number): Buffer => {
    const known = contents.get(file);
    if (known !== undefined) return known;
    const place = places.get(file);
    const found = place !== undefined && existsSync(copyOf(place)) ? readFileSync(copyOf(place)) : Buffer.alloc(0);
    contents.set(file, found);
    return found;
  };
  // A file that was created during the recording did not exist at its beginning.
  for (const op of ops) if (op.kind === 'enter') places.delete(op.file);
  for (const [file, path] of places) placeOf.set(path, file);

  ops.forEach((op, i) => {
    switch (op.kind) {
      case 'write': {
        let data = load(op.file);
        if (op.at + op.data.length > data.length && (isFlushed(op.file, i) || luck !== null)) {
          data = Buffer.concat([data, Buffer.alloc(op.at + op.data.length - data.length)]);
        }
        for (let at = 0; at < op.data.length; at += sector) {
          if (isFlushed(op.file, i) || (luck !== null && luck() < 0.5))
            op.data.copy(data, op.at + at, at, Math.min(at + sector, op.data.length));
        }
        contents.set(op.file, data);
        touched.add(op.file);
        return;
      }
      case 'size': {
        if (!isFlushed(op.file, i) && (luck === null || luck() < 0.5)) return;
        const data = load(op.file);
        contents.set(
          op.file,
          data.length >= op.size ? data.subarray(0, op.size) : Buffer.concat([data, Buffer.alloc(op.size - data.length)]),
        );
        touched.add(op.file);
        return;
      }
      case 'enter':
        if (!isEntered(op.path, i) && !isFlushed(op.file, i) && i > journal) return;
        if (op.folder) mkdirSync(copyOf(op.path), { recursive: true });
        else {
          places.set(op.file, op.path);
          placeOf.set(op.path, op.file);
          touched.add(op.file);
        }
        return;
      case 'rename':
        if (!isEntered(op.to, i) && !isFlushed(op.file, i) && i > journal) return;
        if (places.get(op.file) !== op.from) return;
        placeOf.delete(op.from);
        rmSync(copyOf(op.from), { force: true });
        places.set(op.file, op.to);
        placeOf.set(op.to, op.file);
        touched.add(op.file);
        return;
      case 'leave':
        if (!isEntered(op.path, i) && i > journal) return;
        places.delete(placeOf.get(op.path) ?? -1);
        placeOf.delete(op.path);
        rmSync(copyOf(op.path), { force: true, recursive: true });
        return;
      case 'flush':
        return;
    }
  });
  for (const file of touched) {
    const place = places.get(file);
    if (place === undefined) continue;
    mkdirSync(dirname(copyOf(place)), { recursive: true });
    writeFileSync(copyOf(place), load(file));
  }
}
