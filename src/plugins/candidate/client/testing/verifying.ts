import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { contribute } from '#core/contract/extension-point.ts';
import { companyVerification } from '#plugins/employer/contract/company-verification.ts';

/** A plugin whose server half verifies companies. */
export const verifying = defineClientPlugin({
  id: 'verifying',
  requires: ['employer'],
  contributes: [contribute(companyVerification, { id: 'verifying.companies', order: 10, value: { by: 'verifying' } })],
});
