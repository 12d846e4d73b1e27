export const docsStyle = `
:root { --ground: #fff; --ink: #1c2430; --quiet: #5b6675; --line: #d5dae1; --raised: #f4f6f8; --accent: #0b5d4a; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14181d; --ink: #e6e9ed; --quiet: #a3adb9; --line: #333b45; --raised: #1d232a; --accent: #6fd3b6; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; padding: 1rem; max-inline-size: 64rem; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
h1 { margin-block: 0.5rem; font-size: 1.75rem; }
h2 { margin-block: 2rem 0.5rem; font-size: 1.25rem; }
a { color: var(--accent); }
nav a { display: inline-block; padding: 0.25rem 0.75rem 0.25rem 0; }
input { inline-size: min(100%, 24rem); padding: 0.5rem; border: 1px solid var(--quiet); border-radius: 0.25rem; background: var(--ground); color: inherit; font: inherit; }
output { color: var(--quiet); }
code, pre, .method { font: 0.875rem/1.5 ui-monospace, monospace; }
details { border: 1px solid var(--line); border-radius: 0.25rem; margin-block-end: 0.5rem; }
summary { padding: 0.5rem 0.75rem; cursor: pointer; overflow-wrap: anywhere; }
details[open] > summary { border-block-end: 1px solid var(--line); }
.method { display: inline-block; min-inline-size: 4rem; color: var(--accent); font-weight: 700; }
.what { display: block; color: var(--quiet); }
dl { margin: 0; padding: 0.5rem 0.75rem; }
dt { color: var(--quiet); }
dd { margin: 0 0 0.5rem; }
pre { margin: 0; padding: 0.5rem; overflow-x: auto; background: var(--raised); }
table { display: block; overflow-x: auto; border-collapse: collapse; }
th, td { padding: 0.25rem 0.75rem 0.25rem 0; text-align: start; vertical-align: top; border-block-end: 1px solid var(--line); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;

/** Script of the API's page. Hides the calls that do not contain the search text, and opens the call that the address names. */
export const docsScript = `
const find = document.getElementById('find');
const found = document.getElementById('found');
const calls = [...document.querySelectorAll('[data-call]')];
find.addEventListener('input', () => {
  const words = find.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const call of calls) {
    const text = (call.id + ' ' + call.querySelector('summary').textContent).toLowerCase();
    call.hidden = !words.every((word) => text.includes(word));
  }
  for (const section of document.querySelectorAll('section')) {
    section.hidden = section.querySelector('[data-call]') !== null && section.querySelector('[data-call]:not([hidden])') === null;
  }
  found.value = words.length === 0 ? '' : calls.filter((call) => !call.hidden).length + ' of ' + calls.length;
});
const openNamed = () => {
  const call = calls.find(({ id }) => id === decodeURIComponent(location.hash.slice(1)));
  if (call) call.open = true;
};
addEventListener('hashchange', openNamed);
openNamed();
`;
