/**
 * Evaluations that are marked at home: what the answer page says, who marked, which are tries at the same question,
 * and how a grown-up has put a mark right. A gap may be closed and a mastery withdrawn without being forgotten.
 */
export const homeMarking = `
alter table evaluations add column expected_answer text;
alter table evaluations add column marked_by text
  check (marked_by in ('builtin', 'answer_page', 'grown_up', 'ai'));
alter table evaluations add column marker_name text;
alter table evaluations add column marker_model text;
alter table evaluations add column try_of integer references evaluations on delete set null;
create index evaluations_by_try on evaluations (try_of);

alter table gaps add column closed_as text check (closed_as in ('fixed', 'dropped'));
alter table gaps add column closed_at text;
alter table masteries add column withdrawn_at text;

create table remarks (
  id integer primary key,
  evaluation_id integer not null references evaluations on delete cascade,
  submission_id text,
  marker_name text not null,
  reason text not null,
  former_score integer not null,
  former_total_score integer not null,
  score integer not null,
  total_score integer not null,
  dropped_gaps text not null,
  added_gaps text not null,
  created_at text not null,
  unique (evaluation_id, submission_id)
) strict;

create table receipt_secret (
  id integer primary key check (id = 1),
  secret text not null
) strict;
`
