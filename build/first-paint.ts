import { resolve } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

/**
 * Makes the first paint possible with the page alone, for slow connections. The styles of what the page shows before any other file has arrived (fonts,
 * themes, tokens and the shell: `src/ui/base.css`) are written into the page. The stylesheet of the components is linked at the end of the body: browsers
 * paint what stands above it without waiting, but wait for it before they run the app.
 */

const root = resolve(import.meta.dirname, '..');
const base = 'src/ui/base.css';

type Asset = { fileName: string; source: string | Uint8Array };

/** `base.css` as Vite builds it, and the font files that it names. Rejects where the build makes no stylesheet of it. */
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
  if (style === undefined) throw new Error(`The build made no stylesheet of ${base}.`);
  return { style: String(style.source).trim(), fonts: files.filter(({ fileName }) => fileName.endsWith('.woff2')) };
}

/** The tag that Vite itself writes into the head for a stylesheet. */
const viteTag = (href: string): string => `<link rel="stylesheet" crossorigin href="${href}">`;

/** The plugin. A build fails where the page does not link exactly one stylesheet. */
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
        if (sheets.length !== 1) throw new Error(`The page links ${sheets.length} stylesheets of the components instead of one.`);
        const href = `/${sheets[0]}`;
        return {
          html: html.replace(viteTag(href), ''),
          tags: [
            // The fonts are not preloaded: that delays the first paint, and the browser finds them in these styles soon enough.
            { tag: 'style', children: style, injectTo: 'head-prepend' },
            // Without Vite's `crossorigin`: a request without credentials would open a connection of its own.
            { tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'body' },
          ],
        };
      },
    },
  };
}
