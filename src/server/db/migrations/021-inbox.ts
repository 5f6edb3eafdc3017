/** Answers that wait for a grown-up, with their photos. One that is marked stays until its child has seen the mark. */
export const inbox = `
create table inbox_answers (
  id integer primary key,
  child_id integer not null references children on delete cascade,
  question text not null,
  answer text not null,
  grade any not null check (grade = 'K' or grade between 1 and 12),
  expected_answer text,
  submission_id text not null,
  evaluation_id integer references evaluations on delete cascade,
  created_at text not null,
  unique (child_id, submission_id)
) strict;
create index inbox_answers_by_evaluation on inbox_answers (evaluation_id) where evaluation_id is not null;

create table inbox_photos (
  id integer primary key,
  inbox_answer_id integer not null references inbox_answers on delete cascade,
  side text not null check (side in ('question', 'answer')),
  type text not null check (type in ('image/png', 'image/jpeg', 'image/webp', 'image/gif')),
  bytes blob not null
) strict;
create index inbox_photos_by_answer on inbox_photos (inbox_answer_id);
`
