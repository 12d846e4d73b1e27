import { jobRoutes } from '../../contract/routes.ts';
import { jobsClientPlugin } from '../jobs.client-plugin.ts';
import { Asked as AskedJob } from './AskedJob.tsx';
import { Asked as AskedToPost } from './AskedToPost.tsx';

test.each([
  ['a posting for everybody', jobRoutes.openDetail, AskedJob],
  ['a posting', jobRoutes.detail, AskedJob],
  ['the form of a posting', jobRoutes.form, AskedToPost],
])('the sign-up of a visitor who asked for %s says what the visitor asked for', async (_, route, Asked) => {
  const page = jobsClientPlugin.pages?.find((each) => each.route === route);
  expect((await page?.asked?.())?.Asked).toBe(Asked);
});
