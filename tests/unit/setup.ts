// A screen may fetch its code in parts; a machine that is busy takes its time over them.
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/dom');
  configure({ asyncUtilTimeout: 15_000 });
}
