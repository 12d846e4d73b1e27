import { endpoint } from '#core/contract/endpoint.ts';
import type { Page } from '#core/contract/paging.ts';
import type { IssuerDecision, IssuerFilter } from './issuer.ts';
import type { ListedIssuer, MyIssuer, OfferedAchievement } from './issuer-schemas.ts';
import type { Achievement, AchievementInput, Issuer, IssuerKey } from './schemas.ts';

/**
 * Asks to issue credentials for a company. An issuer asks with it for another name. 409 `skill-passports.already-asked` for the same name,
 * 503 `skill-passports.no-address`.
 */
export const askToIssue = endpoint<{ body: { companyId: string; name: string }; reply: Issuer }>({
  id: 'skill-passports.ask-to-issue',
  method: 'POST',
  path: '/issuers',
  summary: 'Ask to issue credentials for your company.',
});

/** The issuers of the companies of which the user is a member, with their keys. */
export const listMyIssuers = endpoint<{ reply: { items: MyIssuer[] } }>({
  id: 'skill-passports.my-issuers',
  method: 'GET',
  path: '/issuers/mine',
  summary: 'The issuers of your companies.',
});

/**
 * For administrators with the duty `passports`: those that wait for a decision first, then the newest first. `q` is a part of the name, or of
 * the name for which the company asked.
 */
export const listIssuers = endpoint<{
  query: {
    readonly q?: string | undefined;
    readonly status?: IssuerFilter | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  };
  reply: Page<ListedIssuer>;
}>({
  id: 'skill-passports.issuers',
  method: 'GET',
  path: '/issuers',
  summary: 'Companies that asked to issue credentials.',
});

/** How many issuers wait for a decision: those without one, and those that asked for another name. For the same administrators. */
export const countWaitingIssuers = endpoint<{ reply: { count: number } }>({
  id: 'skill-passports.count-waiting-issuers',
  method: 'GET',
  path: '/issuers/waiting/count',
  summary: 'How many companies wait for a decision about issuing credentials.',
});

/** Trusts or suspends an issuer. 409 `conflict` for another version. */
export const decideIssuer = endpoint<{ params: { id: string }; body: IssuerDecision; reply: Issuer }>({
  id: 'skill-passports.decide-issuer',
  method: 'POST',
  path: '/issuers/:id/decision',
  summary: 'Decide whether a company may issue credentials.',
});

/** Makes a new key. The active one retires, and what it signed stays valid. */
export const createKey = endpoint<{ params: { id: string }; reply: IssuerKey }>({
  id: 'skill-passports.create-key',
  method: 'POST',
  path: '/issuers/:id/keys',
  summary: 'Create a new key for your issuer.',
});

/** Marks a key as stolen, for members and administrators with the duty `passports`. What it signed from that time on is no longer valid. */
export const compromiseKey = endpoint<{ params: { id: string; key: string }; body: { from: string }; reply: IssuerKey }>({
  id: 'skill-passports.compromise-key',
  method: 'POST',
  path: '/issuers/:id/keys/:key/compromised',
  summary: 'Say that a key of your issuer was stolen.',
});

/** All achievements of an issuer for its members; for others those that a trusted issuer offers. */
export const listAchievements = endpoint<{ params: { id: string }; reply: { items: Achievement[] } }>({
  id: 'skill-passports.achievements',
  method: 'GET',
  path: '/issuers/:id/achievements',
  summary: 'What a company attests with credentials.',
});

/** What trusted issuers offer, for everybody who is signed in: those whose texts or issuer have the words `q`, by name. */
export const listOffered = endpoint<{
  query: {
    readonly q?: string | undefined;
    readonly companyId?: string | undefined;
    readonly limit: number;
    readonly cursor?: string | undefined;
  };
  reply: Page<OfferedAchievement>;
}>({
  id: 'skill-passports.offered-achievements',
  method: 'GET',
  path: '/achievements',
  summary: 'Credentials that companies offer.',
});

export const createAchievement = endpoint<{ params: { id: string }; body: AchievementInput; reply: Achievement }>({
  id: 'skill-passports.create-achievement',
  method: 'POST',
  path: '/issuers/:id/achievements',
  summary: 'Describe an achievement.',
});

/** Changes an achievement, and makes a draft active. A change of an active one makes a new version. 409 `conflict`. */
export const updateAchievement = endpoint<{
  params: { id: string };
  body: { input: AchievementInput; isActive: boolean; version: number };
  reply: Achievement;
}>({
  id: 'skill-passports.update-achievement',
  method: 'PATCH',
  path: '/achievements/:id',
  summary: 'Change an achievement of your company.',
});

/** No longer offers an achievement. Open offers and what was issued stay valid. */
export const retireAchievement = endpoint<{ params: { id: string }; body: { version: number }; reply: Achievement }>({
  id: 'skill-passports.retire-achievement',
  method: 'POST',
  path: '/achievements/:id/retire',
  summary: 'No longer offer an achievement.',
});
