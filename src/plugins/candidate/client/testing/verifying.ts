import { defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { companyParts } from '#plugins/employer/contract/company-parts.ts';

/** A plugin whose server half verifies companies. */
export const verifying = defineClientPlugin({
  id: 'verifying',
  requires: ['employer'],
  contributes: [companyParts.add('verifying.companies', 10, { verification: { load: async () => ({ mayEnd: () => true }) } })],
});
