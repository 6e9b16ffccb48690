import { environmentInfo, type KnownTheme, type PredefinedEnvironment, themeInfo } from '../../domain/catalog.ts';
import { namespace } from '../i18n.ts';

/** The catalog's options as the family sees them. The English names of themes and places are also those used in stories. */

/** Picks one property of every entry. */
function each<Code extends string, Part extends string>(
  entries: Record<Code, { readonly [part in Part]: string }>,
  part: Part,
): Record<Code, string> {
  const codes = Object.keys(entries) as Code[];
  return Object.fromEntries(codes.map((code) => [code, entries[code][part]])) as Record<Code, string>;
}

export const catalogWords = namespace('catalog', {
  themes: each<KnownTheme, 'title'>(themeInfo, 'title'),
  themeMeanings: each<KnownTheme, 'description'>(themeInfo, 'description'),
  places: each<PredefinedEnvironment, 'name'>(environmentInfo, 'name'),
  placeMeanings: each<PredefinedEnvironment, 'description'>(environmentInfo, 'description'),
  styles: { cooperative: 'Cooperative', competitive: 'Competitive', creative: 'Creative', educational: 'Educational' },
  styleMeanings: {
    cooperative: 'Everyone on one side, pulling together',
    competitive: 'Friendly contests, and nobody is out',
    creative: 'Making, pretending, inventing',
    educational: 'Counting, noticing, finding things out',
  },
  levels: { low: 'Low', medium: 'Medium', high: 'High' },
  /** The activity level as a label of its own. */
  energy: { low: 'Low energy', medium: 'Medium energy', high: 'High energy' },
  levelMeanings: {
    low: 'Calm: sitting, whispering, small moves',
    medium: 'Up and about, a little out of breath',
    high: 'Running, jumping, letting it all out',
  },
  participation: { observer: 'Observer', minimal: 'Minimal', moderate: 'Moderate', full: 'Full' },
  participationMeanings: {
    observer: 'Watch and supervise',
    minimal: 'Occasional hints',
    moderate: 'Take a character role',
    full: 'Equal co-adventurer',
  },
});
