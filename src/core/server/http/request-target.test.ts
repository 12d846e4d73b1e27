import { originForm, pathOf } from './request-target.ts';

test.each([
  ['/api/me?next=%61', '/api/me?next=%61'],
  ['http://127.0.0.1:3000/api/me', '/api/me'],
  ['HTTPS://jobs.example.org', '/'],
  ['https://jobs.example.org?page=2', '/?page=2'],
  ['https://jobs.example.org//api/me', '//api/me'],
  ['/%61%70%49/me', '/apI/me'],
  ['/jobs/%2F%3f%C3%A4', '/jobs/%2F%3f%C3%A4'],
  ['/%7e%5f%2d%2E', '/~_-.'],
  ['*', '*'],
])('%s becomes %s', (target, expected) => {
  expect(originForm(target)).toBe(expected);
});

test('a path that cannot be decoded is taken literally outside the API', () => {
  expect(originForm('/%zz?word=%zz')).toBe('/%25zz?word=%zz');
  expect(originForm('/jobs/%E0%A4%A')).toBe('/jobs/%25E0%25A4%25A');
  expect(originForm('/api/%zz')).toBe('/api/%zz');
});

test.each([
  ['/api/jobs', '/api/jobs'],
  ['/a%2Fb?page=2', '/a%2Fb'],
  ['/jobs#top?x', '/jobs'],
  ['/jobs;id=1', '/jobs'],
])('the path of %s is %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});
