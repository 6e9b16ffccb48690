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

type Replay = {
  /** A random number from 0 to 1; null where only flushed operations reached the disk. */
  luck: (() => number) | null;
  /** The path in the copy. */
  copyOf: (path: string) => string;
  /** Changes of names reach the disk in their order, as with a journaling file system: those before this index did. */
  journal: number;
  /** The index of the last flush of each file, and of each folder's entries. */
  flushedFiles: Map<number, number>;
  flushedFolders: Map<string, number>;
  /** The current path of each file, and the file at each path. */
  places: Map<number, string>;
  fileAt: Map<string, number>;
  contents: Map<number, Buffer>;
  /** The files that have to be written at the end. */
  touched: Set<number>;
};

/** Repeats on a copy the operations that reached the disk. `luck`: null where only flushed ones did. */
function play(ops: readonly Op[], first: readonly string[], luck: (() => number) | null, copyOf: (path: string) => string): void {
  const replay = beginReplay(ops, first, luck, copyOf);
  ops.forEach((op, i) => {
    if (op.kind === 'write' || op.kind === 'size') playContent(replay, op, i);
    else if (op.kind !== 'flush') playName(replay, op, i);
  });
  for (const file of replay.touched) {
    const place = replay.places.get(file);
    if (place === undefined) continue;
    mkdirSync(dirname(copyOf(place)), { recursive: true });
    writeFileSync(copyOf(place), load(replay, file));
  }
}

function beginReplay(ops: readonly Op[], first: readonly string[], luck: (() => number) | null, copyOf: (path: string) => string): Replay {
  const [flushedFiles, flushedFolders] = [new Map<number, number>(), new Map<string, number>()];
  ops.forEach((op, i) => {
    if (op.kind !== 'flush') return;
    flushedFiles.set(op.file, i);
    flushedFolders.set(op.path, i);
  });
  const journal = luck === null ? -1 : Math.floor(luck() * ops.length);
  const places = new Map(first.entries());
  // A file that was created during the recording did not exist at its beginning.
  for (const op of ops) if (op.kind === 'enter') places.delete(op.file);
  const fileAt = new Map([...places].map(([file, path]) => [path, file]));
  return { luck, copyOf, journal, flushedFiles, flushedFolders, places, fileAt, contents: new Map(), touched: new Set() };
}

const isFlushed = ({ flushedFiles }: Replay, file: number, i: number): boolean => (flushedFiles.get(file) ?? -1) > i;

/** Whether the change of a name at this index reached the disk. */
const isEntered = ({ flushedFolders, journal }: Replay, path: string, i: number): boolean =>
  (flushedFolders.get(dirname(path)) ?? -1) > i || i <= journal;

function load({ contents, places, copyOf }: Replay, file: number): Buffer {
  const known = contents.get(file);
  if (known !== undefined) return known;
  const place = places.get(file);
  const found = place !== undefined && existsSync(copyOf(place)) ? readFileSync(copyOf(place)) : Buffer.alloc(0);
  contents.set(file, found);
  return found;
}

/** Repeats a write or a change of size: all of it where it was flushed, else each sector by chance. */
function playContent(replay: Replay, op: Extract<Op, { kind: 'write' | 'size' }>, i: number): void {
  const { luck, contents, touched } = replay;
  const flushed = isFlushed(replay, op.file, i);
  if (op.kind === 'size') {
    if (!flushed && (luck === null || luck() < 0.5)) return;
    contents.set(op.file, resized(load(replay, op.file), op.size));
  } else {
    let data = load(replay, op.file);
    const end = op.at + op.data.length;
    if (end > data.length && (flushed || luck !== null)) data = resized(data, end);
    for (let at = 0; at < op.data.length; at += sector) {
      if (flushed || (luck !== null && luck() < 0.5)) op.data.copy(data, op.at + at, at, Math.min(at + sector, op.data.length));
    }
    contents.set(op.file, data);
  }
  touched.add(op.file);
}

function resized(data: Buffer, size: number): Buffer {
  return data.length >= size ? data.subarray(0, size) : Buffer.concat([data, Buffer.alloc(size - data.length)]);
}

/** Repeats the creation, renaming or deletion of a file or folder. */
function playName(replay: Replay, op: Extract<Op, { kind: 'enter' | 'rename' | 'leave' }>, i: number): void {
  const { places, fileAt, touched, copyOf } = replay;
  switch (op.kind) {
    case 'enter':
      if (!isEntered(replay, op.path, i) && !isFlushed(replay, op.file, i)) return;
      if (op.folder) {
        mkdirSync(copyOf(op.path), { recursive: true });
        return;
      }
      places.set(op.file, op.path);
      fileAt.set(op.path, op.file);
      touched.add(op.file);
      return;
    case 'rename':
      if (!isEntered(replay, op.to, i) && !isFlushed(replay, op.file, i)) return;
      if (places.get(op.file) !== op.from) return;
      fileAt.delete(op.from);
      rmSync(copyOf(op.from), { force: true });
      places.set(op.file, op.to);
      fileAt.set(op.to, op.file);
      touched.add(op.file);
      return;
    case 'leave':
      if (!isEntered(replay, op.path, i)) return;
      places.delete(fileAt.get(op.path) ?? -1);
      fileAt.delete(op.path);
      rmSync(copyOf(op.path), { force: true, recursive: true });
  }
}
