import { atFloor } from './floor.ts';

const floor = (): string => document.documentElement.style.getPropertyValue('--floor');

let tell: () => void = () => undefined;
const observed = new Set<Element>();

beforeAll(() => {
  class Observer {
    constructor(callback: () => void) {
      tell = callback;
    }
    observe = (element: Element): void => void observed.add(element);
    unobserve = (element: Element): void => void observed.delete(element);
    disconnect = (): void => undefined;
  }
  Object.assign(globalThis, { ResizeObserver: Observer });
});

function aBar(height: number): { readonly bar: HTMLElement; readonly measured: jest.SpyInstance } {
  const bar = document.createElement('nav');
  document.body.append(bar);
  const measured = jest.spyOn(bar, 'getBoundingClientRect').mockReturnValue({ height } as DOMRect);
  return { bar, measured };
}

describe('The bars at the bottom of the window', () => {
  it('are measured after their layout, not while they are rendered', () => {
    const { bar, measured } = aBar(64);
    const remove = atFloor(bar);
    expect(measured).not.toHaveBeenCalled();
    expect([...observed]).toEqual([bar]);
    tell();
    expect(floor()).toBe('64px');
    remove?.();
    expect([floor(), observed.size]).toEqual(['0px', 0]);
  });

  it('are measured again when the window changes, and the highest one counts', () => {
    const [low, high] = [aBar(40), aBar(90)];
    const removals = [atFloor(low.bar), atFloor(high.bar)];
    tell();
    expect(floor()).toBe('90px');
    high.measured.mockReturnValue({ height: 30 } as DOMRect);
    window.dispatchEvent(new Event('resize'));
    expect(floor()).toBe('40px');
    for (const remove of removals) remove?.();
  });
});
