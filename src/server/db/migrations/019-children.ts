/** Tables whose rows are a child's from now on, by the column that named the account until now. */
const OF_A_CHILD = [
  'evaluations',
  'gaps',
  'masteries',
  'concept_states',
  'reviews',
  'checkups',
  'chat_sessions',
  'voice_messages',
  'flagged_exchanges',
  'time_used',
]

/**
 * An account becomes a family with one child, both with the number that the account had: so the tables of a child's
 * work need a new name for their column and nothing else. What belongs to the family is written anew to refer to it.
 */
export const children = `
create table families (
  id integer primary key,
  parent_name text not null,
  email text not null collate nocase unique,
  password_hash text not null,
  recovery_code_hash text,
  created_at text not null
) strict;
insert into families (id, parent_name, email, password_hash, recovery_code_hash, created_at)
select id, parent_name, email, password_hash, recovery_code_hash, created_at from users;

-- Renamed first: whatever refers to users refers to children then.
alter table users rename to children;
create table children_of_families (
  id integer primary key,
  family_id integer not null references families on delete cascade,
  name text not null,
  birth_year integer not null,
  personal_intro text,
  assistant_name text not null default 'AI Tutor',
  animal text not null default 'fox',
  color text not null default 'blue',
  picture_code_hash text,
  archived_at text,
  monthly_ai_calls integer check (monthly_ai_calls >= 0),
  monthly_voice_minutes integer check (monthly_voice_minutes >= 0),
  created_at text not null
) strict;
insert into children_of_families (id, family_id, name, birth_year, personal_intro, assistant_name, created_at)
select id, id, child_name, child_birth_year, personal_intro, assistant_name, created_at from children;
drop table children;
alter table children_of_families rename to children;
create index children_by_family on children (family_id);

${OF_A_CHILD.map(table => `alter table ${table} rename column user_id to child_id;`).join('\n')}

create table new_auth_sessions (
  token_hash text primary key,
  family_id integer not null references families on delete cascade,
  child_id integer references children on delete set null,
  created_at text not null,
  expires_at text not null,
  active_at text,
  locked_at text,
  corner_open_until text
) strict, without rowid;
insert into new_auth_sessions
  (token_hash, family_id, child_id, created_at, expires_at, active_at, locked_at, corner_open_until)
select token_hash, user_id, user_id, created_at, expires_at, active_at, locked_at, corner_open_until from auth_sessions;
drop table auth_sessions;
alter table new_auth_sessions rename to auth_sessions;
create index auth_sessions_by_family on auth_sessions (family_id);
create index auth_sessions_by_expiry on auth_sessions (expires_at);

create table new_settings (
  id integer primary key,
  family_id integer not null references families on delete cascade,
  name text not null,
  value text not null
) strict;
insert into new_settings (id, family_id, name, value)
select id, user_id, name, value from settings where user_id is not null;
drop table settings;
alter table new_settings rename to settings;
create unique index settings_by_name on settings (family_id, name);

create table new_household_settings (
  family_id integer primary key references families on delete cascade,
  is_listed integer not null default 0 check (is_listed in (0, 1)),
  idle_lock_minutes integer check (idle_lock_minutes > 0),
  monthly_ai_calls integer check (monthly_ai_calls >= 0),
  monthly_voice_minutes integer check (monthly_voice_minutes >= 0),
  helpline_country text
) strict;
insert into new_household_settings
  (family_id, is_listed, idle_lock_minutes, monthly_ai_calls, monthly_voice_minutes, helpline_country)
select user_id, is_listed, idle_lock_minutes, monthly_ai_calls, monthly_voice_minutes, helpline_country
from household_settings;
drop table household_settings;
alter table new_household_settings rename to household_settings;

-- The record and the limits are the family's: they stay when a child is deleted.
create table new_ai_use (
  family_id integer not null references families on delete cascade,
  child_id integer references children on delete set null,
  day text not null,
  service text not null,
  calls integer not null,
  requests integer not null,
  bytes integer not null,
  voice_seconds integer not null
) strict;
insert into new_ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
select user_id, user_id, day, service, calls, requests, bytes, voice_seconds from ai_use;
drop table ai_use;
alter table new_ai_use rename to ai_use;
create index ai_use_by_family on ai_use (family_id, child_id, day, service);
create index ai_use_by_child on ai_use (child_id);

create table new_lent_ai_use (
  family_id integer not null references families on delete cascade,
  day text not null,
  service text not null,
  calls integer not null,
  voice_seconds integer not null,
  primary key (family_id, day, service)
) strict, without rowid;
insert into new_lent_ai_use (family_id, day, service, calls, voice_seconds)
select user_id, day, service, calls, voice_seconds from lent_ai_use;
drop table lent_ai_use;
alter table new_lent_ai_use rename to lent_ai_use;
`
