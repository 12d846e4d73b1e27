import { anyCall, listCall, operatorCall } from './operator-call.ts';

afterEach(() => {
  delete process.env.TRELLIS_LAUNCHER;
});

test('in a clone, commands are scripts of npm', () => {
  expect(operatorCall('admin-list')).toBe('npm run admin:list');
  expect(operatorCall('admin-grant', 'EMAIL')).toBe('npm run admin:grant -- EMAIL');
  expect([listCall(), anyCall()]).toEqual(['npm run command', 'npm run command -- NAME [ARGUMENTS]']);
});

test('in a release, commands are those of the launcher', () => {
  process.env.TRELLIS_LAUNCHER = './trellis';
  expect(operatorCall('admin-list')).toBe('./trellis admin-list');
  expect(operatorCall('admin-grant', 'EMAIL')).toBe('./trellis admin-grant EMAIL');
  expect([listCall(), anyCall()]).toEqual(['./trellis', './trellis NAME [ARGUMENTS]']);
});
