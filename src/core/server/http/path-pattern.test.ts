import { AllowedMethods, pathPattern } from './path-pattern.ts';

const matches = (path: string, address: string): boolean => new RegExp(`^${pathPattern(path)}$`).test(address);

test.each([
  ['/api/jobs', '/api/jobs', true],
  ['/api/jobs', '/api/jobs/', false],
  ['/api/jobs/:id', '/api/jobs/17', true],
  ['/api/jobs/:id', '/api/jobs/', false],
  ['/api/jobs/:id', '/api/jobs/17/applications', false],
  ['/api/jobs/:id/applications/:other', '/api/jobs/1/applications/2', true],
  ['/api/openapi.json', '/api/openapi.json', true],
  ['/api/openapi.json', '/api/openapi-json', false],
  ['/a+(b)[c]{1}^$|*?\\', '/a+(b)[c]{1}^$|*?\\', true],
])('%s and %s: %p', (path, address, expected) => {
  expect(matches(path, address)).toBe(expected);
});

test('the methods of an address are those of all matching paths, sorted and without duplicates', () => {
  const allowed = new AllowedMethods();
  allowed.add(['PUT', 'DELETE'], '/api/jobs/:id');
  allowed.add(['GET', 'PUT'], '/api/jobs/new');
  expect(allowed.of('/api/jobs/new')).toEqual(['DELETE', 'GET', 'PUT']);
  expect(allowed.of('/api/jobs/17')).toEqual(['DELETE', 'PUT']);
  expect(allowed.of('/api/jobs')).toEqual([]);
  expect(allowed.of('/before/api/jobs/new')).toEqual([]);
  expect(allowed.of('/api/jobs/new/more')).toEqual([]);
});
