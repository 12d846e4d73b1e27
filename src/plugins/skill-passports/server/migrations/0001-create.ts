import { createTables } from '#core/server/db/create-tables.ts';

/** The tables of the plugin. */
export const createSkillPassports = createTables({
  id: 'skill-passports/0001-create',
  sql: `
    -- The companies that issue credentials.
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
      created_at timestamptz(3) not null,
      name_key text not null default '' collate "C"
    );
    create index credential_issuers_decided_by on credential_issuers (decided_by);
    create index credential_issuers_status on credential_issuers (status, created_at, id);

    -- The keys of issuers. The private half is sealed.
    create table issuer_keys (
      id uuid primary key,
      issuer_id uuid not null references credential_issuers (id),
      kid text not null unique,
      public_jwk jsonb not null check (not (public_jwk ?| array['d', 'p', 'q', 'dp', 'dq', 'qi'])),
      sealed bytea,
      status text not null check (status in ('active', 'retired', 'compromised')),
      valid_from timestamptz(3) not null,
      valid_to timestamptz(3),
      compromised_from timestamptz(3),
      constraint issuer_keys_check check ((status = 'compromised') = (compromised_from is not null))
    );
    create unique index issuer_keys_active on issuer_keys (issuer_id) where status = 'active';
    create index issuer_keys_issuer on issuer_keys (issuer_id);

    -- What issuers attest.
    create table achievements (
      id uuid primary key,
      issuer_id uuid not null references credential_issuers (id),
      status text not null check (status in ('draft', 'active', 'retired')),
      latest integer not null,
      version integer not null default 1,
      created_at timestamptz(3) not null
    );
    create index achievements_issuer on achievements (issuer_id, created_at);

    -- The texts of an achievement: a credential names one.
    create table achievement_versions (
      achievement_id uuid not null references achievements (id),
      number integer not null check (number > 0),
      document jsonb not null,
      created_at timestamptz(3) not null,
      primary key (achievement_id, number)
    );

    -- The lists of revoked credentials.
    create table status_lists (
      id uuid primary key,
      issuer_id uuid not null references credential_issuers (id),
      bits bytea not null check (octet_length(bits) = 16384),
      taken integer not null check (taken >= 0 and taken <= 65536),
      jwt text,
      is_dirty boolean not null,
      updated_at timestamptz(3) not null
    );
    create index status_lists_dirty on status_lists (updated_at) where is_dirty;
    create index status_lists_issuer on status_lists (issuer_id);

    -- Credentials, from the request or the offer on.
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
      list_index integer check (list_index >= 0 and list_index <= 131071),
      sha256 bytea,
      jwt text,
      version integer not null default 1,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      constraint credentials_list_id_list_index_key unique (list_id, list_index),
      constraint credentials_achievement_id_achievement_version_fkey foreign key (achievement_id, achievement_version) references achievement_versions(achievement_id, number),
      constraint credentials_check check ((status in ('active', 'suspended', 'revoked', 'superseded')) = (sha256 is not null)),
      constraint credentials_check1 check (num_nulls(issuer_name, subject, valid_from, key_id, list_id, list_index, sha256) = any (array[0, 7]))
    );
    create index credentials_achievement on credentials (achievement_id, achievement_version);
    create index credentials_changed on credentials (updated_at desc, id desc);
    create index credentials_issuer on credentials (issuer_id, status, updated_at desc, id desc);
    create index credentials_issuer_changed on credentials (issuer_id, updated_at desc, id desc);
    create index credentials_key on credentials (key_id);
    create index credentials_offered_to on credentials (offered_to) where recipient_id is null and status = 'offered';
    create index credentials_recipient on credentials (recipient_id, updated_at);
    create unique index credentials_renewed_once on credentials (renews_id) where status = 'offered';
    create index credentials_renews on credentials (renews_id);

    -- The history of credentials. A trigger refuses changes, except that the event of a deleted account loses its name.
    create table credential_events (
      credential_id uuid not null references credentials (id),
      seq integer not null,
      deed text not null,
      side text not null check (side in ('recipient', 'issuer', 'admin')),
      actor_id uuid references users (id) on delete set null,
      reason text not null,
      at timestamptz(3) not null,
      primary key (credential_id, seq)
    );
    create index credential_events_actor on credential_events (actor_id);
    create function credential_events_refuse() returns trigger language plpgsql as $$
      begin
        raise exception 'The history of credentials is append-only.';
      end $$;
    create trigger credential_events_stay before delete or update of credential_id, seq, deed, side, reason, at on credential_events for each row execute function credential_events_refuse();`,
});
