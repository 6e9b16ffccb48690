import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * What comes first on a slow line. The page itself carries the styles of what it paints before any other file has come: fonts, themes, tokens
 * and the shell (`src/ui/base.css`), so that the first answer of the server is a first paint. The components' stylesheet stands after what
 * is painted: no browser waits for it to paint what is above, and every one waits for it before it runs the app.
 */

const root = resolve(import.meta.dirname, '..');
const base = 'src/ui/base.css';

type Asset = { fileName: string; source: string | Uint8Array };

/** `base.css` as a build makes it, and the fonts that it names. */
async function compiled({ build: { assetsDir, target } }: ResolvedConfig): Promise<{ style: string; fonts: Asset[] }> {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: { write: false, assetsDir, assetsInlineLimit: 0, target, rolldownOptions: { input: resolve(root, base) } },
  });
  const files: Asset[] = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'asset');
  const style = files.find(({ fileName }) => fileName.endsWith('.css'));
  if (style === undefined) throw new Error(`${base} has become no stylesheet.`);
  return { style: String(style.source).trim(), fonts: files.filter(({ fileName }) => fileName.endsWith('.woff2')) };
}

/** The tag with which Vite itself puts a stylesheet into the head. */
const viteTag = (href: string): string => `<link rel="stylesheet" crossorigin href="${href}">`;

export function firstPaint(): Plugin {
  let config: ResolvedConfig;
  let style = '';
  return {
    name: 'first-paint',
    configResolved(resolved) {
      config = resolved;
    },
    async buildStart() {
      if (config.command !== 'build') return;
      const made = await compiled(config);
      style = made.style;
      for (const { fileName, source } of made.fonts) this.emitFile({ type: 'asset', fileName, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (bundle === undefined) return [{ tag: 'link', attrs: { rel: 'stylesheet', href: `/${base}` }, injectTo: 'head' }];
        const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css') && html.includes(viteTag(`/${file}`)));
        if (sheets.length !== 1) throw new Error(`The page has ${sheets.length} stylesheets of the components instead of one.`);
        const href = `/${sheets[0]}`;
        return {
          html: html.replace(viteTag(href), ''),
          tags: [
            // Fonts are not asked for ahead: one that is preloaded holds up the first paint, and the styles name it soon enough.
            { tag: 'style', children: style, injectTo: 'head-prepend' },
            // Without credentials the stylesheet would need a connection of its own.
            { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'body' },
          ],
        };
      },
    },
  };
}
