// @vitest-environment jsdom
import { expect, it } from 'vitest';

const page = `
  <main><p>Seen <b>and</b> <button type="button">Tapped</button></p><ul><li>One</li></ul></main>
  <p hidden>Not <b>seen</b></p><div style="display: none"><i>Neither</i></div>
  <details><summary>More</summary><p>Folded</p></details><details open><summary>Less</summary><p>Told</p></details>
  <dialog><p>Closed</p></dialog><dialog open><p>Open</p></dialog><div popover>Later</div>
  <div style="visibility: hidden"><b>Gone</b><b style="visibility: visible">Back</b></div>
  <div style="pointer-events: none"><button>Out of reach</button><button style="pointer-events: auto">In reach</button></div>
  <input><input type="hidden"><input type="checkbox"><textarea></textarea><select><option>A</option></select>
  <table><thead><tr><th>Head</th></tr></thead><tbody><tr><td>Cell</td></tr></tbody></table>
  <fieldset><legend>Who</legend><label>Name</label></fieldset><svg><title>Kite</title><path d="M0 0"/></svg><template><p>Never</p></template>`;

it('the quick answer about each element is the one that jsdom gives', () => {
  document.body.innerHTML = page;
  const elements = [...document.querySelectorAll('*')];
  const answers = (): unknown[] =>
    elements.map((element) => {
      const { display, visibility, pointerEvents } = getComputedStyle(element);
      const again = ['display', 'visibility', 'pointer-events', 'color'].map((name) => getComputedStyle(element).getPropertyValue(name));
      return [element.localName, display, visibility, pointerEvents, ...again];
    });
  const quick = answers();
  // With a style sheet in the page, jsdom is asked.
  document.head.append(document.createElement('style'));
  expect(document.styleSheets).toHaveLength(1);
  expect(quick).toEqual(answers());
});
