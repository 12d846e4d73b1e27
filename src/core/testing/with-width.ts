/** Makes the window of each test this wide, in pixels. */
export function withWidth(width: number): void {
  const ordinary = globalThis.matchMedia;
  beforeEach(() => {
    globalThis.matchMedia = (query) => {
      const [, least] = /min-width: (\d+)px/.exec(query) ?? [];
      return Object.assign(ordinary(query), { matches: least !== undefined && Number(least) <= width });
    };
  });
  afterEach(() => {
    globalThis.matchMedia = ordinary;
  });
}
