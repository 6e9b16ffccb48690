import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { sessionKey } from '../src/platform/session-key.ts';

/**
 * What comes first on a slow line. The page itself carries the styles of what it paints before any other file has come: fonts, themes, tokens
 * and the shell (`src/ui/base.css`), so that the first answer of the server is a first paint. The styles of the components stand after what
 * is painted: no browser waits for them to paint what is above, and every one waits for them before it runs the app.
 */

const base = 'src/ui/base.css';
const source = (path: string): string => resolve(import.meta.dirname, '..', path);

type Bundle = Rolldown.OutputBundle;
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

/** The chunk of this name and everything that it can't run without; the chunk itself comes last. */
function needed(bundle: Bundle, name: string): string[] {
  const found = new Set<string>();
  const visit = (fileName: string): void => {
    const chunk = bundle[fileName];
    if (chunk?.type !== 'chunk' || found.has(fileName)) return;
    for (const other of chunk.imports) visit(other);
    found.add(fileName);
  };
  for (const [fileName, file] of Object.entries(bundle)) if (file.type === 'chunk' && file.name === name) visit(fileName);
  return [...found];
}

function preload(file: string): string {
  return `<link rel="modulepreload" crossorigin href="/${file}">`;
}

/** Asks for the code of the door that will be opened, before any script file has come; `main.tsx` opens it. */
function doorScript([auth, family]: readonly (string | undefined)[]): string {
  if (auth === undefined || family === undefined) return '';
  return `    <script>
      try {
        var link = document.createElement('link');
        link.rel = 'modulepreload';
        link.crossOrigin = '';
        link.href = localStorage.getItem('${sessionKey}') === null ? '/${auth}' : '/${family}';
        document.head.appendChild(link);
      } catch (error) {
        // A browser that keeps nothing on the device is told so by the app.
      }
    </script>
`;
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
          const present = new Set([...html.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file]) => file));
          const early = needed(bundle, 'core').filter((file) => !present.has(file));
          const doors = ['door-auth', 'door-family'].map((name) => needed(bundle, name).at(-1));
          return (
            components
              .reduce((left, tag) => left.replace(tag, ''), html)
              // Fonts are not asked for ahead: one that is preloaded holds up the first paint, and the styles name it soon enough.
              .replace('    <link rel="manifest"', () => `    <style>${style}</style>\n    <link rel="manifest"`)
              // What every door needs is asked for before any script has run.
              .replace('  </head>', `${early.map((file) => `    ${preload(file)}\n`).join('')}${doorScript(doors)}  </head>`)
              // Without credentials the stylesheet would need a connection of its own.
              .replace('  </body>', `${components.join('').replaceAll(' crossorigin', '')}  </body>`)
          );
        },
      },
    },
  ];
}
