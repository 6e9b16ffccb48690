import type { HtmlTagDescriptor } from 'vite';

type Where = NonNullable<HtmlTagDescriptor['injectTo']>;
type PageData = { tag: 'script'; attrs: { type: 'application/json'; id: string }; children: string; injectTo: Where };

/** Data that a build gives the page's own scripts: an element that nothing runs, read by its id. */
export function pageData(id: string, data: unknown, injectTo: Where): PageData {
  // A `<` in a text could end the script element, or begin a comment in it.
  const children = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { tag: 'script', attrs: { type: 'application/json', id }, children, injectTo };
}
