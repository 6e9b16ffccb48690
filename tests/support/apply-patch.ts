import type { JsonPatch } from '../../src/domain/json-patch.ts';

/** A copy of the fields with the patch applied, as the server does it (`supabase/migrations/*_sync.sql`). The paths must exist. */
export function applyPatch(fields: object, patch: JsonPatch): object {
  const result = structuredClone(fields);
  for (const op of patch) {
    const [, ...keys] = op.path.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const last = keys.pop() ?? '';
    const parent = keys.reduce<object>((value, key) => Object.getOwnPropertyDescriptor(value, key)?.value, result);
    if (Array.isArray(parent) && op.op !== 'replace')
      parent.splice(Number(last), op.op === 'remove' ? 1 : 0, ...('value' in op ? [op.value] : []));
    else if (op.op === 'remove') Reflect.deleteProperty(parent, last);
    else Object.defineProperty(parent, last, { value: op.value, configurable: true, enumerable: true, writable: true });
  }
  return result;
}
