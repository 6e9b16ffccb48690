/** Settles with `work`, or after `ms` at the latest, whatever became of it. Never rejects. */
export function atMost(ms: number, work: Promise<unknown>): Promise<void> {
  return new Promise((settle) => {
    setTimeout(settle, ms);
    work.then(
      () => settle(),
      () => settle(),
    );
  });
}
