/** What a household needs on a shared computer; `day` is the computer's own date, such as `2025-03-05`. */
export const household = `
alter table users add column recovery_code_hash text;

alter table auth_sessions add column active_at text;
alter table auth_sessions add column locked_at text;
alter table auth_sessions add column corner_open_until text;

create table household_settings (
  user_id integer primary key references users on delete cascade,
  is_listed integer not null default 0 check (is_listed in (0, 1)),
  idle_lock_minutes integer check (idle_lock_minutes > 0),
  monthly_ai_calls integer check (monthly_ai_calls >= 0),
  monthly_voice_minutes integer check (monthly_voice_minutes >= 0)
) strict;

create table time_used (
  user_id integer not null references users on delete cascade,
  day text not null,
  seconds integer not null,
  active_at text not null,
  primary key (user_id, day)
) strict, without rowid;

create table ai_use (
  user_id integer not null references users on delete cascade,
  day text not null,
  service text not null,
  calls integer not null,
  bytes integer not null,
  voice_seconds integer not null,
  primary key (user_id, day, service)
) strict, without rowid;
`
