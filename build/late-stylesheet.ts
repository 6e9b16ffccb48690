import type { Plugin } from 'vite';

/**
 * Makes the first paint possible with the page alone, for slow connections: what it shows by then has its styles in the page (`src/ui/base.css`), and the
 * stylesheet of the components is linked at the end of the body. Browsers paint what stands above it without waiting, but wait for it before they run the
 * app.
 */

/** The tag that Vite itself writes into the head for a stylesheet. */
const viteTag = (href: string): string => `<link rel="stylesheet" crossorigin href="${href}">`;

/** The plugin. A build fails where the page does not link exactly one stylesheet. */
export function lateStylesheet(): Plugin {
  return {
    name: 'late-stylesheet',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheets = Object.keys(bundle).filter((file) => file.endsWith('.css') && html.includes(viteTag(`/${file}`)));
        if (sheets.length !== 1) throw new Error(`The page links ${sheets.length} stylesheets of the components instead of one.`);
        const href = `/${sheets[0]}`;
        return {
          html: html.replace(viteTag(href), ''),
          // Without Vite's `crossorigin`: a request without credentials would open a connection of its own.
          tags: [{ tag: 'link', attrs: { rel: 'stylesheet', href }, injectTo: 'body' }],
        };
      },
    },
  };
}
