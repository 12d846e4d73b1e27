import { coreErrors, type ErrorMeaning } from '#core/contract/errors.ts';
import { filesBelow, projectRoot } from './support/project.ts';

type Catalogue = Readonly<Record<string, ErrorMeaning>>;

// For these, trying again can help. All others are final: the form does not offer another attempt.
const MAY_SUCCEED_LATER = [
  'applications.nudge-early',
  'applications.questions-changed',
  'applications.too-soon',
  'company-verification.checked-too-often',
  'feedback.too-many',
  'file-pending',
  'files-busy',
  'internal',
  'jobs.too-many-reports',
  'skill-passports.too-many-checks',
  'skill-passports.too-many-comparisons',
  'storage-full',
  'too-many-requests',
  'too-slow',
  'unavailable',
];

// Only programs cause them, a screen of its own follows, or the issues say what to do.
const SAYS_ENOUGH = [
  'applications.apply-elsewhere',
  'applications.attempts-used',
  'applications.nobody-reads',
  'applications.nudged',
  'bad-request',
  'employer.already-member',
  'forbidden',
  'invalid',
  'invalid-json',
  'method-not-allowed',
  'no-such-range',
  'not-found',
  'suspended',
  'view-as.ended',
];

// The first words of the sentences that say what to do.
const DEED =
  /^(Add|Apply or delete|Ask|Change|Choose|Close|Confirm|Copy|Create|Delete|End|Enter|Find|Give|Go on|Hide|Invite|Leave|Look|Make|Move|Publish or delete|Appoint|Reload|Remove|Renew|Send|Sign in|Take|Unblock|Use|Wait|Withdraw|Write)\b/;

async function wholeCatalogue(): Promise<Catalogue> {
  const files = filesBelow('src/plugins').filter((path) => /^src\/plugins\/[^/]+\/contract\/errors\.ts$/.test(path));
  const modules = await Promise.all(files.map(async (path) => (await import(`${projectRoot}/${path}`)) as Record<string, Catalogue>));
  return Object.assign({}, coreErrors, ...modules.flatMap((module) => Object.values(module)));
}

test('An error is final unless trying again can help', async () => {
  const all = Object.entries(await wholeCatalogue());
  expect(all.length).toBeGreaterThan(60);
  const others = all.filter(([, { isFinal }]) => isFinal !== true).map(([code]) => code);
  expect(others.toSorted()).toEqual(MAY_SUCCEED_LATER);
});

test('The sentence of a final error says what to do instead', async () => {
  const all = Object.entries(await wholeCatalogue());
  const silent = all.filter(([, { isFinal, message }]) => isFinal && !message.split(/(?<=\.) /).some((sentence) => DEED.test(sentence)));
  expect(silent.map(([code]) => code).toSorted()).toEqual(SAYS_ENOUGH);
});

test('The sentence of a final error does not ask to try again', async () => {
  const all = Object.entries(await wholeCatalogue());
  expect(all.filter(([, { isFinal, message }]) => isFinal && /try again/i.test(message))).toEqual([]);
});
