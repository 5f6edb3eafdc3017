/** Check-ups with their questions and answers; each answer becomes an evaluation when its check-up ends. */
export const checkups = `
create table checkups (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  grade any not null check (grade = 'K' or grade between 1 and 12),
  areas text not null,
  concepts text not null,
  started_at text not null,
  ended_at text
) strict;
create unique index checkups_under_way on checkups (user_id) where ended_at is null;

create table checkup_questions (
  id integer primary key,
  checkup_id integer not null references checkups on delete cascade,
  number integer not null,
  concept text not null,
  question text not null,
  answer text,
  submission_id text,
  is_right integer check (is_right in (0, 1)),
  score integer,
  total_score integer,
  assessment text,
  answered_at text,
  unique (checkup_id, number)
) strict;

alter table evaluations add column checkup_id integer references checkups on delete set null;
create index evaluations_by_checkup on evaluations (checkup_id);
`
