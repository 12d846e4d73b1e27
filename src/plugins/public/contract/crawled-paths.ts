import { extensionPoint } from '#core/contract/extension-point.ts';

/**
 * Server plugins name here the beginnings of the paths, with the prefix of the API, that their open pages call: `/api/jobs`. `/robots.txt`
 * allows them. Search engines render a page as a browser does, and make only the calls that they are allowed to make.
 */
export const crawledPaths = extensionPoint<string>('public.crawled-paths');
