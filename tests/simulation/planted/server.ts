import type { Planted } from '../bundle.ts';

/** Bugs of the database function, planted in the source of its model. */

const edit = (file: string, there: string, instead: string): Planted['edits'][number] => ({
  file: `tests/simulation/model/${file}`,
  there,
  instead,
});

export const serverBugs: readonly Planted[] = [
  {
    name: 'sql-any-base',
    breaks: 'an edit of any older version is taken',
    edits: [
      edit('changes.ts', 'stored.deletedAt !== null || stored.version !== base))', 'stored.deletedAt !== null || stored.version < base))'),
    ],
  },
  {
    name: 'sql-any-base-together',
    breaks: 'adventures that are written together are not compared with what is there',
    edits: [edit('changes.ts', 'stored(one)?.version === one.base && stored(one)?.deletedAt === null', 'stored(one)?.deletedAt === null')],
  },
  {
    name: 'sql-undead',
    breaks: 'an edit brings a deleted row back',
    edits: [
      edit(
        'changes.ts',
        '(stored.deletedAt !== null || stored.version !== base)',
        '(stored.deletedAt === null && stored.version !== base)',
      ),
    ],
  },
  {
    name: 'sql-eager-cursor',
    breaks: 'the cursor goes past rows that did not fit into the answer',
    edits: [edit('sync.ts', 'cursor: more ? sent : Math.max(draft.counter, sent),', 'cursor: Math.max(draft.counter, sent),')],
  },
  {
    name: 'sql-drops-unknown',
    breaks: 'fields without a column are dropped',
    edits: [edit('family.ts', 'extra: { ...before?.extra, ...unknown }', 'extra: {}')],
  },
  {
    name: 'sql-blind-echo',
    breaks: 'a row is not sent back, even where it is not what was sent',
    edits: [edit('sync.ts', 'meant !== undefined && sameJson(meant, answerRow(row).fields)', 'meant !== undefined')],
  },
  {
    name: 'sql-silent-purge',
    breaks: 'nobody hears that tombstones were purged',
    edits: [edit('family.ts', 'purged: Math.max(family.purged, ...gone.map(([, row]) => row.version))', 'purged: family.purged')],
  },
  {
    name: 'sql-one-stamp',
    breaks: 'all histories have the same stamps',
    edits: [edit('sync.ts', 'return version > family.counter || (known !== null && known !== stamp);', 'return version > family.counter;')],
  },
  {
    name: 'sql-no-cut-dates',
    breaks: 'an adventure may be of next year',
    edits: [edit('family.ts', '    clampDates(row, context.now);\n', '')],
  },
];
