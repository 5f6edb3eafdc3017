/** Practice on paper: what was asked, by what code it is found again, and what was entered; and whether photos may come from a phone. */
export const paper = `
create table practice_sheets (
  id integer primary key,
  child_id integer not null references children on delete cascade,
  code text not null,
  grade any not null check (grade = 'K' or grade between 1 and 12),
  created_at text not null,
  unique (child_id, code)
) strict;

create table practice_sheet_questions (
  id integer primary key,
  practice_sheet_id integer not null references practice_sheets on delete cascade,
  number integer not null,
  concept text not null,
  question text not null,
  solution text not null,
  submission_id text not null,
  answer text,
  is_right integer check (is_right in (0, 1)),
  answered_at text,
  unique (practice_sheet_id, number)
) strict;

alter table household_settings
  add column allows_phone_pictures integer not null default 0 check (allows_phone_pictures in (0, 1));
`
