/**
 * A quick answer to what a test's queries ask of each element for its role: is it shown, and can it be clicked? jsdom reads its whole style sheet for that, which
 * was half of what the screens' tests cost. Pages in these tests have no other style sheet; as soon as one has, jsdom answers.
 */

type Inherited = 'visibility' | 'pointerEvents';

/** The attributes that jsdom's style sheet asks for where it decides on `display`. */
const asked = ['hidden', 'open', 'type', 'popover'];

/** Replaces `getComputedStyle` of the document at hand. */
export function answerQuickly(): void {
  const jsdoms = window.getComputedStyle.bind(window);
  /** As jsdom says it of the first element of each kind. */
  const displays = new Map<string, string>();

  function display(element: HTMLElement): string {
    if (element.style.display !== '') return element.style.display;
    const kind = JSON.stringify([element.namespaceURI, element.localName, ...asked.map((name) => element.getAttribute(name))]);
    const known = displays.get(kind) ?? jsdoms(element).display;
    displays.set(kind, known);
    return known;
  }

  function inherited(element: HTMLElement, property: Inherited, otherwise: string): string {
    for (let at: HTMLElement | null = element; at !== null; at = at.parentElement) {
      const own = at.style[property];
      if (own !== '' && own !== 'inherit' && own !== 'unset') return own;
    }
    return otherwise;
  }

  window.getComputedStyle = (of, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return jsdoms(of, pseudo);
    const element = of as HTMLElement;
    const answer = (property: string): string | undefined => {
      if (property === 'display') return display(element);
      if (property === 'visibility') return inherited(element, 'visibility', 'visible');
      if (property === 'pointerEvents' || property === 'pointer-events') return inherited(element, 'pointerEvents', 'auto');
      return undefined;
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, property) => {
        if (property === 'getPropertyValue') return (name: string) => answer(name) ?? jsdoms(element).getPropertyValue(name);
        const quick = typeof property === 'string' ? answer(property) : undefined;
        if (quick !== undefined) return quick;
        const style = jsdoms(element);
        const value: unknown = Reflect.get(style, property, style);
        return typeof value === 'function' ? value.bind(style) : value;
      },
    });
  };
}
