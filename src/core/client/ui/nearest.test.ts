import { nearest } from './SuggestedPages.tsx';

const PLACES = ['/admin/jobs/all', '/admin/jobs/applied', '/admin/account', '/login'];

describe('the nearest address', () => {
  it.each([
    ['/admin/jobs/al', '/admin/jobs/all'],
    ['/admin/job/aplied', '/admin/jobs/applied'],
    ['/Login', '/login'],
    ['/something/else', undefined],
    [`/${'w'.repeat(10_000)}`, undefined],
  ])('%s is nearest to %s', (typed, meant) => expect(nearest(typed, PLACES)).toBe(meant));
});
