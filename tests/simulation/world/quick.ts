/**
 * What makes runs quick; to be imported before anything that opens a database.
 *
 * Most of what the simulator does is copying rows in and out of the IndexedDB implementation. What is stored is JSON, and JSON is
 * copied several times faster by hand than by the general algorithm, which stays in charge of anything else.
 */

const general = globalThis.structuredClone;

function copy<T>(value: T): T;
function copy(value: unknown): unknown {
  if (typeof value === 'function' || typeof value === 'symbol') return general(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy);
  if (Object.getPrototypeOf(value) !== Object.prototype) return general(value);
  const result: Record<string, unknown> = {};
  for (const name of Object.keys(value)) result[name] = copy((value as Record<string, unknown>)[name]);
  return result;
}

globalThis.structuredClone = (value, options) => (options === undefined ? copy(value) : general(value, options));

// Tabs hear of each other in virtual time, and live queries are not used here: Dexie need not tell anybody.
Reflect.deleteProperty(globalThis, 'BroadcastChannel');

const warn = console.warn;
// (said whenever a lost connection is opened again, which happens here all the time)
console.warn = (...words: unknown[]) => {
  if (words[0] !== 'Dexie: Need to reopen db') warn(...words);
};
