/** The latest moment that a running Stepwise has seen, so that a start can tell a clock that was set back. */
export const latestMoment = `
create table latest_moment (
  id integer primary key check (id = 1),
  moment text not null
) strict;
`
