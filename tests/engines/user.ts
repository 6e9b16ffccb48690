import { type Engine, until } from './engine.ts';

/** What a user does, in any engine. Elements are found by their visible text. */

/** Functions for the page that find and use its elements. */
const helpers = `
  const words = (element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const seen = (element) => element.getClientRects().length > 0;
  const button = (name) => [...document.querySelectorAll('button')].find((one) => words(one) === name && seen(one));
  const type = (input, value) => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value').set.call(input, value);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const field = (label) => [...document.querySelectorAll('label')].find((one) => words(one) === label)?.control;
`;

export const email = 'parent@example.com';
export const password = 'correct horse battery';

export type User = {
  /** Runs the body of a function in the page, which can use the helpers, and returns its value. */
  page: <T>(body: string) => Promise<T>;
  press: (name: string) => Promise<true>;
  /** Waits for a text on the screen. */
  sees: (pattern: RegExp, ms?: number) => Promise<true>;
};

/** The user of a page. */
export function userOn(engine: Pick<Engine, 'run'>): User {
  const page = <T>(body: string): Promise<T> => engine.run(`(async () => { ${helpers} ${body} })()`) as Promise<T>;
  const press = (name: string): Promise<true> =>
    until(`The button “${name}”`, 45_000, () =>
      page<true>(`const found = button(${JSON.stringify(name)}); found?.click(); return !!found;`).then((ok) => ok || null),
    );
  const sees = (pattern: RegExp, ms = 60_000): Promise<true> =>
    until(`The words ${String(pattern)}`, ms, () =>
      page<true>(`return ${String(pattern)}.test(document.body.innerText);`).then((ok) => ok || null),
    );
  return { page, press, sees };
}

/** Signs a new family up, and plays to the first step of its first adventure. */
export async function toFirstStep(engine: Pick<Engine, 'open' | 'run'>, url: string): Promise<void> {
  const { page, press, sees } = userOn(engine);
  await engine.open(`${url}/auth`);
  await until('The form', 60_000, () =>
    page<true>(`
      const form = document.querySelector('[role=tabpanel]:not([hidden]) form');
      const inputs = [...(form?.querySelectorAll('input') ?? [])];
      const of = (kind) => inputs.find((one) => one.type === kind);
      if (!of('email') || !of('password')) return false;
      type(of('text'), 'Robin');
      type(of('email'), ${JSON.stringify(email)});
      type(of('password'), ${JSON.stringify(password)});
      form.requestSubmit();
      return true;`),
  );
  await press('Skip');
  await until('The child’s fields', 45_000, () =>
    page<true>(`
      if (!field('Name') || !field('Age')) return false;
      type(field('Name'), 'Ada');
      type(field('Age'), '7');
      return true;`),
  );
  await press('Add Child');
  await until('The child on the list', 45_000, () =>
    page<true>(`return [...document.querySelectorAll('button')].some((one) => words(one).startsWith('Remove'));`),
  );
  await press('Complete Profile Setup');
  await sees(/Choose Your Adventure/);
  await until('The chapters of the selector', 45_000, () =>
    page<true>(`
      for (const folded of document.querySelectorAll('h2 button[aria-expanded=false]')) folded.click();
      return !!document.querySelector('h2 button[aria-expanded=true]');`),
  );
  for (const choice of ['Backyard', 'Cooperative', 'Medium', 'Pirates']) {
    await until(`The choice ${choice}`, 45_000, () =>
      page<true>(`
        const found = [...document.querySelectorAll('label')].find((one) => words(one).startsWith('${choice}') && one.control?.type === 'radio')
          ?? [...document.querySelectorAll('[role=radio]')].find((one) => (words(one) + one.closest('label')?.textContent).includes('${choice}'));
        found?.click();
        return !!found;`),
    );
  }
  await press('Start Adventure!');
  await sees(/Step 1 of \d/);
}
