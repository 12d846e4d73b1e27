import { Resource } from '#core/client/data/resource.ts';
import { inject, injectable } from '#core/client/di/injection.ts';
import { ApiClient } from '#core/client/http/api-client.ts';
import type { CompanyRole } from '../../contract/team/company-roles.ts';
import * as calls from '../../contract/team/team-endpoints.ts';
import type { CompanyMember, CompanyTeam, OwnInvitation, OwnJoinRequest } from '../../contract/team/team-schemas.ts';
import { CompanyStore } from '../company-store.ts';
import { forgetInvitation } from './invitation-link.ts';

/** What an owner changes of a member. */
export type MemberChange = { readonly role: CompanyRole } | { readonly issuesCredentials: boolean };

/** The team of the company on screen, and the invitations and the request of the user. */
@injectable()
export class TeamStore {
  readonly team = new Resource<CompanyTeam>();
  readonly invitations = new Resource<readonly OwnInvitation[]>();
  readonly requests = new Resource<readonly OwnJoinRequest[]>();
  private companyId = '';

  constructor(
    @inject(ApiClient) private readonly api: ApiClient,
    @inject(CompanyStore) private readonly companies: CompanyStore,
  ) {}

  open = (companyId: string): Promise<void> => {
    if (this.companyId !== companyId) this.team.clear();
    this.companyId = companyId;
    return this.team.load((signal) => this.api.call(calls.getTeam, { params: { id: companyId }, signal }));
  };

  /** @param isOwn whether the member is the user */
  change = async ({ id: userId, version }: CompanyMember, change: MemberChange, isOwn: boolean): Promise<void> => {
    const params = { id: this.companyId, userId };
    await this.acting(() => this.api.call(calls.changeMember, { params, body: { ...change, version } }), isOwn);
  };

  /** @param isOwn whether the user leaves */
  remove = async (userId: string, isOwn: boolean): Promise<void> => {
    await this.acting(() => this.api.call(calls.removeMember, { params: { id: this.companyId, userId } }), isOwn);
  };

  /** Resolves with the token of the link. */
  invite = async (email: string, role: CompanyRole): Promise<string> =>
    (await this.acting(() => this.api.call(calls.inviteMember, { params: { id: this.companyId }, body: { email, role } }))).token;

  withdraw = async (invitationId: string): Promise<void> => {
    await this.acting(() => this.api.call(calls.withdrawInvitation, { params: { id: this.companyId, invitationId } }));
  };

  decide = async (requestId: string, body: { readonly accept: boolean; readonly role?: CompanyRole }): Promise<void> => {
    await this.acting(() => this.api.call(calls.decideRequest, { params: { id: this.companyId, requestId }, body }));
  };

  loadInvitations = (): Promise<void> =>
    this.invitations.share(async (signal) => (await this.api.call(calls.listOwnInvitations, { signal })).items);

  accept = async (id: string): Promise<{ readonly companyId: string; readonly company: string }> => {
    const joined = await this.api.call(calls.acceptInvitation, { body: { id } });
    this.dropInvitation(id);
    await this.companies.loadMine();
    return joined;
  };

  refuse = async (id: string): Promise<void> => {
    await this.api.call(calls.refuseInvitation, { body: { id } });
    this.dropInvitation(id);
  };

  loadRequests = (): Promise<void> => this.requests.share(async (signal) => (await this.api.call(calls.listOwnRequests, { signal })).items);

  ask = async (companyId: string, message: string): Promise<void> => {
    this.requests.replace([await this.api.call(calls.askToJoin, { params: { id: companyId }, body: { message } })]);
  };

  withdrawRequest = async ({ id: requestId, company: { id } }: OwnJoinRequest): Promise<void> => {
    await this.api.call(calls.withdrawRequest, { params: { id, requestId } });
    this.requests.replace([]);
  };

  private dropInvitation(id: string): void {
    forgetInvitation();
    this.invitations.replace((this.invitations.value ?? []).filter((one) => one.id !== id));
  }

  /** The team is loaded again also after a failure: it has changed meanwhile then. */
  private async acting<Reply>(call: () => Promise<Reply>, isOwn = false): Promise<Reply> {
    try {
      return await call();
    } finally {
      void (isOwn ? this.openAsBefore() : this.open(this.companyId));
    }
  }

  /** Learns what the user may do in the company now, and loads the team if it is still the user's. */
  private async openAsBefore(): Promise<void> {
    await this.companies.loadMine();
    if (this.companies.mine.value?.some(({ id }) => id === this.companyId) === true) await this.open(this.companyId);
  }
}
