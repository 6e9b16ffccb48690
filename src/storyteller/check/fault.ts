/** What is wrong with a tale: where, by which rule, in words. `must` keeps it out; `look` asks for a second look. */
export type Fault = { level: 'must' | 'look'; where: string; rule: string; message: string };

/** Adds a fault; `level` is `must` where it is left out. */
export type Report = (where: string, rule: string, message: string, level?: Fault['level']) => void;
