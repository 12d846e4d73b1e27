import { testServer } from '#core/testing/server-kit.ts';
import { serverPlugins } from '#plugins/index.server.ts';
import { askVerification, checkVerification } from '../contract/endpoints.ts';
import { companyVerification, companyVerificationServerPlugin } from './company-verification.server-plugin.ts';
import { aCompany } from './testing/verification-world.ts';

const plugin = companyVerification({ ask: async () => 'absent' });
const api = testServer(
  serverPlugins.map((each) => (each === companyVerificationServerPlugin ? plugin : each)),
  {
    env: { RATE_LIMITS: 'on' },
  },
);

test('an owner asks five times a day, and looks the record up ten times an hour', async () => {
  const { owner, id } = await aCompany(api, 'eager');
  const ask = { params: { id }, body: { way: 'dns' } } as const;
  for (let count = 0; count < 5; count += 1) expect(await owner.status(askVerification, ask)).toBe(200);
  expect(await owner.refusal(askVerification, ask)).toMatchObject({ status: 429, code: 'company-verification.asked-too-often' });
  for (let count = 0; count < 10; count += 1) expect(await owner.status(checkVerification, { params: { id } })).toBe(200);
  const refusal = await owner.refusal(checkVerification, { params: { id } });
  expect(refusal).toMatchObject({ status: 429, code: 'company-verification.checked-too-often' });
});
