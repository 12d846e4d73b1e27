import { sql } from 'kysely';
import type { Migration } from '#core/server/db/migration.ts';

/** Issuers with their keys and achievements, credentials with their history, and the lists of revoked credentials. */
export const createPassports: Migration = {
  id: 'skill-passports/0001-create-passports',
  up: async (db) => {
    await sql`
      create table credential_issuers (
        id uuid primary key,
        company_id uuid not null unique references companies (id) on delete cascade,
        name text not null,
        asked_name text,
        origin text not null,
        status text not null check (status in ('pending', 'trusted', 'suspended')),
        reason text not null default '',
        decided_by uuid references users (id) on delete set null,
        decided_at timestamptz(3),
        version integer not null default 1,
        created_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index credential_issuers_decided_by on credential_issuers (decided_by)`.execute(db);
    await sql`create index credential_issuers_status on credential_issuers (status, created_at, id)`.execute(db);
    await sql`
      create table issuer_keys (
        id uuid primary key,
        issuer_id uuid not null references credential_issuers (id),
        kid text not null unique,
        public_jwk jsonb not null check (not public_jwk ?| array['d', 'p', 'q', 'dp', 'dq', 'qi']),
        sealed bytea,
        status text not null check (status in ('active', 'retired', 'compromised')),
        valid_from timestamptz(3) not null,
        valid_to timestamptz(3),
        compromised_from timestamptz(3),
        check ((status = 'compromised') = (compromised_from is not null))
      )`.execute(db);
    await sql`create unique index issuer_keys_active on issuer_keys (issuer_id) where status = 'active'`.execute(db);
    await sql`create index issuer_keys_issuer on issuer_keys (issuer_id)`.execute(db);
    await sql`
      create table achievements (
        id uuid primary key,
        issuer_id uuid not null references credential_issuers (id),
        status text not null check (status in ('draft', 'active', 'retired')),
        latest integer not null,
        version integer not null default 1,
        created_at timestamptz(3) not null
      )`.execute(db);
    await sql`create index achievements_issuer on achievements (issuer_id, created_at)`.execute(db);
    await sql`
      create table achievement_versions (
        achievement_id uuid not null references achievements (id),
        number integer not null check (number > 0),
        document jsonb not null,
        created_at timestamptz(3) not null,
        primary key (achievement_id, number)
      )`.execute(db);
    await createCredentials(db);
  },
  down: async (db) => {
    await sql`
      drop table credential_events, credentials, status_lists, achievement_versions, achievements, issuer_keys, credential_issuers`.execute(
      db,
    );
    await sql`drop function credential_events_refuse`.execute(db);
  },
};

async function createCredentials(db: Parameters<Migration['up']>[0]): Promise<void> {
  await sql`
    create table status_lists (
      id uuid primary key,
      issuer_id uuid not null references credential_issuers (id),
      bits bytea not null check (octet_length(bits) = 16384),
      taken integer not null check (taken between 0 and 65536),
      jwt text,
      is_dirty boolean not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index status_lists_issuer on status_lists (issuer_id)`.execute(db);
  await sql`create index status_lists_dirty on status_lists (updated_at) where is_dirty`.execute(db);
  await sql`
    create table credentials (
      id uuid primary key,
      issuer_id uuid not null references credential_issuers (id),
      achievement_id uuid not null,
      achievement_version integer not null,
      renews_id uuid references credentials (id),
      recipient_id uuid references users (id) on delete set null,
      offered_to text,
      status text not null check (status in ('requested', 'offered', 'declined', 'active', 'suspended', 'revoked', 'superseded')),
      is_hidden boolean not null default false,
      note text not null,
      evidence jsonb not null,
      result text not null,
      reason text not null,
      issuer_name text,
      subject text unique,
      valid_from timestamptz(3),
      valid_until timestamptz(3),
      key_id uuid references issuer_keys (id),
      list_id uuid references status_lists (id),
      list_index integer check (list_index between 0 and 131071),
      sha256 bytea,
      jwt text,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      foreign key (achievement_id, achievement_version) references achievement_versions (achievement_id, number),
      unique (list_id, list_index),
      check ((status in ('active', 'suspended', 'revoked', 'superseded')) = (sha256 is not null)),
      check (num_nulls(issuer_name, subject, valid_from, key_id, list_id, list_index, sha256) in (0, 7))
    )`.execute(db);
  await sql`create index credentials_recipient on credentials (recipient_id, updated_at)`.execute(db);
  await sql`create index credentials_issuer on credentials (issuer_id, status, updated_at desc, id desc)`.execute(db);
  // Lists without a state: those of one issuer, and those of all for administrators.
  await sql`create index credentials_issuer_changed on credentials (issuer_id, updated_at desc, id desc)`.execute(db);
  await sql`create index credentials_changed on credentials (updated_at desc, id desc)`.execute(db);
  await sql`create index credentials_achievement on credentials (achievement_id, achievement_version)`.execute(db);
  await sql`create index credentials_renews on credentials (renews_id)`.execute(db);
  // Two offers at once would renew a credential twice.
  await sql`create unique index credentials_renewed_once on credentials (renews_id) where status = 'offered'`.execute(db);
  await sql`create index credentials_key on credentials (key_id)`.execute(db);
  await sql`create index credentials_offered_to on credentials (offered_to) where recipient_id is null and status = 'offered'`.execute(db);
  await sql`
    create table credential_events (
      credential_id uuid not null references credentials (id),
      seq integer not null,
      deed text not null,
      side text not null check (side in ('recipient', 'issuer', 'admin')),
      actor_id uuid references users (id) on delete set null,
      reason text not null,
      at timestamptz(3) not null,
      primary key (credential_id, seq)
    )`.execute(db);
  await sql`create index credential_events_actor on credential_events (actor_id)`.execute(db);
  await sql`
    create function credential_events_refuse() returns trigger language plpgsql as $$
    begin
      raise exception 'The history of credentials is append-only.';
    end $$`.execute(db);
  // The actor becomes null when the account is deleted.
  await sql`
    create trigger credential_events_stay before update of credential_id, seq, deed, side, reason, at or delete on credential_events
    for each row execute function credential_events_refuse()`.execute(db);
}
