import type { ApplicationStage } from '../../contract/application.ts';
import type { Application } from '../../contract/schemas.ts';
import { anApplication, idOf } from '../testing/application-builders.ts';
import { MovedApplications } from './moved-applications.ts';

const at = (number: number, stage: ApplicationStage, version = 1): Application =>
  anApplication({ id: idOf(number), stage, version, createdAt: `2026-03-0${number}T09:00:00.000Z` });

const ids = (applications: readonly Application[]): string[] => applications.map(({ id }) => id);

describe('Moved applications', () => {
  it('leave the stage in which they were loaded, and appear in the other stage by date', () => {
    const moved = new MovedApplications();
    moved.put(at(2, 'interview', 2));
    expect(ids(moved.inStage('submitted', [at(3, 'submitted'), at(2, 'submitted')]))).toEqual([idOf(3)]);
    expect(ids(moved.inStage('interview', [at(3, 'interview'), at(1, 'interview')]))).toEqual([idOf(3), idOf(2), idOf(1)]);
  });

  it('appear only once when a later page also contains them', () => {
    const moved = new MovedApplications();
    moved.put(at(2, 'interview', 2));
    expect(ids(moved.inStage('interview', [at(2, 'interview', 2), at(1, 'interview')]))).toEqual([idOf(2), idOf(1)]);
  });

  it('are replaced by newer versions that are loaded later', () => {
    const moved = new MovedApplications();
    moved.put(at(2, 'interview', 2));
    expect(moved.current(at(2, 'offer', 3)).stage).toBe('offer');
    expect(moved.current(at(2, 'submitted', 1)).stage).toBe('interview');
    moved.clear();
    expect(moved.current(at(2, 'submitted', 1)).stage).toBe('submitted');
  });
});
