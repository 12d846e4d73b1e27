import { welcome } from './welcome.ts';

const running = {
  address: 'http://127.0.0.1:3000',
  hasDemo: false,
  places: [{ name: 'Development inbox', path: '/dev/inbox' }],
};

test('the printed text lists the pages of plugins with their addresses', () => {
  expect(welcome(running, { role: 'all', publicUrl: undefined })).toContain('\nDevelopment inbox: http://127.0.0.1:3000/dev/inbox\n');
  expect(welcome(running, { role: 'all', publicUrl: 'https://demo.example.org' })).toContain(
    '\nDevelopment inbox: https://demo.example.org/dev/inbox\n',
  );
});

test('demo accounts are printed when there are some', () => {
  expect(welcome(running, { role: 'all', publicUrl: undefined })).not.toContain('demo.test');
  expect(welcome({ ...running, hasDemo: true }, { role: 'all', publicUrl: undefined })).toContain('candidate  candidate@demo.test');
});

test('a server that only runs jobs prints no page', () => {
  expect(welcome({ ...running, hasDemo: true }, { role: 'worker', publicUrl: undefined })).toBe(
    '\nTrellis runs jobs. Status: http://127.0.0.1:3000/readyz\nPress Ctrl-C to stop.\n',
  );
});
