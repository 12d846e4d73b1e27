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
