import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { companyVerification } from '#plugins/employer/contract/company-verification.ts';

/** A plugin whose server half verifies companies. */
export const verifying = defineClientPlugin({
  id: 'verifying',
  requires: ['employer'],
  contributes: [companyVerification.add('verifying.companies', 10, { by: 'verifying' })],
});
