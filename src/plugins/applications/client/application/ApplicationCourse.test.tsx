import { ACTIVE_STAGES } from '../../contract/application.ts';
import { courseOf } from './ApplicationCourse.tsx';

test.each([...ACTIVE_STAGES, 'hired' as const])('the course of an application has five steps, and %p is one of them', (stage) => {
  expect(new Set(courseOf(stage)).size).toBe(5);
  expect(courseOf(stage)).toContain(stage);
});
