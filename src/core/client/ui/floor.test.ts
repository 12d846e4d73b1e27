import { aboveFloor, atFloor, setMessageHeight } from './floor.ts';

const root = document.documentElement.style;

/** A bar at the bottom of the window with this height. */
function bar(height: number): HTMLElement {
  const element = document.createElement('nav');
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, height);
  return element;
}

describe('the bars at the bottom of the window', () => {
  it('tell their height to the elements above them, and not to the whole page', () => {
    const page = document.createElement('main');
    const leave = aboveFloor(page);
    const removeLow = atFloor(bar(40));
    const removeHigh = atFloor(bar(64.2));
    expect(page.style.getPropertyValue('--floor')).toBe('65px');
    expect(root.cssText).not.toContain('--');
    removeHigh?.();
    expect(page.style.getPropertyValue('--floor')).toBe('40px');
    const late = document.createElement('div');
    aboveFloor(late)?.();
    expect(late.style.getPropertyValue('--floor')).toBe('40px');
    removeLow?.();
    expect(page.style.getPropertyValue('--floor')).toBe('0px');
    leave?.();
    atFloor(bar(30))?.();
    expect(page.style.getPropertyValue('--floor')).toBe('0px');
  });

  it('have the page scroll what gets the focus above them and above a message', () => {
    const padding = jest.fn();
    Object.defineProperty(root, 'scrollPaddingBlockEnd', { set: padding, configurable: true });
    const remove = atFloor(bar(64));
    setMessageHeight(48);
    setMessageHeight(0);
    remove?.();
    expect(padding.mock.calls).toEqual([
      ['max(6rem, 64px + 2rem)'],
      ['calc(max(64px, 3rem) + 48px + 1.5rem)'],
      ['max(6rem, 64px + 2rem)'],
      [''],
    ]);
    Reflect.deleteProperty(root, 'scrollPaddingBlockEnd');
  });
});
