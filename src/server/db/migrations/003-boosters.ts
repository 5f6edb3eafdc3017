export const boosters = `
create table mcqs (
  id integer primary key,
  gap_id integer not null references gaps on delete cascade,
  set_number integer not null,
  question text not null,
  option_a text not null,
  option_b text not null,
  option_c text not null,
  option_d text not null,
  correct_answer text not null check (correct_answer in ('A', 'B', 'C', 'D')),
  explanation text not null,
  created_at text not null
) strict;
create index mcqs_by_gap on mcqs (gap_id, set_number);

create table mcq_answers (
  id integer primary key,
  mcq_id integer not null references mcqs on delete cascade,
  submission_id text,
  user_answer text not null check (user_answer in ('A', 'B', 'C', 'D')),
  is_correct integer not null check (is_correct in (0, 1)),
  consecutive_correct_answers integer not null,
  best_run integer not null,
  is_resolved integer not null check (is_resolved in (0, 1)),
  created_at text not null,
  unique (mcq_id, submission_id)
) strict;

create table gap_progress (
  gap_id integer primary key references gaps on delete cascade,
  consecutive_correct_answers integer not null default 0 check (consecutive_correct_answers between 0 and 5),
  best_run integer not null default 0 check (best_run between 0 and 5),
  resolved_at text
) strict;
`
