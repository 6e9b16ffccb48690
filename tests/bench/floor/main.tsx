import { Dexie, type Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * The floor (baseline) of the benchmarks: React, Dexie, a list with buttons, and a service worker that caches the files. No app that starts from a database
 * on the device can be much faster than this page.
 */

const db = new Dexie('floor') as Dexie & { notes: Table<{ id: number; text: string }, number> };
db.version(1).stores({ notes: 'id' });
db.on('populate', () => db.notes.bulkAdd(Array.from({ length: 12 }, (_, id) => ({ id, text: `Note ${id}` }))));

function Page() {
  const notes = useLiveQuery(() => db.notes.toArray());
  const [open, setOpen] = useState<number | null>(null);
  if (notes === undefined) return null;
  return (
    <main>
      <h1>Notes</h1>
      <ul>
        {notes.map(({ id, text }) => (
          <li key={id}>
            {open === id ? <b>{text}</b> : text} <button onClick={() => setOpen(id)}>Open</button>
          </li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
