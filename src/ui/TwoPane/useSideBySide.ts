import { useMedia } from '../useMedia.ts';

/** The same question as in TwoPane.module.css: do two panes stand side by side? */
const sideBySide = '(min-width: 56rem) and (min-height: 30.01rem) and (orientation: landscape)';

/** Whether there is room beside the text; where not, what is not the text stands under it. */
export function useSideBySide(): boolean {
  return useMedia(sideBySide, true);
}
