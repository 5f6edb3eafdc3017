/** Applied migrations never change: a new need is a new file. */
export const accountsAndEvaluations = `
create table users (
  id integer primary key,
  parent_name text not null,
  child_name text not null,
  child_birth_year integer not null,
  email text not null collate nocase unique,
  password_hash text not null,
  personal_intro text,
  assistant_name text not null default 'AI Tutor',
  created_at text not null
) strict;

create table auth_sessions (
  token_hash text primary key,
  user_id integer not null references users on delete cascade,
  created_at text not null,
  expires_at text not null
) strict, without rowid;
create index auth_sessions_by_user on auth_sessions (user_id);
create index auth_sessions_by_expiry on auth_sessions (expires_at);

create table standards (
  id integer primary key,
  code text not null unique
) strict;

create table evaluations (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  question text not null,
  answer text not null,
  grade any not null check (grade = 'K' or grade between 1 and 12),
  marking_scheme text not null,
  overall_assessment text not null,
  score integer not null,
  total_score integer not null,
  created_at text not null
) strict;
create index evaluations_by_user on evaluations (user_id);

create table evaluation_resources (
  id integer primary key,
  evaluation_id integer not null references evaluations on delete cascade,
  title text not null,
  description text not null,
  url text
) strict;
create index evaluation_resources_by_evaluation on evaluation_resources (evaluation_id);

create table gaps (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  evaluation_id integer not null references evaluations on delete cascade,
  standard_id integer references standards,
  concept text not null,
  description text not null,
  created_at text not null
) strict;
create index gaps_by_user on gaps (user_id);
create index gaps_by_evaluation on gaps (evaluation_id);
create index gaps_by_standard on gaps (standard_id);

create table masteries (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  evaluation_id integer references evaluations on delete cascade,
  standard_id integer references standards,
  source_type text not null check (source_type in ('evaluation', 'resolved_gap')),
  concept text not null,
  description text not null,
  created_at text not null
) strict;
create index masteries_by_user on masteries (user_id);
create index masteries_by_evaluation on masteries (evaluation_id);
create index masteries_by_standard on masteries (standard_id);

create table notices (
  id integer primary key,
  message text not null,
  created_at text not null,
  dismissed_at text
) strict;
`
