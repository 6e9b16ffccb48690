import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';

/**
 * What comes first on a slow line. The page itself carries the styles of what it paints before any other file has come: fonts, themes, tokens
 * and the shell (`src/ui/base.css`), so that the first answer of the server is a first paint. The styles of the components stand after what
 * is painted: no browser waits for them to paint what is above, and every one waits for them before it runs the app.
 */

const base = 'src/ui/base.css';
const source = (path: string): string => resolve(import.meta.dirname, '..', path);

type Asset = { fileName: string; source: string | Uint8Array };

/** `base.css` as a build makes it, and the fonts that it names. */
async function compiled(assetsDir: string): Promise<{ style: string; fonts: Asset[] }> {
  const built = await build({
    configFile: false,
    root: source('.'),
    logLevel: 'error',
    build: {
      write: false,
      assetsDir,
      assetsInlineLimit: 0,
      target: ['safari16.4', 'chrome109', 'firefox115'],
      rolldownOptions: { input: source(base) },
    },
  });
  const files: Asset[] = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'asset');
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (style === undefined) throw new Error(`${base} has become no stylesheet.`);
  return { style: String(style.source).trim(), fonts: files.filter(({ fileName }) => fileName.endsWith('.woff2')) };
}

const linked = / *<link rel="stylesheet" href="\/src\/ui\/base\.css" \/>\n/;

/** Two plugins: the page's own link goes before the build follows it, and the styles come in when everything else has its name. */
export function firstPaint(): Plugin[] {
  let style = '';
  let assetsDir = 'assets';
  return [
    {
      name: 'first-paint-link',
      apply: 'build',
      transformIndexHtml: {
        order: 'pre',
        handler(html) {
          if (!linked.test(html)) throw new Error(`index.html does not link ${base}.`);
          return html.replace(linked, '');
        },
      },
      configResolved(config) {
        assetsDir = config.build.assetsDir;
      },
      async buildStart() {
        const made = await compiled(assetsDir);
        style = made.style;
        for (const { fileName, source } of made.fonts) this.emitFile({ type: 'asset', fileName, source });
      },
    },
    {
      name: 'first-paint',
      apply: 'build',
      enforce: 'post',
      transformIndexHtml: {
        order: 'post',
        handler(html, { bundle = {} }) {
          const components: string[] = html.match(/ *<link rel="stylesheet"[^>]*>\n/g) ?? [];
          const core = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === 'core')?.fileName;
          const early = core === undefined ? '' : `    <link rel="modulepreload" crossorigin href="/${core}">\n`;
          return (
            components
              .reduce((left, tag) => left.replace(tag, ''), html)
              // Fonts are not asked for ahead: one that is preloaded holds up the first paint, and the styles name it soon enough.
              .replace('    <link rel="manifest"', () => `    <style>${style}</style>\n    <link rel="manifest"`)
              // What every door needs is asked for before any script has run.
              .replace('  </head>', `${early}  </head>`)
              // Without credentials the stylesheet would need a connection of its own.
              .replace('  </body>', `${components.join('').replaceAll(' crossorigin', '')}  </body>`)
          );
        },
      },
    },
  ];
}
