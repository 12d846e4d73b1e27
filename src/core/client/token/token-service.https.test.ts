/** @jest-environment-options {"url": "https://jobs.example.org/"} */
import Cookies from 'js-cookie';
import { testToken } from '#core/testing/test-token.ts';
import { TokenService } from './token-service.ts';

afterEach(() => Cookies.remove('token', { path: '/' }));

it('on an https page, the token cookie is sent over https only', () => {
  const written = jest.spyOn(document, 'cookie', 'set');
  new TokenService().setToken(testToken('ann'));
  const [cookie = ''] = written.mock.calls[0] ?? [];
  written.mockRestore();
  expect(cookie.split('; ').map((attribute) => attribute.split('=')[0])).toContain('secure');
  expect(new TokenService().token).toBe(testToken('ann'));
});
