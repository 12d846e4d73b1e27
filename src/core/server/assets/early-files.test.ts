import type { HttpRequest } from '../http/http-server.ts';
import { earlyFiles } from './early-files.ts';

const PAGE = {
  id: 'garden.plants',
  path: '/plants',
  layout: 'admin',
  files: ['/assets/frame.js', '/assets/plants.css', '/assets/plants.js'],
  texts: { en: [], de: ['/assets/de.js', '/assets/frame.js'] },
};

const asking = (cookie?: string): HttpRequest => ({ headers: { cookie } }) as HttpRequest;

describe('the files that a browser loads early', () => {
  it('are those of the page and of the language of the last start, each once', () => {
    expect(earlyFiles(PAGE, asking('token=x; start=candidate.de'))).toBe(
      'early;desc="/assets/frame.js /assets/plants.css /assets/plants.js /assets/de.js", layout;desc="admin"',
    );
    expect(earlyFiles(PAGE, asking('start=candidate.fr; token=x'))).toBe(
      'early;desc="/assets/frame.js /assets/plants.css /assets/plants.js", layout;desc="admin"',
    );
  });

  it('are none for a visitor, and none of a page that the role may not open', () => {
    expect(earlyFiles(PAGE, asking())).toBeUndefined();
    expect(earlyFiles(PAGE, asking('token=x'))).toBeUndefined();
    expect(earlyFiles(PAGE, asking('start=candidate.de; token='))).toBeUndefined();
    expect(earlyFiles({ ...PAGE, roles: ['employer', 'admin'] }, asking('token=x; start=candidate.de'))).toBeUndefined();
    expect(earlyFiles({ ...PAGE, roles: ['employer', 'admin'] }, asking('token=x; start=admin.de'))).toBeDefined();
  });

  it.each([
    'start=',
    'start=candidate',
    'start=candidate.de"; x',
    'restart=candidate.de',
    'start=__proto__.de',
    'start=candidate.constructor',
  ])('never contain anything of the cookie: %s', (cookie) => {
    expect(earlyFiles(PAGE, asking(`token=x; ${cookie}`)) ?? '').not.toMatch(/candidate|constructor|proto|undefined|function/);
  });

  it('are none of a page whose build names none', () => {
    expect(earlyFiles({ id: 'garden.gate', path: '/gate' }, asking('token=x; start=candidate.de'))).toBeUndefined();
  });
});
