import type { Job } from '../../../contract/item-schemas.ts';
import { byStart, overlaps } from './ExperienceFields.tsx';

const job = (title: string, start: string, end: string): Job => ({
  ...{ id: title, title, company: 'Works', place: '', employmentType: '', description: '', skills: [] },
  ...{ start, end, isCurrent: end === '' },
});

it('the most recently begun job comes first', () => {
  const jobs = [job('old', '2010-01', '2012-01'), job('now', '2021-09', ''), job('mid', '2015-04', '2020-01')];
  expect(byStart(jobs).map(({ title }) => title)).toEqual(['now', 'mid', 'old']);
});

it('a job with a year alone has its place in the middle of the year', () => {
  const jobs = [job('early', '2019-02', '2020-01'), job('year', '2019', '2021'), job('late', '2019-11', '2020-01'), job('now', '2020', '')];
  expect(byStart(jobs).map(({ title }) => title)).toEqual(['now', 'late', 'year', 'early']);
});

describe('Two jobs overlap', () => {
  it('when one begins before the other has ended', () => {
    const found = overlaps([job('late', '2019-02', '2021-08'), job('early', '2017-06', '2019-03')]);
    expect(found.map(({ title }) => title)).toEqual(['early', 'late']);
  });

  it('not when one begins in the month in which the other ends, or when one is still going on', () => {
    expect(overlaps([job('late', '2019-03', '2021-08'), job('early', '2017-06', '2019-03')])).toEqual([]);
    expect(overlaps([job('now', '2018-03', ''), job('early', '2017-06', '2019-03')])).toEqual([]);
  });

  it('with years alone only when they do so in any month', () => {
    expect(overlaps([job('late', '2018', '2021'), job('early', '2015', '2018')])).toEqual([]);
    expect(overlaps([job('late', '2018-02', '2021'), job('early', '2015', '2018')])).toEqual([]);
    expect(overlaps([job('late', '2017', '2021'), job('early', '2015', '2018-03')])).toHaveLength(2);
  });
});
