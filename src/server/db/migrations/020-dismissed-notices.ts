/**
 * Each family puts a notice away for itself. It is named by its moment and its words, not by a number: those stay the
 * same when a backup is restored, and a number of another computer's would name another notice here.
 */
export const dismissedNotices = `
create table dismissed_notices (
  family_id integer not null references families on delete cascade,
  noticed_at text not null,
  message text not null,
  dismissed_at text not null,
  primary key (family_id, noticed_at, message)
) strict;
`
