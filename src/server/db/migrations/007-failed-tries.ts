/**
 * Failed log-ins and the like, by what was tried. When they happened is left out: only time during which Stepwise
 * runs counts for them.
 */
export const failedTries = `
create table failed_tries (
  subject text primary key,
  failures integer not null
) strict, without rowid;
`
