import { type ClientPlugin, defineClientPlugin } from '#core/client/plugin/client-plugin.ts';
import { standIns } from '#core/testing/stand-ins.ts';
import { clientPlugins } from '#plugins/index.client.ts';
import { companyVerificationClientPlugin } from '../company-verification.client-plugin.ts';

/** The plugin with the pages of companies, and empty plugins in place of the others. */
export const verifyingPlugins: readonly ClientPlugin[] = [
  // What the plugin `employer` requires besides.
  ...['account', 'public'].map((id) => defineClientPlugin({ id })),
  ...standIns(
    companyVerificationClientPlugin,
    clientPlugins.filter(({ id }) => id === 'employer'),
  ),
  companyVerificationClientPlugin,
];
