/**
 * Counts what is saved, in the same transaction as that itself. Compared with a note beside the database, it tells
 * whether the last of it came through a power cut.
 */
export const lastChange = `
create table last_change (
  id integer primary key check (id = 1),
  number integer not null,
  at text not null
) strict;

insert into last_change (id, number, at) values (1, 0, '');
`
