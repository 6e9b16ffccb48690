import { useMedia } from '../useMedia.ts';

/** Whether two panes are side by side; the same media query as in TwoPane.module.css. */
const sideBySide = '(min-width: 56rem) and (min-height: 30.01rem) and (orientation: landscape)';

/** Whether there is a second pane beside the text; otherwise its content goes below the text. */
export function useSideBySide(): boolean {
  return useMedia(sideBySide, true);
}
