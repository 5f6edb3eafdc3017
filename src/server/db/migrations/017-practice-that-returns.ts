/**
 * What is remembered of each concept of a child, by which it comes back, with every answer that it was reckoned from;
 * hints that were shown; and mastered gaps that a later look has opened again.
 */
export const practiceThatReturns = `
create table concept_states (
  user_id integer not null references users on delete cascade,
  concept text not null,
  due_at text not null,
  last_review_at text not null,
  stability real not null,
  difficulty real not null,
  state integer not null check (state between 0 and 3),
  learning_steps integer not null,
  scheduled_days integer not null,
  reps integer not null,
  lapses integer not null,
  look_wrong integer not null default 0,
  primary key (user_id, concept)
) strict;

create table reviews (
  id integer primary key,
  user_id integer not null references users on delete cascade,
  concept text not null,
  rating integer not null check (rating between 1 and 4),
  source text not null check (source in ('practice', 'checkup', 'chat')),
  is_return integer not null check (is_return in (0, 1)),
  day text not null,
  due_at text not null,
  created_at text not null
) strict;
create index reviews_by_user on reviews (user_id, day);

alter table gap_progress add column reopened_at text;
alter table mcqs add column hints_shown integer not null default 0;
alter table mcq_answers add column hints_used integer not null default 0;
alter table mcq_answers add column look text check (look in ('passed', 'again', 'reopened'));
`
