/**
 * What a parent may set for a child's day, null for nothing; `more_time_until` is given on the spot. The grade is the
 * one that was chosen last, null as long as nobody has; `sprint` is null for a child that runs none, else its best times
 * in JSON, seconds by times table.
 */
export const daysOfAChild = `
alter table children add column minutes_a_day integer check (minutes_a_day > 0);
alter table children add column bedtime text;
alter table children add column more_time_until text;
alter table children add column grade any check (grade = 'K' or grade between 1 and 12);
alter table children add column sprint text;
`
