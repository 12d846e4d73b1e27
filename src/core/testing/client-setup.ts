import { configure } from 'mobx';

configure({ enforceActions: 'always' });

// A unit test that uses the network has not defined the API's answer.
globalThis.fetch = (input) => Promise.reject(new Error(`A unit test has no network; it asked for ${String(input)}.`));

// jsdom has no layout, so these functions do nothing.
globalThis.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
// The editor of rich text measures where its cursor is.
const NOWHERE = document.createElement('div');
Range.prototype.getClientRects = () => NOWHERE.getClientRects();
Range.prototype.getBoundingClientRect = () => NOWHERE.getBoundingClientRect();
globalThis.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

// jsdom has the element but does not implement opening and closing. As in browsers, closing returns the focus.
const before = new WeakMap<HTMLDialogElement, Element | null>();
HTMLDialogElement.prototype.showModal = function showModal(): void {
  before.set(this, document.activeElement);
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus], button, input') ?? this).focus();
};
HTMLDialogElement.prototype.close = function close(): void {
  if (!this.open) return;
  this.open = false;
  const previous = before.get(this);
  if (previous instanceof HTMLElement && previous.isConnected) previous.focus();
  this.dispatchEvent(new Event('close'));
};
