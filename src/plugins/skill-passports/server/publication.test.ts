import { isDemonstration, Publication } from './publication.ts';

const LOCAL = 'http://127.0.0.1:3000';

const site = (publicUrl: string | undefined, isDemo: boolean): Publication =>
  new Publication({ publicUrl, isDemonstration: isDemo, localOrigin: () => LOCAL });

test('a public address over https is part of every credential, without its path', () => {
  for (const isDemo of [true, false])
    expect(site('https://jobs.example.org/trellis/', isDemo).demandOrigin()).toBe('https://jobs.example.org');
  expect(isDemonstration('https://jobs.example.org')).toBe(false);
});

test('without one, only a demonstration issues, with the address at which it listens', () => {
  for (const publicUrl of [undefined, 'http://jobs.example.org']) {
    expect(site(publicUrl, true).demandOrigin()).toBe(LOCAL);
    expect(() => site(publicUrl, false).demandOrigin()).toThrow(expect.objectContaining({ code: 'skill-passports.no-address' }));
  }
  expect(isDemonstration(LOCAL)).toBe(true);
});
