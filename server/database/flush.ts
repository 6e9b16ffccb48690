import { fsyncSync } from 'node:fs';
import { type createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { flushPath } from '../disk/disk.ts';

/**
 * Makes the embedded database durable. By default it runs without fsync, and its file system does not implement it: a power cut would lose
 * commits that a family was told are saved.
 */

type PgliteOptions = NonNullable<NonNullable<Parameters<typeof createPgliteConnection>[0]>['pgliteOptions']>;

/** An open file of the database's file system; directories have no descriptor. */
type Stream = { nfd?: number; node: unknown };
type FileSystem = { realPath: (node: unknown) => string; stream_ops: { fsync?: (stream: Stream) => number } };
type Module = { FS: { filesystems: { NODEFS: FileSystem } } };

/** Options that flush every commit before it is acknowledged, and every checkpoint before it is relied on. */
export const flushing: PgliteOptions = {
  // Of the possible sync methods, only this one reaches the file system here.
  startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  extensions: {
    flush: {
      name: 'flush',
      // Installed before the database runs, because recovery after a power cut must be flushed too.
      setup: async (_database, module: { preRun?: unknown[] }) => ({
        emscriptenOpts: { ...module, preRun: [...(module.preRun ?? []), giveFsync] },
      }),
    },
  },
};

function giveFsync({ FS }: Module): void {
  const files = FS.filesystems.NODEFS;
  files.stream_ops.fsync = ({ nfd, node }) => {
    if (nfd === undefined) flushPath(files.realPath(node));
    else fsyncSync(nfd);
    return 0;
  };
}
