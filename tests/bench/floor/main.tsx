import { Dexie, type Table } from 'dexie';
import { useLiveQuery } from 'dexie-react-hooks';
import { createRoot } from 'react-dom/client';

/**
 * The floor of the bench: React, Dexie, a list, and a worker that keeps its files. Nothing that starts from a database on the
 * device can be much quicker than this page.
 */

const db = new Dexie('floor') as Dexie & { notes: Table<{ id: number; text: string }, number> };
db.version(1).stores({ notes: 'id' });

function Page() {
  const notes = useLiveQuery(() => db.notes.toArray());
  if (notes === undefined) return null;
  return (
    <main>
      <h1>Notes</h1>
      <ul>
        {notes.map((note) => (
          <li key={note.id}>{note.text}</li>
        ))}
      </ul>
    </main>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Page />);
addEventListener('load', () => void navigator.serviceWorker.register('/sw.js'));
