import { fsyncSync } from 'node:fs';
import { type createPgliteConnection, PGlite } from '@supabase/lite/pglite';
import { flushPath } from './disk.ts';

/**
 * What is acknowledged is on the disk. The embedded database is started without fsync, and its file system has none: a commit would lie in the
 * machine's memory until the machine gets round to it, and a power cut would take back what a family was told is saved.
 */

type PgliteOptions = NonNullable<NonNullable<Parameters<typeof createPgliteConnection>[0]>['pgliteOptions']>;

/** An open file of the database's file system; a directory has no descriptor of its own. */
type Stream = { nfd?: number; node: unknown };
type FileSystem = { realPath: (node: unknown) => string; stream_ops: { fsync?: (stream: Stream) => number } };
type Module = { FS: { filesystems: { NODEFS: FileSystem } } };

/** Options with which every commit is flushed before it is answered, and every checkpoint before it is relied on. */
export const flushing: PgliteOptions = {
  // Of the ways to flush, this is the one that reaches the file system here.
  startParams: [...PGlite.defaultStartParams.filter((param) => param !== '-F'), '-c', 'wal_sync_method=fsync'],
  extensions: {
    flush: {
      name: 'flush',
      // Before the database runs: recovery after a power cut has to be flushed too.
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
