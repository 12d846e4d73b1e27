import { ApiFault } from '#core/server/errors/api-fault.ts';
import { type FileAnswer, handleDownload, type OtherPage } from '#core/server/http/files/handle-download.ts';
import type { Handler } from '#core/server/http/handler.ts';
import type { CompanyDirectory } from '#plugins/employer/contract/company-directory.ts';
import { passportRoutes } from '../../contract/routes.ts';
import {
  getAchievementEditionContract,
  getCredentialStateContract,
  getIssuerKeyContract,
  getIssuerKeysContract,
  getIssuerProfileContract,
  getStatusListContract,
} from '../../contract/verify-schemas.ts';
import { passportAddresses } from '../addresses.ts';
import { CONTEXTS } from '../format/credential-payload.ts';
import type { PassportDatabase } from '../passport-tables.ts';

/** Seconds for which verifiers may keep a status list. */
const LIST_SECONDS = 300;

interface OpenDependencies {
  readonly db: PassportDatabase;
  readonly companies: Pick<CompanyDirectory, 'websitesOf'>;
}

/** What credentials name, for verifiers. Nothing of it says who holds what. It stays readable for suspended issuers. */
export function openHandlers({ db, companies }: OpenDependencies): readonly Handler[] {
  const policy = 'public';
  const refusals = ['not-found'] as const;
  return [
    handleDownload(getIssuerProfileContract, { policy, refusals, run: ({ params }) => profile({ db, companies }, params.id) }),
    handleDownload(getIssuerKeyContract, { policy, refusals, run: ({ params }) => key(db, params.id, params.key) }),
    handleDownload(getIssuerKeysContract, { policy, refusals, run: ({ params }) => keys(db, params.id) }),
    handleDownload(getAchievementEditionContract, { policy, refusals, run: ({ params }) => edition(db, params.id, params.edition) }),
    handleDownload(getStatusListContract, { policy, refusals, run: ({ params }) => list(db, params.id) }),
    handleDownload(getCredentialStateContract, { policy, refusals, run: ({ params, asksForPage }) => state(db, params.id, asksForPage) }),
  ];
}

function json(value: unknown): FileAnswer {
  return { body: JSON.stringify(value) };
}

async function issuerOf(db: PassportDatabase, id: string) {
  const row = await db.selectFrom('credential_issuers').select(['company_id', 'name', 'origin']).where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  return row;
}

async function profile({ db, companies }: OpenDependencies, id: string): Promise<FileAnswer> {
  const { company_id, name, origin } = await issuerOf(db, id);
  const website = (await companies.websitesOf([company_id])).get(company_id);
  const url = website !== undefined && URL.parse(website)?.protocol === 'https:' ? website : undefined;
  return json({ '@context': CONTEXTS, id: passportAddresses(origin).issuer(id), type: ['Profile'], name, url });
}

async function key(db: PassportDatabase, issuerId: string, id: string): Promise<FileAnswer> {
  const found = db.selectFrom('issuer_keys').select('public_jwk').where('id', '=', id).where('issuer_id', '=', issuerId);
  const row = await found.executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  return json(row.public_jwk);
}

async function keys(db: PassportDatabase, issuerId: string): Promise<FileAnswer> {
  await issuerOf(db, issuerId);
  const rows = await db.selectFrom('issuer_keys').select('public_jwk').where('issuer_id', '=', issuerId).orderBy('id').execute();
  return json({ keys: rows.map(({ public_jwk }) => public_jwk) });
}

async function edition(db: PassportDatabase, id: string, number: number): Promise<FileAnswer> {
  const row = await db
    .selectFrom('achievement_versions as edition')
    .innerJoin('achievements', 'achievements.id', 'edition.achievement_id')
    .innerJoin('credential_issuers as issuer', 'issuer.id', 'achievements.issuer_id')
    .select(['document', 'issuer.origin', 'issuer.id as issuer_id'])
    .where('edition.achievement_id', '=', id)
    .where('edition.number', '=', number)
    .where('achievements.status', '<>', 'draft')
    .executeTakeFirst();
  if (row === undefined) throw new ApiFault('not-found');
  const { name, description, criteria, type, tags } = row.document;
  const addresses = passportAddresses(row.origin);
  return json({
    '@context': CONTEXTS,
    ...{ id: addresses.achievement(id, number), type: ['Achievement'], achievementType: type, creator: addresses.issuer(row.issuer_id) },
    ...{ name, description, criteria: { narrative: criteria }, tag: tags },
  });
}

async function list(db: PassportDatabase, id: string): Promise<FileAnswer> {
  const row = await db.selectFrom('status_lists').select('jwt').where('id', '=', id).executeTakeFirst();
  if (row === undefined || row.jwt === null) throw new ApiFault('not-found');
  return { body: row.jwt, cache: { seconds: LIST_SECONDS } };
}

async function state(db: PassportDatabase, id: string, asksForPage: boolean): Promise<FileAnswer | OtherPage> {
  const row = await db.selectFrom('credentials').select(['status', 'valid_until', 'sha256']).where('id', '=', id).executeTakeFirst();
  // An offer or a request is known to its two sides only.
  if (row === undefined || row.sha256 === null) throw new ApiFault('not-found');
  if (asksForPage) return { page: `${passportRoutes.verify.path}?id=${id}` };
  return { ...json({ id, status: row.status, validUntil: row.valid_until?.toISOString() ?? null }), cache: 'never' };
}
